import { addDays } from '#contract/kit/dates.ts'
import { daysBetween } from '#contract/kit/days/calendar.ts'
import { placeOf } from '#web/venture/axis/axis.ts'

/** Sum used up to the end of the week that begins with `week`. */
export interface Used {
  readonly week: string
  readonly value: number
}

interface Planned {
  readonly plan: number | null
  readonly starts_on: string | null
  readonly ends_on: string | null
  readonly today: string
}

/** A point in a plot of 100 by 100, from its lower left corner. */
type Point = readonly [x: number, y: number]

export interface Burn {
  readonly from: string
  readonly to: string
  readonly used: readonly Point[]
  /** Line of the plan from 0 at the start to all of it at the planned day; level where either day is missing. */
  readonly planned: readonly Point[]
  /** Planned sum up to today, while the plan runs; a whole number in the unit of the plan. */
  readonly byNow: number | null
}

const least = (days: readonly string[]): string => days.toSorted()[0] ?? ''

const plannedByNow = ({ plan, starts_on, ends_on, today }: Planned): number | null => {
  if (plan === null || starts_on === null || ends_on === null) return null
  const whole = daysBetween(starts_on, ends_on)
  const past = daysBetween(starts_on, today)
  return whole > 0 && past >= 0 && past <= whole ? Math.round((plan * past) / whole) : null
}

/** First and last day of the plot. */
const spanOf = (used: readonly Used[], { starts_on, ends_on, today }: Planned): { from: string; to: string } => ({
  from: least([starts_on ?? today, used[0]?.week ?? today]),
  to: [addDays(today, 1), ends_on ?? today].toSorted().at(-1) ?? today,
})

type At = (day: string, value: number) => Point

const plannedLine = ({ plan, starts_on, ends_on }: Planned, { from, to }: { from: string; to: string }, at: At) => {
  if (!plan) return []
  if (starts_on === null || ends_on === null || starts_on >= ends_on) return [at(from, plan), at(to, plan)]
  return [at(starts_on, 0), at(ends_on, plan)]
}

/** Used sums over time against the plan; undefined when there is neither. */
export const burnOf = (used: readonly Used[], planned: Planned): Burn | undefined => {
  const { plan, today } = planned
  const most = 1.05 * Math.max(plan ?? 0, used.at(-1)?.value ?? 0)
  if (most === 0) return undefined
  const span = spanOf(used, planned)
  const at: At = (day, value) => [
    placeOf(day, { from: span.from, past: span.to }),
    Math.round((10_000 * value) / most) / 100,
  ]
  const ends = used.map(({ week, value }) => at(least([addDays(week, 7), addDays(today, 1)]), value))
  return {
    ...span,
    used: [at(used[0]?.week ?? today, 0), ...ends],
    planned: plannedLine(planned, span, at),
    byNow: plannedByNow(planned),
  }
}
