import { sql } from 'kysely'
import { formatDate } from '#contract/kit/dates.ts'
import { dueOn } from '#contract/order/order.rules.ts'
import { pathTo } from '#contract/routes/match.ts'
import { weekBegins } from '#contract/week/week.rules.ts'
import { weekStatus } from '#contract/week/week.steps.ts'
import type { Db } from '#server/db/open.ts'
import { auditByServer } from '#server/kit/audit.ts'
import type { AuditEntry } from '#server/kit/context.ts'
import type { JobFrame } from '#server/kit/jobs/job.ts'
import { tellThings } from '#server/kit/live/live.ts'
import { mailNotes, type Note } from '#server/notification/mailNotes.data.ts'
import { notify } from '#server/notification/notification.data.ts'
import { madeNote, makeOrder } from '#server/order/make.data.ts'
import { lockOrders } from '#server/order/maker.data.ts'
import { alarmOf, beginRun, endRun, type RunOutcome } from '#server/order/run/runs.data.ts'
import { peopleToSettle, settleWeeks, type ClosedWeek } from '#server/week/week.data.ts'

const { open, closed } = weekStatus.of

const noteOf = ({ id, user_id, ends_on, left }: ClosedWeek) => ({
  user_id,
  word: 'notification.weekLeft' as const,
  params: { count: left, friday: formatDate(ends_on, 'pt') },
  link: pathTo('weekShow', { id }),
})

/** Makes the order of each week that has just been closed, and answers what its person is told. */
const orderWeeks = async (tx: Db, weeks: readonly ClosedWeek[], now: Date): Promise<Note[]> => {
  const maker = { db: tx, now, by: null, audit: (entry: AuditEntry) => auditByServer(tx, entry, now) }
  const notes: Note[] = []
  for (const { id, user_id, ends_on, until } of weeks) {
    const making = {
      user_id,
      week_id: id,
      starts_on: weekBegins(ends_on),
      ends_on,
      due_on: dueOn(until),
      which: sql`l.week_id = ${id}`,
    }
    const made = await makeOrder(maker, making)
    if (made) notes.push(madeNote(making, made))
  }
  return notes
}

interface Settled {
  readonly weeks: number
  readonly orders: number
}

/** Settles the weeks of one person: a week that closes and its order are one transaction. */
const settlePerson = async ({ db, services }: JobFrame, user_id: number, now: Date): Promise<Settled> => {
  const settled = await db.transaction().execute(async (tx) => {
    await lockOrders(tx)
    const done = await settleWeeks(tx, user_id, now)
    for (const { id, loops, segundos } of done) {
      const detail = { before: { status: open }, after: { status: closed, loops, segundos } }
      await auditByServer(tx, { event: 'week.changed', thing: 'week', thing_id: id, detail }, now)
    }
    const made = await orderWeeks(tx, done, now)
    const notes = [...done.filter((it) => it.left > 0).map(noteOf), ...made]
    await notify(tx, notes, now)
    await mailNotes({ db: tx, services, now }, notes)
    return { weeks: done.length, orders: made.length }
  })
  if (settled.weeks > 0) {
    services.live.tell(`user:${user_id}`, 'notification.changed')
    services.live.tell(`user:${user_id}`, 'loop.changed')
  }
  return settled
}

/**
 * Settles the weeks of everybody who has something to settle, each person in a transaction of their own. One who fails is
 * logged and holds up nobody behind them; the next run tries again, and an incident says so.
 */
export const runWeeks = async (frame: JobFrame): Promise<void> => {
  const { db, services } = frame
  const now = services.now()
  const id = await beginRun(db, now)
  const outcome: RunOutcome = { weeks: 0, orders: 0, failed: [] }
  for (const user_id of await peopleToSettle(db, now))
    try {
      const { weeks, orders } = await settlePerson(frame, user_id, now)
      outcome.weeks += weeks
      outcome.orders += orders
    } catch (error) {
      services.log.error({ err: error, user_id }, 'the weeks of a person were not settled')
      outcome.failed.push(user_id)
    }
  await endRun(db, { id, now: services.now(), ...outcome })
  services.live.tell('loops', 'loop.changed')
  tellThings(services.live, ['week', 'order'])
  if (outcome.failed.length > 0) await alarmOf(frame, outcome.failed)
}
