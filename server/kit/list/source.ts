import { sql, type RawBuilder } from 'kysely'
import type { Permission } from '#contract/access/matrix.ts'
import type { Role } from '#contract/access/roles.ts'
import type { Steps } from '#contract/kit/steps/steps.ts'
import type { WordKey } from '#contract/words.ts'
import type { Context } from '#server/kit/context.ts'
import type { Kind } from '#server/kit/sheet/sheet.ts'

export type Sql = RawBuilder<unknown>

/**
 * A field of a row: its value, and what stands for it in an order, a search or a sum where that is not the value itself.
 * A fragment may name the list's own table by its alias, and nothing else outside of subselects.
 */
export interface FieldSql {
  readonly value: Sql
  /** Columns of a value that is an object: building it as JSON would cost the database more than they do. */
  readonly parts?: Readonly<Record<string, Sql>>
  readonly order?: Sql
  /** A function where the typed text is looked up instead of compared. */
  readonly search?: Sql | ((typed: string) => Sql)
  /** Search text without accents and case, where the table stores it. */
  readonly plain?: Sql
  readonly sum?: Sql
  /** Expression of the sum, where it is not the sum over the rows. */
  readonly total?: Sql
  /** Column with which a field that is no column itself is hidden. */
  readonly seenWith?: string
}

/** Order of a statement and of its neighbours: the values that it sorts by, the key itself last. */
export interface Order {
  readonly by: readonly Sql[]
  readonly descending: boolean
  /** Position of rows without the first value: always last, or as the least one; `none` where it is never empty. */
  readonly empty: 'none' | 'last' | 'least'
}

/** Request for the rows of a noun of millions. */
export interface SliceAsked {
  readonly where: Sql
  readonly column: string
  readonly descending: boolean
  /** One page; all rows when left out. */
  readonly page?: { readonly limit: number; readonly offset: number }
  /** True when the filter is known to match only a few rows. */
  readonly few: boolean
}

/** Rows of the list's own table and their order; both name the table `t`. */
export interface Slice {
  readonly rows: Sql
  readonly order: Order
}

/**
 * Whoever may see a row or not: the person of a call, by id, or everybody of a role at once, by the column of their ids in
 * the statement that asks.
 */
export interface Reader {
  readonly user: { readonly id: number | Sql; readonly role: Role }
  may(permission: Permission): boolean
}

/** Condition on the rows that a reader may see; every call that reads or writes them applies it. */
export type Scope = (reader: Reader) => Sql | 'everything'

type Cell<R> = (row: R, ctx: Context) => string | number | null
/** Cell of a file: text, or a value with its kind. */
type Written<R> = Cell<R> | { readonly kind: Kind; readonly value: Cell<R> }

export const writtenBy = <R>(it: Written<R> | undefined) =>
  typeof it === 'function' ? { kind: 'text' as const, value: it } : it

/** Condition under which a step is refused; a row's `may` and the write both ask it. */
export interface StepRule {
  /** Word of the refusal. */
  readonly word: WordKey
  /** 422 when left out. */
  readonly status?: 403 | 404 | 409 | 422
  /** Field of the step's call that the refusal names. */
  readonly field?: string
  /** SQL over the row `t`, true where the step is refused; undefined where this person is not concerned. */
  readonly when: (ctx: Context) => Sql | undefined
}

/** Steps of the rows of a list, with the rules that their status alone does not say. */
export interface StepSource<N extends string = string> {
  readonly steps: Steps<N>
  /** Status of the row `t`, where that is no column of its own. */
  readonly state?: Sql
  readonly rules?: Readonly<Partial<Record<N, readonly StepRule[]>>>
  /** The rows are never deleted, and their table has no `deleted_at`. */
  readonly lasting?: true
}

/** Source of a list's rows. */
export interface ListSource<R, F extends string> {
  /** Table that is sliced into pages, such as `sectors`. Every fragment names its rows `t`. */
  readonly table: string
  readonly scope: Scope
  /** Every field of the row; `may` follows from `steps`. */
  readonly select: { readonly [K in Exclude<keyof R, 'may'>]-?: Sql | FieldSql }
  /** Steps of the rows: each row then answers in `may` which of them its reader may take. */
  readonly steps?: StepSource
  /** Replacements for values of `select` that some readers of the row may not see; no order uses them. */
  readonly selectFor?: (ctx: Context) => { readonly [K in keyof R]?: Sql }
  /** Column of each filter, compared by its kind; a function for a comparison of its own. */
  readonly where: Readonly<Record<F, Sql | ((value: never, ctx: Context) => Sql)>>
  /** Value of a column in an export, where it differs from that of its kind. */
  readonly cells?: Readonly<Partial<Record<keyof R & string, Written<R>>>>
  /** Text of a name (`column_nome`, `<column>_<code>`) that the noun's words do not hold. */
  readonly say?: (name: string, ctx: Context) => string | undefined
  /** Joins of the records that a row names, one of each, after the page is found; for the values of `select` only. */
  readonly joins?: Sql
  /** Joins that the sums need: a row, or none, for each row of the table. */
  readonly sumJoins?: Sql
  /** Records that the scope narrows to, by filter name, for the heading of an export. */
  readonly narrowed?: (ctx: Context) => Readonly<Partial<Record<F, unknown>>>
  /** Finds the rows in a noun of millions that has indexes for its own orders. */
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
  /** The list grows without end: an export of any format has at most SHEET_MAX rows and states its days. */
  readonly log?: true
}

