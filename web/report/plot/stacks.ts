import { figureIn, type ReportUnit } from '#contract/report/report.rules.ts'
import type { HoursReport, ReportRow } from '#contract/report/report.ts'

/** Most groups with a stack of their own; the table has all of them. */
const STACKS_MAX = 7

export interface Series {
  /** Undefined for all others together. */
  readonly row: ReportRow | undefined
  /** Number of groups in it. */
  readonly groups: number
  readonly sum: number
  /** Its figure in each column. */
  readonly values: readonly number[]
}

const valuesOf = (rows: readonly ReportRow[], columns: number, unit: ReportUnit): number[] => {
  const values = Array.from({ length: columns }, () => 0)
  for (const { cells } of rows)
    for (const cell of cells) values[cell.at] = (values[cell.at] ?? 0) + figureIn(cell, unit)
  return values
}

/** The largest groups, and the others as one. */
export const seriesOf = ({ rows, columns }: HoursReport, unit: ReportUnit): Series[] => {
  const some = rows
    .filter((it) => figureIn(it, unit) > 0)
    .toSorted((one, other) => figureIn(other, unit) - figureIn(one, unit))
  const largest = some.length <= STACKS_MAX + 1 ? some : some.slice(0, STACKS_MAX)
  const others = some.slice(largest.length)
  const series = (row: ReportRow | undefined, of: readonly ReportRow[]): Series => ({
    row,
    groups: of.length,
    sum: of.reduce((sum, it) => sum + figureIn(it, unit), 0),
    values: valuesOf(of, columns.length, unit),
  })
  return [...largest.map((row) => series(row, [row])), ...(others.length > 0 ? [series(undefined, others)] : [])]
}

export interface Block {
  readonly of: Series
  /** Place of its series. */
  readonly index: number
  readonly y: number
  readonly height: number
}

/** The blocks of a column from the ground up, in pixels. */
export const blocksOf = (series: readonly Series[], at: number, { tall, most }: { tall: number; most: number }) => {
  let y = tall
  return series.flatMap((of, index): Block[] => {
    const value = of.values[at] ?? 0
    if (value === 0) return []
    const height = Math.max(1, (tall * value) / most)
    y -= height
    return [{ of, index, y, height }]
  })
}
