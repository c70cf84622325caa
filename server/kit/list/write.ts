import { sql } from 'kysely'
import type { z } from 'zod'
import { columnOf, isSeen } from '#contract/kit/list/column.ts'
import type { SeenCrud, Use } from '#contract/kit/list/crud.ts'
import type { NounEvent } from '#contract/kit/list/noun.ts'
import { isEditable } from '#contract/kit/steps/steps.ts'
import type { WordKey } from '#contract/words.ts'
import type { Context } from '#server/kit/context.ts'
import { brokenConstraint } from '#server/kit/dbErrors.ts'
import { choosable, type LookupSource } from '#server/kit/list/lookup.ts'
import { rowOf, type Of } from '#server/kit/list/read.ts'
import { all, type ListSource, type Sql } from '#server/kit/list/source.ts'
import { scoped } from '#server/kit/list/statement.ts'
import { notFound, refuse, stale } from '#server/kit/refuse.ts'

/** Column that holds ids of the noun's records. */
export interface UsePlace {
  /** `use_<key>` in the noun's words. */
  readonly key: string
  readonly table: string
  readonly column: string
  /** Label of the row that uses the record; that row is `u`. */
  readonly label: Sql
  /** Condition on the rows that count; all when left out. */
  readonly where?: Sql
  /** Other half of a table of pairs: a merge drops a pair that exists already. */
  readonly beside?: string
  /** Set where no other record takes the rows over: while there are some, a merge is refused as a deletion is. */
  readonly stays?: true
}

/** Constraint → the field that has to be unique, with a word of its own where that is no name; 422 where the row breaks a rule by itself. */
export type Unique = Readonly<
  Record<string, string | { readonly field: string; readonly word: WordKey; readonly status?: 409 | 422 }>
>

export type Values = Record<string, unknown>

export interface CrudSource<R, F extends string> {
  readonly source: ListSource<R, F>
  /** Source of the picker of each field that names a record. */
  readonly records?: Readonly<Record<string, LookupSource>>
  readonly uses?: readonly UsePlace[]
  /** Constraint of a unique name → its field: `sectors_nome` → `nome`. */
  readonly unique?: Unique
  /** Values of a new record beside the fields of its call, such as its author. */
  readonly stamp?: (ctx: Context) => Values
}

export type Filled<R, S extends z.ZodRawShape, F extends string> = CrudSource<R, F> & {
  readonly crud: SeenCrud<R, S>
  readonly of: Of<R, F>
}

export interface Which {
  readonly id: number
  readonly version: number
}

export type Kept = Values & Which & { readonly deleted_at: string | null }

const NAMES = 5

export const usesOf = async (places: readonly UsePlace[], id: number, ctx: Context): Promise<Use[]> =>
  Promise.all(
    places.map(async ({ key, table, column, label, where = sql`true` }) => {
      const { rows } = await sql<{ count: number; names: string[] | null }>`
        select count(*) as count, (array_agg(${label} order by ${label}))[1:${sql.raw(String(NAMES))}] as names
        from ${sql.table(table)} u where ${sql.ref(`u.${column}`)} = ${id} and ${where}`.execute(ctx.db)
      return { key, count: rows[0]?.count ?? 0, names: rows[0]?.names ?? [] }
    }),
  )

/** Refuses to write a field of a column that the person does not see, or a record that they may not choose. */
const checkWrite = async <R, S extends z.ZodRawShape, F extends string>(
  { crud, records = {} }: Filled<R, S, F>,
  rows: readonly Values[],
  { ctx, before }: { ctx: Context; before?: Values | undefined },
): Promise<void> => {
  for (const field of new Set(rows.flatMap((values) => Object.keys(values))))
    if (!isSeen(crud.list.columns[columnOf(field)], ctx.may))
      refuse('common.columnHidden', { status: 403, fields: { [field]: 'common.columnHidden' } })
  for (const [field, source] of Object.entries(records)) {
    const given = rows.map((values) => values[field]).filter((id) => typeof id === 'number')
    // A stored value may stay even when it cannot be chosen any more.
    const ids = [...new Set(given)].filter((id) => id !== before?.[field])
    if (ids.length === 0) continue
    const found = await choosable(source, ids, ctx)
    if (ids.some((id) => !found.has(id)))
      refuse('common.invalid', { status: 422, fields: { [field]: 'common.recordGone' } })
  }
}

/** Runs a write and turns a broken unique constraint into a refusal of its field. */
export const uniquely = async <T>(unique: Unique = {}, write: Promise<T>): Promise<T> =>
  write.catch((error: unknown) => {
    const broken = unique[brokenConstraint(error) ?? '']
    if (broken === undefined) throw error
    const {
      field,
      word,
      status = 409,
    } = typeof broken === 'string' ? { field: broken, word: 'common.nameTaken' as const } : broken
    return refuse(word, { status, fields: { [field]: word } })
  })

const set = (values: Values): Sql[] => Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)

/** Rows under their lock, within the person's scope, always in the order of their ids so that two writers never wait for each other. */
export const lockedAll = async <R, S extends z.ZodRawShape, F extends string>(
  { source }: Filled<R, S, F>,
  ids: readonly number[],
  ctx: Context,
): Promise<Kept[]> => {
  const where = all([...scoped(source, ctx), sql`t.id = any(${ids}::int[])`])
  const { rows } = await sql<Kept>`
    select * from ${sql.table(source.table)} t where ${where} order by t.id for update`.execute(ctx.db)
  return rows
}

