/**
 * Codes of one column (number on the wire and in the table) from `{ key: number }`. Labels are the word `<prefix>_<key>` of the noun.
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

/** Names of the numbers of a code, for the API page: `1 coding, 2 layout`. */
export const codeNames = ({ list }: { readonly list: readonly { key: string; value: number }[] }): string =>
  list.map(({ key, value }) => `${String(value)} ${key}`).join(', ')

/** Numbers with names (`codes()`), or texts that are their own names; their labels are the words `<column>_<name>`. */
export type CodeSet =
  | readonly string[]
  | {
      readonly list: readonly { readonly key: string; readonly value: number }[]
      readonly values: readonly [number, ...number[]]
      keyOf(value: number): string | undefined
    }
