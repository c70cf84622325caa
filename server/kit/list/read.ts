import { sql, type RawBuilder } from 'kysely'
import type { Permission } from '#contract/access/matrix.ts'
import type { List, Neighbours } from '#contract/kit/list/list.ts'
import { COUNT_MAX } from '#contract/kit/page.ts'
import type { Context } from '#server/kit/context.ts'
import { beyond, orderBy, placeOf } from '#server/kit/list/order.ts'
import { all, fieldOf, type ListSource, type Sql } from '#server/kit/list/source.ts'
import { fieldsOf, scoped, sliceOf, summedOf, whereOf, type Asked } from '#server/kit/list/statement.ts'

export type Of<R, F extends string> = { readonly list: List<R, string, F>; readonly source: ListSource<R, F> }

/** Rows that are read at once for an export. */
const BATCH = 1000

interface PageAsked extends Asked {
  readonly page: number
  readonly per_page: number
  /** Whether the whole filter is known to find only a few. */
  readonly few?: boolean
}

/**
 * One page. The slice is one table's: scope, filters, order and limit first; what dresses a row (names, counts, objects)
 * is computed for the rows of the page alone.
 */
export const pageSql = <R, F extends string>(of: Of<R, F>, asked: PageAsked, ctx: Context): RawBuilder<R> => {
  const { page, per_page: limit, few = false } = asked
  const where = whereOf(of, asked, ctx)
  const slice = sliceOf(of, asked, { where, few, page: { limit, offset: (page - 1) * limit } })
  return sql<R>`select ${fieldsOf(of, ctx.may)} from (${slice.rows}) t ${of.source.joins ?? sql``} order by ${orderBy(slice.order)}`
}

export const pageOf = async <R, F extends string>(of: Of<R, F>, asked: PageAsked, ctx: Context): Promise<R[]> =>
  (await pageSql(of, asked, ctx).execute(ctx.db)).rows

export interface Counted {
  total: number
  more: boolean
  sums: Record<string, number>
}

/** How many rows a filter finds, and their sums. Without sums it stops counting at COUNT_MAX; with them it reads all. */
export const countOf = async <R, F extends string>(of: Of<R, F>, asked: Asked, ctx: Context): Promise<Counted> => {
  const table = sql.table(of.source.table)
  const where = whereOf(of, asked, ctx)
  const summed = summedOf(of, ctx.may)
  if (summed.length === 0) {
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from (select 1 from ${table} t where ${where} limit ${COUNT_MAX + 1}) found`.execute(
      ctx.db,
    )
    const found = rows[0]?.total ?? 0
    return { total: Math.min(found, COUNT_MAX), more: found > COUNT_MAX, sums: {} }
  }
  const sums = summed.map((key) => {
    const field = fieldOf(of.source.select[key as keyof R & string])
    return sql`coalesce(${field.total ?? sql`sum(${field.sum ?? field.value})`}, 0) as ${sql.ref(`sum_${key}`)}`
  })
  const kept = of.source.totals?.(asked, summed, ctx)
  const added = kept ?? sql`select count(*) as total, ${sql.join(sums)} from ${table} t where ${where}`
  const { rows } = await sql<Record<string, number>>`${added}`.execute(ctx.db)
  const [found = {}] = rows
  const totals = Object.fromEntries(summed.map((key) => [key, found[`sum_${key}`] ?? 0]))
  return { total: found['total'] ?? 0, more: false, sums: totals }
}

/** The ids of a whole filter in its order; `most` cuts it off. */
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
    select ${fieldsOf(of, ctx.may)} from ${sql.table(of.source.table)} t ${of.source.joins ?? sql``} where ${where}`.execute(
    ctx.db,
  )
  return rows
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

/** One row within what the person may meet, deleted ones for whoever sees those; undefined when there is none. */
export const rowOf = async <R, F extends string>(of: Of<R, F>, id: number, ctx: Context): Promise<R | undefined> => {
  const [row] = await rowsWhere(
    of,
    all([...scoped(of.source, ctx), ...hidesDeleted(of.list, ctx.may), sql`t.id = ${id}`]),
    ctx,
  )
  return row
}

const hidesDeleted = (list: { deleted: Permission | undefined }, may: (it: Permission) => boolean): Sql[] =>
  list.deleted && !may(list.deleted) ? [sql`t.deleted_at is null`] : []

/** The rows before and after one in the order of a filter, one read each; both null where the filter does not hold it. */
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