/** Locks the row, within the person's scope. */
export const locked = async <R, S extends z.ZodRawShape, F extends string>(
  filled: Filled<R, S, F>,
  id: number,
  ctx: Context,
): Promise<Kept> => {
  const [row] = await lockedAll(filled, [id], ctx)
  return row ?? notFound()
}

export const shown = async <R, F extends string>(of: Of<R, F>, id: number, ctx: Context): Promise<R> =>
  (await rowOf(of, id, ctx)) ?? notFound()

/** Living row in the version that the page showed; for another version a 409 with the row as its reader may see it. */
export const current = async <R, S extends z.ZodRawShape, F extends string>(
  filled: Filled<R, S, F>,
  { id, version }: Which,
  ctx: Context,
): Promise<Kept> => {
  const row = await locked(filled, id, ctx)
  if (row.deleted_at !== null) return notFound()
  if (row.version !== version) return stale(await shown(filled.of, id, ctx))
  return row
}

interface Note {
  readonly ctx: Context
  /** Added to the audit, such as the import of a new record. */
  readonly detail?: Values
}

/** Audit entry of one record. */
export const entryOf = (thing: string, event: NounEvent, about: { id: number; detail: Values }) => ({
  event: `${thing}.${event}`,
  thing,
  thing_id: about.id,
  detail: about.detail,
})

/** Creates records from parsed fields of the create call; returns their ids in the same order. */
export const insertAll = async <R, S extends z.ZodRawShape, F extends string>(
  filled: Filled<R, S, F>,
  rows: readonly Values[],
  { ctx, detail = {} }: Note,
): Promise<number[]> => {
  await checkWrite(filled, rows, { ctx })
  const stamp = Object.entries(filled.stamp?.(ctx) ?? {})
  const names = [...new Set(rows.flatMap((values) => Object.keys(values)))]
  const tuples = rows.map((values) => {
    const cells = names.map((name) => (values[name] === undefined ? sql`default` : sql`${values[name]}`))
    return sql`(${sql.join([...cells, ...stamp.map(([, value]) => sql`${value}`), sql`${ctx.now}`])})`
  })
  const columns = sql.join([...names, ...stamp.map(([name]) => name), 'created_at'].map((name) => sql.ref(name)))
  // `insert … values` inserts and returns rows in the order of its list.
  const made = await uniquely(
    filled.unique,
    sql<{ id: number }>`insert into ${sql.table(filled.source.table)} (${columns}) values ${sql.join(tuples)}
      returning id`.execute(ctx.db),
  )
  const ids = made.rows.map((row) => row.id)
  await ctx.audit(
    ids.map((id, at) => entryOf(filled.crud.thing, 'created', { id, detail: { ...detail, after: rows[at] } })),
  )
  return ids
}

/** Refuses to edit a record whose status is past it, with the row as its reader may see it. */
const checkEditable = async <R, S extends z.ZodRawShape, F extends string>(
  { of }: Filled<R, S, F>,
  row: Kept,
  ctx: Context,
): Promise<void> => {
  const steps = of.source.steps?.steps
  if (steps && !isEditable(steps, row))
    refuse(steps.notNow as WordKey, { status: 409, extra: { current: await shown(of, row.id, ctx) } })
}

/** Changes a living record in the version that its writer saw; returns the former values of the changed fields. */
export const changeOne = async <R, S extends z.ZodRawShape, F extends string>(
  filled: Filled<R, S, F>,
  { id, version, ...values }: Which & Values,
  { ctx, detail = {} }: Note,
): Promise<Values> => {
  const row = await current(filled, { id, version }, ctx)
  await checkEditable(filled, row, ctx)
  await checkWrite(filled, [values], { ctx, before: row })
  const before = Object.fromEntries(Object.keys(values).map((key) => [key, row[key] ?? null]))
  if (Object.keys(values).length === 0) return before
  await uniquely(
    filled.unique,
    sql`update ${sql.table(filled.source.table)} set ${sql.join([...set(values), sql`version = version + 1`])}
      where id = ${id}`.execute(ctx.db),
  )
  await ctx.audit(entryOf(filled.crud.thing, 'changed', { id, detail: { ...detail, before, after: values } }))
  return before
}

/** Deletes living rows under their lock; raises their version, so that an edit of the former one is a conflict. */
export const dropAll = async <R, S extends z.ZodRawShape, F extends string>(
  { crud, source }: Filled<R, S, F>,
  ids: readonly number[],
  { ctx, detail = {} }: Note,
): Promise<void> => {
  await sql`update ${sql.table(source.table)} set deleted_at = ${ctx.now}, version = version + 1
    where id = any(${ids}::int[])`.execute(ctx.db)
  await ctx.audit(ids.map((id) => entryOf(crud.thing, 'deleted', { id, detail })))
}

/** Ids of the records that are used anywhere. */
export const usedAmong = async (
  places: readonly UsePlace[],
  ids: readonly number[],
  ctx: Context,
): Promise<ReadonlySet<number>> => {
  const found = new Set<number>()
  for (const { table, column, where = sql`true` } of places) {
    const id = sql.ref(`u.${column}`)
    const { rows } = await sql<{ id: number }>`
      select distinct ${id} as id from ${sql.table(table)} u where ${id} = any(${ids}::int[]) and ${where}`.execute(
      ctx.db,
    )
    for (const row of rows) found.add(row.id)
  }
  return found
}
