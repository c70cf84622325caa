import type { Config } from '#server/config.ts'
import type { Services } from '#server/kit/context.ts'
import { makeFiles } from '#server/kit/files/files.ts'
import type { Queue } from '#server/kit/jobs/queue.ts'
import type { Live } from '#server/kit/live/live.ts'
import type { Log } from '#server/kit/log.ts'
import { makeMail } from '#server/kit/mail/makeMail.ts'
import { makeOutside } from '#server/kit/outside/outside.ts'
import type { Cipher } from '#server/kit/session/cipher.ts'
import { makePasswords } from '#server/kit/session/password.ts'
import { makeTokens } from '#server/kit/session/token.ts'

/** Services that are made of secrets in the database. */
type Keyed = Pick<Services, 'mail' | 'tokens' | 'files' | 'cipher'>

/** Services that are made after the calls are mounted: sockets need the HTTP server, secrets the open database. */
export interface Late {
  live?: Live
  keyed?: Keyed
}

interface Secrets {
  config: Config
  queue: Queue
  /** Signs tokens and links. */
  secret: string
  cipher: Cipher
}

export const makeKeyed = ({ config, queue, secret, cipher }: Secrets): Keyed => ({
  mail: makeMail({ url: config.SMTP_URL, from: config.MAIL_FROM, cipher }, queue),
  tokens: makeTokens(secret),
  files: makeFiles({ config, secret }),
  cipher,
})

interface Made {
  config: Config
  log: Log
  queue: Queue
  late: Late
}

/** Services of the process. Those that are made of secrets throw until `late` has them. */
export const makeServices = ({ config, log, queue, late }: Made): Services => {
  const keyed = (): Keyed => {
    if (!late.keyed) throw new Error('The secrets of this server are not read yet.')
    return late.keyed
  }
  return {
    config,
    log,
    live: {
      tell: (topic, event, data) => late.live?.tell(topic, event, data),
      redis: () => late.live?.redis() ?? 'off',
      close: async () => late.live?.close(),
    },
    queue,
    passwords: makePasswords(),
    outside: makeOutside({ allow: config.WEBHOOK_ALLOW }),
    get mail() {
      return keyed().mail
    },
    get tokens() {
      return keyed().tokens
    },
    get files() {
      return keyed().files
    },
    get cipher() {
      return keyed().cipher
    },
    now: () => new Date(),
  }
}
