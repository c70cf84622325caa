import { remembered } from '#contract/kit/remembered.ts'
import type { Locale } from '#contract/kit/words.ts'

/** Seconds of work as clocks, typed durations and paid decimal hours; a number is seconds unless its name says otherwise. */

/** Seconds for display, fractions dropped. A browser a moment behind the server gives a negative: shown as none. */
const shown = (seconds: number): number => {
  if (!Number.isFinite(seconds)) throw new RangeError(`Not a number of seconds: ${seconds}`)
  return Math.max(0, Math.floor(seconds))
}

/** At least two digits: `7` → `07`, `123` → `123`. Counts of projects (section 9) and the parts of clocks and dates. */
export const padCount = (count: number): string => String(count).padStart(2, '0')

const partsOf = (seconds: number): [hours: number, minutes: number, seconds: number] => {
  const all = shown(seconds)
  return [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60]
}

/**
 * Seconds → `hh:mm:ss`, the form of `hora_total` (section 3), for calls and files; people read `clock`. Hours go past
 * 99, fractions are dropped, a negative is `00:00:00`. NaN and Infinity throw RangeError.
 */
export const writeClock = (seconds: number): string => partsOf(seconds).map(padCount).join(':')

/** Seconds of one loop → `1:02:03` to read. NaN and Infinity throw RangeError. */
export const clock = (seconds: number): string => {
  const [hours, minutes, rest] = partsOf(seconds)
  return `${hours}:${padCount(minutes)}:${padCount(rest)}`
}

// Made when asked for: the first costs a start 13 ms.
const grouped = remembered((locale: Locale) => new Intl.NumberFormat(locale === 'pt' ? 'pt-BR' : 'en'))

const groupedHours = (hours: number, locale: Locale): string =>
  hours < 1000 ? String(hours) : grouped(locale).format(hours)

/** A sum of many loops in a document: `writeClock` with its hours in groups of three, `10.620:16:12`. Never for a call. */
export const longClock = (seconds: number, locale: Locale): string =>
  writeClock(seconds).replace(/^\d{4,}/, (hours) => groupedHours(Number(hours), locale))

/** `hh:mm:ss` → seconds; the exact inverse of `writeClock`. Anything that `writeClock` would not write gives undefined. */
export const parseClock = (text: string): number | undefined => {
  const parts = /^(\d{2}|[1-9]\d{2,12}):([0-5]\d):([0-5]\d)$/.exec(text)
  if (!parts) return undefined
  const seconds = Number(parts[1]) * 3600 + Number(parts[2]) * 60 + Number(parts[3])
  return Number.isSafeInteger(seconds) ? seconds : undefined
}

/**
 * Seconds of one loop → tenths of an hour, an integer: whole hours, plus minutes / 60 rounded half up to one decimal,
 * seconds dropped (section 9; decisions, "Loops"). 59 min → 10, 1:20:00 → 13. Round once per loop and add the tenths.
 * Negative, NaN and Infinity throw RangeError, because money follows from it.
 */
export const decimalTenths = (seconds: number): number => {
  if (!Number.isFinite(seconds) || seconds < 0) throw new RangeError(`Not a time worked: ${seconds} s`)
  const minutes = Math.floor(seconds / 60)
  return Math.floor(minutes / 60) * 10 + Math.round((minutes % 60) / 6)
}

/** `decimalTenths` as hours with one decimal, to show and to send: 1:30:00 → 1.5. Reckon amounts with the tenths. */
export const decimalHours = (seconds: number): number => decimalTenths(seconds) / 10

/** What a call says as `hh:mm:ss`, as `clock` shows it. */
export const shownClock = (text: string): string => {
  const seconds = parseClock(text)
  return seconds === undefined ? text : clock(seconds)
}

/** Seconds of a sum or a plan → `10.454h 52m`, seconds dropped, a negative as `0h 00m`. NaN and Infinity throw RangeError. */
export const shortHours = (seconds: number, locale: Locale): string => {
  const [hours, minutes] = partsOf(seconds)
  return `${groupedHours(hours, locale)}h ${padCount(minutes)}m`
}
