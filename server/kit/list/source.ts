import { sql, type RawBuilder } from 'kysely'
import type { Context } from '#server/kit/context.ts'
import type { Kind } from '#server/kit/sheet/sheet.ts'

export type Sql = RawBuilder<unknown>

/**
 * A field of a row: its value, and what stands for it in an order, a search or a sum where that is not the value itself.
 * A fragment may name the list's own table by its alias, and nothing else outside of subselects.
 */
export interface FieldSql {
  readonly value: Sql
  readonly order?: Sql
  /** A function where what was typed is looked up instead of compared. */
  readonly search?: Sql | ((typed: string) => Sql)
  /** The searched text where the table keeps it without accents and case. */
  readonly plain?: Sql
  readonly sum?: Sql
  /** The sum itself, where it is not the sum of each row's own. */
  readonly total?: Sql
}

/** An order as a statement and its neighbours need it: the values that it goes by, ending in the key by itself. */
export interface Order {
  readonly by: readonly Sql[]
  readonly descending: boolean
  /** Where rows without the first value stand: always last, or as if it were the least; none where it is never empty. */
  readonly empty: 'none' | 'last' | 'least'
}

/** What a noun of millions is asked for rows by. */
export interface SliceAsked {
  readonly where: Sql
  readonly column: string
  readonly descending: boolean
  /** One page; all that there is when left out. */
  readonly page?: { readonly limit: number; readonly offset: number }
  /** Whether the whole filter is known to find only a few. */
  readonly few: boolean
}

/** Rows of the list's own table, with the order that they stand in; both name them `t`. */
export interface Slice {
  readonly rows: Sql
  readonly order: Order
}

/** Which rows of a noun somebody may meet at all; every call that reads or writes them asks it. */
export type Scope = (ctx: Context) => Sql | 'everything'

type Cell<R> = (row: R, ctx: Context) => string | number | null
/** A cell of a file: text, or what its kind says. */
type Written<R> = Cell<R> | { readonly kind: Kind; readonly value: Cell<R> }

export const writtenBy = <R>(it: Written<R> | undefined) =>
  typeof it === 'function' ? { kind: 'text' as const, value: it } : it

/** Where the rows of a list come from. */
export interface ListSource<R, F extends string> {
  /** The table that is sliced into pages: `sectors`. Its rows are `t` in every fragment. */
  readonly table: string
  readonly scope: Scope
  /** Every field of the row. */
  readonly select: { readonly [K in keyof R]-?: Sql | FieldSql }
  /** Values of `select` that not everyone who meets the row may meet: they stand in place of those, and no order goes by them. */
  readonly selectFor?: (ctx: Context) => { readonly [K in keyof R]?: Sql }
  /** Each filter's column, to be compared as its kind says; a function where the comparison is its own. */
  readonly where: Readonly<Record<F, Sql | ((value: never, ctx: Context) => Sql)>>
  /** What an export writes for a column whose value says it differently than its kind would. */
  readonly cells?: Readonly<Partial<Record<keyof R & string, Written<R>>>>
  /** What a name of the list (`column_nome`, `<column>_<code>`) is in words where its noun has no plain word for it. */
  readonly say?: (name: string, ctx: Context) => string | undefined
  /** What each row names, one of each: joined to the rows once they are found, for the values of `select` alone. */
  readonly joins?: Sql
  /** What the sums of fields read beside the table: a row, or none, for each of its rows. */
  readonly sumJoins?: Sql
  /** What the scope narrows by, under the filters' names, for what an export says that it is of. */
  readonly narrowed?: (ctx: Context) => Readonly<Partial<Record<F, unknown>>>
  /** How rows are found where millions of them stand, for a noun that has indexes for its own orders. */
  readonly slice?: (asked: SliceAsked) => Slice
  /**
   * The count (`total`) and the sums (`sum_<column>`) of the summed columns, where the noun keeps them; undefined for a
   * filter that they do not know, which then counts rows. The only other hook of a noun of millions.
   */
  readonly totals?: (
    asked: Readonly<Record<string, unknown>>,
    summed: readonly string[],
    ctx: Context,
  ) => Sql | undefined
  /** It grows without end: no file of it has more than SHEET_MAX rows, whatever its format, and each tells its days. */
  readonly log?: true
}

