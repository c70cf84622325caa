import { addDays, monthBounds, todayIn, weekBounds, type Bounds, type Weekday } from './dates.ts'

/** Ranges of days relative to today, so that a saved view of "this week" stays true next week. */
export const periods = [
  'today',
  'yesterday',
  'week',
  'lastWeek',
  'month',
  'lastMonth',
  'quarter',
  'lastQuarter',
  'year',
  'lastYear',
] as const
export type PeriodName = (typeof periods)[number]

/** First and last day, both included; undefined leaves that side open. */
export interface Period {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

const daysOf = ({ from, to }: Bounds, zone: string): Period => ({
  from: todayIn(from, zone),
  to: addDays(todayIn(to, zone), -1),
})

/** Zone and first weekday for counting days; weeks begin on Sunday by default, as in calendars of Brazil. */
export interface Calendar {
  readonly zone: string
  readonly week_start?: Weekday
}

/** First and last day of a quarter of a year, the first of them 0. */
const quarterDays = (year: number, quarter: number): Period => {
  const monthStart = (month: number): string =>
    `${String(year + Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`
  return { from: monthStart(quarter * 3), to: addDays(monthStart(quarter * 3 + 3), -1) }
}

const quarterOf = (day: string): Period =>
  quarterDays(Number(day.slice(0, 4)), Math.floor((Number(day.slice(5, 7)) - 1) / 3))

const yearDays = (number: number): Period => {
  const year = String(number).padStart(4, '0')
  return { from: `${year}-01-01`, to: `${year}-12-31` }
}

/** The days of a period, seen from `today`. */
export const periodDays = (period: PeriodName, today: string, { zone, week_start }: Calendar): Period => {
  if (period === 'today') return { from: today, to: today }
  if (period === 'yesterday') return { from: addDays(today, -1), to: addDays(today, -1) }
  if (period === 'week') return daysOf(weekBounds(today, zone, week_start), zone)
  if (period === 'lastWeek') return daysOf(weekBounds(addDays(today, -7), zone, week_start), zone)
  if (period === 'quarter') return quarterOf(today)
  if (period === 'lastQuarter') return quarterOf(addDays(quarterOf(today).from ?? today, -1))
  if (period === 'year' || period === 'lastYear')
    return yearDays(Number(today.slice(0, 4)) - Number(period === 'lastYear'))
  const thisMonth = daysOf(monthBounds(today, zone), zone)
  if (period === 'month') return thisMonth
  return daysOf(monthBounds(addDays(thisMonth.from ?? today, -1), zone), zone)
}
