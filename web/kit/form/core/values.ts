import { sentOf, type Rules } from '#web/kit/form/core/schema.ts'

/** The values of a form by field. */
export type Values = Readonly<Record<string, unknown>>
/** The keys of each field that has rows, in their order. */
export type RowKeys = Readonly<Record<string, readonly string[]>>

let count = 0
export const rowKey = (): string => {
  count += 1
  return `r${count}`
}

const rowsIn = (value: unknown): readonly Values[] | undefined =>
  Array.isArray(value) ? (value as readonly Values[]) : undefined

/** Keys for all rows; those that are known already stay. */
export const keysOf = (values: Values, rules: Rules, known: RowKeys = {}): RowKeys =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const rows = rowsIn(value)
      if (!rows || !rules[name]?.row) return []
      return [[name, rows.map((_, at) => known[name]?.[at] ?? rowKey())]]
    }),
  )

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** Every field as the call takes it. */
export const sentValues = (values: Values, rules: Rules): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, sentOf(rules[name], value)]))

/** Names of the fields that say something else now. */
export const changedNames = (before: Values, after: Values, rules: Rules): string[] => {
  const [from, to] = [sentValues(before, rules), sentValues(after, rules)]
  return Object.keys(after).filter((name) => !same(from[name], to[name]))
}

const split = (path: string): readonly [name: string, key: string | undefined, field: string | undefined] => {
  const [name = '', key, field] = path.split('.')
  return [name, key, field]
}

/** The value at `nome`, or at `items.<row key>.text`. */
export const valueAt = (values: Values, keys: RowKeys, path: string): unknown => {
  const [name, key, field] = split(path)
  if (key === undefined || field === undefined) return values[name]
  return rowsIn(values[name])?.[keys[name]?.indexOf(key) ?? -1]?.[field]
}

export const withValue = (values: Values, keys: RowKeys, [path, next]: readonly [string, unknown]): Values => {
  const [name, key, field] = split(path)
  if (key === undefined || field === undefined) return { ...values, [name]: next }
  const at = keys[name]?.indexOf(key) ?? -1
  const rows = rowsIn(values[name]) ?? []
  return { ...values, [name]: rows.map((row, index) => (index === at ? { ...row, [field]: next } : row)) }
}

/** `items.0.text`, as schemas and servers say it → `items.<row key>.text`, which stays when rows move. */
export const keyedPath = (path: string, keys: RowKeys): string => {
  const [name = '', at = '', ...rest] = path.split('.')
  const key = /^\d+$/.test(at) ? keys[name]?.[Number(at)] : undefined
  return key === undefined ? path : [name, key, ...rest].join('.')
}

/** `items.<row key>.text` → the field's own name and, in rows, what it belongs to. */
export const wordNames = (path: string): string => {
  const [name, , field] = split(path)
  return field === undefined ? name : `${name}_${field}`
}
