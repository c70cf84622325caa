import { sql } from 'kysely'
import { financeDirection } from '#contract/finance/finance.codes.ts'
import type { moneyCalls } from '#contract/home/home.calls.ts'
import { financeStatus } from '#contract/invoice/invoice.codes.ts'
import { todayIn } from '#contract/kit/dates.ts'
import { firstOfMonth, lastOfMonth, monthOf } from '#contract/kit/days/calendar.ts'
import type { AnswerOf } from '#contract/kit/endpoint.ts'
import { totalsOf } from '#server/finance/summary.data.ts'
import type { Context } from '#server/kit/context.ts'

type Cash = NonNullable<AnswerOf<typeof moneyCalls.shown>['cash']>

/** What moved this month, and all that is pending, as the list of the extract filters it. */
export const cashOf = async (ctx: Context): Promise<Cash> => {
  const at = monthOf(todayIn(ctx.now))
  const month = { from: firstOfMonth(at), to: lastOfMonth(at) }
  const totals = await totalsOf(month, ctx)
  const { rows } = await sql<{ goes_in: boolean; rows: number; centavos: number }>`
    select t.direction = ${sql.lit(financeDirection.of.in)} as goes_in, count(*)::int as rows, abs(sum(t.centavos))::bigint as centavos
    from finance_extract t where t.status = ${sql.lit(financeStatus.of.pending)} group by 1`.execute(ctx.db)
  const waiting = (goesIn: boolean) => {
    const found = rows.find((it) => it.goes_in === goesIn)
    return { rows: found?.rows ?? 0, centavos: found?.centavos ?? 0 }
  }
  return { ...month, in: totals.in, out: totals.out, waiting_in: waiting(true), waiting_out: waiting(false) }
}
