import { addDays, dayBounds, parseCall, todayIn, weekBounds, type Bounds } from '#contract/kit/dates.ts'
import { decimalTenths } from '#contract/kit/hours.ts'

/** Hours of loops, and of requests for loops that wait for an answer. */
export interface Hours {
  readonly seconds: number
  /** Tenths of hours as they are paid: each loop rounded by itself. */
  readonly tenths: number
  /** Seconds of waiting requests. */
  readonly asked: number
}

/** A loop or a waiting request on the clock. */
export interface SheetSpan {
  readonly kind: 'loop' | 'request'
  readonly id: number
  readonly atomo_id: number
  readonly nome: string
  readonly venture_id: number
  readonly inicio: string
  /** Null while it runs. */
  readonly fim: string | null
  /** Of the loop or of the request. */
  readonly status: number
}

/** A day of a week with its bounds; 23 or 25 hours where clocks change. */
export interface WeekDay {
  readonly day: string
  readonly from: string
  readonly to: string
}

const WEEK_DAYS = [0, 1, 2, 3, 4, 5, 6] as const
const MONDAY = 1

/** Monday to Sunday around a day, in a zone. */
export const weekDaysOf = (day: string, zone: string): WeekDay[] => {
  const monday = todayIn(weekBounds(day, zone, MONDAY).from, zone)
  return WEEK_DAYS.map((after) => {
    const one = addDays(monday, after)
    const { from, to } = dayBounds(one, zone)
    return { day: one, from: from.toISOString(), to: to.toISOString() }
  })
}

/** Whole seconds of a span; a running one counts up to `now`. */
export const spanSeconds = ({ inicio, fim }: Pick<SheetSpan, 'inicio' | 'fim'>, now: Date): number =>
  Math.max(0, Math.floor((Date.parse(fim ?? now.toISOString()) - Date.parse(inicio)) / 1000))

const NONE: Hours = { seconds: 0, tenths: 0, asked: 0 }

export const addHours = (all: readonly Hours[]): Hours =>
  all.reduce(
    (sum, { seconds, tenths, asked }) => ({
      seconds: sum.seconds + seconds,
      tenths: sum.tenths + tenths,
      asked: sum.asked + asked,
    }),
    NONE,
  )

/** Hours of a span, as a part of its cell. */
const hoursOf = (span: SheetSpan, now: Date): Hours => {
  const seconds = spanSeconds(span, now)
  return span.kind === 'loop' ? { seconds, tenths: decimalTenths(seconds), asked: 0 } : { ...NONE, asked: seconds }
}

/** Hours of each atom by day. A span belongs to the day on which it begins, as in Loop Center. */
export const cellsOf = (
  spans: readonly SheetSpan[],
  days: readonly WeekDay[],
  now: Date,
): ReadonlyMap<number, readonly Hours[]> => {
  const found = new Map<number, Hours[]>()
  for (const span of spans) {
    const begun = Date.parse(span.inicio)
    const at = days.findIndex((it) => begun >= Date.parse(it.from) && begun < Date.parse(it.to))
    if (at < 0) continue
    const cells = found.get(span.atomo_id) ?? days.map(() => NONE)
    cells[at] = addHours([cells[at] ?? NONE, hoursOf(span, now)])
    found.set(span.atomo_id, cells)
  }
  return found
}

/** Nine o’clock of a day, from which hours that were typed without a time are placed. */
export const workBegins = (day: string, zone: string): Date => {
  const at = parseCall(`${day.split('-').toReversed().join('-')} 09:00:00`, zone)
  if (!at) throw new RangeError(`Not a calendar date: ${day}`)
  return at
}

const wholeSecond = (at: number): number => Math.ceil(at / 1000) * 1000

/** First moment from which so many seconds are free in one piece; undefined where they do not fit. */
export const firstFree = ({ from, to }: Bounds, busy: readonly Bounds[], seconds: number): Date | undefined => {
  let at = wholeSecond(from.getTime())
  for (const taken of busy.toSorted((one, other) => one.from.getTime() - other.from.getTime())) {
    if (taken.from.getTime() - at >= seconds * 1000) break
    at = Math.max(at, wholeSecond(taken.to.getTime()))
  }
  return at + seconds * 1000 <= to.getTime() ? new Date(at) : undefined
}
