import { randomUUID } from 'node:crypto'
import { createTransport, type Transporter } from 'nodemailer'
import { z } from 'zod'
import type { Db } from '#server/db/open.ts'
import { job, type Queue } from '#server/kit/queue.ts'

export interface Letter {
  to: string
  subject: string
  text: string
  html: string
}

export interface Mail {
  /** Puts a letter in the outbox with the caller's transaction; it leaves after the commit. Returns its code. */
  post(db: Db, letter: Letter, now: Date): Promise<string>
  /** Undefined where no server is configured: letters then stay in the outbox, to be read there. */
  readonly transport: Transporter | undefined
  readonly from: string
}

/** Sends one waiting letter; a failure is written on it and the queue tries again with growing pauses. */
export const deliverMail = job({
  name: 'mail.deliver',
  payload: z.object({ code: z.uuid() }),
  retries: 8,
  run: async ({ db, services }, { code }) => {
    const letter = await db.selectFrom('mails').selectAll().where('code', '=', code).executeTakeFirst()
    if (!letter || letter.status === 'sent') return
    const set = (values: { status: 'sent' | 'failed' | 'kept'; error?: string | null; sent_at?: Date }) =>
      db
        .updateTable('mails')
        .set((on) => ({ ...values, attempts: on('attempts', '+', 1) }))
        .where('code', '=', code)
        .execute()
    const { transport, from } = services.mail
    if (!transport) return void (await set({ status: 'kept' }))
    try {
      await transport.sendMail({
        from,
        to: letter.to_address,
        subject: letter.subject,
        text: letter.body_text,
        html: letter.body_html,
        messageId: `<${letter.code}@nucleo>`,
      })
      await set({ status: 'sent', sent_at: services.now(), error: null })
    } catch (error) {
      await set({ status: 'failed', error: error instanceof Error ? error.message.slice(0, 500) : 'unknown' })
      throw error
    }
  },
})

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
      })
      .execute()
    await queue.send(db, deliverMail, { code })
    return code
  },
})
