import { sql, type RawBuilder } from 'kysely'
import type { Permission } from '#contract/access/matrix.ts'
import type { List, Neighbours } from '#contract/kit/list/list.ts'
import { COUNT_MAX } from '#contract/kit/page.ts'
import type { Context } from '#server/kit/context.ts'
import { beyond, orderBy, placeOf } from '#server/kit/list/order.ts'
import { joinParts } from '#server/kit/list/parts.ts'
import { all, fieldIn, fieldOf, type ListSource, type Reader, type Scope, type Sql } from '#server/kit/list/source.ts'
import {
  fieldsOf,
  foundFew,
  refuseHidden,
  scoped,
  searchSlice,
  sliceOf,
  summedOf,
  whereOf,
  type Asked,
} from '#server/kit/list/statement.ts'

export type Of<R, F extends string> = { readonly list: List<R, string, F>; readonly source: ListSource<R, F> }

/** Rows read at once for an export. */
const BATCH = 1000

interface PageAsked extends Asked {
  readonly page: number
  readonly per_page: number
  /** True when the filter is known to match only a few rows. */
  readonly few?: boolean
  /** One more field for every row. */
  readonly beside?: Sql
}

/** True when a page of this call keeps the matches of its search; a list with a `slice` finds them in its own way. */
const isKept = <R, F extends string>({ source }: Of<R, F>, { q }: Asked): boolean => Boolean(q) && !source.slice

/**
 * One page. The slice is one table's: scope, filters, order and limit first; what dresses a row (names, counts, objects)
 * is computed for the rows of the page alone.
 */
export const pageSql = <R, F extends string>(of: Of<R, F>, asked: PageAsked, ctx: Context): RawBuilder<R> => {
  const { page, per_page: limit, few = false, beside } = asked
  const where = whereOf(of, asked, ctx)
  const part = { where, page: { limit, offset: (page - 1) * limit } }
  const { kept, slice } = isKept(of, asked)
    ? searchSlice(of, asked, part)
    : { kept: sql``, slice: sliceOf(of, asked, { ...part, few }) }
  const fields = sql`${fieldsOf(of, ctx)}${beside ? sql`, ${beside}` : sql``}`
  return sql<R>`${kept} select ${fields} from (${slice.rows}) t ${of.source.joins ?? sql``} order by ${orderBy(slice.order)}`
}

export const pageOf = async <R, F extends string>(of: Of<R, F>, asked: PageAsked, ctx: Context): Promise<R[]> =>
  joinParts((await pageSql(of, asked, ctx).execute(ctx.db)).rows, of.source)

export interface Counted {
  total: number
  more: boolean
  sums: Record<string, number>
}

/**
 * How many rows a filter finds (`total`), and their sums (`sum_<column>`), as one row. Without sums it stops counting
 * beyond COUNT_MAX; with them it reads all, or what the noun keeps of them.
 */
const countSql = <R, F extends string>(of: Of<R, F>, asked: Asked, ctx: Context): Sql => {
  const table = sql.table(of.source.table)
  const summed = summedOf(of, ctx.may)
  const kept = summed.length === 0 ? undefined : of.source.totals?.(asked, summed, ctx)
  if (kept) {
    refuseHidden(of.list, asked, ctx.may)
    return kept
  }
  const where = whereOf(of, asked, ctx)
  if (summed.length === 0)
    return sql`select count(*) as total from (select 1 from ${table} t where ${where} limit ${COUNT_MAX + 1}) found`
  const sums = summed.map((key) => {
    const field = fieldOf(fieldIn(of.source.select, key))
    return sql`coalesce(${field.total ?? sql`sum(${field.sum ?? field.value})`}, 0) as ${sql.ref(`sum_${key}`)}`
  })
  return sql`select count(*) as total, ${sql.join(sums)} from ${table} t ${of.source.sumJoins ?? sql``} where ${where}`
}

type Count = Readonly<Record<string, number>>

/** Name of the column that repeats the count of the whole filter, as JSON, on each row. */
const COUNT = '#count'
/** Name of the column that says whether the presumed session still holds. */
const HOLDS = '#holds'
type Told = { [HOLDS]?: unknown }
const holdsBeside = ({ presumed }: Pick<Context, 'presumed'>): Sql =>
  presumed ? sql`, ${presumed.holds} as ${sql.ref(HOLDS)}` : sql``

const countedIn = <R, F extends string>(of: Of<R, F>, found: Count, { may }: Context): Counted => {
  const summed = summedOf(of, may)
  const total = found['total'] ?? 0
  if (summed.length === 0) return { total: Math.min(total, COUNT_MAX), more: total > COUNT_MAX, sums: {} }
  return { total, more: false, sums: Object.fromEntries(summed.map((key) => [key, found[`sum_${key}`] ?? 0])) }
}

