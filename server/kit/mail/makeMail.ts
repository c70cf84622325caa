import { randomUUID } from 'node:crypto'
import { isAwaited } from '#contract/kit/mail.ts'
import type { Queue } from '#server/kit/jobs/queue.ts'
import { withFooter } from '#server/kit/mail/compose.ts'
import { mailDelivery, type Mail } from '#server/kit/mail/mail.ts'
import { composeSettings, outletOf, type OutletFrame } from '#server/kit/mail/outlet.ts'

export const makeMail = (frame: OutletFrame, queue: Queue): Mail => ({
  outlet: (db) => outletOf(db, frame),
  sends: async (db) => (await outletOf(db, frame)) !== undefined,
  post: async (db, mail, now) => {
    const code = randomUUID()
    const { footer, off } = await composeSettings(db)
    const { text, html } = withFooter(mail, footer)
    const isOff = mail.template !== undefined && off.includes(mail.template)
    await db
      .insertInto('mails')
      .values({
        code,
        to_address: mail.to,
        subject: mail.subject,
        body_text: text,
        body_html: html,
        created_at: now,
        ...(isOff && { status: 'kept' }),
        ...(mail.kind && { kind: mail.kind }),
      })
      .execute()
    if (!isOff) await queue.send(db, { ...mailDelivery, ahead: mail.ahead ?? isAwaited(mail.kind) }, { code })
    return code
  },
})
