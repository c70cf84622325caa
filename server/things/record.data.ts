import { sql } from 'kysely'
import type { Found } from '#contract/kit/list/lookup.ts'
import type { Trait } from '#contract/kit/list/trait.ts'
import type { Context } from '#server/kit/context.ts'
import { all, begins, fullName, holds } from '#server/kit/list/source.ts'
import { mayOpenRecord, mayOpenThing, meet, type Met, type Thing } from '#server/kit/list/things.ts'
import { forbidden, notFound } from '#server/kit/refuse.ts'

export type Things = readonly Thing[]

export interface Which {
  readonly thing: string
  readonly id: number
}

/** A record that the person may open, of a thing with the trait. */
export interface Opened {
  readonly of: Thing
  readonly record: Met
}

/** A thing that is not registered, lacks the trait, or is not visible to this person is answered as not found. */
export const opened = async (
  things: Things,
  { thing, id, trait }: Which & { readonly trait: Trait },
  ctx: Context,
): Promise<Opened> => {
  const of = things.find((it) => it.thing === thing) ?? notFound()
  if (!mayOpenThing(of, ctx)) return forbidden()
  if (!of.traits(ctx).includes(trait)) return notFound()
  const [record] = await meet(of, [id], ctx)
  return { of, record: record ?? notFound() }
}

/** Same under the record's lock, which a merge takes too; refuses additions to a deleted record. */
export const openedToWrite = async (
  things: Things,
  which: Which & { readonly trait: Trait; readonly edit?: boolean },
  ctx: Context,
): Promise<Opened> => {
  // The permission is checked before waiting for the lock, and again under it.
  await opened(things, which, ctx)
  await lockHanging(which, ctx)
  const found = await opened(things, which, ctx)
  if (found.record.gone) return notFound()
  if (which.edit && !(await found.of.mayEdit(which.id, ctx))) return forbidden()
  return found
}

/** Takes the lock of all writes to one record's traits. */
const lockHanging = ({ thing, id }: Which, ctx: Context) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`${thing}:${id}`}, 0))`.execute(ctx.db)

const isActive = sql`reader.status = 1 and reader.deleted_at is null`

/** Those of the people who are active and may open the record. */
export const readersAmong = async ({ of, record }: Opened, people: readonly number[], ctx: Context) => {
  if (people.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    select reader.id from users reader
    where reader.id = any(${people}::int[]) and ${isActive} and ${mayOpenRecord(of, record.id, ctx)}
    order by reader.id`.execute(ctx.db)
  return rows.map((it) => it.id)
}

interface Search {
  readonly q?: string | undefined
  readonly ids?: readonly number[] | undefined
  readonly limit: number
}

/** Finds readers of the record by name alone (authors of comments need no addresses); names that begin with the text
 * come first. */
export const findReaders = async ({ of, record }: Opened, { q, ids, limit }: Search, ctx: Context) => {
  const name = fullName('reader')
  const where = all([
    isActive,
    ...(q ? [holds(name, q)] : []),
    ...(ids ? [sql`reader.id = any(${ids}::int[])`] : []),
    mayOpenRecord(of, record.id, ctx),
  ])
  const first = q ? sql`${begins(name, q)} desc,` : sql``
  const { rows } = await sql<Found>`
    select reader.id, ${name} as nome, null::text as hint, false as gone from users reader
    where ${where} order by ${first} plain(${name}), reader.id limit ${limit + 1}`.execute(ctx.db)
  return { data: rows.slice(0, limit), more: rows.length > limit }
}
