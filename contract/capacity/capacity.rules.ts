import { addDays } from '#contract/kit/dates.ts'

/** Remaining plan of an atom. */
export interface Planned {
  /** Seconds of its estimate less those tracked. */
  readonly seconds: number
  /** First day on which it may be worked on, if its gate has one. */
  readonly from: string | null
  /** Its planned day. */
  readonly to: string
}

const isWorkday = (day: string): boolean => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
const later = (one: string, other: string): string => (one > other ? one : other)

/** Longest plan in days, five years; the rest of a longer one falls on its last day. */
const DAYS_MAX = 5 * 366

const workdays = (from: string, to: string): string[] => {
  const days: string[] = []
  for (let day = from, seen = 0; day <= to && seen < DAYS_MAX; day = addDays(day, 1), seen += 1)
    if (isWorkday(day)) days.push(day)
  return days.length > 0 ? days : [to]
}

interface Frame {
  /** First day of each week. */
  readonly weeks: readonly string[]
  readonly today: string
}

/** Part of a plan from `start` to `end` in each week; the parts add up to at most 1. */
const partsOf = (start: string, end: string, weeks: readonly string[]): number[] => {
  const days = workdays(start, end)
  return weeks.map((first) => {
    const past = addDays(first, 7)
    return days.filter((day) => day >= first && day < past).length / days.length
  })
}

/**
 * Seconds of plans in each week of a frame: spread evenly over the workdays from today, or from the gate's start where that
 * is to come, to the planned day. What is late is all of today. Plans of the same days are reckoned once.
 */
export const spreader = ({ weeks, today }: Frame): ((of: Planned) => number[]) => {
  const known = new Map<string, readonly number[]>()
  return ({ seconds, from, to }) => {
    const start = later(from ?? today, today)
    const end = later(to, start)
    const parts = known.get(start + end) ?? partsOf(start, end, weeks)
    known.set(start + end, parts)
    return parts.map((it) => Math.round(seconds * it))
  }
}
