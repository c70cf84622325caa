/** A measured number and its bound. */
export interface Figure {
  part: string
  engine: string
  what: string
  value: number
  unit: string
  /** Left out for a number that is only reported. */
  bound?: { atLeast: number } | { atMost: number }
  /** Data behind the number. */
  from: string
}

export const holds = ({ value, bound }: Figure): boolean => {
  if (!bound) return true
  return 'atLeast' in bound ? value >= bound.atLeast : value <= bound.atMost
}

const rounded = (value: number): string => {
  if (Math.abs(value) >= 100) return value.toFixed(0)
  return Math.abs(value) >= 10 ? value.toFixed(1) : value.toFixed(2)
}

const boundOf = ({ bound }: Figure): string => {
  if (!bound) return ''
  return 'atLeast' in bound ? `≥ ${bound.atLeast}` : `≤ ${bound.atMost}`
}

const verdict = (figure: Figure): string => {
  if (!figure.bound) return '  '
  return holds(figure) ? 'ok' : 'NO'
}

/** The figures as a table, a line each. */
export const table = (figures: readonly Figure[]): string => {
  const rows = figures.map((figure) => [
    figure.part,
    figure.engine,
    figure.what,
    `${rounded(figure.value)}${figure.unit}`,
    boundOf(figure),
    verdict(figure),
    figure.from,
  ])
  const all = [['', 'on', 'figure', 'is', 'must be', '', 'from'], ...rows]
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? []
  return all
    .map((row) =>
      row
        .map((cell, column) => (column === 3 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
