import { sql } from 'kysely'
import type { Permission } from '#contract/access/matrix.ts'
import { dayBounds, todayIn } from '#contract/kit/dates.ts'
import { isSeen, type Column } from '#contract/kit/list/column.ts'
import { filterNames, type Filter } from '#contract/kit/list/filter.ts'
import type { List } from '#contract/kit/list/list.ts'
import { sortParts } from '#contract/kit/page.ts'
import { periodDays, periods } from '#contract/kit/period.ts'
import { rememberedOf } from '#contract/kit/remembered.ts'
import type { Context } from '#server/kit/context.ts'
import { maySql } from '#server/kit/list/may.ts'
import { orderBy, pageIn } from '#server/kit/list/order.ts'
import { namedField } from '#server/kit/list/parts.ts'
import {
  all,
  fieldIn,
  fieldOf,
  plainHolds,
  plainHoldsAny,
  type FieldSql,
  type ListSource,
  type Order,
  type Reader,
  type Slice,
  type Sql,
} from '#server/kit/list/source.ts'
import { refuse } from '#server/kit/refuse.ts'

/** Parsed input of a list call. */
export interface Asked {
  readonly sort?: string | undefined
  readonly q?: string | undefined
  readonly deleted?: 'only' | 'with' | undefined
  readonly [filter: string]: unknown
}

type May = (permission: Permission) => boolean
type Of<R, F extends string> = { readonly list: List<R, string, F>; readonly source: ListSource<R, F> }

const columnOf = ({ columns }: { columns: Readonly<Record<string, Column>> }, key: string): Column | undefined =>
  columns[key]

interface Filtered {
  readonly columns: Readonly<Record<string, Column>>
  readonly filters: Readonly<Record<string, Filter>>
}

/** Fields of the input and column of each filter of a list. */
const fieldsOfFilters = rememberedOf((list: Filtered) =>
  Object.entries(list.filters).map(([key, filter]) => ({
    names: filterNames(key, filter),
    of: columnOf(list, filter.of),
  })),
)

/** Refuses to sort or filter by a column that the person does not see: the order would reveal its values. */
export const refuseHidden = <R, F extends string>(list: List<R, string, F>, asked: Asked, may: May): void => {
  const no = (field: string) =>
    refuse('common.columnHidden', { status: 403, fields: { [field]: 'common.columnHidden' } })
  if (asked.sort && !isSeen(columnOf(list, sortParts(asked.sort).column), may)) no('sort')
  for (const { names, of } of fieldsOfFilters(list)) {
    const given = names.find((name) => asked[name] !== undefined)
    if (given !== undefined && !isSeen(of, may)) no(given)
  }
  if (asked.deleted !== undefined && list.deleted && !may(list.deleted)) no('deleted')
}

/** First and last day that a filter of days means now, in the person's zone. */
export const daysOf = (key: string, filter: Filter, { asked, ctx }: { asked: Asked; ctx: Context }) => {
  const [period, from, to] = filterNames(key, filter).map((name) => asked[name])
  const named = periods.find((it) => it === period)
  if (named) return periodDays(named, todayIn(ctx.now, ctx.user.zone), ctx.user)
  return { from: typeof from === 'string' ? from : undefined, to: typeof to === 'string' ? to : undefined }
}

const within = (
  column: Sql,
  of: Column | undefined,
  bounds: { from?: string | undefined; to?: string | undefined; zone: string },
): Sql[] => {
  const { from, to, zone } = bounds
  if (of?.kind === 'date')
    return [...(from ? [sql`${column} >= ${from}::date`] : []), ...(to ? [sql`${column} <= ${to}::date`] : [])]
  return [
    ...(from ? [sql`${column} >= ${dayBounds(from, zone).from}`] : []),
    ...(to ? [sql`${column} < ${dayBounds(to, zone).to}`] : []),
  ]
}

