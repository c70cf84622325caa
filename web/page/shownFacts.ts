import type { Column } from '#contract/kit/list/column.ts'

/** What people count or measure: none of it is no fact. An amount of money is one even at zero. */
const MEASURED: ReadonlySet<Column['kind']> = new Set(['count', 'duration', 'hours'])

/** True for a value that says nothing on a record's page, where its line would be filler. */
export const saysNothing = (value: unknown, column: Column): boolean => {
  if (value === null || value === undefined || value === '') return true
  if (column.kind === 'flag') return value === false && !column.either
  return MEASURED.has(column.kind) && value === 0
}