export const all = (parts: readonly Sql[]): Sql => (parts.length === 0 ? sql`true` : sql.join(parts, sql` and `))

const escaped = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

/** `text`, stored without accents and case, contains the typed text. */
export const plainHolds = (text: Sql, typed: string): Sql => sql`${text} like plain(${`%${escaped(typed)}%`})`

/** True for three letters or digits in a row, which a trigram index needs. */
const hasTrigram = (typed: string): boolean => /[\p{L}\p{N}]{3}/u.test(typed)

/**
 * As `plainHolds`, for a statement that looks for any such text in the same way and may keep its plan (`db/prepared.ts`):
 * the pattern is made once, out of the planner's sight. One or two letters are planned for what they are.
 */
export const plainHoldsAny = (text: Sql, typed: string): Sql =>
  hasTrigram(typed) ? sql`${text} like (select plain(${`%${escaped(typed)}%`}))` : plainHolds(text, typed)

/** `text` contains the typed text, whatever the accents and the case. */
export const holds = (text: Sql, typed: string): Sql => plainHolds(sql`plain(${text})`, typed)

/** `text`, stored without accents and case, begins with the typed text. */
export const plainBegins = (text: Sql, typed: string): Sql => sql`${text} like plain(${`${escaped(typed)}%`})`

/** `text` begins with the typed text, whatever the accents and the case. */
export const begins = (text: Sql, typed: string): Sql => plainBegins(sql`plain(${text})`, typed)

/** First and last name of `users` under an alias. */
export const fullName = (alias: string): Sql =>
  sql`trim(${sql.ref(`${alias}.nome`)} || ' ' || ${sql.ref(`${alias}.last_name`)})`

/** Person whose id is in a column: shown, sorted and searched by the whole name. */
export const person = (id: Sql): FieldSql => {
  const name = sql`(select ${fullName('p')} from users p where p.id = ${id})`
  return {
    value: sql`(select json_build_object('id', p.id, 'nome', ${fullName('p')}) from users p where p.id = ${id})`,
    order: name,
    search: name,
  }
}

/** Instant within a JSON object, formatted like one in a column of its own. */
const instant = (value: Sql): Sql => sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Row as a reference, with its id, its name and the mark of a deleted one. */
export const reference = (alias: string): Sql =>
  sql`json_build_object('id', ${sql.ref(`${alias}.id`)}, 'nome', ${sql.ref(`${alias}.nome`)}, 'deleted_at', ${instant(sql.ref(`${alias}.deleted_at`))})`

/** The same row, joined under the alias by the list's statement. */
export const joined = (alias: string) => ({
  value: reference(alias),
  parts: { id: sql.ref(`${alias}.id`), nome: sql.ref(`${alias}.nome`), deleted_at: sql.ref(`${alias}.deleted_at`) },
})

/** Record of another table whose id is in a column. */
export const record = (table: string, id: Sql): FieldSql => {
  const name = sql`(select r.nome from ${sql.table(table)} r where r.id = ${id})`
  return {
    value: sql`(select ${reference('r')} from ${sql.table(table)} r where r.id = ${id})`,
    order: name,
    search: name,
  }
}

/** The same, with its id, for a reader who may not see every record `r` of that table: null outside `scope`. */
export const recordWithin = (table: string, id: Sql, scope: Sql): Record<'id' | 'record', Sql> => {
  const within = (value: Sql) => sql`(select ${value} from ${sql.table(table)} r where r.id = ${id} and ${scope})`
  return { id: within(sql`r.id`), record: within(reference('r')) }
}

/** Columns of the list's own table, selected by their names. */
export const own = <const N extends string>(...names: readonly N[]): Record<N, Sql> =>
  Object.fromEntries(names.map((name) => [name, sql.ref(`t.${name}`)])) as Record<N, Sql>

/** Amount of a column of centavos in reais, as the specification names it; hidden with that column. */
export const reais = (column: `${string}_centavos`): FieldSql => ({
  value: sql`(${sql.ref(`t.${column}`)} / 100.0)::float8`,
  seenWith: column,
})

const isField = (it: Sql | FieldSql): it is FieldSql => 'value' in it

export const fieldOf = (it: Sql | FieldSql): FieldSql => (isField(it) ? it : { value: it })

/** Field of a source by its name. One that is not there is a mistake and throws. */
export const fieldIn = (select: Readonly<Record<string, Sql | FieldSql>>, key: string): Sql | FieldSql => {
  const field = select[key]
  if (!field) throw new Error(`no field ${key} is selected`)
  return field
}
