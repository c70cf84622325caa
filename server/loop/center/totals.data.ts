import { sql } from 'kysely'
import { addDays, dayBounds } from '#contract/kit/dates.ts'
import { remembered } from '#contract/kit/remembered.ts'
import { loopList } from '#contract/loop/loop.list.ts'
import { LONGEST_SECONDS } from '#contract/loop/loop.rules.ts'
import type { Context } from '#server/kit/context.ts'
import { all, type Sql } from '#server/kit/list/source.ts'
import { daysOf, type Asked } from '#server/kit/list/statement.ts'

// Integers, rounded half up as `decimalTenths` and `amount` do: numeric arithmetic would take most of a sum's time.
// The indexes by person, venture and start carry every column that is summed.
export const tenths = sql`(t.segundos / 3600 * 10 + (t.segundos % 3600 / 60 + 3) / 6)`
export const centavos = sql`((t.horas_decimos * t.valor_hora_centavos + 5) / 10)`

/** Hour of UTC at which a day of the sums begins, whatever the readers' zones (`loop_day` of the database). */
const DAY_BEGINS = 'T03:00:00.000Z'
const startOf = (day: string): Date => new Date(day + DAY_BEGINS)

/** First day of the sums that begins at or after a moment. */
const dayFrom = (at: Date): string => {
  const day = new Date(at.getTime() - 3 * 3_600_000).toISOString().slice(0, 10)
  return startOf(day) >= at ? day : addDays(day, 1)
}

/** Last day of the sums that begins at or before a moment. */
const dayUntil = (at: Date): string => new Date(at.getTime() - 3 * 3_600_000).toISOString().slice(0, 10)

const monthOf = (day: string): string => `${day.slice(0, 7)}-01`
/** First month that begins on or after a day. */
const monthFrom = (day: string): string => (monthOf(day) === day ? day : monthOf(addDays(monthOf(day), 32)))

/** From the first moment up to the second; a missing one leaves that side open. */
interface Span {
  from?: Date | undefined
  to?: Date | undefined
}

interface Kept {
  span: 'day' | 'month' | 'all'
  from?: string | undefined
  to?: string | undefined
}

const wholeDays = (from: string | undefined, to: string | undefined): Kept[] => {
  const [firstMonth, endMonth] = [from && monthFrom(from), to && monthOf(to)]
  if (firstMonth && endMonth && firstMonth >= endMonth) return [{ span: 'day', from, to }]
  const months: Kept = { span: 'month', from: firstMonth, to: endMonth }
  return [
    ...(from === firstMonth ? [] : [{ span: 'day' as const, from, to: firstMonth }]),
    months,
    ...(to === endMonth ? [] : [{ span: 'day' as const, from: endMonth, to }]),
  ]
}

const isSome = ({ from, to }: Span): boolean => from !== undefined && to !== undefined && from < to

/** Splits a span into whole months and days, and the rests of less than a day at its ends. */
export const partsOf = ({ from, to }: Span): { kept: Kept[]; rest: Span[] } => {
  if (!from && !to) return { kept: [{ span: 'all' }], rest: [] }
  const first = from && dayFrom(from)
  const end = to && dayUntil(to)
  if (first && end && first >= end) return { kept: [], rest: [{ from, to }] }
  const ends: Span[] = [
    { from, to: first ? startOf(first) : undefined },
    { from: end ? startOf(end) : undefined, to },
  ]
  return { kept: wholeDays(first, end), rest: ends.filter(isSome) }
}

/** The parts of a span of days in a zone; the same few are asked again and again. */
const partsOfDays = remembered((from: string, to: string, zone: string) =>
  partsOf({ from: from ? dayBounds(from, zone).from : undefined, to: to ? dayBounds(to, zone).to : undefined }),
)

const keptSql = (those: Sql, { span, from, to }: Kept): Sql =>
  sql`select t.loops, t.seconds, t.tenths, t.centavos from loop_sums t where ${all([
    those,
    sql`t.span = ${sql.lit(span)}`,
    ...(from ? [sql`t.since >= ${from}::date`] : []),
    ...(to ? [sql`t.since < ${to}::date`] : []),
  ])}`

const restSql = (those: Sql, { from, to }: Span): Sql =>
  sql`select count(*) as loops, sum(t.segundos) as seconds, sum(${tenths}) as tenths,
      sum(${centavos}) filter (where t.segundos <= ${LONGEST_SECONDS}) as centavos
    from loops t where ${those} and t.data_inicio >= ${from} and t.data_inicio < ${to}`

/** The sums of the rows `t` of a condition, over days in a zone; a missing day leaves that side open. */
export const sumsIn = (
  those: Sql,
  { from, to }: { from?: string | undefined; to?: string | undefined },
  zone: string,
): Sql => {
  const { kept, rest } = partsOfDays(from ?? '', to ?? '', zone)
  return sql.join([...kept.map((it) => keptSql(those, it)), ...rest.map((it) => restSql(those, it))], sql` union all `)
}

const sums: Readonly<Record<string, Sql>> = {
  total: sql.raw(', coalesce(sum(s.seconds), 0)::bigint as sum_total'),
  decimal: sql.raw(', coalesce(sum(s.tenths), 0) / 10.0 as sum_decimal'),
  valor: sql.raw(', coalesce(sum(s.centavos), 0) / 100.0 as sum_valor'),
}

/** Filters that the stored sums cover; any other filter, and a search, reads the loops. */
const known = new Set(['user_id', 'venture_id', 'client_id', 'period', 'from', 'to', 'page', 'per_page', 'sort'])

/** True for a filter that the stored sums cover. */
export const sumsKnow = (asked: Asked): boolean =>
  Object.entries(asked).every(([key, value]) => value === undefined || known.has(key))

const isOf = (column: Sql, value: unknown): Sql[] => {
  if (value === undefined) return []
  return [Array.isArray(value) ? sql`${column} = any(${value}::int[])` : sql`${column} = ${value}`]
}

/** Scope and filter of a call over a row `t` of the sums or of the loops, days apart. */
export const sumsWhere = (asked: Asked, ctx: Context): Sql =>
  all([
    ...(ctx.may('loop.seeAll') ? [] : [sql`t.user_id = ${ctx.user.id}`]),
    ...isOf(sql`t.user_id`, asked['user_id']),
    ...isOf(sql`t.venture_id`, asked['venture_id']),
    ...(asked['client_id'] === undefined
      ? []
      : [sql`t.venture_id = any(array(select bv.id from ventures bv where bv.cliente_id = ${asked['client_id']}))`]),
  ])

/** Count and sums of Loop Center from the stored sums; undefined where the filter needs the loops. */
export const loopTotals = (asked: Asked, summed: readonly string[], ctx: Context): Sql | undefined => {
  if (!sumsKnow(asked)) return undefined
  if (summed.some((key) => !(key in sums))) return undefined
  const days = daysOf('period', loopList.filters.period, { asked, ctx })
  const parts = sumsIn(sumsWhere(asked, ctx), days, ctx.user.zone)
  const chosen = summed.flatMap((key) => sums[key] ?? [])
  return sql`select coalesce(sum(s.loops), 0)::bigint as total ${sql.join(chosen, sql``)}
    from (${parts}) s`
}
