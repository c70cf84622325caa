import { z } from 'zod'
import { ZONE } from '#contract/kit/dates.ts'
import { reminderNotes } from '#server/invoice/remind.data.ts'
import { job } from '#server/kit/jobs/job.ts'
import { mailNotes } from '#server/notification/mailNotes.data.ts'
import { notify } from '#server/notification/notification.data.ts'

/** Each morning, tells clients of invoices that are due soon or late, and who takes payments in of those that are late. */
export const remindOfInvoices = job({
  name: 'invoice.remind',
  payload: z.object({}),
  cron: '30 9 * * *',
  tz: ZONE,
  run: async ({ db, services }) => {
    const now = services.now()
    const notes = await db.transaction().execute(async (tx) => {
      const all = await reminderNotes(tx, now)
      await notify(tx, all, now)
      await mailNotes({ db: tx, services, now }, all)
      return all
    })
    for (const user_id of new Set(notes.map((it) => it.user_id)))
      services.live.tell(`user:${user_id}`, 'notification.changed')
  },
})
