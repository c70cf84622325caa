import type { Words } from './words.ts'

/** A coded column: number on the wire and in the table, label from the noun's words. */
export interface Code<K extends string> {
  readonly key: K
  readonly value: number
}

/**
 * Codes of one column from `{ key: number }`. Labels are the word `<prefix>_<key>` of the noun.
 * Both directions are total over the given keys; an unknown number gives undefined, never a guess.
 */
export const codes = <const T extends Readonly<Record<string, number>>>(table: T) => {
  const list = Object.entries(table).map(([key, value]) => ({ key: key as keyof T & string, value }))
  const byValue = new Map(list.map((it) => [it.value, it.key]))
  return {
    list,
    values: list.map((it) => it.value) as [number, ...number[]],
    of: table,
    keyOf: (value: number): (keyof T & string) | undefined => byValue.get(value),
  }
}

/** True when every code has its label, so that a test can hold the two together. */
export const labelled = (list: readonly Code<string>[], prefix: string, words: Words): boolean =>
  list.every((it) => `${prefix}_${it.key}` in words.entries)
