import { addDays } from '#contract/kit/dates.ts'

/** What of an atom is still planned, and when. */
export interface Planned {
  /** What its estimate leaves, in seconds. */
  readonly seconds: number
  /** The first day that it may be worked on, where its gate says one. */
  readonly from: string | null
  /** Its planned day. */
  readonly to: string
}

const isWorkday = (day: string): boolean => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
const later = (one: string, other: string): string => (one > other ? one : other)

/** Days of a plan that are looked at: five years are no plan any more, and are put on the last day. */
const DAYS_MAX = 5 * 366

const workdays = (from: string, to: string): string[] => {
  const days: string[] = []
  for (let day = from, seen = 0; day <= to && seen < DAYS_MAX; day = addDays(day, 1), seen += 1)
    if (isWorkday(day)) days.push(day)
  return days.length > 0 ? days : [to]
}

/**
 * Seconds of an atom in each week (named by their first days): spread evenly over the workdays from today, or from its
 * gate's start where that is to come, to its planned day. What is late is all of today.
 */
export const spread = (
  { seconds, from, to }: Planned,
  { weeks, today }: { weeks: readonly string[]; today: string },
): number[] => {
  const start = later(from ?? today, today)
  const days = workdays(start, later(to, start))
  const share = seconds / days.length
  return weeks.map((first) => {
    const past = addDays(first, 7)
    return Math.round(share * days.filter((day) => day >= first && day < past).length)
  })
}
