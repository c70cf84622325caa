import { sql } from 'kysely'
import type { z } from 'zod'
import type { SeenCrud, Versioned } from '#contract/kit/list/crud.ts'
import type { Context } from '#server/kit/context.ts'
import { handle, type Handler } from '#server/kit/handle.ts'
import { moveHanging } from '#server/kit/list/hanging.ts'
import {
  changeOne,
  current,
  dropAll,
  entryOf,
  insertAll,
  locked,
  shown,
  uniquely,
  usesOf,
  type CrudSource,
  type Filled,
  type UsePlace,
  type Values,
  type Which,
} from '#server/kit/list/write.ts'
import { forbidden, notFound, refuse } from '#server/kit/refuse.ts'

const moved = async (place: UsePlace, { from, into }: { from: number; into: number }, ctx: Context): Promise<void> => {
  const table = sql.table(place.table)
  const column = sql.ref(place.column)
  if (place.beside !== undefined)
    await sql`delete from ${table} a where a.${column} = ${from} and exists (
      select 1 from ${table} b where b.${column} = ${into} and b.${sql.ref(place.beside)} = a.${sql.ref(place.beside)})`.execute(
      ctx.db,
    )
  await sql`update ${table} set ${column} = ${into} where ${column} = ${from}`.execute(ctx.db)
}

/** Refuses what would take a record from under those who use it. */
const refuseUsed = async (
  places: readonly UsePlace[],
  id: number,
  { ctx, word }: { ctx: Context; word: 'common.inUse' | 'common.inUseStays' },
): Promise<void> => {
  const used = (await usesOf(places, id, ctx)).filter((one) => one.count > 0)
  if (used.length > 0) refuse(word, { status: 409, extra: { uses: used } })
}

/** A record with all that its writes ask. One whose fields name records that nothing checks is a mistake and throws. */
export const filled = <R extends Versioned, S extends z.ZodRawShape, F extends string>(
  crud: SeenCrud<R, S>,
  given: CrudSource<R, F>,
): Filled<R, S, F> => {
  const lacking = Object.keys(crud.records).filter((field) => !given.records?.[field])
  if (lacking.length > 0) throw new Error(`${crud.thing}: nothing checks the records of ${lacking.join(', ')}`)
  return { ...given, crud, of: { list: crud.list, source: given.source } }
}

/** Puts another record in all places of one, and deletes that one. */
const mergeHandler = <R extends Versioned, S extends z.ZodRawShape, F extends string>(
  filled: Filled<R, S, F>,
  merge: NonNullable<SeenCrud<R, S>['calls']['merge']>,
): Handler => {
  const { uses = [], source } = filled
  const { thing } = filled.crud
  const table = sql.table(source.table)
  return handle(merge, async (ctx, input) => {
    const { id, version, into } = input as unknown as Which & { into: number }
    if (into === id) return refuse('common.mergeItself', { status: 422, fields: { into: 'common.mergeItself' } })
    // Always in the order of their ids, so that two merges of the same pair wait for each other instead of dying.
    for (const one of [id, into].toSorted((a, b) => a - b)) await locked(filled, one, ctx)
    const row = await current(filled, { id, version }, ctx)
    const target = await locked(filled, into, ctx)
    if (target.deleted_at !== null)
      return refuse('common.recordGone', { status: 422, fields: { into: 'common.recordGone' } })
    const staying = uses.filter((it) => it.stays)
    await refuseUsed(staying, id, { ctx, word: 'common.inUseStays' })
    const moving = uses.filter((it) => !it.stays)
    const counts = await usesOf(moving, id, ctx)
    for (const place of moving) await moved(place, { from: id, into }, ctx)
    await moveHanging({ thing, from: id, into }, ctx)
    await sql`update ${table} set deleted_at = ${ctx.now}, version = version + 1 where id = ${id}`.execute(ctx.db)
    const detail = Object.fromEntries(counts.map((one) => [one.key, one.count]))
    await ctx.audit(entryOf(thing, 'merged', { id, detail: { into, nome: target['nome'], ...detail } }))
    await ctx.audit(entryOf(thing, 'received', { id: into, detail: { from_id: id, nome: row['nome'], ...detail } }))
    return { data: await shown(filled.of, into, ctx) }
  })
}

/** Deleting and restoring, for a record that has both. */
const deletionHandlers = <R extends Versioned, S extends z.ZodRawShape, F extends string>(
  filled: Filled<R, S, F>,
  { remove, restore }: SeenCrud<R, S>['calls'],
): Handler[] => {
  if (!remove || !restore) return []
  const { crud, of, source, uses = [], unique } = filled
  const table = sql.table(source.table)
  return [
    handle(remove, async (ctx, input) => {
      const { id, version } = input as unknown as Which
      await current(filled, { id, version }, ctx)
      const staying = uses.filter((it) => it.stays)
      await refuseUsed(staying, id, { ctx, word: 'common.inUseStays' })
      await refuseUsed(uses, id, { ctx, word: 'common.inUse' })
      await dropAll(filled, [id], { ctx })
      return { message: ctx.say('common.deleted') }
    }),
    handle(restore, async (ctx, input) => {
      const { id } = input as unknown as Which
      if (crud.list.deleted && !ctx.may(crud.list.deleted)) return forbidden()
      const row = await locked(filled, id, ctx)
      if (row.deleted_at === null) return { data: await shown(of, id, ctx) }
      await uniquely(
        unique,
        sql`update ${table} set deleted_at = null, version = version + 1 where id = ${id}`.execute(ctx.db),
      )
      await ctx.audit(entryOf(crud.thing, 'restored', { id, detail: {} }))
      return { data: await shown(of, id, ctx) }
    }),
  ]
}

/**
 * The handlers of a record with plain fields. Every write locks its row within the person's scope, checks the version
 * and the records it names, and is audited with what changed, in one transaction.
 */
export const crudHandlers = <R extends Versioned, S extends z.ZodRawShape, F extends string>(
  filled: Filled<R, S, F>,
): Handler[] => {
  const { crud, of, uses = [] } = filled
  const { calls } = crud
  const answer = async (id: number, ctx: Context) => ({ data: await shown(of, id, ctx) })

  return [
    handle(calls.show, async (ctx, input) => {
      const { id } = input as unknown as Which
      return { data: await shown(of, id, ctx), uses: await usesOf(uses, id, ctx) }
    }),
    ...(calls.create
      ? [
          handle(calls.create, async (ctx, input) => {
            const [id = notFound()] = await insertAll(filled, [input as Values], { ctx })
            ctx.status(201)
            return answer(id, ctx)
          }),
        ]
      : []),
    ...(calls.update
      ? [
          handle(calls.update, async (ctx, input) => {
            const change = input as unknown as Which & Values
            await changeOne(filled, change, { ctx })
            return answer(change.id, ctx)
          }),
        ]
      : []),
    ...deletionHandlers(filled, calls),
    ...(calls.merge ? [mergeHandler(filled, calls.merge)] : []),
  ]
}
