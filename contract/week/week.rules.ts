import { addDays, dayBounds, todayIn, type Bounds } from '#contract/kit/dates.ts'

const MINUTE = 60_000
const FRIDAY = 5

/** Day of the week of a calendar date, 0 Sunday … 6 Saturday. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/**
 * The Friday `YYYY-MM-DD` in whose week of payment an instant falls. A week ends at 23:59:00 of America/Sao_Paulo, so the
 * last minute of a Friday belongs to the next week. SQL has the same as `week_end`.
 */
export const weekEnd = (at: Date): string => {
  const day = todayIn(new Date(at.getTime() + MINUTE))
  return addDays(day, (FRIDAY - weekdayOf(day) + 7) % 7)
}

/** The moment at which the week that ends on a Friday closes. Errors as in `dayBounds`. */
export const closingOf = (friday: string): Date => new Date(dayBounds(friday).to.getTime() - MINUTE)

/** The week of payment that ends on a Friday; `to` is its closing and belongs to the next one. */
export const weekBounds = (friday: string): Bounds => ({ from: closingOf(addDays(friday, -7)), to: closingOf(friday) })

/** First whole day of the week that ends on a Friday, the Saturday before. */
export const weekBegins = (friday: string): string => addDays(friday, -6)
