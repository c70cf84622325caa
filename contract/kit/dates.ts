import { padCount } from '#contract/kit/hours.ts'
import { remembered } from '#contract/kit/remembered.ts'
import type { Locale } from '#contract/kit/words.ts'

/**
 * Calendar dates are `YYYY-MM-DD` text and belong to no zone; instants are Date. Only a zone turns one into the other.
 * Intl and Date alone, since some browsers lack Temporal; the clock is always handed in. An unknown zone throws RangeError.
 */

/** Time zone of the calls of section 7, of payment weeks and of every screen. */
export const ZONE = 'America/Sao_Paulo'
/** Text of an empty date (section 9). */
export const EMPTY = '- - -'
const DAY = 86_400_000

/** Fields of a wall clock and calendar; month from 1. */
interface Wall {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
  readonly second: number
}

/** An instant, or ISO 8601 text: `YYYY-MM-DD`, or a date-time with its offset. */
export type When = Date | string | null | undefined
/** Half-open interval: `from` belongs to it, `to` does not. */
export interface Bounds {
  readonly from: Date
  readonly to: Date
}
/** 0 Sunday … 6 Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

// Making a formatter costs some fifteen times a use of it, and tables format every row.
const formatters = new Map<string, Intl.DateTimeFormat>()
const formatterOf = (zone: string): Intl.DateTimeFormat => {
  const known = formatters.get(zone)
  if (known) return known
  const two = '2-digit'
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: two,
    day: two,
    hour: two,
    minute: two,
    second: two,
  })
  formatters.set(zone, made)
  return made
}

const wallAt = (instant: Date, zone: string): Wall => {
  const found = new Map(
    formatterOf(zone)
      .formatToParts(instant)
      .map((part) => [part.type, Number(part.value)]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes): number => found.get(type) ?? Number.NaN
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
  }
}

/**
 * The wall read as if it were UTC, in milliseconds; undefined when no calendar or clock has it (30 February, 24:00).
 * A day of two digits that its month has not lands in another month, so the month tells.
 */
const millisOf = (wall: Wall): number | undefined => {
  const date = new Date(0)
  date.setUTCFullYear(wall.year, wall.month - 1, wall.day)
  date.setUTCHours(wall.hour, wall.minute, wall.second)
  const real =
    wall.year > 0 &&
    date.getUTCMonth() === wall.month - 1 &&
    date.getUTCHours() === wall.hour &&
    date.getUTCMinutes() === wall.minute &&
    date.getUTCSeconds() === wall.second
  return real ? date.getTime() : undefined
}

const offsetAt = (millis: number, zone: string): number =>
  (millisOf(wallAt(new Date(millis), zone)) ?? Number.NaN) - millis

/**
 * The instant when the zone's wall clock shows `wall`. A time that comes twice is the first; a time that is skipped
 * moves on by as much as the clock did (RFC 5545, 3.3.5), so a skipped midnight is the first instant of its day. The same
 * midnights are asked for again and again, and Intl is slow: it took a twelfth of a page of Loop Center.
 */
const millisAt = remembered((wall: number, zone: string): number => {
  const before = wall - offsetAt(wall - DAY, zone)
  const after = wall - offsetAt(wall + DAY, zone)
  const real = [before, after].filter((millis) => millis + offsetAt(millis, zone) === wall)
  return real.length > 0 ? Math.min(...real) : before
})
const instantOf = (wall: number, zone: string): Date => new Date(millisAt(wall, zone))

const isoOf = (it: Pick<Wall, 'year' | 'month' | 'day'>): string =>
  `${String(it.year).padStart(4, '0')}-${padCount(it.month)}-${padCount(it.day)}`

/** Midnight of a calendar date read as UTC, or undefined. */
const midnight = remembered((isoDate: string): number | undefined => {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(isoDate)
  if (!parts) return undefined
  return millisOf({
    year: Number(parts[1]),
    month: Number(parts[2]),
    day: Number(parts[3]),
    hour: 0,
    minute: 0,
    second: 0,
  })
})

const midnightOrThrow = (isoDate: string): number => {
  const millis = midnight(isoDate)
  if (millis === undefined) throw new RangeError(`Not a calendar date (YYYY-MM-DD): ${isoDate}`)
  return millis
}

const CALL = /^(\d{2})-(\d{2})-(\d{4}) (\d{2}):(\d{2}):(\d{2})$/
const TYPED = /^(\d{2})\/(\d{2})\/(\d{4}) (\d{1,2}):(\d{2})$/

const parseWith = (form: RegExp, text: string, zone: string): Date | undefined => {
  const [, day, month, year, hour, minute, second = 0] = form.exec(text)?.map(Number) ?? []
  if (day === undefined || month === undefined || year === undefined) return undefined
  if (hour === undefined || minute === undefined) return undefined
  const wall = millisOf({ year, month, day, hour, minute, second })
  return wall === undefined ? undefined : instantOf(wall, zone)
}

/** `DD-MM-YYYY HH:mm:ss` (section 9) → its instant in `zone`. Another form, or no real date or time, gives undefined. */
export const parseCall = (text: string, zone = ZONE): Date | undefined => parseWith(CALL, text, zone)

