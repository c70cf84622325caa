import type { DayOfTime, Span, Stretch } from '#contract/home/time.ts'
import { addDays, dayBounds, monthBounds, todayIn, weekBounds } from '#contract/kit/dates.ts'
import { expectedDaySeconds, expectedSeconds } from '#contract/team/team.ts'
import type { Db } from '#server/db/open.ts'
import type { SessionUser } from '#server/kit/session/session.ts'
import { secondsByDay } from '#server/loop/loop.data.ts'

/** The days of the week or month around one, as the person's calendar has them. */
export const daysAround = (day: string, span: Span, { zone, week_start }: SessionUser): string[] => {
  const { from, to } = span === 'month' ? monthBounds(day, zone) : weekBounds(day, zone, week_start)
  const [first, past] = [todayIn(from, zone), todayIn(to, zone)]
  const days = [first]
  for (let next = addDays(first, 1); next < past; next = addDays(next, 1)) days.push(next)
  return days
}

/** Seconds of finished loops by venture for each of the days. */
export const timeOf = async (db: Db, user: SessionUser, days: readonly string[]): Promise<DayOfTime[]> => {
  const rows = await secondsByDay(db, user, days)
  return days.map((day) => ({
    day,
    ventures: rows.filter((it) => it.day === day).map(({ id, nome, segundos }) => ({ id, nome, segundos })),
  }))
}

/** A day's loops that were not discarded or deleted, the earliest first. */
export const loopsOfDay = (db: Db, user: SessionUser, day: string): Promise<Stretch[]> => {
  const { from, to } = dayBounds(day, user.zone)
  return db
    .selectFrom('loops as l')
    .innerJoin('atoms as a', 'a.id', 'l.atomo_id')
    .innerJoin('ventures as v', 'v.id', 'l.venture_id')
    .select(['l.id', 'l.data_inicio as inicio', 'l.fim', 'a.nome as atomo', 'v.nome as projeto', 'v.id as venture_id'])
    .where('l.user_id', '=', user.id)
    .where('l.data_inicio', '>=', from.toISOString())
    .where('l.data_inicio', '<', to.toISOString())
    .where((eb) => eb.or([eb('l.segundos', 'is not', null), eb('l.status', '=', 1)]))
    .orderBy('l.data_inicio')
    .orderBy('l.id')
    .execute()
}

const commitmentOf = async (db: Db, { id }: Pick<SessionUser, 'id'>) => {
  const person = await db.selectFrom('users').select('commitment').where('id', '=', id).executeTakeFirst()
  const set = await db.selectFrom('user_config').select('holidays').where('id', '=', 1).executeTakeFirstOrThrow()
  return { commitment: person?.commitment, holidays: set.holidays.map((it) => it.day) }
}

/** Seconds that a person's commitment means in the week from `first` on, holidays taken off; null where it is not known. */
export const weekGoalOf = async (db: Db, user: Pick<SessionUser, 'id'>, first: string): Promise<number | null> => {
  const { commitment, holidays } = await commitmentOf(db, user)
  return expectedSeconds(commitment, { first, holidays }) ?? null
}

/** Share of a day in what a commitment means in a whole week; null on weekends, holidays and where it is not known. */
export const dayGoalOf = async (db: Db, user: Pick<SessionUser, 'id'>, day: string): Promise<number | null> => {
  const { commitment, holidays } = await commitmentOf(db, user)
  return expectedDaySeconds(commitment, { day, holidays }) ?? null
}
