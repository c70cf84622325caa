import { formatCall } from '#contract/kit/dates.ts'
import type { Locale } from '#contract/kit/words.ts'

/**
 * What a column holds: `text`; `number` with its decimals; `money` in reais; `duration` in whole seconds; `date` as `YYYY-MM-DD`;
 * `instant` in ISO 8601. Each format writes it in its own true kind: a sheet gets real numbers and dates, a text file the dialect's spelling.
 */
export type Kind = 'text' | 'number' | 'money' | 'duration' | 'date' | 'instant'

export interface SheetColumn<R> {
  key: string
  title: string
  kind: Kind
  /** Decimals of a `number`; none unless said. */
  decimals?: number
  /** Whether the sheet ends with its sum. */
  sum?: true
  value(row: R): string | number | null
}

export interface Sheet<R> {
  /** Name of the sheet and heading of the PDF. */
  title: string
  /** Whose it is, above the heading of the PDF. */
  organisation: string | undefined
  /** PNG, at the head of the PDF. */
  logo?: Uint8Array | undefined
  /** What was filtered, in words, below the heading of the PDF. */
  about: readonly { readonly label: string; readonly value: string }[]
  columns: readonly SheetColumn<R>[]
  /** Rows in batches, so that no format holds more than it must. */
  batches: AsyncIterable<readonly R[]>
  count: number
  locale: Locale
  zone: string
  /** When it was made, for the foot of the PDF. */
  now: Date
}

/** Spreadsheets take the full-width signs of East Asian keyboards for the plain ones. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/
/** One that splits at the other locale's separator, or that knows no quotes there, begins a cell within the text. */
const INNER = /([,;\t\r\n][ "]*)(?=[=+\-@＝＋－＠])/g

/** Text that a spreadsheet would run as a formula, whole or from a separator on, is kept from it by an apostrophe (CWE-1236). */
export const harmless = (text: string): string => {
  const inside = text.replaceAll(INNER, "$1'")
  return FORMULA.test(inside) ? `'${inside}` : inside
}

/** Decimals of a column that is a number. */
export const decimalsOf = ({ kind, decimals }: Pick<SheetColumn<never>, 'kind' | 'decimals'>): number =>
  kind === 'money' ? 2 : (decimals ?? 0)

/** Adds up the columns that want it as their rows are written, so that a sum is of exactly those. */
export const summing = <R>(columns: readonly SheetColumn<R>[]) => {
  const sums = new Map(columns.filter((it) => it.sum).map((it) => [it, 0]))
  return {
    wanted: sums.size > 0,
    add: (row: R): void => {
      for (const [column, sum] of sums) sums.set(column, sum + Number(column.value(row) ?? 0))
    },
    /** Undefined for a column without a sum. */
    of: (column: SheetColumn<R>): number | undefined => {
      const sum = sums.get(column)
      // Tenths and cents are added as fractions of two: rounded back to what they were.
      return sum === undefined ? undefined : Number(sum.toFixed(decimalsOf(column)))
    },
  }
}

/** The wall time of the reader's zone as `2026-11-09 08:32:00`: what a spreadsheet of any language reads as a date. */
export const wallTime = (iso: string, zone: string): string => {
  const [day = '', month = '', year = '', time = ''] = formatCall(new Date(iso), zone).split(/[- ]/)
  return `${year}-${month}-${day} ${time}`
}
