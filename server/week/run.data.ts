import { formatDate } from '#contract/kit/dates.ts'
import { pathTo } from '#contract/routes/match.ts'
import { weekStatus } from '#contract/week/week.steps.ts'
import { auditByServer } from '#server/kit/audit.ts'
import type { JobFrame } from '#server/kit/jobs/job.ts'
import { mailNotes } from '#server/notification/mailNotes.data.ts'
import { notify } from '#server/notification/notification.data.ts'
import { peopleToSettle, settleWeeks, type ClosedWeek } from '#server/week/week.data.ts'

const { open, closed } = weekStatus.of

const noteOf = ({ id, user_id, ends_on, left }: ClosedWeek) => ({
  user_id,
  word: 'notification.weekLeft' as const,
  params: { count: left, friday: formatDate(ends_on, 'pt') },
  link: pathTo('weekShow', { id }),
})

/** Settles the weeks of everybody who has something to settle, each person in a transaction of their own. */
export const runWeeks = async ({ db, services }: JobFrame): Promise<void> => {
  const now = services.now()
  for (const user_id of await peopleToSettle(db, now)) {
    const weeks = await db.transaction().execute(async (tx) => {
      const done = await settleWeeks(tx, user_id, now)
      for (const { id, loops, segundos } of done) {
        const detail = { before: { status: open }, after: { status: closed, loops, segundos } }
        await auditByServer(tx, { event: 'week.changed', thing: 'week', thing_id: id, detail }, now)
      }
      const notes = done.filter((it) => it.left > 0).map(noteOf)
      await notify(tx, notes, now)
      await mailNotes({ db: tx, services, now }, notes)
      return done
    })
    if (weeks.length === 0) continue
    services.live.tell(`user:${user_id}`, 'notification.changed')
    services.live.tell(`user:${user_id}`, 'loop.changed')
    services.live.tell('loops', 'loop.changed')
  }
}
