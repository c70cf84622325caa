import { sql, type RawBuilder } from 'kysely'
import type { Context } from '#server/kit/context.ts'

export type Sql = RawBuilder<unknown>

/**
 * A field of a row: its value, and what stands for it in an order, a search or a sum where that is not the value itself.
 * A fragment may name the list's own table by its alias, and nothing else outside of subselects.
 */
export interface FieldSql {
  readonly value: Sql
  readonly order?: Sql
  readonly search?: Sql
  readonly sum?: Sql
}

/** Which rows of a noun somebody may meet at all; every call that reads or writes them asks it. */
export type Scope = (ctx: Context) => Sql | 'everything'

/** Where the rows of a list come from. */
export interface ListSource<R, F extends string> {
  /** The table that is sliced into pages: `sectors`. Its rows are `t` in every fragment. */
  readonly table: string
  readonly scope: Scope
  /** Every field of the row. */
  readonly select: { readonly [K in keyof R]-?: Sql | FieldSql }
  /** Each filter's column, to be compared as its kind says; a function where the comparison is its own. */
  readonly where: Readonly<Record<F, Sql | ((value: never, ctx: Context) => Sql)>>
  /** What an export writes for a column whose value says it differently than its kind would. */
  readonly cells?: Readonly<Partial<Record<keyof R & string, (row: R, ctx: Context) => string | number | null>>>
  /** What a name of the list (`column_nome`, `<column>_<code>`) is in words where its noun has no plain word for it. */
  readonly say?: (name: string, ctx: Context) => string | undefined
  /** It grows without end: no file of it has more than SHEET_MAX rows, whatever its format, and each tells its days. */
  readonly log?: true
}

export const all = (parts: readonly Sql[]): Sql => (parts.length === 0 ? sql`true` : sql.join(parts, sql` and `))

const escaped = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

/** `text` holds what was typed, whatever the accents and the case. */
export const holds = (text: Sql, typed: string): Sql => sql`plain(${text}) like plain(${`%${escaped(typed)}%`})`

/** The same from its first letter on. */
export const begins = (text: Sql, typed: string): Sql => sql`plain(${text}) like plain(${`${escaped(typed)}%`})`

/** Whole name of `users` under an alias. */
export const fullName = (alias: string): Sql =>
  sql`trim(${sql.ref(`${alias}.nome`)} || ' ' || ${sql.ref(`${alias}.last_name`)})`

/** The person whose id stands in a column: shown, sorted and searched by the whole name. */
export const person = (id: Sql): FieldSql => {
  const name = sql`(select ${fullName('p')} from users p where p.id = ${id})`
  return {
    value: sql`(select jsonb_build_object('id', p.id, 'nome', ${fullName('p')}) from users p where p.id = ${id})`,
    order: name,
    search: name,
  }
}

/** The record of another table whose id stands in a column, with the mark of a deleted one. */
export const record = (table: string, id: Sql): FieldSql => {
  const name = sql`(select r.nome from ${sql.table(table)} r where r.id = ${id})`
  return {
    value: sql`(select jsonb_build_object('id', r.id, 'nome', r.nome, 'deleted_at', r.deleted_at) from ${sql.table(table)} r where r.id = ${id})`,
    order: name,
    search: name,
  }
}

/** Columns of the list's own table under their own names. */
export const own = <const N extends string>(...names: readonly N[]): Record<N, Sql> =>
  Object.fromEntries(names.map((name) => [name, sql.ref(`t.${name}`)])) as Record<N, Sql>

const isField = (it: Sql | FieldSql): it is FieldSql => 'value' in it

export const fieldOf = (it: Sql | FieldSql): FieldSql => (isField(it) ? it : { value: it })
