import { inYears } from '#contract/kit/page.ts'
import type { Locale } from '#contract/kit/words.ts'
import type { HoursField, HoursTool } from '#contract/loop/import/tools.ts'
import type { WordKey } from '#contract/words.ts'
import type { DayOrder } from '#server/kit/import/days.ts'
import { dayOf } from '#server/kit/import/days.ts'
import { numberOf } from '#server/kit/import/numbers.ts'
import { spanOf } from '#server/kit/import/spans.ts'
import type { HoursPlaces } from '#server/loop/import/recognise.ts'
import { instantsAt } from '#server/loop/import/zone.ts'

/** How the cells of one file are read. */
export interface Reading {
  readonly tool: HoursTool
  readonly places: HoursPlaces
  readonly zone: string
  readonly days: DayOrder
  /** Locale that numbers of unclear spelling are read in. */
  readonly written: Locale
}

/** A fault of a line: the field whose column it stands in, and the word that says it. */
export interface Fault {
  readonly field: HoursField
  readonly word: WordKey
}

/** When a line was worked: by the clock, or on a day without a time. */
export type When =
  | { readonly start: number; readonly end: number }
  | { readonly day: string; readonly seconds: number }
  | { readonly fault: Fault }

const SECOND = 1000
const DAY_SECONDS = 86_400

export const cellOf = (cells: readonly string[], field: HoursField, { places }: Pick<Reading, 'places'>): string => {
  const at = places.get(field)
  // Narrow spaces stand before `PM` in what newer browsers write.
  return at === undefined ? '' : (cells[at] ?? '').replaceAll(/[\u00a0\u202f]/g, ' ').trim()
}

const fault = (field: HoursField, word: WordKey): { readonly fault: Fault } => ({ fault: { field, word } })
const isFault = (it: object): it is { readonly fault: Fault } => 'fault' in it

const TIME = /^(\d{1,2}):([0-5]\d)(?::([0-5]\d)(?:\.\d+)?)?(?: ?([ap])\.? ?m\.?)?$/i