export const countOf = async <R, F extends string>(of: Of<R, F>, asked: Asked, ctx: Context): Promise<Counted> => {
  const { rows } = await sql<Count & Told>`select c.*${holdsBeside(ctx)} from (${countSql(of, asked, ctx)}) c`.execute(
    ctx.db,
  )
  const [row] = rows
  ctx.presumed?.confirm(row?.[HOLDS])
  return countedIn(of, row ?? {}, ctx)
}

/** Reads a page and the count of its whole filter in one statement; a page past the end needs a second one. */
export const countedPageOf = async <R, F extends string>(
  of: Of<R, F>,
  asked: Asked & { readonly page: number; readonly per_page: number },
  ctx: Context,
): Promise<Counted & { data: R[] }> => {
  const whole = sql`(select to_jsonb(c) from (${countSql(of, asked, ctx)}) c)`
  const isAllKept = isKept(of, asked) && summedOf(of, ctx.may).length === 0
  const counted = isAllKept
    ? sql`case when ${foundFew} then (select jsonb_build_object('total', count(*)) from found) else ${whole} end`
    : whole
  const beside = sql`(${counted})::text as ${sql.ref(COUNT)}${holdsBeside(ctx)}`
  const rows = (await pageOf(of, { ...asked, beside }, ctx)) as (R & Told & { [COUNT]?: string })[]
  const [first] = rows
  const count = first?.[COUNT]
  if (!count) return { data: [], ...(await countOf(of, asked, ctx)) }
  ctx.presumed?.confirm(first[HOLDS])
  for (const row of rows) {
    row[COUNT] = undefined
    row[HOLDS] = undefined
  }
  return { data: rows, ...countedIn(of, JSON.parse(count) as Count, ctx) }
}

/** Ids of a whole filter in its order, at most `most`. */
export const idsOf = async <R, F extends string>(
  of: Of<R, F>,
  asked: Asked,
  { ctx, most }: { ctx: Context; most?: number },
): Promise<number[]> => {
  const limit = most === undefined ? sql`` : sql`limit ${most}`
  const slice = sliceOf(of, asked, { where: whereOf(of, asked, ctx) })
  const { rows } = await sql<{ id: number }>`
    select t.id from (${slice.rows}) t order by ${orderBy(slice.order)} ${limit}`.execute(ctx.db)
  return rows.map((it) => it.id)
}

const rowsWhere = async <R, F extends string>(of: Of<R, F>, where: Sql, ctx: Context): Promise<R[]> => {
  const { rows } = await sql<R>`
    select ${fieldsOf(of, ctx)} from ${sql.table(of.source.table)} t ${of.source.joins ?? sql``} where ${where}`.execute(
    ctx.db,
  )
  return joinParts(rows, of.source)
}

/**
 * Rows of given ids in batches, in the order of the ids. Which rows they are was settled before the first of them leaves,
 * so that what changes meanwhile shifts nothing and no transaction stays open for a slow reader.
 */
export const batchesOf = async function* <R extends { id: number }, F extends string>(
  of: Of<R, F>,
  ids: readonly number[],
  ctx: Context,
): AsyncGenerator<R[]> {
  for (let from = 0; from < ids.length; from += BATCH) {
    const part = ids.slice(from, from + BATCH)
    const rows = await rowsWhere(of, all([...scoped(of.source, ctx), sql`t.id = any(${part}::int[])`]), ctx)
    const byId = new Map(rows.map((row) => [row.id, row]))
    yield part.flatMap((id) => byId.get(id) ?? [])
  }
}

/** One row within the person's scope, a deleted one for those who see them; undefined when there is none. */
export const rowOf = async <R, F extends string>(of: Of<R, F>, id: number, ctx: Context): Promise<R | undefined> => {
  const [row] = await rowsWhere(of, sql`${existing(of, ctx)} and t.id = ${id}`, ctx)
  return row
}

/** Condition on the rows `t` that exist for a reader: those of the scope, deleted ones for those who see them. */
export const existing = (
  { list, source }: { list: { deleted: Permission | undefined }; source: { scope: Scope } },
  reader: Reader,
): Sql => {
  const hidesDeleted = list.deleted !== undefined && !reader.may(list.deleted)
  return all([...scoped(source, reader), ...(hidesDeleted ? [sql`t.deleted_at is null`] : [])])
}

/** Rows before and after one in the order of a filter, one read each; both null for a row outside the filter. */
export const neighboursOf = async <R, F extends string>(
  of: Of<R, F>,
  asked: Asked & { readonly id: number },
  ctx: Context,
): Promise<Neighbours> => {
  const { id, ...filter } = asked
  const { rows: found, order } = sliceOf(of, asked, { where: whereOf(of, filter, ctx) })
  const next = ({ reversed }: { reversed: boolean }) => sql`(
    select t.id from (${found}) t where ${beyond(order, { reversed })} order by ${orderBy(order, { reversed })} limit 1)`
  const { rows } = await sql<Neighbours>`
    with here as materialized (select ${placeOf(order)} from (${found}) t where t.id = ${id})
    select ${next({ reversed: true })} as previous, ${next({ reversed: false })} as next from here`.execute(ctx.db)
  return rows[0] ?? { previous: null, next: null }
}
