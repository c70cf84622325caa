import { addDays, monthBounds, todayIn, weekBounds, type Bounds, type Weekday } from './dates.ts'

/** Ranges of days relative to today, so that a saved view of "this week" stays true next week. */
export const periods = ['today', 'yesterday', 'week', 'lastWeek', 'month', 'lastMonth'] as const
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

/** The days of a period, seen from `today`. */
export const periodDays = (period: PeriodName, today: string, { zone, week_start }: Calendar): Period => {
  if (period === 'today') return { from: today, to: today }
  if (period === 'yesterday') return { from: addDays(today, -1), to: addDays(today, -1) }
  if (period === 'week') return daysOf(weekBounds(today, zone, week_start), zone)
  if (period === 'lastWeek') return daysOf(weekBounds(addDays(today, -7), zone, week_start), zone)
  const thisMonth = daysOf(monthBounds(today, zone), zone)
  if (period === 'month') return thisMonth
  return daysOf(monthBounds(addDays(thisMonth.from ?? today, -1), zone), zone)
}