/** Seconds of a day that a clock of 24 or of 12 hours shows. */
export const timeOf = (text: string): number | undefined => {
  const [, hour = '', minute = 0, second = 0, half] = TIME.exec(text) ?? []
  const hours = Number(hour)
  if (hour === '' || hours > 23 || (half !== undefined && (hours < 1 || hours > 12))) return undefined
  const of24 = half === undefined ? hours : (hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return of24 * 3600 + Number(minute) * 60 + Number(second)
}

const SHORT_YEAR = /^(\d{1,2}([/.-])\d{1,2}\2)(\d{2})$/

const dayIn = (text: string, { zone, days }: Reading): string | undefined => {
  const day = dayOf(text.replace(SHORT_YEAR, '$120$3'), { zone, order: days })
  return day !== undefined && inYears(day) ? day : undefined
}

const STAMP = /^(\d{4}-\d{2}-\d{2})[T ]([\d:.]+(?: ?[ap]\.?m\.?)?)(Z|[+-]\d{2}:?\d{2})?$/i

/** A time of a day as if it were UTC, or an instant where the cell says its offset. */
type Clock = { readonly wall: number } | { readonly at: number }
type Moment = Clock | { readonly fault: Fault }

const wallOf = (day: string, seconds: number): number => Date.parse(`${day}T00:00:00Z`) + seconds * SECOND

/** What a column of days and one of times say together; a cell may also hold both, as solidtime writes. */
const momentOf = (
  { day, time }: { readonly day: string; readonly time: string },
  [dayField, timeField]: readonly [HoursField, HoursField],
  reading: Reading,
): Moment => {
  const [, date, clock = '', offset] = STAMP.exec(time) ?? []
  if (offset !== undefined) {
    const at = Date.parse(time.replace(' ', 'T'))
    return Number.isNaN(at) || !inYears(time)
      ? fault(timeField, 'loopImport.badTime')
      : { at: Math.floor(at / SECOND) * SECOND }
  }
  const iso = dayIn(date ?? day, reading)
  if (iso === undefined) return fault(date === undefined ? dayField : timeField, 'loopImport.badDay')
  const seconds = timeOf(date === undefined ? time : clock)
  return seconds === undefined ? fault(timeField, 'loopImport.badTime') : { wall: wallOf(iso, seconds) }
}

/** Seconds of a duration in any of the tools' ways: `31:15:00`, `1:30`, `1h 30m`, `1.5`, `1,5`, `7260`. */
const durationOf = (text: string, { tool, written }: Reading): number | undefined => {
  const said = spanOf(text, written)
  if (said !== undefined) return Math.round(said)
  const count = numberOf(text, 4, written)
  if (count === undefined) return undefined
  return tool.whole === 'seconds' && /^\d+$/.test(text) ? count : Math.round(count * 3600)
}

const instantsOf = (moment: Clock, { zone }: Reading): readonly number[] =>
  'at' in moment ? [moment.at] : instantsAt(moment.wall, zone)

/**
 * The times of a line. A clock that shows an hour twice means the one that the duration fits, else the first; an hour that
 * it skips nobody worked.
 */
const spanBetween = (
  start: Clock,
  end: Clock,
  { seconds, reading }: { readonly seconds: number | undefined; readonly reading: Reading },
): When => {
  const starts = instantsOf(start, reading)
  const ends = instantsOf(end, reading)
  if (starts.length === 0) return fault('startTime', 'loopImport.skippedHour')
  if (ends.length === 0) return fault('endTime', 'loopImport.skippedHour')
  const pairs = starts.flatMap((from) => ends.map((to) => ({ start: from, end: to })))
  const fits = pairs.find((it) => seconds !== undefined && it.end - it.start === seconds * SECOND)
  const found = fits ?? pairs.find((it) => it.end > it.start) ?? pairs[0]
  if (!found || found.end <= found.start) return fault('endTime', 'loopHand.endNotAfter')
  // A duration below the time between both is one with breaks, which nobody worked.
  const shorter = seconds !== undefined && seconds > 0 && found.start + seconds * SECOND < found.end
  return shorter ? { start: found.start, end: found.start + seconds * SECOND } : found
}

/** An end without a day of its own, before the start, is on the next day. */
const afterStart = (end: Clock, start: Clock): Clock =>
  'wall' in end && 'wall' in start && end.wall < start.wall ? { wall: end.wall + DAY_SECONDS * SECOND } : end

const fromStart = (start: Clock, seconds: number, reading: Reading): When => {
  const [from] = instantsOf(start, reading)
  return from === undefined
    ? fault('startTime', 'loopImport.skippedHour')
    : { start: from, end: from + seconds * SECOND }
}

const byClock = (cells: readonly string[], seconds: number | undefined, reading: Reading): When => {
  const cell = (field: HoursField) => cellOf(cells, field, reading)
  const startDay = cell('startDate')
  const start = momentOf({ day: startDay, time: cell('startTime') }, ['startDate', 'startTime'], reading)
  if (isFault(start)) return start
  if (cell('endTime') === '')
    return seconds === undefined ? fault('endTime', 'loopImport.noEnd') : fromStart(start, seconds, reading)
  const endDay = cell('endDate')
  const said = momentOf({ day: endDay || startDay, time: cell('endTime') }, ['endDate', 'endTime'], reading)
  if (isFault(said)) return said
  return spanBetween(start, endDay === '' ? afterStart(said, start) : said, { seconds, reading })
}

/** When a line was worked. */
export const whenOf = (cells: readonly string[], reading: Reading): When => {
  const duration = cellOf(cells, 'duration', reading)
  const seconds = duration === '' ? undefined : durationOf(duration, reading)
  if (duration !== '' && (seconds === undefined || seconds < 0)) return fault('duration', 'loopImport.badDuration')
  if (cellOf(cells, 'startTime', reading) !== '') return byClock(cells, seconds, reading)
  const day = dayIn(cellOf(cells, 'startDate', reading), reading)
  if (day === undefined) return fault('startDate', 'loopImport.badDay')
  if (seconds === undefined || seconds === 0) return fault('duration', 'loopImport.badDuration')
  return { day, seconds }
}

/** Where the work of a line stood in the other tool. */
export interface Place {
  readonly client: string
  readonly project: string
  readonly task: string
}

export const placeOf = (cells: readonly string[], reading: Pick<Reading, 'places'>): Place => ({
  client: cellOf(cells, 'client', reading),
  project: cellOf(cells, 'project', reading),
  task: cellOf(cells, 'task', reading),
})

export interface Who {
  readonly email: string
  readonly name: string
}

/** Whose line it is. */
export const whoOf = (cells: readonly string[], reading: Pick<Reading, 'places'>): Who => {
  const cell = (field: HoursField) => cellOf(cells, field, reading)
  const name = cell('person') || `${cell('firstName')} ${cell('lastName')}`.trim()
  const email = cell('email')
  // Kimai's user may be the address itself.
  return email === '' && /^\S+@\S+$/.test(name) ? { email: name, name } : { email, name }
}
