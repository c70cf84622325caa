import { sql } from 'kysely'
import { z } from 'zod'
import { formatDateTime, ZONE } from '#contract/kit/dates.ts'
import { pathTo } from '#contract/routes/match.ts'
import { closingOf, weekEnd } from '#contract/week/week.rules.ts'
import type { Db } from '#server/db/open.ts'
import { job, type JobFrame } from '#server/kit/jobs/job.ts'
import { mailNotes, type Note } from '#server/notification/mailNotes.data.ts'
import { notify } from '#server/notification/notification.data.ts'
import { peopleWho } from '#server/permission/holders.data.ts'
import { inOpenWeek, isReady, isReturned, isToCorrect, isWaiting } from '#server/week/week.data.ts'

/** Hours before the closing within which it is told: from Friday morning on. */
const HOURS_BEFORE = 12
/** Length of `23:59`. */
const TIME = 5

interface Closing {
  readonly id: number
  readonly user_id: number
  /** Loops that it would not pay as they stand, and those of them that can be confirmed. */
  readonly waiting: number
  readonly ready: number
}

/** Weeks that close soon and were not told so yet, marked as told; another server waits for these and finds none. */
const closingSoon = async (tx: Db, now: Date): Promise<Closing[]> => {
  const closing = closingOf(weekEnd(now))
  if (closing.getTime() - now.getTime() > HOURS_BEFORE * 3_600_000) return []
  const { rows } = await sql<Closing>`
    with soon as (
      update weeks set reminded_at = ${now}::timestamptz where status = 0 and closes_at = ${closing}::timestamptz
        and (reminded_at is null or reminded_at < closes_at - interval '7 days')
      returning id, user_id
    )
    select t.id, t.user_id, w.waiting, w.ready from soon t, lateral (
      select count(*)::int as waiting, count(*) filter (where ${isReady})::int as ready from loops l
      where ${inOpenWeek} and (${isReturned} or ${isWaiting} or ${isToCorrect})) w
    where w.waiting > 0 order by t.user_id, t.id desc`.execute(tx)
  return rows
}

const sumOf = (rows: readonly Closing[], of: 'waiting' | 'ready'): number => rows.reduce((sum, it) => sum + it[of], 0)

const remind = async (tx: Db, services: JobFrame['services'], now: Date): Promise<Note[]> => {
  const weeks = await closingSoon(tx, now)
  const time = formatDateTime(closingOf(weekEnd(now)), 'pt').slice(-TIME)
  const notes: Note[] = [...Map.groupBy(weeks, (it) => it.user_id)].map(([user_id, own]) => ({
    user_id,
    word: 'notification.weekClosing',
    params: { count: sumOf(own, 'waiting'), time },
    link: pathTo('weekShow', { id: own[0]?.id ?? 0 }),
  }))
  const ready = weeks.filter((it) => it.ready > 0)
  if (ready.length > 0) {
    const params = { count: sumOf(ready, 'ready'), people: new Set(ready.map((it) => it.user_id)).size, time }
    const link = `${pathTo('weekList')}?ready=true`
    for (const user_id of await peopleWho(tx, 'week.review'))
      notes.push({ user_id, word: 'notification.weekToConfirm', params, link })
  }
  await notify(tx, notes, now)
  await mailNotes({ db: tx, services, now }, notes)
  return notes
}

/** On Friday at 15:00 tells everybody which of their loops the closing week would not pay, and reviewers what to confirm. */
export const remindOfClosing = job({
  name: 'week.remind',
  payload: z.object({}),
  cron: '0 15 * * 5',
  tz: ZONE,
  run: async ({ db, services }) => {
    const now = services.now()
    const notes = await db.transaction().execute((tx) => remind(tx, services, now))
    for (const user of new Set(notes.map((it) => it.user_id)))
      services.live.tell(`user:${user}`, 'notification.changed')
  },
})
