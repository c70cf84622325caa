import { sql } from 'kysely'
import { LONGEST_SECONDS } from '#contract/loop/loop.rules.ts'
import { loopStatus } from '#contract/loop/loop.states.ts'
import type { LoopFate } from '#contract/week/week.fates.ts'
import { closingOf, weekEnd } from '#contract/week/week.rules.ts'
import { weekStatus } from '#contract/week/week.steps.ts'
import type { Db } from '#server/db/open.ts'
import type { Sql } from '#server/kit/list/source.ts'
import { centavos } from '#server/loop/center/totals.data.ts'

const { running, stopped, concluded, forced, denied } = loopStatus.of
const lit = (value: number) => sql.lit(value)

/** No longer than a day: a longer loop has no value (Loop Center), so that no week takes it until its end is corrected. */
export const isShort = sql`(l.segundos <= ${lit(LONGEST_SECONDS)})`
/** Conditions on a loop `l` that no closed week has taken. */
export const isConcluded = sql`(l.status = ${lit(concluded)} and l.returned_at is null and ${isShort})`
export const isReturned = sql`(l.returned_at is not null)`
export const isRunning = sql`(l.status = ${lit(running)})`
/** Its end is missing or cannot be true. */
export const isToCorrect = sql`(l.status in (${lit(forced)}, ${lit(denied)})
  or (l.status = ${lit(concluded)} and l.returned_at is null and not ${isShort}))`
export const isWaiting = sql`(l.status = ${lit(stopped)})`
const isDescribed = sql`(l.descricao <> '' and l.tipo is not null)`
/** Stopped with all that a conclusion needs. */
export const isReady = sql`(${isWaiting} and ${isDescribed} and ${isShort})`

const fate = (name: LoopFate) => sql.lit(name)

/** Why no week has taken a loop `l` yet. */
export const waitingFate = sql`case when ${isReturned} then ${fate('returned')}
  when ${isRunning} then ${fate('running')}
  when l.status = ${lit(forced)} then ${fate('forced')}
  when l.status = ${lit(denied)} then ${fate('denied')}
  when ${isWaiting} and not ${isDescribed} then ${fate('undescribed')}
  when not ${isShort} then ${fate('tooLong')}
  else ${fate('ready')} end`

/** Loops `l` of an open week `t`: those that it has taken, and those that wait for it. */
export const inOpenWeek: Sql = sql`l.user_id = t.user_id and l.status <= 5
  and (l.week_id = t.id or (l.week_id is null and l.left_out_at is null and week_of(l) = t.id))`

/** True for a week `t` that is open and has loops that can be confirmed as they stand. */
export const hasReady: Sql = sql`(t.status = 0 and exists (select 1 from loops l where ${inOpenWeek} and ${isReady}))`

/** True for a week `t` of which an order stands: the one that its closing made, or any that pays a loop of it. */
export const isOrdered: Sql = sql`(exists (select 1 from orders o where o.week_id = t.id and o.status < 2)
  or exists (select 1 from loops l where l.week_id = t.id and l.status > ${lit(denied)}))`

/** Tenths of hours and centavos of a loop `t`, as concluded. */
const held = sql`count(*)::int as loops, coalesce(sum(t.segundos), 0)::bigint as segundos,
  coalesce(sum(t.horas_decimos), 0)::bigint as decimos,
  coalesce(sum(${centavos}) filter (where t.segundos <= ${lit(LONGEST_SECONDS)}), 0)::bigint as centavos`

interface Held {
  readonly loops: number
  readonly segundos: number
  readonly decimos: number
  readonly centavos: number
}

/** What a week holds by now. */
const heldBy = async (db: Db, week_id: number): Promise<Held> => {
  const { rows } = await sql<Held>`select ${held} from loops t where t.week_id = ${week_id}`.execute(db)
  return rows[0] ?? { loops: 0, segundos: 0, decimos: 0, centavos: 0 }
}

/** Puts the concluded, unreturned loops that wait for a week into it; those concluded before `until`, where it says so. */
const submitTo = async (db: Db, week: { readonly id: number; readonly user_id: number }, until?: Date) => {
  await sql`update loops l set week_id = ${week.id} where l.user_id = ${week.user_id} and l.week_id is null
    and l.left_out_at is null and ${isConcluded} and week_of(l) = ${week.id}
    ${until ? sql`and l.concluded_at < ${until}::timestamptz` : sql``}`.execute(db)
}

