import { addDays, monthBounds, todayIn } from '#contract/kit/dates.ts'
import { daysBetween, firstOfMonth, monthOf } from '#contract/kit/days/calendar.ts'

/** What a report may be grouped by; the venture is its first choice. */
export const reportGroups = ['venture', 'person', 'client', 'gate', 'cell', 'atom', 'type'] as const
export type ReportGroup = (typeof reportGroups)[number]

export const reportSteps = ['day', 'week', 'month'] as const
export type ReportStep = (typeof reportSteps)[number]

/** How a cell is written: decimal hours as they are paid, the clock, or money. */
export const reportUnits = ['decimal', 'clock', 'valor'] as const
export type ReportUnit = (typeof reportUnits)[number]

/** How a report is shown, as far as its table, its file and its address differ by it. */
export interface ReportShown {
  readonly by: ReportGroup
  readonly step: ReportStep
  readonly unit: ReportUnit
}

export const reportSorts = ['nome', 'total', 'valor'] as const

/** Filter of Loop Center that finds the loops of a row. */
export const groupFilters = {
  venture: 'venture_id',
  person: 'user_id',
  client: 'client_id',
  gate: 'gate_id',
  cell: 'cell_id',
  atom: 'atomo_id',
  type: 'tipo',
} as const satisfies Record<ReportGroup, string>

/** Filter of Loop Center that finds the loops of no client, or of no type. */
export const withoutFilters: Readonly<Partial<Record<ReportGroup, string>>> = { client: 'no_client', type: 'no_type' }

/** First and last day, both included. */
export interface DaySpan {
  readonly from: string
  readonly to: string
}

/** Most columns: a leap year by day. */
const COLUMNS_MAX = 366

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()
const monthStart = (day: string): string => `${day.slice(0, 8)}01`
const nextMonth = (day: string): string => monthStart(addDays(monthStart(day), 31))

/** First day after the day, Monday-to-Sunday week or month that holds a day. */
const after = (day: string, step: ReportStep): string => {
  if (step === 'day') return addDays(day, 1)
  return step === 'month' ? nextMonth(day) : addDays(day, 7 - ((weekdayOf(day) + 6) % 7))
}

/** The columns of a report; the first and the last one may be cut. Undefined where there would be too many. */
export const columnsOf = ({ from, to }: DaySpan, step: ReportStep): DaySpan[] | undefined => {
  const found: DaySpan[] = []
  for (let day = from; day <= to; day = after(day, step)) {
    if (found.length === COLUMNS_MAX) return undefined
    const last = addDays(after(day, step), -1)
    found.push({ from: day, to: last < to ? last : to })
  }
  return found
}

/** Months that a span touches, whole or cut. */
export const monthsIn = ({ from, to }: DaySpan): number => monthOf(to) - monthOf(from) + 1

/** The period before one: as many whole months where it is of whole months, else as many days. */
export const periodBefore = (span: DaySpan): DaySpan => {
  const to = addDays(span.from, -1)
  const isWhole = span.from === monthStart(span.from) && addDays(span.to, 1) === nextMonth(span.to)
  return {
    from: isWhole
      ? firstOfMonth(monthOf(span.from) - monthsIn(span))
      : addDays(span.from, -daysBetween(span.from, span.to) - 1),
    to,
  }
}

/** The days of a report: this month where none are asked for, and a missing end is today or the year’s first day. */
export const reportDays = (asked: { from?: string | undefined; to?: string | undefined }, today: string): DaySpan => {
  const { from, to } = asked
  if (from !== undefined && to !== undefined) return from <= to ? { from, to } : { from: to, to: from }
  if (from !== undefined) return { from, to: from > today ? from : today }
  if (to !== undefined) return { from: `${to.slice(0, 4)}-01-01`, to }
  const { from: first, to: past } = monthBounds(today)
  return { from: todayIn(first), to: addDays(todayIn(past), -1) }
}

/** What loops add up to. */
export interface ReportFigures {
  /** Running ones included, which add no time yet. */
  readonly loops: number
  readonly seconds: number
  /** Tenths of hours as they are paid: each loop rounded by itself. */
  readonly tenths: number
  /** Only for people who see values. */
  readonly centavos?: number | undefined
}

const NONE: ReportFigures = { loops: 0, seconds: 0, tenths: 0 }

export const addFigures = (all: readonly ReportFigures[]): ReportFigures =>
  all.reduce(
    (sum, one) => ({
      loops: sum.loops + one.loops,
      seconds: sum.seconds + one.seconds,
      tenths: sum.tenths + one.tenths,
      ...(one.centavos === undefined && sum.centavos === undefined
        ? {}
        : { centavos: (sum.centavos ?? 0) + (one.centavos ?? 0) }),
    }),
    NONE,
  )

/** The number of a figure that a unit shows: seconds, tenths or centavos. */
export const figureIn = ({ seconds, tenths, centavos }: ReportFigures, unit: ReportUnit): number => {
  if (unit === 'valor') return centavos ?? 0
  return unit === 'clock' ? seconds : tenths
}

/** Difference in percent, to a tenth; null where there was nothing before. */
export const percentChange = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 1000) / 10
