import { sql } from 'kysely'
import { isRole } from '#contract/access/roles.ts'
import type { Found } from '#contract/kit/list/lookup.ts'
import type { Trait } from '#contract/kit/list/trait.ts'
import type { Context } from '#server/kit/context.ts'
import { all, begins, fullName, holds } from '#server/kit/list/source.ts'
import { asPerson, mayOpenThing, meet, rolesOf, type Met, type Thing } from '#server/kit/list/things.ts'
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

interface Reader {
  id: number
  role: number
}

const mayRead = async ({ of, record }: Opened, { id, role }: Reader, ctx: Context): Promise<boolean> => {
  if (!isRole(role)) return false
  const as = asPerson(ctx, { id, role })
  return mayOpenThing(of, as) && (await of.exists(record.id, as))
}

/** Those of the people who are active and may open the record. */
export const readersAmong = async (at: Opened, people: readonly number[], ctx: Context): Promise<number[]> => {
  if (people.length === 0) return []
  const users = await ctx.db
    .selectFrom('users')
    .select(['id', 'role'])
    .where('id', 'in', people)
    .where('status', '=', 1)
    .where('deleted_at', 'is', null)
    .execute()
  const found: number[] = []
  for (const user of users) if (await mayRead(at, user, ctx)) found.push(user.id)
  return found
}

/** Most people that are checked as readers, where the thing cannot narrow them. */
const LOOKED_AT = 200

interface Search {
  readonly q?: string | undefined
  readonly ids?: readonly number[] | undefined
  readonly limit: number
}

/** Finds readers of the record by name alone (authors of comments need no addresses); names that begin with the text
 * come first. */
export const findReaders = async (at: Opened, { q, ids, limit }: Search, ctx: Context) => {
  const name = fullName('u')
  const where = all([
    sql`u.status = 1 and u.deleted_at is null`,
    sql`u.role = any(${rolesOf(at.of, ctx)}::int[])`,
    ...(at.of.readers ? [at.of.readers(at.record.id, ctx)] : []),
    ...(q ? [holds(name, q)] : []),
    ...(ids ? [sql`u.id = any(${ids}::int[])`] : []),
  ])
  const first = q ? sql`${begins(name, q)} desc,` : sql``
  const { rows } = await sql<Found & { role: number }>`
    select u.id, u.role, ${name} as nome, null::text as hint, false as gone from users u
    where ${where} order by ${first} plain(${name}), u.id limit ${LOOKED_AT}`.execute(ctx.db)
  const found: Found[] = []
  for (const { role, ...user } of rows) {
    if (found.length > limit) break
    if (await mayRead(at, { id: user.id, role }, ctx)) found.push(user)
  }
  return { data: found.slice(0, limit), more: found.length > limit }
}