const filtered = <R, F extends string>({ list, source }: Of<R, F>, asked: Asked, ctx: Context): Sql[] =>
  (Object.entries(list.filters) as [F, Filter][]).flatMap(([key, filter]) => {
    const column: Sql | ((value: never, ctx: Context) => Sql) = source.where[key]
    const value = asked[key]
    if (typeof column === 'function') return value === undefined ? [] : [column(value as never, ctx)]
    if (filter.kind === 'days')
      return within(column, columnOf(list, filter.of), { ...daysOf(key, filter, { asked, ctx }), zone: ctx.user.zone })
    if (value === undefined) return []
    return Array.isArray(value) ? [sql`${column} = any(${value})`] : [sql`${column} = ${value}`]
  })

/** A search with a `slice` of its own is planned for the typed text; all others share one plan. */
const foundBy = ({ search, plain, value }: FieldSql, q: string, isOwn: boolean): Sql => {
  if (typeof search === 'function') return search(q)
  const text = plain ?? sql`plain(${search ?? value})`
  return isOwn ? plainHolds(text, q) : plainHoldsAny(text, q)
}

const searched = <R, F extends string>({ list, source }: Of<R, F>, q: string | undefined, may: May): Sql[] => {
  if (!q) return []
  const fields = Object.entries<Column>(list.columns)
    .filter(([, it]) => it.search && isSeen(it, may))
    .map(([key]) => fieldOf(fieldIn(source.select, key)))
  // Plain comparisons come before look-ups.
  const isLooked = ({ search }: FieldSql) => typeof search === 'function'
  const parts = fields
    .toSorted((a, b) => Number(isLooked(a)) - Number(isLooked(b)))
    .map((it) => foundBy(it, q, source.slice !== undefined))
  return parts.length === 0 ? [sql`false`] : [sql`(${sql.join(parts, sql` or `)})`]
}

const living = ({ deleted }: Asked, list: { deleted: Permission | undefined }): Sql[] => {
  if (!list.deleted || deleted === 'with') return []
  return [deleted === 'only' ? sql`t.deleted_at is not null` : sql`t.deleted_at is null`]
}

/** Scope condition of the noun for this reader, deleted rows included. */
export const scoped = (source: Pick<ListSource<never, never>, 'scope'>, reader: Reader): Sql[] => {
  const scope = source.scope(reader)
  return scope === 'everything' ? [] : [scope]
}

/** Scope, filters and search of a call. Refuses a column that the person does not see. */
export const whereOf = <R, F extends string>(of: Of<R, F>, asked: Asked, ctx: Context): Sql => {
  refuseHidden(of.list, asked, ctx.may)
  return all([
    ...scoped(of.source, ctx),
    ...living(asked, of.list),
    ...filtered(of, asked, ctx),
    ...searched(of, asked.q, ctx.may),
  ])
}

/** True when a field may be empty: only then an order has to place the empty rows. */
const mayBeEmpty = (list: { row: object }, key: string): boolean => {
  const shape =
    'shape' in list.row ? (list.row.shape as Record<string, { safeParse(it: unknown): { success: boolean } }>) : {}
  return shape[key]?.safeParse(null).success ?? true
}

const ownOrder = <R, F extends string>({ list, source }: Of<R, F>, column: string, descending: boolean): Order => {
  const { order, plain, value } = fieldOf(fieldIn(source.select, column))
  const by = order ?? value
  // Names are sorted without accents and case.
  const plainly = columnOf(list, column)?.sort === 'up' ? (plain ?? sql`plain(${by})`) : by
  return { by: [plainly], descending, empty: mayBeEmpty(list, column) ? 'last' : 'none' }
}

interface Part {
  readonly where: Sql
  readonly page?: { readonly limit: number; readonly offset: number }
  /** True when the filter is known to match only a few rows. */
  readonly few?: boolean
}

