import type { Locale } from '#contract/kit/words.ts'

/**
 * What a column holds: `text`; `number` with its decimals; `duration` in whole seconds; `instant` in ISO 8601. Each
 * format writes it in its own true kind: a sheet gets real numbers and dates, a text file the dialect's spelling.
 */
export type Kind = 'text' | 'number' | 'duration' | 'instant'

export interface SheetColumn<R> {
  key: string
  title: string
  kind: Kind
  /** Decimals of a `number`; none unless said. */
  decimals?: number
  /** Share of the page's width in PDF, against the other columns. */
  weight?: number
  value(row: R): string | number | null
}

export interface Sheet<R> {
  /** Name of the sheet and heading of the PDF. */
  title: string
  /** What was filtered, in words, below the heading of the PDF. */
  subtitle: string
  columns: readonly SheetColumn<R>[]
  /** Rows in batches, so that no format holds more than it must. */
  batches: AsyncIterable<readonly R[]>
  count: number
  locale: Locale
  zone: string
  /** When it was made, for the foot of the PDF. */
  now: Date
}

const FORMULA = /^[=+\-@\t\r]/

/** Text that a spreadsheet would run as a formula is kept from it by a leading apostrophe (CWE-1236). */
export const harmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)
