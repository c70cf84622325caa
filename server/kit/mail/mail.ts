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
  /** Template that an administrator may switch off; a mail without one always leaves. */
  template?: string | undefined
  /** Leaves before the others although its kind does not, because somebody has just requested it. */
  ahead?: boolean
}

export interface Mail {
  /** Stores a mail in the outbox with the caller's transaction and queues its delivery. Returns its code. */
  post(db: Db, mail: MailMessage, now: Date): Promise<string>
  /** The same for many, in as many statements as for one. */
  postMany(db: Db, mails: readonly MailMessage[], now: Date): Promise<string[]>
  /** Server that mails leave by; undefined where none is configured: mails then stay in the outbox, to be read
   * there. */
  outlet(db: Db): Promise<Outlet | undefined>
  /** True when mails leave this installation. */
  sends(db: Db): Promise<boolean>
}

/** How often a mail that could not leave is tried again. */
export const MAIL_RETRIES = 8

/** The outbox's job; `deliver.ts` says what it does. */
export const mailDelivery = {
  name: 'mail.deliver',
  payload: z.object({ code: z.uuid(), resent: z.number().int().default(0) }),
  // Some servers reject unknown senders for a quarter of an hour, others restart: eight tries take two hours.
  pauseSeconds: 30,
} satisfies Sendable

/**
 * When the queue tries again at the latest, after so many failures; undefined after the last. Its pauses double, each between
 * half and the whole of what stands here, so that a server that comes back is not met by all mails at once.
 */
export const nextTryAt = (tries: number, now: Date): Date | undefined =>
  tries > MAIL_RETRIES ? undefined : new Date(now.getTime() + mailDelivery.pauseSeconds * 2 ** tries * 1000)
