import { sql } from 'kysely'
import { rememberedOf } from '#contract/kit/remembered.ts'
import type { FieldSql, ListSource, Sql } from '#server/kit/list/source.ts'

type Parts = NonNullable<FieldSql['parts']>

const partsOf = (it: Sql | FieldSql): Parts | undefined => ('parts' in it ? it.parts : undefined)

/** Column of a part; the first part has the field's own name, so that the field takes its place in the row. */
const columnOf = (key: string, part: string, index: number): string => (index === 0 ? key : `${key}.${part}`)

/** One field of a statement under its name, or the columns of its parts. */
export const namedField = (key: string, field: Sql | FieldSql, value: Sql): Sql => {
  const parts = partsOf(field)
  if (!parts) return sql`${value} as ${sql.ref(key)}`
  return sql.join(Object.entries(parts).map(([part, of], index) => sql`${of} as ${sql.id(columnOf(key, part, index))}`))
}

type Divided = readonly (readonly [key: string, columns: readonly (readonly [part: string, column: string])[]])[]

/** The fields of a source that consist of parts. */
const dividedOf = rememberedOf((select: Readonly<Record<string, Sql | FieldSql>>): Divided =>
  Object.entries(select).flatMap(([key, field]) => {
    const parts = partsOf(field)
    return parts
      ? [[key, Object.keys(parts).map((part, index) => [part, columnOf(key, part, index)] as const)] as const]
      : []
  }),
)

/** Puts the fields of rows together from the columns of their parts, in place. */
export const joinParts = <R>(rows: R[], { select }: Pick<ListSource<R, never>, 'select'>): R[] => {
  const all = dividedOf(select)
  const [first] = rows as object[]
  if (all.length === 0 || !first) return rows
  // A field that the person does not see, or sees another value of, is not selected by parts.
  const divided = all.filter(([, columns]) => columns.every(([, column]) => column in first))
  for (const row of rows as Record<string, unknown>[])
    for (const [key, columns] of divided) {
      const made: Record<string, unknown> = {}
      for (const [part, column] of columns) {
        made[part] = row[column]
        row[column] = undefined
      }
      row[key] = made
    }
  return rows
}
