import { job } from '#server/kit/jobs/job.ts'
import { mailDelivery } from '#server/kit/mail/mail.ts'

/** Sends one waiting mail; a failure is written on it and the queue tries again with growing pauses. */
export const deliverMail = job({
  ...mailDelivery,
  retries: 8,
  run: async ({ db, services }, { code, resent }) => {
    const mail = await db.selectFrom('mails').selectAll().where('code', '=', code).executeTakeFirst()
    // Sent again meanwhile: that is another job's, and what is left of this one's tries would double it.
    if (!mail || mail.status === 'sent' || mail.resent > resent) return
    const set = (values: { status: 'sent' | 'failed' | 'kept'; error?: string | null; sent_at?: Date }) =>
      db
        .updateTable('mails')
        .set((on) => ({ ...values, attempts: on('attempts', '+', 1) }))
        .where('code', '=', code)
        .execute()
    const outlet = await services.mail.outlet(db)
    if (!outlet) return void (await set({ status: 'kept' }))
    try {
      await outlet.transport.sendMail({
        from: outlet.from,
        // As one address, not as text that could be read as several.
        to: { name: '', address: mail.to_address },
        subject: mail.subject,
        text: mail.body_text,
        html: mail.body_html,
        // Mailboxes drop what they have had before: one that somebody sends again is another message.
        messageId: `<${mail.code}${mail.resent > 0 ? `.${mail.resent}` : ''}@${outlet.domain}>`,
      })
      await set({ status: 'sent', sent_at: services.now(), error: null })
    } catch (error) {
      const said = outlet.spoken(error instanceof Error ? error.message : 'unknown')
      await set({ status: 'failed', error: said })
      // The queue keeps what a job failed by, and the log shows it.
      throw new Error(said)
    }
  },
})
