import type { ReactNode } from 'react'

/** Named sums, as `{ segundos, centavos }`. */
export type Figures = Readonly<Record<string, number>>

/** The sums of a table: over the whole filter by the server, over a selection by the page. */
export interface Sums<Row> {
  /** Over the whole filter; undefined until it is known. */
  readonly whole: Figures | undefined
  /** The figures of one row. */
  readonly of: (row: Row) => Figures
  /** The figures in words, by column key. */
  readonly show: (figures: Figures) => Readonly<Record<string, ReactNode>>
  /** The same by column key, for beside the label: told of columns that do not show. */
  readonly beside?: (figures: Figures) => Readonly<Record<string, ReactNode>>
}

const names = (a: Figures, b: Figures): string[] => [...new Set([...Object.keys(a), ...Object.keys(b)])]

const combine = (a: Figures, b: Figures, sign: 1 | -1): Figures =>
  Object.fromEntries(names(a, b).map((name) => [name, (a[name] ?? 0) + sign * (b[name] ?? 0)]))

export const sumOf = (all: Iterable<Figures>): Figures => {
  let sum: Figures = {}
  for (const figure of all) sum = combine(sum, figure, 1)
  return sum
}

export const without = (whole: Figures, parts: Iterable<Figures>): Figures => combine(whole, sumOf(parts), -1)
