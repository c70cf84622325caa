import { plainText, type ImportColumn } from '#contract/kit/import/import.ts'
import type { Entries } from '#contract/kit/words.ts'

/** All that a header may say to mean a column: its field, its title in both languages, and its other names. */
export const namesOf = (
  { field, column, aliases }: Pick<ImportColumn, 'field' | 'column' | 'aliases'>,
  entries: Entries,
): string[] => [field, column, ...(entries[`column_${column}`] ?? []), ...aliases].map(plainText)

/**
 * The field that each header gives, or null: as this person took it last time, else by its name. No field is given twice;
 * what was remembered goes before what is guessed.
 */
export const guessMapping = (
  headers: readonly string[],
  hints: { columns: readonly ImportColumn[]; entries: Entries; remembered: ReadonlyMap<string, string | null> },
): (string | null)[] => {
  const { columns, entries, remembered } = hints
  const taken = new Set<string>()
  const take = (field: string | undefined): string | null => {
    if (field === undefined || taken.has(field) || !columns.some((column) => column.field === field)) return null
    taken.add(field)
    return field
  }
  const known = headers.map((header) => take(remembered.get(plainText(header)) ?? undefined))
  const guessed = headers.map((header, at) => {
    const name = plainText(header)
    if (known[at] !== null || remembered.get(name) === null || name === '') return known[at] ?? null
    return take(columns.find((column) => namesOf(column, entries).includes(name))?.field)
  })
  // A header that was left out once is taken again where no record could be made without it.
  const needed = columns.filter(({ required }) => required)
  return headers.map((header, at) => {
    const column = needed.find((it) => !taken.has(it.field) && namesOf(it, entries).includes(plainText(header)))
    return guessed[at] ?? take(column?.field)
  })
}