/** The columns of a week that closes now: it takes what it pays first. Its row is locked. */
export const closing = async (
  db: Db,
  week: { readonly id: number; readonly user_id: number },
  { now, by, until }: { readonly now: Date; readonly by: number | null; readonly until?: Date },
) => {
  await submitTo(db, week, until)
  return { ...(await heldBy(db, week.id)), closed_at: now, closed_by_id: by }
}

/** The columns of a week that is opened again, until the closing of the present one. */
export const reopening = (now: Date) => ({
  closes_at: closingOf(weekEnd(now)),
  closed_at: null,
  closed_by_id: null,
  loops: null,
  segundos: null,
  decimos: null,
  centavos: null,
})

/** People whose weeks have something to do: one to close, loops to take, or none for what waits. */
export const peopleToSettle = async (db: Db, now: Date): Promise<number[]> => {
  const { rows } = await sql<{ user_id: number }>`
    select user_id from weeks where status = 0 and closes_at <= ${now}::timestamptz
    union select l.user_id from loops l where l.week_id is null and l.left_out_at is null and l.status <= 5 and ${isConcluded}
    union select l.user_id from loops l where l.week_id is null and l.left_out_at is null and l.status <= 5
      and not exists (select 1 from weeks w where w.user_id = l.user_id and w.status = 0)
    order by 1`.execute(db)
  return rows.map((it) => it.user_id)
}

export interface ClosedWeek extends Held {
  readonly id: number
  readonly user_id: number
  readonly ends_on: string
  /** The moment at which it closed, however late that was done. */
  readonly until: Date
  /** Number of loops that began before its closing and wait for the next week. */
  readonly left: number
}

interface OpenWeek {
  readonly id: number
  readonly user_id: number
  readonly ends_on: string
  readonly closes_at: string
  readonly version: number
}

/** The person's open weeks under their locks, so that two servers do the same only once. */
const lockedWeeks = async (db: Db, user_id: number): Promise<OpenWeek[]> => {
  const { rows } = await sql<OpenWeek>`select id, user_id, ends_on, closes_at, version from weeks
    where user_id = ${user_id} and status = 0 order by ends_on for update`.execute(db)
  return rows
}

/** Keeps which loops a closing week leaves to the next one, and why; answers how many. */
const keepLeft = async (
  db: Db,
  { id, user_id, until }: { readonly id: number; readonly user_id: number; readonly until: Date },
): Promise<number> => {
  const { numAffectedRows } = await sql`
    insert into week_left (week_id, loop_id, fate)
    select ${id}, l.id, ${waitingFate} from loops l where l.user_id = ${user_id}
      and l.week_id is null and l.left_out_at is null and l.status <= 5 and l.data_inicio < ${until}::timestamptz
    on conflict (week_id, loop_id) do update set fate = excluded.fate`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/**
 * Brings the weeks of one person up to a moment, in the caller's transaction: closes those that are due with what was
 * concluded before their closing, however late it runs, opens the present one where something waits, and puts concluded
 * loops into the open ones. Running it again changes nothing. Answers the weeks that it has closed.
 */
export const settleWeeks = async (tx: Db, user_id: number, now: Date): Promise<ClosedWeek[]> => {
  const closed: ClosedWeek[] = []
  for (const week of await lockedWeeks(tx, user_id)) {
    const until = new Date(week.closes_at)
    if (until > now) continue
    const set = await closing(tx, week, { now, by: null, until })
    await tx
      .updateTable('weeks')
      .set({ ...set, status: weekStatus.of.closed, version: week.version + 1 })
      .where('id', '=', week.id)
      .execute()
    const { loops, segundos, decimos, centavos: worth } = set
    const left = await keepLeft(tx, { id: week.id, user_id, until })
    closed.push({ id: week.id, user_id, ends_on: week.ends_on, loops, segundos, decimos, centavos: worth, until, left })
  }
  const friday = weekEnd(now)
  await sql`insert into weeks (user_id, ends_on, closes_at, created_at)
    select ${user_id}, ${friday}::date, ${closingOf(friday)}::timestamptz, ${now}::timestamptz
    where exists (select 1 from loops l where l.user_id = ${user_id} and l.week_id is null and l.left_out_at is null
      and l.status <= 5) on conflict do nothing`.execute(tx)
  for (const week of await lockedWeeks(tx, user_id)) await submitTo(tx, week)
  return closed
}
