import { plainText } from '#contract/kit/import/import.ts'

/** Order of day and month in `1/2/2026`. */
export type DayOrder = 'dmy' | 'mdy'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** Portuguese abbreviations of months that differ from the English ones. */
const ALSO: Readonly<Record<string, number>> = { fev: 2, abr: 4, mai: 5, ago: 8, set: 9, out: 10, dez: 12 }

const SLASHED = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})(?:[ T,].{0,40})?$/

const pairsIn = (cells: readonly string[]): (readonly [first: number, second: number])[] =>
  cells.flatMap((cell) => {
    const [, first, , second] = SLASHED.exec(cell.trim()) ?? []
    return first === undefined ? [] : [[Number(first), Number(second)] as const]
  })

/** Order of a column: months first where some second number exceeds 12 and no first one does. */
export const dayOrderIn = (cells: readonly string[]): DayOrder => {
  const pairs = pairsIn(cells)
  return pairs.some(([, second]) => second > 12) && pairs.every(([first]) => first <= 12) ? 'mdy' : 'dmy'
}

/** True where some day could also be read with the month first, and no number above 12 says which it is. */
export const isUnclear = (cells: readonly string[]): boolean => {
  const pairs = pairsIn(cells)
  return pairs.some(([first, second]) => first !== second) && pairs.every((pair) => pair.every((it) => it <= 12))
}

const monthOf = (name: string): number => {
  const short = plainText(name).slice(0, 3)
  return MONTHS.indexOf(short) + 1 || (ALSO[short] ?? 0)
}

const isoOf = (year: number, month: number, day: number): string | undefined => {
  const iso = [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
  const at = new Date(`${iso}T00:00:00Z`)
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== iso ? undefined : iso
}

const dayIn = (at: Date, zone: string): string | undefined =>
  Number.isNaN(at.getTime()) ? undefined : new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(at)

const NAMED = /^(\d{1,2})(?:[/ -]| de )(\p{L}{3,9})\.?(?:[/ -]| de )(\d{2}|\d{4})(?: .{0,20})?$/u
const MONTH_FIRST = /^(\p{L}{3,9})\.? (\d{1,2}),? (\d{4})(?:[ ,].{0,20})?$/u
const OF_SCRIPTS = /^\w{3} (\w{3}) (\d{1,2}) (\d{4}) ([\d:]{8}) GMT[+-]\d{4}/
const INSTANT = /^(\d{4})-(\d{2})-(\d{2})T([\d:.]+)(Z|[+-]\d{2}:?\d{2})$/
/** Midnight by its own clock is no moment: tools write days so. */
const isMidnight = (time: string): boolean => /^0[0:.]*$/.test(time)

const namedDay = (cell: string): string | undefined => {
  const [, day, month = '', year] = NAMED.exec(cell) ?? []
  if (year !== undefined) return isoOf(Number(year) + (year.length < 4 ? 2000 : 0), monthOf(month), Number(day))
  const [, name, second, of] = MONTH_FIRST.exec(cell) ?? []
  return name === undefined ? undefined : isoOf(Number(of), monthOf(name), Number(second))
}

const instantDay = (cell: string, zone: string): string | undefined => {
  const [, year, month, day, time = '', offset] = INSTANT.exec(cell) ?? []
  if (year !== undefined)
    // With a Z it is a moment as programs store it, of whatever hour.
    return offset !== 'Z' && isMidnight(time)
      ? isoOf(Number(year), Number(month), Number(day))
      : dayIn(new Date(cell), zone)
  const [, name, date, of, at = ''] = OF_SCRIPTS.exec(cell) ?? []
  if (name === undefined) return undefined
  return isMidnight(at)
    ? isoOf(Number(of), monthOf(name), Number(date))
    : dayIn(new Date(cell.replace(/ \(.*$/, '')), zone)
}

/**
 * The day that a cell names, in any of the ways that spreadsheets and other tools write one, with or without a time:
 * `24/11/2026`, `2026-11-24`, `24/Nov/26 3:04 PM`, `Nov 24, 2026`, an instant of ISO 8601, `Tue Nov 24 2026 15:04:05
 * GMT+0000`. An instant is the day that it falls on in `zone`.
 */
export const dayOf = (cell: string, { zone, order }: { zone: string; order: DayOrder }): string | undefined => {
  const [, first, , second, year] = SLASHED.exec(cell) ?? []
  if (first !== undefined) {
    const [day, month] = order === 'dmy' ? [first, second] : [second, first]
    return isoOf(Number(year), Number(month), Number(day))
  }
  const plain = /^(\d{4})-(\d{2})-(\d{2})(?:[ T][\d:.]{4,15})?$/.exec(cell)
  if (plain) return isoOf(Number(plain[1]), Number(plain[2]), Number(plain[3]))
  return namedDay(cell) ?? instantDay(cell, zone)
}
