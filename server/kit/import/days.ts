import { plainText } from '#contract/kit/import/import.ts'

/** Order of day and month in `1/2/2026`. */
export type DayOrder = 'dmy' | 'mdy'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** Portuguese abbreviations of months that differ from the English ones. */
const ALSO: Readonly<Record<string, number>> = { fev: 2, abr: 4, mai: 5, ago: 8, set: 9, out: 10, dez: 12 }

const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:[ T,].{0,40})?$/

/** Order of a column: months first where some second number exceeds 12 and no first one does. */
export const dayOrderIn = (cells: readonly string[]): DayOrder => {
  const pairs = cells.flatMap((cell) => {
    const [, first, second] = SLASHED.exec(cell.trim()) ?? []
    return first === undefined ? [] : [[Number(first), Number(second)] as const]
  })
  return pairs.some(([, second]) => second > 12) && pairs.every(([first]) => first <= 12) ? 'mdy' : 'dmy'
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

/**
 * The day that a cell names, in any of the ways that spreadsheets and other tools write one, with or without a time:
 * `24/11/2026`, `2026-11-24`, `24/Nov/26 3:04 PM`, an instant of ISO 8601, `Tue Nov 24 2026 15:04:05 GMT+0000`. An instant is the
 * day that it falls on in `zone`.
 */
export const dayOf = (cell: string, { zone, order }: { zone: string; order: DayOrder }): string | undefined => {
  const [, first, second, year] = SLASHED.exec(cell) ?? []
  if (first !== undefined) {
    const [day, month] = order === 'dmy' ? [first, second] : [second, first]
    return isoOf(Number(year), Number(month), Number(day))
  }
  const named = /^(\d{1,2})[/ -](\p{L}{3,9})\.?[/ -](\d{2}|\d{4})(?: .{0,20})?$/u.exec(cell)
  if (named) {
    const written = Number(named[3])
    return isoOf(written < 100 ? 2000 + written : written, monthOf(named[2] ?? ''), Number(named[1]))
  }
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})$/.test(cell)) return dayIn(new Date(cell), zone)
  const plain = /^(\d{4})-(\d{2})-(\d{2})(?:[ T][\d:.]{4,15})?$/.exec(cell)
  if (plain) return isoOf(Number(plain[1]), Number(plain[2]), Number(plain[3]))
  if (/^\w{3} \w{3} \d{1,2} \d{4} [\d:]{8} GMT[+-]\d{4}/.test(cell))
    return dayIn(new Date(cell.replace(/ \(.*$/, '')), zone)
  return undefined
}
