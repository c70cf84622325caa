import { sql } from 'kysely'
import type { z } from 'zod'
import { isSeen } from '#contract/kit/list/column.ts'
import type { Crud, Use, Versioned } from '#contract/kit/list/crud.ts'
import type { NounEvent } from '#contract/kit/list/noun.ts'
import type { Context } from '#server/kit/context.ts'
import { brokenConstraint } from '#server/kit/dbErrors.ts'
import { handle, type Handler } from '#server/kit/handle.ts'
import { mayChoose, type LookupSource } from '#server/kit/list/lookup.ts'
import { rowOf, type Of } from '#server/kit/list/read.ts'
import { all, type ListSource, type Sql } from '#server/kit/list/source.ts'
import { scoped } from '#server/kit/list/statement.ts'
import { forbidden, notFound, refuse, stale } from '#server/kit/refuse.ts'

/** A place where the records of a noun are used: a column that holds their ids. */
export interface UsePlace {
  /** `use_<key>` in the noun's words. */
  readonly key: string
  readonly table: string
  readonly column: string
  /** What the user of the record is called; its rows are `u`. */
  readonly label: Sql
  /** Rows that count; all when left out. */
  readonly where?: Sql
  /** In a table of pairs, the other half: moving onto a pair that is there already drops it. */
  readonly beside?: string
}

interface CrudSource<R, F extends string> {
  readonly source: ListSource<R, F>
  /** Where the picker of each field that names a record finds it. */
  readonly records?: Readonly<Record<string, LookupSource>>
  readonly uses?: readonly UsePlace[]
  /** Names unique in the table, by the constraint that holds it: `sectors_nome` → `nome`. */
  readonly unique?: Readonly<Record<string, string>>
}

type Values = Record<string, unknown>
type Filled<R, S extends z.ZodRawShape, F extends string> = CrudSource<R, F> & {
  readonly crud: Crud<R, S>
  readonly of: Of<R, F>
}

const NAMES = 5

const usesOf = async (places: readonly UsePlace[], id: number, ctx: Context): Promise<Use[]> =>
  Promise.all(
    places.map(async ({ key, table, column, label, where = sql`true` }) => {
      const { rows } = await sql<{ count: number; names: string[] | null }>`
        select count(*) as count, (array_agg(${label} order by ${label}))[1:${sql.raw(String(NAMES))}] as names
        from ${sql.table(table)} u where ${sql.ref(`u.${column}`)} = ${id} and ${where}`.execute(ctx.db)
      return { key, count: rows[0]?.count ?? 0, names: rows[0]?.names ?? [] }
    }),
  )

/** A field tells the column of its own name, or of the record it names: `lead_id` → `lead`. */
const columnOf = (field: string): string => field.replace(/_id$/, '')

/** Refuses what the person may not write: a field of a column they do not see, a record they may not choose. */
const checkWrite = async <R, S extends z.ZodRawShape, F extends string>(
  { crud, records = {} }: Filled<R, S, F>,
  values: Values,
  { ctx, before }: { ctx: Context; before?: Values | undefined },
): Promise<void> => {
  for (const field of Object.keys(values))
    if (!isSeen(crud.list.columns[columnOf(field)], ctx.may))
      refuse('common.columnHidden', { status: 403, fields: { [field]: 'common.columnHidden' } })
  for (const [field, source] of Object.entries(records)) {
    const id = values[field]
    // What stands there already may stay, also when it could not be chosen any more.
    if (typeof id !== 'number' || id === before?.[field]) continue
    if (!(await mayChoose(source, id, ctx)))
      refuse('common.invalid', { status: 422, fields: { [field]: 'common.recordGone' } })
  }
}

/** Runs a write that may break a unique name. */
const uniquely = async <T>(unique: Readonly<Record<string, string>> = {}, write: Promise<T>): Promise<T> =>
  write.catch((error: unknown) => {
    const field = unique[brokenConstraint(error) ?? '']
    if (field !== undefined) return refuse('common.nameTaken', { status: 409, fields: { [field]: 'common.nameTaken' } })
    throw error
  })

const set = (values: Values): Sql[] => Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)

/** The row under its lock, within the person's scope. */
const locked = async <R, S extends z.ZodRawShape, F extends string>(
  { source }: Filled<R, S, F>,
  id: number,
  ctx: Context,
): Promise<Values & { version: number; deleted_at: string | null }> => {
  const where = all([...scoped(source, ctx), sql`t.id = ${id}`])
  const { rows } = await sql<Values & { version: number; deleted_at: string | null }>`
    select * from ${sql.table(source.table)} t where ${where} for update`.execute(ctx.db)
  return rows[0] ?? notFound()
}

const shown = async <R, F extends string>(of: Of<R, F>, id: number, ctx: Context): Promise<R> =>
  (await rowOf(of, id, ctx)) ?? notFound()

/** A living row of the version that the page showed; another one is a 409 with the row as its reader may see it. */
const current = async <R, S extends z.ZodRawShape, F extends string>(
  it: Filled<R, S, F>,
  { id, version }: { id: number; version: number },
  ctx: Context,
) => {
  const row = await locked(it, id, ctx)
  if (row.deleted_at !== null) return notFound()
  if (row.version !== version) return stale(await shown(it.of, id, ctx))
  return row
}

