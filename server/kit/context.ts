import type { Grants } from '#contract/access/can.ts'
import type { Permission } from '#contract/access/matrix.ts'
import type { Locale, WordParams } from '#contract/kit/words.ts'
import type { WordKey } from '#contract/words.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import type { Files } from '#server/kit/files/files.ts'
import type { Queue } from '#server/kit/jobs/queue.ts'
import type { Live } from '#server/kit/live/live.ts'
import type { Log } from '#server/kit/log.ts'
import type { Mail } from '#server/kit/mail/mail.ts'
import type { Outside } from '#server/kit/outside/outside.ts'
import type { Cipher } from '#server/kit/session/cipher.ts'
import type { Passwords } from '#server/kit/session/password.ts'
import type { Presumed, SessionUser } from '#server/kit/session/session.ts'
import type { Tokens } from '#server/kit/session/token.ts'

/** Services that exist once in the process. A job gets these alone, a handler as a part of its `Context`. */
export interface Services {
  readonly config: Config
  readonly log: Log
  readonly live: Live
  readonly queue: Queue
  readonly mail: Mail
  readonly tokens: Tokens
  readonly files: Files
  readonly passwords: Passwords
  /** Sends to addresses that people give. */
  readonly outside: Outside
  /** Encrypts secrets before they are stored. */
  readonly cipher: Cipher
  now(): Date
}

export interface AuditEntry {
  event: string
  thing?: string
  thing_id?: string | number
  detail?: Readonly<Record<string, unknown>>
}

/** Everything a handler may reach. `db` is the call's transaction, or the plain database where the handler has none. */
export interface Context<U extends SessionUser | undefined = SessionUser> {
  readonly user: U
  readonly grants: Grants
  readonly db: Db
  readonly services: Services
  /** Set while `user` is presumed: what is read from the database tells along whether it holds. */
  readonly presumed?: Presumed | undefined
  /** The moment the call arrived; one for the whole call. */
  readonly now: Date
  readonly locale: Locale
  readonly request: {
    id: string
    ip: string
    userAgent: string
    /** True when it comes from the machine that the server runs on, through no proxy. */
    isLocal: () => boolean
  }
  say(key: WordKey, params?: WordParams): string
  may(permission: Permission): boolean
  /** Runs after the commit, in order; a failure is logged and does not undo the call. */
  after(effect: () => void | Promise<void>): void
  /** Runs after a refusal's rollback with the plain database: what must survive a no (failed sign-ins, audit). */
  onRefusal(effect: (db: Db) => Promise<void>): void
  /** Tells after the commit that records of these nouns changed, which `audit` does of each noun that it writes about. */
  changed(...nouns: readonly string[]): void
  audit(entry: AuditEntry | readonly AuditEntry[]): Promise<void>
  /** Whether the database answers, asked beside all calls that wait for it. */
  databaseAnswers(): Promise<boolean>
  header(name: string, value: string): void
  /** Another HTTP status than 200 for an answer that is no refusal. */
  status(code: number): void
  /** For calls mounted without a transaction of their own. */
  transaction<T>(run: (db: Db) => Promise<T>): Promise<T>
}

/** The context of a call that asks for no session. */
export type Anyone = Context<SessionUser | undefined>
