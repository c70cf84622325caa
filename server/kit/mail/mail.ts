import { randomUUID } from 'node:crypto'
import { createTransport, type Transporter } from 'nodemailer'
import { z } from 'zod'
import type { MailKind } from '#contract/kit/mail.ts'
import type { Db } from '#server/db/open.ts'
import type { Queue, Sendable } from '#server/kit/jobs/queue.ts'

export interface Letter {
  to: string
  subject: string
  text: string
  html: string
  /** `other` when not given. */
  kind?: MailKind
}

export interface Mail {
  /** Puts a letter in the outbox with the caller's transaction; it leaves after the commit. Returns its code. */
  post(db: Db, letter: Letter, now: Date): Promise<string>
  /** Undefined where no server is configured: letters then stay in the outbox, to be read there. */
  readonly transport: Transporter | undefined
  readonly from: string
}

/** The outbox's job; `deliver.ts` says what it does. */
export const mailDelivery = {
  name: 'mail.deliver',
  payload: z.object({ code: z.uuid(), resent: z.number().int().default(0) }),
} satisfies Sendable

export const makeMail = (at: { url: string | undefined; from: string }, queue: Queue): Mail => ({
  transport: at.url ? createTransport(at.url) : undefined,
  from: at.from,
  post: async (db, letter, now) => {
    const code = randomUUID()
    await db
      .insertInto('mails')
      .values({
        code,
        to_address: letter.to,
        subject: letter.subject,
        body_text: letter.text,
        body_html: letter.html,
        created_at: now,
        ...(letter.kind && { kind: letter.kind }),
      })
      .execute()
    await queue.send(db, mailDelivery, { code })
    return code
  },
})