/** What a write changed, for the audit: the fields that differ. */
const changed = (before: Values, after: Values) => ({
  before: Object.fromEntries(Object.keys(after).map((key) => [key, before[key] ?? null])),
  after,
})

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

interface Which {
  readonly id: number
  readonly version: number
}

/**
 * The handlers of a record with plain fields. Every write locks its row within the person's scope, checks the version
 * and the records it names, and is audited with what changed, in one transaction.
 */
export const crudHandlers = <R extends Versioned, S extends z.ZodRawShape, F extends string>(
  crud: Crud<R, S>,
  given: CrudSource<R, F>,
): Handler[] => {
  const { source, uses = [], unique } = given
  const { thing, calls } = crud
  const lacking = Object.keys(crud.records).filter((field) => !given.records?.[field])
  if (lacking.length > 0) throw new Error(`${thing}: nothing checks the records of ${lacking.join(', ')}`)
  const of = { list: crud.list, source } as unknown as Of<R, F>
  const it = { ...given, crud, of }
  const table = sql.table(source.table)
  const answer = async (id: number, ctx: Context) => ({ data: await shown(of, id, ctx) })
  const note = (event: NounEvent, id: number, { ctx, ...detail }: Values & { ctx: Context }) =>
    ctx.audit({ event: `${thing}.${event}`, thing, thing_id: id, detail })
  /** Deletes a living row; its version grows so that nobody edits what they saw before. */
  const drop = (id: number, ctx: Context) =>
    sql`update ${table} set deleted_at = ${ctx.now}, version = version + 1 where id = ${id}`.execute(ctx.db)

  return [
    handle(calls.show, async (ctx, input) => {
      const { id } = input as unknown as Which
      return { data: await shown(of, id, ctx), uses: await usesOf(uses, id, ctx) }
    }),
    handle(calls.create, async (ctx, input) => {
      const values = input as Values
      await checkWrite(it, values, { ctx })
      const names = [...Object.keys(values), 'created_at'].map((name) => sql.ref(name))
      const { rows } = await uniquely(
        unique,
        sql<{ id: number }>`insert into ${table} (${sql.join(names)})
          values (${sql.join([...Object.values(values), ctx.now].map((value) => sql`${value}`))}) returning id`.execute(
          ctx.db,
        ),
      )
      const id = rows[0]?.id ?? notFound()
      await note('created', id, { ctx, after: values })
      ctx.status(201)
      return answer(id, ctx)
    }),
    handle(calls.update, async (ctx, input) => {
      const { id, version, ...values } = input as unknown as Which & Values
      const before = await current(it, { id, version }, ctx)
      await checkWrite(it, values, { ctx, before })
      if (Object.keys(values).length === 0) return answer(id, ctx)
      await uniquely(
        unique,
        sql`update ${table} set ${sql.join([...set(values), sql`version = version + 1`])} where id = ${id}`.execute(
          ctx.db,
        ),
      )
      await note('changed', id, { ctx, ...changed(before, values) })
      return answer(id, ctx)
    }),
    handle(calls.remove, async (ctx, input) => {
      const { id, version } = input as unknown as Which
      await current(it, { id, version }, ctx)
      const used = (await usesOf(uses, id, ctx)).filter((one) => one.count > 0)
      if (used.length > 0) return refuse('common.inUse', { status: 409, extra: { uses: used } })
      await drop(id, ctx)
      await note('deleted', id, { ctx })
      return { message: ctx.say('common.deleted') }
    }),
    handle(calls.restore, async (ctx, input) => {
      const { id } = input as unknown as Which
      if (crud.list.deleted && !ctx.may(crud.list.deleted)) return forbidden()
      const row = await locked(it, id, ctx)
      if (row.deleted_at === null) return answer(id, ctx)
      await uniquely(
        unique,
        sql`update ${table} set deleted_at = null, version = version + 1 where id = ${id}`.execute(ctx.db),
      )
      await note('restored', id, { ctx })
      return answer(id, ctx)
    }),
    handle(calls.merge, async (ctx, input) => {
      const { id, version, into } = input as unknown as Which & { into: number }
      if (into === id) return refuse('common.mergeItself', { status: 422, fields: { into: 'common.mergeItself' } })
      // Always in the order of their ids, so that two merges of the same pair wait for each other instead of dying.
      for (const one of [id, into].toSorted((a, b) => a - b)) await locked(it, one, ctx)
      await current(it, { id, version }, ctx)
      const target = await locked(it, into, ctx)
      if (target.deleted_at !== null)
        return refuse('common.recordGone', { status: 422, fields: { into: 'common.recordGone' } })
      const counts = await usesOf(uses, id, ctx)
      for (const place of uses) await moved(place, { from: id, into }, ctx)
      await drop(id, ctx)
      const detail = Object.fromEntries(counts.map((one) => [one.key, one.count]))
      await note('merged', id, { ctx, into, ...detail })
      await note('received', into, { ctx, from_id: id, ...detail })
      return answer(into, ctx)
    }),
  ]
}
