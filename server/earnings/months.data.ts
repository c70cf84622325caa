import { sql } from 'kysely'
import { marginOf, monthsOf } from '#contract/earnings/earnings.rules.ts'
import { dayBounds } from '#contract/kit/dates.ts'
import type { DaySpan } from '#contract/report/report.rules.ts'
import type { Context } from '#server/kit/context.ts'
import type { Sql } from '#server/kit/list/source.ts'
import { refuse } from '#server/kit/refuse.ts'
import { keptSums } from '#server/report/report.data.ts'

interface Sums {
  readonly at: number
  readonly revenue: number
  readonly cost: number
  readonly tenths: number
}

const figures = (all: readonly Sums[]) => {
  const add = (key: Exclude<keyof Sums, 'at'>): number => all.reduce((sum, it) => sum + it[key], 0)
  const earned = {
    revenue_centavos: add('revenue'),
    cost_centavos: add('cost'),
    margin_centavos: add('revenue') - add('cost'),
  }
  return { ...earned, margin: marginOf(earned), hours: add('tenths') / 10 }
}

/** What the ventures `those` (a selection of ids) earned by month. */
export const monthsIn = async (those: Sql, span: DaySpan, { db, user: { zone } }: Context) => {
  const months = monthsOf(span) ?? refuse('earnings.tooLong', { fields: { from: 'earnings.tooLong' } })
  const bounds = months.map(({ from, to }) => ({ from: dayBounds(from, zone).from, to: dayBounds(to, zone).to }))
  const { rows } = await sql<Sums>`
    with those as materialized (${those}),
    spent as (select s.at, sum(s.centavos) as cost, sum(s.tenths) as tenths
      from (${keptSums(sql`null::int`, bounds, sql`t.venture_id in (select id from those)`)}) s group by 1),
    earned as (select p.at, sum(r.centavos) as revenue
      from unnest(${months.map((_, at) => at)}::int[], ${months.map((it) => it.from)}::date[], ${months.map((it) => it.to)}::date[])
        p (at, since, until)
      join revenue_entries r on r.day between p.since and p.until where r.venture_id in (select id from those) group by 1)
    select coalesce(s.at, e.at)::int as at, coalesce(e.revenue, 0)::bigint as revenue, coalesce(s.cost, 0)::bigint as cost,
      coalesce(s.tenths, 0)::bigint as tenths
    from spent s full join earned e on e.at = s.at`.execute(db)
  const byMonth = Map.groupBy(rows, (it) => it.at)
  return {
    ...span,
    ...figures(rows),
    months: months.map((month, at) => ({ ...month, ...figures(byMonth.get(at) ?? []) })),
  }
}