/** An instant → `DD-MM-YYYY HH:mm:ss` in `zone` (section 9), fractions dropped. An invalid Date throws RangeError. */
export const formatCall = (date: Date, zone = ZONE): string => {
  const wall = wallAt(date, zone)
  const day = `${padCount(wall.day)}-${padCount(wall.month)}-${String(wall.year).padStart(4, '0')}`
  return `${day} ${padCount(wall.hour)}:${padCount(wall.minute)}:${padCount(wall.second)}`
}

/** Typed text `DD/MM/YYYY HH:mm` or `H:mm`, as it is shown → its instant in `zone`, or undefined. */
export const parseDateTimeInput = (text: string, zone = ZONE): Date | undefined => parseWith(TYPED, text.trim(), zone)

const STAMP = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/

/** Without an offset, Date would use the host's zone, and it turns 30 February into March: both are refused here. */
const dateOf = (when: Date | string): Date => {
  if (typeof when !== 'string') return when
  const day = STAMP.exec(when)?.[1]
  if (day === undefined || midnight(day) === undefined)
    throw new RangeError(`Not an ISO 8601 date-time with offset: ${when}`)
  return new Date(when)
}

/** Date-only text is shown as it is: a calendar date belongs to no zone and must not shift. */
const dateOnly = (when: Date | string): string | undefined =>
  typeof when === 'string' && midnight(when) !== undefined ? when.split('-').reverse().join('/') : undefined

const shownDate = (it: Wall): string => `${padCount(it.day)}/${padCount(it.month)}/${String(it.year).padStart(4, '0')}`

/**
 * → `DD/MM/YYYY` in `zone`; null, undefined and '' → `- - -` (section 9, one form for both languages).
 * An invalid Date, or text that is not ISO 8601, throws RangeError.
 */
export const formatDate = (when: When, _locale: Locale, zone = ZONE): string => {
  if (!when) return EMPTY
  return dateOnly(when) ?? shownDate(wallAt(dateOf(when), zone))
}

/**
 * → `DD/MM/YYYY H:mm` in `zone`: no comma, hour not padded; empty → `- - -` (section 9, one form for both languages).
 * Date-only text has no time to show and gives its date. Errors as in `formatDate`.
 */
export const formatDateTime = (when: When, _locale: Locale, zone = ZONE): string => {
  if (!when) return EMPTY
  const day = dateOnly(when)
  if (day !== undefined) return day
  const wall = wallAt(dateOf(when), zone)
  return `${shownDate(wall)} ${wall.hour}:${padCount(wall.minute)}`
}

/** The calendar date `YYYY-MM-DD` in `zone` at the instant `now`. */
export const todayIn = (now: Date, zone = ZONE): string => isoOf(wallAt(now, zone))

/** `YYYY-MM-DD` moved by whole days, either way. A fraction, no real date, or leaving the years 1–9999 throws RangeError. */
export const addDays = (isoDate: string, days: number): string => {
  if (!Number.isInteger(days)) throw new RangeError(`Not whole days: ${days}`)
  const moved = new Date(midnightOrThrow(isoDate) + days * DAY)
  const iso = isoOf({ year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() })
  midnightOrThrow(iso)
  return iso
}

const boundsOf = (first: string, past: string, zone: string): Bounds => ({
  from: instantOf(midnightOrThrow(first), zone),
  to: instantOf(midnightOrThrow(past), zone),
})

/** The day `YYYY-MM-DD` in `zone`, `to` excluded; 23 or 25 h where clocks change. No real date throws RangeError. */
export const dayBounds = (isoDate: string, zone = ZONE): Bounds => boundsOf(isoDate, addDays(isoDate, 1), zone)

/** The week around a day in `zone`, from `weekStartsOn` (0 Sunday), `to` excluded. Errors as in `dayBounds`. */
export const weekBounds = (isoDate: string, zone = ZONE, weekStartsOn: Weekday = 0): Bounds => {
  const sinceStart = (new Date(midnightOrThrow(isoDate)).getUTCDay() - weekStartsOn + 7) % 7
  const first = addDays(isoDate, -sinceStart)
  return boundsOf(first, addDays(first, 7), zone)
}

/** The month around a day in `zone`, `to` excluded. Errors as in `dayBounds`. */
export const monthBounds = (isoDate: string, zone = ZONE): Bounds => {
  midnightOrThrow(isoDate)
  const first = `${isoDate.slice(0, 8)}01`
  return boundsOf(first, `${addDays(first, 31).slice(0, 8)}01`, zone)
}

const wordsOf = remembered((locale: Locale) => {
  const tag = locale === 'pt' ? 'pt-BR' : 'en'
  const now = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(0, 'second')
  return { span: new Intl.RelativeTimeFormat(tag, { numeric: 'always' }), now }
})

/** Largest first; months and years at their mean length. */
const spans = [
  ['year', 365.25 * DAY],
  ['month', 30.4375 * DAY],
  ['day', DAY],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const

/**
 * How far `date` is from `now` in the largest whole unit, fractions dropped: `há 5 minutos`, `in 2 days`, `agora` within
 * a second. Never "yesterday", which a span cannot tell. An invalid Date throws RangeError.
 */
export const relative = (date: Date, now: Date, locale: Locale): string => {
  const apart = date.getTime() - now.getTime()
  if (Number.isNaN(apart)) throw new RangeError('Not a date')
  const [unit, span] = spans.find((it) => Math.abs(apart) >= it[1]) ?? [undefined, 1]
  return unit ? wordsOf(locale).span.format(Math.trunc(apart / span), unit) : wordsOf(locale).now
}