export const all = (parts: readonly Sql[]): Sql => (parts.length === 0 ? sql`true` : sql.join(parts, sql` and `))

const escaped = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

/** A text that is plain already holds what was typed. */
export const plainHolds = (text: Sql, typed: string): Sql => sql`${text} like plain(${`%${escaped(typed)}%`})`

/** Three signs beside each other, of which an index of trigrams finds rows. */
const hasTrigram = (typed: string): boolean => /[\p{L}\p{N}]{3}/u.test(typed)

/**
 * As `plainHolds`, for a statement that looks for any such text in the same way and may keep its plan (`db/prepared.ts`):
 * the pattern is made once, out of the planner's sight. One or two letters are planned for what they are.
 */
export const plainHoldsAny = (text: Sql, typed: string): Sql =>
  hasTrigram(typed) ? sql`${text} like (select plain(${`%${escaped(typed)}%`}))` : plainHolds(text, typed)

/** `text` holds what was typed, whatever the accents and the case. */
export const holds = (text: Sql, typed: string): Sql => plainHolds(sql`plain(${text})`, typed)

/** A text that is plain already begins with what was typed. */
export const plainBegins = (text: Sql, typed: string): Sql => sql`${text} like plain(${`${escaped(typed)}%`})`

/** `text` begins with what was typed, whatever the accents and the case. */
export const begins = (text: Sql, typed: string): Sql => plainBegins(sql`plain(${text})`, typed)

/** Whole name of `users` under an alias. */
export const fullName = (alias: string): Sql =>
  sql`trim(${sql.ref(`${alias}.nome`)} || ' ' || ${sql.ref(`${alias}.last_name`)})`

/** The person whose id stands in a column: shown, sorted and searched by the whole name. */
export const person = (id: Sql): FieldSql => {
  const name = sql`(select ${fullName('p')} from users p where p.id = ${id})`
  return {
    value: sql`(select json_build_object('id', p.id, 'nome', ${fullName('p')}) from users p where p.id = ${id})`,
    order: name,
    search: name,
  }
}

/** An instant inside an object, written as one that stands in a column of its own. */
const instant = (value: Sql): Sql => sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** A row as what another one names it by, with the mark of a deleted one. */
export const reference = (alias: string): Sql =>
  sql`json_build_object('id', ${sql.ref(`${alias}.id`)}, 'nome', ${sql.ref(`${alias}.nome`)}, 'deleted_at', ${instant(sql.ref(`${alias}.deleted_at`))})`

/** The record of another table whose id stands in a column. */
export const record = (table: string, id: Sql): FieldSql => {
  const name = sql`(select r.nome from ${sql.table(table)} r where r.id = ${id})`
  return {
    value: sql`(select ${reference('r')} from ${sql.table(table)} r where r.id = ${id})`,
    order: name,
    search: name,
  }
}

/** The same, with its id, for a reader who may not meet every record `r` of that table: null beyond `scope`. */
export const recordWithin = (table: string, id: Sql, scope: Sql): Record<'id' | 'record', Sql> => {
  const within = (value: Sql) => sql`(select ${value} from ${sql.table(table)} r where r.id = ${id} and ${scope})`
  return { id: within(sql`r.id`), record: within(reference('r')) }
}

/** Columns of the list's own table under their own names. */
export const own = <const N extends string>(...names: readonly N[]): Record<N, Sql> =>
  Object.fromEntries(names.map((name) => [name, sql.ref(`t.${name}`)])) as Record<N, Sql>

const isField = (it: Sql | FieldSql): it is FieldSql => 'value' in it

export const fieldOf = (it: Sql | FieldSql): FieldSql => (isField(it) ? it : { value: it })
