import { sql } from 'kysely'
import { extractList } from '#contract/finance/extract.ts'
import {
  DUE_DAYS,
  MONTHS_MAX,
  MONTHS_SHOWN,
  type ExtractMonth,
  type ExtractSummary,
} from '#contract/finance/summary.ts'
import { financeStatus } from '#contract/invoice/invoice.codes.ts'
import { addDays, todayIn } from '#contract/kit/dates.ts'
import { firstOfMonth, lastOfMonth, monthOf } from '#contract/kit/days/calendar.ts'
import type { Period } from '#contract/kit/period.ts'
import type { Context } from '#server/kit/context.ts'
import { daysOf, type Asked } from '#server/kit/list/statement.ts'

/** First and last day that a filter of paid days means now, as the list of the extract reads it. */
export const extractDays = (asked: Asked, ctx: Context): Period =>
  daysOf('period', extractList.filters.period, { asked, ctx })

interface Totals {
  readonly opening: number
  readonly in: number
  readonly out: number
}

/** What moved before a period and within it. */
export const totalsOf = async ({ from, to }: Period, { db }: Pick<Context, 'db'>): Promise<Totals> => {
  const within = sql`(${from ?? null}::date is null or t.paid_on >= ${from ?? null}::date)`
  const { rows } = await sql<Totals>`
    select coalesce(sum(t.centavos) filter (where t.paid_on < ${from ?? null}::date), 0)::bigint as opening,
      coalesce(sum(t.centavos) filter (where ${within} and t.centavos > 0), 0)::bigint as in,
      coalesce(-sum(t.centavos) filter (where ${within} and t.centavos < 0), 0)::bigint as out
    from finance_extract t
    where t.paid_on is not null and (${to ?? null}::date is null or t.paid_on <= ${to ?? null}::date)`.execute(db)
  return rows[0] ?? { opening: 0, in: 0, out: 0 }
}

interface Waiting {
  readonly late: boolean
  readonly goes_in: boolean
  readonly rows: number
  readonly centavos: number
}

/** Pending rows that are due up to `until`, those before `today` apart. */
const waitingOf = async (today: string, until: string, { db }: Pick<Context, 'db'>) => {
  const { rows } = await sql<Waiting>`
    select t.due_on < ${today}::date as late, t.centavos > 0 as goes_in, count(*)::int as rows, abs(sum(t.centavos))::bigint as centavos
    from finance_extract t where t.status = ${sql.lit(financeStatus.of.pending)} and t.due_on <= ${until}::date
    group by 1, 2`.execute(db)
  const count = (late: boolean, goesIn: boolean) => {
    const found = rows.find((it) => it.late === late && it.goes_in === goesIn)
    return { rows: found?.rows ?? 0, centavos: found?.centavos ?? 0 }
  }
  const both = (late: boolean) => ({ in: count(late, true), out: count(late, false) })
  return { late: both(true), soon: both(false) }
}

/** First and last month of the plot: those of the period, up to the present one, and at least a year. */
const monthsShown = ({ from, to }: Period, today: string): { first: number; last: number } => {
  const last = monthOf(to === undefined || (to > today && (from ?? '') <= today) ? today : to)
  const begins = from === undefined ? last : monthOf(from)
  return { first: Math.max(last - MONTHS_MAX + 1, Math.min(begins, last - MONTHS_SHOWN + 1)), last }
}

const monthsOf = async (
  { first, last }: { first: number; last: number },
  { db }: Pick<Context, 'db'>,
): Promise<ExtractMonth[]> => {
  const start = firstOfMonth(first)
  const { rows } = await sql<{ month: string | null; in: number; out: number }>`
    select case when t.paid_on >= ${start}::date then date_trunc('month', t.paid_on)::date end as month,
      coalesce(sum(t.centavos) filter (where t.centavos > 0), 0)::bigint as in,
      coalesce(-sum(t.centavos) filter (where t.centavos < 0), 0)::bigint as out
    from finance_extract t where t.paid_on < ${firstOfMonth(last + 1)}::date group by 1`.execute(db)
  const moved = new Map(rows.map((it) => [it.month, it]))
  const before = moved.get(null)
  let balance = (before?.in ?? 0) - (before?.out ?? 0)
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const from = firstOfMonth(first + index)
    const sums = moved.get(from) ?? { in: 0, out: 0 }
    balance += sums.in - sums.out
    return { from, to: lastOfMonth(first + index), in: sums.in, out: sums.out, balance }
  })
}

/** The head of the extract: balances and movements of a period, month by month, and what falls due. */
export const summaryOf = async (asked: Asked, ctx: Context): Promise<ExtractSummary> => {
  const period = extractDays(asked, ctx)
  const today = todayIn(ctx.now)
  const soon_to = addDays(today, DUE_DAYS)
  const totals = await totalsOf(period, ctx)
  return {
    from: period.from ?? null,
    to: period.to ?? null,
    today,
    ...totals,
    closing: totals.opening + totals.in - totals.out,
    ...(await waitingOf(today, soon_to, ctx)),
    soon_to,
    months: await monthsOf(monthsShown(period, today), ctx),
  }
}
