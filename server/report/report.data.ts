import { sql } from 'kysely'
import { dayBounds, todayIn, type Bounds } from '#contract/kit/dates.ts'
import { loopList } from '#contract/loop/loop.list.ts'
import { LONGEST_SECONDS } from '#contract/loop/loop.rules.ts'
import { columnsOf, reportDays, type DaySpan, type ReportGroup } from '#contract/report/report.rules.ts'
import type { Context } from '#server/kit/context.ts'
import { fullName, type Sql } from '#server/kit/list/source.ts'
import { daysOf, refuseHidden, whereOf, type Asked } from '#server/kit/list/statement.ts'
import { refuse } from '#server/kit/refuse.ts'
import { loopsOf } from '#server/loop/center/center.data.ts'
import { centavos, partsOf, sumsKnow, sumsWhere, tenths } from '#server/loop/center/totals.data.ts'

/** A sum of loops of one group in one column. */
export interface SumRow {
  readonly at: number
  readonly id: number | null
  readonly nome: string | null
  readonly hint: string | null
  readonly loops: number
  readonly seconds: number
  readonly tenths: number
  readonly centavos?: number
}

interface Group {
  /** Column of the loops that is summed by. */
  readonly key: 'user_id' | 'venture_id' | 'atomo_id' | 'tipo'
  /** Joins of the sums `s` with what the rows are named by. */
  readonly joins: Sql
  readonly id: Sql
  readonly nome: Sql
  readonly hint?: Sql
}

const ventures = sql`join ventures v on v.id = s.key`
const atoms = sql`join atoms a on a.id = s.key join cells c on c.id = a.cell_id join gates g on g.id = c.gate_id
  join ventures v on v.id = g.venture_id`
/** The names above a record, which distinguish two of one name. */
const above = (...names: Sql[]): Sql => sql`concat_ws(' · ', ${sql.join(names)})`

const groups: Readonly<Record<ReportGroup, Group>> = {
  person: { key: 'user_id', joins: sql`join users u on u.id = s.key`, id: sql`u.id`, nome: fullName('u') },
  venture: { key: 'venture_id', joins: ventures, id: sql`v.id`, nome: sql`v.nome` },
  client: {
    key: 'venture_id',
    joins: sql`${ventures} left join clients k on k.id = v.cliente_id`,
    id: sql`k.id`,
    nome: sql`k.nome`,
  },
  gate: { key: 'atomo_id', joins: atoms, id: sql`g.id`, nome: sql`g.nome`, hint: above(sql`v.nome`) },
  cell: { key: 'atomo_id', joins: atoms, id: sql`c.id`, nome: sql`c.nome`, hint: above(sql`v.nome`, sql`g.nome`) },
  atom: { key: 'atomo_id', joins: atoms, id: sql`a.id`, nome: sql`a.nome`, hint: above(sql`v.nome`, sql`g.nome`) },
  type: { key: 'tipo', joins: sql``, id: sql`s.key`, nome: sql`null::text` },
}

const own = sql`count(*) as loops, coalesce(sum(t.segundos), 0) as seconds, coalesce(sum(${tenths}), 0) as tenths,
  coalesce(sum(${centavos}) filter (where t.segundos <= ${sql.lit(LONGEST_SECONDS)}), 0) as centavos`
const kept = sql`sum(t.loops) as loops, sum(t.seconds) as seconds, sum(t.tenths) as tenths, sum(t.centavos) as centavos`

/** Sums from the loops themselves: the filter of Loop Center, and the column in which each begins. */
const fromLoops = (key: Sql, bounds: readonly Bounds[], where: Sql): Sql => {
  const starts = bounds.map((it) => it.from.toISOString())
  return sql`select width_bucket(t.data_inicio, ${starts}::timestamptz[]) - 1 as at, ${key} as key, ${own}
    from loops t where ${where} group by 1, 2`
}

/** Sums from those that are kept by day and month, and of the loops of what is left of a day in other zones. */
export const keptSums = (key: Sql, bounds: readonly Bounds[], those: Sql): Sql => {
  const parts = bounds.map((it, at) => ({ at, ...partsOf(it) }))
  const days = parts.flatMap(({ at, kept: some }) => some.map((it) => ({ at, ...it })))
  const rests = parts.flatMap(({ at, rest }) => rest.map((it) => ({ at, ...it })))
  const whole = sql`select p.at, ${key} as key, ${kept}
    from unnest(${days.map((it) => it.at)}::int[], ${days.map((it) => it.span)}::text[],
      ${days.map((it) => it.from)}::date[], ${days.map((it) => it.to)}::date[]) p (at, span, since, until)
    join loop_sums t on t.span = p.span and t.since >= p.since and t.since < p.until where ${those} group by 1, 2`
  const rest = sql`select p.at, ${key} as key, ${own}
    from unnest(${rests.map((it) => it.at)}::int[], ${rests.map((it) => it.from?.toISOString())}::timestamptz[],
      ${rests.map((it) => it.to?.toISOString())}::timestamptz[]) p (at, since, until)
    join loops t on t.data_inicio >= p.since and t.data_inicio < p.until where ${those} group by 1, 2`
  const some = [...(days.length > 0 ? [whole] : []), ...(rests.length > 0 ? [rest] : [])]
  return sql.join(some, sql` union all `)
}

/** Days of a report and its columns; refuses more than it can show. */
export const spanOf = (filter: Asked, step: 'day' | 'week' | 'month', ctx: Context) => {
  const asked = daysOf('period', loopList.filters.period, { asked: filter, ctx })
  const span = reportDays(asked, todayIn(ctx.now, ctx.user.zone))
  const columns = columnsOf(span, step)
  if (!columns) return refuse('report.tooLong', { fields: { from: 'report.tooLong' } })
  return { span, columns }
}

interface Wanted {
  readonly by: ReportGroup
  readonly filter: Asked
  readonly columns: readonly DaySpan[]
}

/** What loops of a filter add up to by group and column, within the person's reach. */
export const sumsBy = async ({ by, filter, columns }: Wanted, ctx: Context): Promise<SumRow[]> => {
  const [first, last] = [columns[0], columns.at(-1)]
  if (!first || !last) return []
  const { zone } = ctx.user
  const bounds = columns.map(({ from, to }) => ({ from: dayBounds(from, zone).from, to: dayBounds(to, zone).to }))
  const { key, joins, id, nome, hint = sql`null::text` } = groups[by]
  const column = sql.ref(`t.${key}`)
  const asked: Asked = { ...filter, period: undefined, from: first.from, to: last.to }
  refuseHidden(loopList, asked, ctx.may)
  const isKept = (key === 'user_id' || key === 'venture_id') && sumsKnow(asked)
  const sums = isKept
    ? keptSums(column, bounds, sumsWhere(asked, ctx))
    : fromLoops(column, bounds, whereOf(loopsOf(ctx), asked, ctx))
  const money = ctx.may('loop.seeValue') ? sql`, sum(s.centavos)::bigint as centavos` : sql``
  const { rows } = await sql<SumRow>`select s.at::int as at, ${id} as id, ${nome} as nome, ${hint} as hint,
      sum(s.loops)::bigint as loops, sum(s.seconds)::bigint as seconds, sum(s.tenths)::bigint as tenths ${money}
    from (${sums}) s ${joins} group by 1, 2, 3, 4 having sum(s.loops) > 0`.execute(ctx.db)
  return rows
}