/** Rows of a filter, all or one page, and their order; read from one table, before any join. */
export const sliceOf = <R, F extends string>(of: Of<R, F>, asked: Pick<Asked, 'sort'>, part: Part): Slice => {
  const { where, page, few = false } = part
  const { column, descending } = sortParts(asked.sort ?? of.list.sort)
  if (of.source.slice) return of.source.slice({ where, column, descending, few, ...(page && { page }) })
  const order = ownOrder(of, column, descending)
  const rows = sql`select t.* from ${sql.table(of.source.table)} t where ${where}`
  return {
    rows: page ? sql`${rows} order by ${orderBy(order)} ${pageIn(page)}` : rows,
    order,
  }
}

/** Up to this many rows, sorting them is faster than walking an index to find them. */
export const FEW = 5000

/** True when a search found at most FEW rows; its statement keeps them as `found`. */
export const foundFew = sql`(select count(*) from found) <= ${sql.lit(FEW)}`

/**
 * A page of what a search finds in the list's own table, and what its statement keeps for it. Few are found once and then
 * sorted: a walk along the order's index until ten of them turn up may read the whole table, and PostgreSQL cannot know.
 */
export const searchSlice = <R, F extends string>(
  of: Of<R, F>,
  asked: Asked,
  { where, page }: Required<Pick<Part, 'where' | 'page'>>,
): { kept: Sql; slice: Slice } => {
  const { rows, order } = sliceOf(of, asked, { where })
  const part = sql`order by ${orderBy(order)} ${pageIn(page)}`
  return {
    kept: sql`with found as materialized (${rows} limit ${sql.lit(FEW + 1)})`,
    slice: {
      order,
      rows: sql`(select t.* from found t where ${foundFew} ${part}) union all
        (select t.* from (${rows}) t where not ${foundFew} ${part})`,
    },
  }
}

/** Text of a source's fields by the visible columns: `asked` after the first request, built at the second. */
const texts = new WeakMap<object, Map<string, Sql | 'asked'>>()

/**
 * Fields that hold no value of the call are put together once: they are most of a page's text. A source that makes its
 * fields for each call is not met a second time.
 */
const madeOnce = (select: object, key: string, { make, ctx }: { make: () => Sql; ctx: Pick<Context, 'db'> }): Sql => {
  const known = texts.get(select) ?? new Map<string, Sql | 'asked'>()
  const held = known.get(key)
  if (held !== undefined && held !== 'asked') return held
  const made = make()
  const { sql: text, parameters } = held === 'asked' ? made.compile(ctx.db) : { sql: '', parameters: [] }
  const kept = text === '' ? 'asked' : parameters.length === 0 ? sql.raw(text) : made
  known.set(key, kept)
  texts.set(select, known)
  return made
}

/** Fields of a row that the person sees; hidden ones are not computed. */
export const fieldsOf = <R, F extends string>({ list, source }: Of<R, F>, ctx: Context): Sql => {
  const select: Readonly<Record<string, Sql | FieldSql>> = source.select
  const own: Readonly<Record<string, Sql | undefined>> | undefined = source.selectFor?.(ctx)
  const columnFor = (key: string) => columnOf(list, fieldOf(fieldIn(select, key)).seenWith ?? key)
  const keys = Object.keys(select).filter((key) => isSeen(columnFor(key), ctx.may))
  const make = () =>
    sql.join(
      keys.map((key) => {
        const instead = own?.[key]
        const field = fieldIn(select, key)
        return namedField(key, instead ?? field, instead ?? fieldOf(field).value)
      }),
    )
  const fields = own ? make() : madeOnce(select, keys.join(), { make, ctx })
  // What may be done with a row depends on who asks and when: it is made for each call.
  return source.steps ? sql`${fields}, ${maySql(source.steps, ctx)} as may` : fields
}

/** Columns of a list that have a sum. */
const sumColumns = rememberedOf((columns: Readonly<Record<string, Column>>) =>
  Object.entries(columns).filter(([, it]) => 'sum' in it && it.sum),
)

/** Columns that are summed for this person. */
export const summedOf = <R, F extends string>({ list }: Of<R, F>, may: May): string[] =>
  sumColumns(list.columns).flatMap(([key, it]) => (isSeen(it, may) ? [key] : []))
