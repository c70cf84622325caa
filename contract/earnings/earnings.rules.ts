import { columnsOf, monthsIn, reportDays, type DaySpan } from '#contract/report/report.rules.ts'
import { deliveryType, type Stage } from '#contract/venture/venture.rules.ts'

/** Stages in which a venture burns nothing any more. */
export const doneStages = ['finished', 'accepted'] as const satisfies readonly Stage[]

/** Statuses of a loop whose value at its rate is a cost: concluded, paid and on an order. */
export const costStatuses = [3, 6, 7] as const

/** The days asked for: this year where none are. */
export const earningsDays = (
  asked: { readonly from?: string | undefined; readonly to?: string | undefined },
  today: string,
): DaySpan => {
  if (asked.from !== undefined || asked.to !== undefined) return reportDays(asked, today)
  const year = today.slice(0, 4)
  return { from: `${year}-01-01`, to: `${year}-12-31` }
}

/** Most columns of the plot by month. */
const MONTHS_MAX = 120

/** The months of a span, the first and the last of them cut; undefined where there are too many. */
export const monthsOf = (span: DaySpan): DaySpan[] | undefined =>
  monthsIn(span) > MONTHS_MAX ? undefined : columnsOf(span, 'month')

/** A part of a whole in percent, to a tenth, rounded half away from zero; null where there is no whole. */
export const percentTenth = (part: number, whole: number): number | null => {
  if (whole <= 0) return null
  // Integers throughout: a quotient in binary would round some halves down.
  const [size, of] = [BigInt(Math.abs(part)), BigInt(whole)]
  const tenths = Number((size * 2000n + of) / (of * 2n)) / 10
  return part < 0 && tenths > 0 ? -tenths : tenths
}

/** What a venture has used up and finished so far, whatever the days asked for. */
export interface Burn {
  readonly delivery_type: number
  readonly price_centavos: number | null
  readonly hours_planned: number | null
  /** Cost of all concluded loops. */
  readonly spent_centavos: number
  /** Seconds of all ended loops. */
  readonly tracked: number
  /** Finished atoms, of those that are not cancelled. */
  readonly progress: { readonly done: number; readonly total: number }
}

/** Percent of the budget that is used up: cost against the price of a closed scope, hours against the planned ones of LIVE. */
export const burnedOf = (venture: Burn): number | null => {
  if (venture.delivery_type === deliveryType.of.closed)
    return percentTenth(venture.spent_centavos, venture.price_centavos ?? 0)
  // Tenths of planned hours are whole seconds.
  return percentTenth(venture.tracked, Math.round((venture.hours_planned ?? 0) * 3600))
}

/** Percent of the atoms that are finished; none of none is 0. */
export const progressOf = ({ progress: { done, total } }: Pick<Burn, 'progress'>): number =>
  percentTenth(done, total) ?? 0

/**
 * Percentage points by which a closed scope that is under way has used up more of its price than it has finished of its
 * atoms; below zero where it has finished more. Null for any other venture.
 */
export const aheadOf = (
  venture: Burn & { readonly stage: string; readonly deleted_at: string | null },
): number | null => {
  const burned = burnedOf(venture)
  const isDone = doneStages.some((stage) => stage === venture.stage) || venture.deleted_at !== null
  if (burned === null || isDone || venture.delivery_type !== deliveryType.of.closed) return null
  return (Math.round(burned * 10) - Math.round(progressOf(venture) * 10)) / 10
}

/** What a venture earned in some days. */
export interface Earned {
  readonly revenue_centavos: number
  readonly cost_centavos: number
  readonly margin_centavos: number
}

/** Margin in percent of the revenue; null without revenue. */
export const marginOf = (it: Earned): number | null => percentTenth(it.margin_centavos, it.revenue_centavos)
