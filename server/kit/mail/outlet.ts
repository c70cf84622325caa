import { createTransport, type Transporter } from 'nodemailer'
import type { Db } from '#server/db/open.ts'
import { reach } from '#server/kit/mail/reach.ts'
import type { Cipher } from '#server/kit/session/cipher.ts'

/** Whose the sealed password of the mail server is. */
export const MAIL_OWNER = 'mail'

/** A mail server that does not speak is given up after this long, in milliseconds. */
const WAIT_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Tells mailboxes that nobody waits for an answer, so that notes of absence do not come back. */
const SENT_BY_ITSELF = { headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' } }

/** What mails leave by. */
export interface Outlet {
  readonly by: 'settings' | 'environment'
  readonly transport: Transporter
  readonly from: string | { readonly name: string; readonly address: string }
  /** Of the sender, which names letters: many letter boxes mistrust a name under no domain. */
  readonly domain: string
  /** What a mail server says, without the password, which it may repeat. */
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

/** What the organisation has set for mails as they are written. */
export const composeSettings = async (db: Db): Promise<{ footer: string; off: readonly string[] }> =>
  db.selectFrom('mail_settings').select(['footer', 'off']).where('id', '=', 1).executeTakeFirstOrThrow()
