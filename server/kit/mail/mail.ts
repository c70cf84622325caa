import { z } from 'zod'
import type { MailKind } from '#contract/kit/mail.ts'
import type { Db } from '#server/db/open.ts'
import type { Sendable } from '#server/kit/jobs/queue.ts'
import type { Outlet } from '#server/kit/mail/outlet.ts'

export interface MailMessage {
  to: string
  subject: string
  text: string
  html: string
  /** `other` when not given. */
  kind?: MailKind
  /** What an administrator switches it off by; without one it always leaves. */
  template?: string | undefined
  /** Leaves before many others though its kind does not: somebody has just pressed for it. */
  ahead?: boolean
}

export interface Mail {
  /** Puts a mail in the outbox with the caller's transaction; it leaves after the commit. Returns its code. */
  post(db: Db, mail: MailMessage, now: Date): Promise<string>
  /** What mails leave by; undefined where no server is configured: they then stay in the outbox, to be read there. */
  outlet(db: Db): Promise<Outlet | undefined>
  /** Whether mails leave this installation. */
  sends(db: Db): Promise<boolean>
}

/** The outbox's job; `deliver.ts` says what it does. */
export const mailDelivery = {
  name: 'mail.deliver',
  payload: z.object({ code: z.uuid(), resent: z.number().int().default(0) }),
  // Some servers turn a stranger away for a quarter of an hour, and others are restarted: eight tries take two hours.
  pauseSeconds: 30,
} satisfies Sendable
