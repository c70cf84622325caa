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
  /** Decimals of a `number`, none by default. */
  decimals?: number
  /** True when the sheet ends with the column's sum. */
  sum?: true
  value(row: R): string | number | null
}

export interface Sheet<R> {
  /** Name of the sheet, and heading of the PDF. */
  title: string
  /** Name of the organisation, above the heading of the PDF. */
  organisation: string | undefined
  /** PNG, at the head of the PDF. */
  logo?: Uint8Array | undefined
  /** Filters in words, below the heading of the PDF. */
  about: readonly { readonly label: string; readonly value: string }[]
  columns: readonly SheetColumn<R>[]
  /** Rows in batches, so that a format holds no more than it needs. */
  batches: AsyncIterable<readonly R[]>
  count: number
  locale: Locale
  zone: string
  /** Time of the export, for the foot of the PDF. */
  now: Date
}

/** Decimals of a column that is a number. */
export const decimalsOf = ({ kind, decimals }: Pick<SheetColumn<never>, 'kind' | 'decimals'>): number =>
  kind === 'money' ? 2 : (decimals ?? 0)

/** Sums columns while their rows are written, so that a sum covers exactly those. */
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
      // Binary fractions add up inexactly, so the sum is rounded to the column's decimals.
      return sum === undefined ? undefined : Number(sum.toFixed(decimalsOf(column)))
    },
  }
}

/** Wall time in the reader's zone, `2026-11-09 08:32:00`: spreadsheets of every language parse it as a date. */
export const wallTime = (iso: string, zone: string): string => {
  const [day = '', month = '', year = '', time = ''] = formatCall(new Date(iso), zone).split(/[- ]/)
  return `${year}-${month}-${day} ${time}`
}
