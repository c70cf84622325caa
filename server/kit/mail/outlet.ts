import { createTransport, type Transporter } from 'nodemailer'
import type { Db } from '#server/db/open.ts'
import { reach } from '#server/kit/mail/reach.ts'
import type { Cipher } from '#server/kit/session/cipher.ts'

/** Owner under which the cipher seals the password of the mail server. */
export const MAIL_OWNER = 'mail'

/** Milliseconds before a mail server that does not answer is given up. */
const WAIT_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Marks a mail as automatic, so that out-of-office replies do not come back. */
const SENT_BY_ITSELF = { headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' } }

/** Mail server that mails leave by. */
export interface Outlet {
  readonly by: 'settings' | 'environment'
  readonly transport: Transporter
  readonly from: string | { readonly name: string; readonly address: string }
  /** Domain of the sender, for message ids: many mailboxes distrust an id without a domain. */
  readonly domain: string
  /** Removes the password from an error of the mail server, which may repeat it. */
  readonly spoken: (text: string) => string
}

export interface OutletFrame {
  readonly url: string | undefined
  readonly from: string
  readonly cipher: Cipher
}

export const mailSettings = (db: Db) =>
  db.selectFrom('mail_settings').selectAll().where('id', '=', 1).executeTakeFirstOrThrow()

const domainOf = (from: Outlet['from']): string =>
  /@([\w.-]+)>?\s*$/.exec(typeof from === 'string' ? from : from.address)?.[1] ?? 'nucleo'

const MOST = 500
const spokenWithout = (secrets: readonly string[]) => (text: string) =>
  secrets
    .filter((it) => it !== '')
    .flatMap((it) => [it, Buffer.from(it).toString('base64')])
    .reduce((said, secret) => said.replaceAll(secret, '•••'), text)
    .slice(0, MOST)

/**
 * The server that mails leave by at this moment: the one that the organisation has set, else the environment's. Read for
 * each mail, so that a change is in force on every server at once. Undefined where there is none.
 */
export const outletOf = async (db: Db, { url, from, cipher }: OutletFrame): Promise<Outlet | undefined> => {
  const set = await mailSettings(db)
  const sender = set.from_address === '' ? from : { name: set.from_name, address: set.from_address }
  const sent = { from: sender, domain: domainOf(sender) }
  if (set.host === '') {
    if (!url) return undefined
    const { password } = new URL(url)
    const spoken = spokenWithout([password, decodeURIComponent(password)])
    return { by: 'environment', transport: createTransport({ url, ...WAIT_MS }, SENT_BY_ITSELF), ...sent, spoken }
  }
  const pass = set.password === null ? '' : cipher.open(set.password, MAIL_OWNER)
  const aim = { host: set.host.replace(/^\[|\]$/g, ''), port: set.port }
  const transport = createTransport(
    {
      ...aim,
      secure: set.security === 'tls',
      requireTLS: set.security === 'starttls',
      ignoreTLS: set.security === 'none',
      ...(set.username === '' ? {} : { auth: { user: set.username, pass } }),
      ...WAIT_MS,
      getSocket: (_options, done) => {
        reach({ ...aim, patience: WAIT_MS.connectionTimeout }).then(
          (connection) => done(null, { connection }),
          (error: unknown) => done(error instanceof Error ? error : new Error('unreachable'), {}),
        )
      },
    },
    SENT_BY_ITSELF,
  )
  return { by: 'settings', transport, ...sent, spoken: spokenWithout([pass]) }
}

/** Settings of the organisation that apply when a mail is written. */
export const composeSettings = async (db: Db): Promise<{ footer: string; off: readonly string[] }> =>
  db.selectFrom('mail_settings').select(['footer', 'off']).where('id', '=', 1).executeTakeFirstOrThrow()
