import { sql } from 'kysely'
import { doneStages } from '#contract/earnings/earnings.rules.ts'
import type { earningsList, EarningsRow } from '#contract/earnings/earnings.ts'
import type { Period } from '#contract/kit/period.ts'
import { deliveryType } from '#contract/venture/venture.rules.ts'
import { own, record, type FieldSql, type ListSource, type Sql } from '#server/kit/list/source.ts'
import { sumsIn } from '#server/loop/center/totals.data.ts'

const closed = sql`t.delivery_type = ${sql.lit(deliveryType.of.closed)}`
const done = sql.join(doneStages.map((it) => sql.lit(it)))

/** Living atoms `a` of the venture `t`, as its page counts them. */
const atoms = (counted: Sql): Sql => sql`(select ${counted} from gates g
  join cells c on c.gate_id = g.id and c.deleted_at is null
  join atoms a on a.cell_id = c.id and a.deleted_at is null where g.venture_id = t.id and g.deleted_at is null)`

const DONE = sql`count(*) filter (where a.status in (2, 4, 5, 6))`
const TOTAL = sql`count(*) filter (where a.status <> 3)`

/** What the loops of the venture `t` add up to in some days; the sums name their own rows `t`. */
const ofLoops = (sum: Sql, days: Period, zone: string): Sql => sql`(select ${sum} from (select t.id as venture) o
  cross join lateral (${sumsIn(sql`t.venture_id = o.venture`, days, zone)}) s)`

const spent = ofLoops(sql`coalesce(sum(s.centavos), 0)::bigint`, {}, 'UTC')
const tracked = ofLoops(sql`coalesce(sum(s.seconds), 0)::bigint`, {}, 'UTC')

const burned = sql`(case when ${closed} then percent_tenth(${spent}, t.price_centavos)
  else percent_tenth(${tracked}, round(t.hours_planned * 3600)::bigint) end)`
const progressed = sql`coalesce(${atoms(sql`percent_tenth(${DONE}, ${TOTAL})`)}, 0)`
const ahead = sql`(case when ${closed} and t.deleted_at is null and t.stage not in (${done})
  then round((${burned} - ${progressed})::numeric, 1)::float8 end)`

const same = (value: Sql): FieldSql => ({ value, order: value, sum: value })

/** Revenue of the venture `t` on some days. */
const revenueIn = (sum: Sql, { from, to }: Period): Sql => sql`(select ${sum} from revenue_entries r
  where r.venture_id = t.id ${from ? sql`and r.day >= ${from}::date` : sql``} ${to ? sql`and r.day <= ${to}::date` : sql``})`

/** Ventures with what they earned on some days; those without loops and revenue then are listed only while they are under way. */
export const earningsOf = (days: Period, zone: string): ListSource<EarningsRow, keyof typeof earningsList.filters> => {
  const revenue = revenueIn(sql`coalesce(sum(r.centavos), 0)::bigint`, days)
  const cost = ofLoops(sql`coalesce(sum(s.centavos), 0)::bigint`, days, zone)
  const tenths = ofLoops(sql`coalesce(sum(s.tenths), 0)::bigint`, days, zone)
  const margin = sql`(${revenue} - ${cost})`
  const isUnderWay = sql`not t.template and t.deleted_at is null and t.stage not in (${done})`
  return {
    table: 'ventures',
    scope: () =>
      sql`(${isUnderWay} or ${revenueIn(sql`count(*) > 0`, days)} or ${ofLoops(sql`coalesce(sum(s.loops), 0) > 0`, days, zone)})`,
    select: {
      ...own('id', 'nome', 'code', 'stage', 'delivery_type', 'price_centavos', 'hours_planned', 'deleted_at'),
      cliente: record('clients', sql`t.cliente_id`),
      revenue_centavos: same(revenue),
      cost_centavos: same(cost),
      margin_centavos: same(margin),
      margin: same(sql`percent_tenth(${margin}, ${revenue})`),
      hours: { value: sql`(${tenths} / 10.0)::float8`, order: tenths, total: sql`sum(${tenths}) / 10.0` },
      spent_centavos: spent,
      tracked,
      burned,
      progress: {
        value: atoms(sql`jsonb_build_object('done', ${DONE}, 'total', ${TOTAL})`),
        order: progressed,
      },
      ahead,
    },
    where: {
      // The days narrow the sums, not the ventures.
      period: () => sql`true`,
      ...own('cliente_id', 'stage'),
    },
    cells: {
      margin: { kind: 'number', value: ({ margin: it }) => it },
      burned: { kind: 'number', value: ({ burned: it }) => it },
      ahead: { kind: 'number', value: ({ ahead: it }) => it },
    },
  }
}
