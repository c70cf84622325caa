import { randomUUID } from 'node:crypto'
import { isAwaited } from '#contract/kit/mail.ts'
import type { Queue } from '#server/kit/jobs/queue.ts'
import { withFooter } from '#server/kit/mail/letter.ts'
import { mailDelivery, type Mail } from '#server/kit/mail/mail.ts'
import { letterSettings, outletOf, type OutletFrame } from '#server/kit/mail/outlet.ts'

export const makeMail = (frame: OutletFrame, queue: Queue): Mail => ({
  outlet: (db) => outletOf(db, frame),
  sends: async (db) => (await outletOf(db, frame)) !== undefined,
  post: async (db, letter, now) => {
    const code = randomUUID()
    const { footer, off } = await letterSettings(db)
    const { text, html } = withFooter(letter, footer)
    const isOff = letter.template !== undefined && off.includes(letter.template)
    await db
      .insertInto('mails')
      .values({
        code,
        to_address: letter.to,
        subject: letter.subject,
        body_text: text,
        body_html: html,
        created_at: now,
        ...(isOff && { status: 'kept' }),
        ...(letter.kind && { kind: letter.kind }),
      })
      .execute()
    if (!isOff) await queue.send(db, { ...mailDelivery, ahead: letter.ahead ?? isAwaited(letter.kind) }, { code })
    return code
  },
})
