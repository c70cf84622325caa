import { z } from 'zod'
import { ZONE } from '#contract/kit/dates.ts'
import { job } from '#server/kit/jobs/job.ts'
import { mailNotes } from '#server/notification/mailNotes.data.ts'
import { notify } from '#server/notification/notification.data.ts'
import { dueNotes } from '#server/order/due/due.data.ts'

/** In the morning of the day on which orders become due, tells those who pay them what is to pay, and by which codes. */
export const remindOfDue = job({
  name: 'order.due',
  payload: z.object({}),
  cron: '0 9 * * *',
  tz: ZONE,
  run: async ({ db, services }) => {
    const now = services.now()
    const notes = await db.transaction().execute(async (tx) => {
      const due = await dueNotes(tx, now)
      await notify(tx, due, now)
      await mailNotes({ db: tx, services, now }, due)
      return due
    })
    for (const { user_id } of notes) services.live.tell(`user:${user_id}`, 'notification.changed')
  },
})
