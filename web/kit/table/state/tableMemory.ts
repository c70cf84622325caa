import { tableMemory, type TableMemory } from '#contract/kit/tableState.ts'
import { browserStorage } from '#web/kit/storage.ts'

const keyOf = (table: string, person: number | undefined): string => `nucleo.table.${table}.${person ?? 0}`

/** The stored state of a table for a person; empty when nothing is stored, or it cannot be read. */
export const recall = (table: string, person: number | undefined): TableMemory => {
  try {
    return tableMemory.parse(JSON.parse(browserStorage.get(keyOf(table, person)) ?? '{}'))
  } catch {
    return {}
  }
}

/** Remembers some of it and leaves the rest; undefined forgets. */
export const remember = (table: string, person: number | undefined, changes: TableMemory): void => {
  const next = { ...recall(table, person), ...changes }
  browserStorage.set(keyOf(table, person), JSON.stringify(next))
}
