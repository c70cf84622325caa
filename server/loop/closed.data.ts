import { sql } from 'kysely'
import { dayBounds, formatDate } from '#contract/kit/dates.ts'
import { loopStatus } from '#contract/loop/loop.states.ts'
import type { Db } from '#server/db/open.ts'
import type { Context } from '#server/kit/context.ts'
import { refuse } from '#server/kit/refuse.ts'

export interface ClosedHours {
  /** The last closed day. */
  readonly day: string
  /** Beginning of the first open day, in the zone of the business (`ZONE`). */
  readonly until: Date
}

/**
 * End of the closed hours; undefined where the organisation has not closed any. `held` until the transaction ends: what
 * it writes into open hours, nobody has closed meanwhile.
 */
export const closedHours = async (db: Db, { held = false } = {}): Promise<ClosedHours | undefined> => {
  const config = db.selectFrom('user_config').select('closed_until').where('id', '=', 1)
  const { closed_until } = await (held ? config.forShare() : config).executeTakeFirstOrThrow()
  return closed_until === null ? undefined : { day: closed_until, until: dayBounds(closed_until).to }
}

/** Whether a loop began in closed hours, whatever has become of it. */
export const beganClosed = (begun: Date, closed: ClosedHours | undefined): boolean =>
  closed !== undefined && begun < closed.until

const dayOf = ({ day }: ClosedHours, locale: Context['locale']) => formatDate(day, locale)

/** Refuses a loop that is reported afterwards and began in closed hours. */
export const refuseClosedClaim = async (ctx: Context, begun: Date): Promise<void> => {
  const closed = await closedHours(ctx.db, { held: true })
  if (closed && beganClosed(begun, closed)) refuse('loop.closedClaim', { params: { until: dayOf(closed, ctx.locale) } })
}

interface InWeek {
  /** The week of payment that has taken it. */
  readonly week_id: number | null
}

interface Kept extends InWeek {
  readonly status: number
  readonly data_inicio: string
}

/** Fridays of the closed weeks that have taken these loops, by the weeks' ids. */
type ClosedWeeks = ReadonlyMap<number, string>

/** What keeps loops from changing. */
export interface Closed {
  readonly hours: ClosedHours | undefined
  readonly weeks: ClosedWeeks
}

/**
 * The closed ones among the weeks of these loops. `held` until the transaction ends: what it changes, no closing has taken
 * meanwhile. The loops are locked before their weeks, as a closing locks them.
 */
const closedWeeks = async (db: Db, loops: readonly InWeek[], { held = false } = {}): Promise<ClosedWeeks> => {
  const ids = [...new Set(loops.flatMap((it) => it.week_id ?? []))]
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; ends_on: string; status: number }>`
    select id, ends_on, status from weeks where id = any(${ids}::int[]) order by id ${held ? sql`for share` : sql``}`.execute(
    db,
  )
  return new Map(rows.filter((it) => it.status > 0).map((it) => [it.id, it.ends_on]))
}

/** What keeps these loops from changing; `held` where the transaction goes on to change them, under their locks. */
export const closedFor = async (db: Db, loops: readonly InWeek[], { held = false } = {}): Promise<Closed> => ({
  hours: await closedHours(db, { held }),
  weeks: await closedWeeks(db, loops, { held }),
})

/** A concluded loop closes with its day or its week; one that waits for its owner can still be concluded, so that no
 * hour is lost. */
export const isClosed = ({ status, data_inicio, week_id }: Kept, { hours, weeks }: Closed): boolean =>
  status === loopStatus.of.concluded &&
  ((week_id !== null && weeks.has(week_id)) || (hours !== undefined && new Date(data_inicio) < hours.until))

/** Refuses to change a concluded loop of a closed day or week; until the change is written, nobody closes those. */
export const refuseClosed = async (ctx: Context, row: Kept): Promise<void> => {
  if (row.status !== loopStatus.of.concluded) return
  const closed = await closedFor(ctx.db, [row], { held: true })
  if (!isClosed(row, closed)) return
  const friday = row.week_id === null ? undefined : closed.weeks.get(row.week_id)
  if (friday !== undefined) refuse('loop.weekClosed', { params: { friday: formatDate(friday, ctx.locale) } })
  if (closed.hours) refuse('loop.closed', { params: { until: dayOf(closed.hours, ctx.locale) } })
}

interface Told {
  readonly user_id: number
  readonly start: Date
  /** When it was asked for, where somebody did. */
  readonly asked_at?: string
}

/**
 * Friday of the person's week of payment in which a loop would begin, when that was closed before anybody asked for the
 * loop; the week is held, as in `closedHours`.
 */
export const closedWeekAt = async (ctx: Context, { user_id, start, asked_at }: Told): Promise<string | undefined> => {
  const { rows } = await sql<{ ends_on: string; closed_at: string | null }>`
    select ends_on, closed_at from weeks where user_id = ${user_id} and ends_on = week_end(${start}::timestamptz)
    for share`.execute(ctx.db)
  const [week] = rows
  if (!week || week.closed_at === null) return undefined
  return asked_at !== undefined && new Date(asked_at) < new Date(week.closed_at) ? undefined : week.ends_on
}
