import { job } from '#server/kit/jobs/job.ts'
import { MAIL_RETRIES, mailDelivery, nextTryAt } from '#server/kit/mail/mail.ts'

interface Tried {
  readonly status: 'sent' | 'failed' | 'kept'
  readonly error?: string | null
  readonly sent_at?: Date
  readonly next_try_at?: Date | null
}

/** Sends one waiting mail; stores the error of a failure, and the queue retries with growing pauses. */
export const deliverMail = job({
  ...mailDelivery,
  retries: MAIL_RETRIES,
  run: async ({ db, services }, { code, resent }) => {
    const mail = await db.selectFrom('mails').selectAll().where('code', '=', code).executeTakeFirst()
    // The mail was sent again meanwhile: a newer job delivers it, and this one's retries would send it twice.
    if (!mail || mail.status === 'sent' || mail.resent > resent) return
    const tries = mail.tries + 1
    const set = (values: Tried) =>
      db
        .updateTable('mails')
        .set((on) => ({ next_try_at: null, ...values, tries, attempts: on('attempts', '+', 1) }))
        .where('code', '=', code)
        .execute()
    const outlet = await services.mail.outlet(db)
    if (!outlet) return void (await set({ status: 'kept' }))
    try {
      await outlet.transport.sendMail({
        from: outlet.from,
        // An object, because a text could be parsed as several addresses.
        to: { name: '', address: mail.to_address },
        subject: mail.subject,
        text: mail.body_text,
        html: mail.body_html,
        // Mail programs drop a message id that they know, so a mail that somebody sends again gets a new one.
        messageId: `<${mail.code}${mail.resent > 0 ? `.${mail.resent}` : ''}@${outlet.domain}>`,
      })
      await set({ status: 'sent', sent_at: services.now(), error: null })
    } catch (error) {
      const said = outlet.spoken(error instanceof Error ? error.message : 'unknown')
      await set({ status: 'failed', error: said, next_try_at: nextTryAt(tries, services.now()) ?? null })
      // The queue stores the error of a failed job, and the log shows it.
      throw new Error(said)
    }
  },
})
