import { addDays } from '#contract/kit/dates.ts'
import { daysBetween } from '#contract/kit/days/calendar.ts'

/** A month on the axis: its first day, and its position in percent. */
export interface Month {
  readonly first: string
  readonly at: number
}

export interface Axis {
  readonly from: string
  /** First day behind the axis. */
  readonly past: string
  readonly months: readonly Month[]
}

/** Something with days to show on an axis. */
export interface Dated {
  readonly starts_on: string | null
  readonly ends_on: string | null
}

const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`
const nextMonth = (first: string): string => firstOfMonth(addDays(first, 31))

/** Days from today at which the axis ends: a wrong year would make everything else a dot. */
const REACH_DAYS = 3 * 366

/** Position of a day on the axis, in percent of its width. */
export const placeOf = (day: string, { from, past }: Pick<Axis, 'from' | 'past'>): number => {
  const place = (100 * daysBetween(from, day)) / daysBetween(from, past)
  return Math.min(100, Math.max(0, Math.round(place * 100) / 100))
}

/** Whole months around all days and today. */
export const axisOf = (of: readonly Dated[], today: string): Axis => {
  const days = [today, ...of.flatMap((it) => [it.starts_on, it.ends_on])].filter((day) => day !== null)
  const near = days.filter((day) => Math.abs(daysBetween(today, day)) <= REACH_DAYS).toSorted()
  const from = firstOfMonth(near[0] ?? today)
  const past = nextMonth(firstOfMonth(near.at(-1) ?? today))
  const months: Month[] = []
  for (let first = from; first < past; first = nextMonth(first))
    months.push({ first, at: placeOf(first, { from, past }) })
  return { from, past, months }
}

/** Position and width on the axis; a single day is a point, and without days there is no bar. */
export const barOf = ({ starts_on, ends_on }: Dated, axis: Axis): { at: number; width: number } | undefined => {
  const [start, end] = [starts_on ?? ends_on, ends_on ?? starts_on]
  if (start === null || end === null) return undefined
  const at = placeOf(start, axis)
  return { at, width: Math.max(0.8, placeOf(addDays(end, 1), axis) - at) }
}
