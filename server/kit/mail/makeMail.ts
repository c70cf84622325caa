import { randomUUID } from 'node:crypto'
import { isAwaited } from '#contract/kit/mail.ts'
import type { Queue } from '#server/kit/jobs/queue.ts'
import { withFooter } from '#server/kit/mail/compose.ts'
import { mailDelivery, type Mail } from '#server/kit/mail/mail.ts'
import { composeSettings, outletOf, type OutletFrame } from '#server/kit/mail/outlet.ts'

/** Rows of one insert: each has eight parameters, and a statement may have 65,535. */
const ROWS = 1000

const partsOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / ROWS) }, (_, index) => all.slice(index * ROWS, (index + 1) * ROWS))

export const makeMail = (frame: OutletFrame, queue: Queue): Mail => {
  const postMany: Mail['postMany'] = async (db, mails, now) => {
    if (mails.length === 0) return []
    const { footer, off } = await composeSettings(db)
    const posted = mails.map((mail) => ({
      code: randomUUID(),
      mail,
      isOff: mail.template !== undefined && off.includes(mail.template),
    }))
    const rows = posted.map(({ code, mail, isOff }) => {
      const { text, html } = withFooter(mail, footer)
      return {
        code,
        to_address: mail.to,
        subject: mail.subject,
        body_text: text,
        body_html: html,
        created_at: now,
        status: isOff ? ('kept' as const) : ('waiting' as const),
        kind: mail.kind ?? ('other' as const),
      }
    })
    for (const part of partsOf(rows)) await db.insertInto('mails').values(part).execute()
    for (const ahead of [true, false]) {
      const codes = posted
        .filter(({ mail, isOff }) => !isOff && (mail.ahead ?? isAwaited(mail.kind)) === ahead)
        .map(({ code }) => ({ code }))
      if (codes.length > 0) await queue.sendMany(db, { ...mailDelivery, ahead }, codes)
    }
    return posted.map((it) => it.code)
  }
  return {
    outlet: (db) => outletOf(db, frame),
    sends: async (db) => (await outletOf(db, frame)) !== undefined,
    postMany,
    post: async (db, mail, now) => (await postMany(db, [mail], now))[0] ?? '',
  }
}
