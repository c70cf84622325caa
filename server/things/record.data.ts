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

/** A record that the person may open, of a thing on which this may hang. */
export interface Opened {
  readonly of: Thing
  readonly record: Met
}

/** What is not registered, does not have the trait, or is not there for this person does not exist. */
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

/** The same under the record's lock, which a merge takes too, to add to it; a deleted record takes nothing more. */
export const openedToWrite = async (
  things: Things,
  which: Which & { readonly trait: Trait; readonly edit?: boolean },
  ctx: Context,
): Promise<Opened> => {
  // Whether it may be opened is asked before anything waits for it, and again once nobody else is at it.
  await opened(things, which, ctx)
  await lockHanging(which, ctx)
  const found = await opened(things, which, ctx)
  if (found.record.gone) return notFound()
  if (which.edit && !(await found.of.mayEdit(which.id, ctx))) return forbidden()
  return found
}

/** Who writes what hangs on one record takes turns. */
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

/** Of these people, the active ones who may open the record. */
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

/** People looked at in search of readers, where the thing gives no hint who they are. */
const LOOKED_AT = 200

interface Search {
  readonly q?: string | undefined
  readonly ids?: readonly number[] | undefined
  readonly limit: number
}

/** Finds people who may open the record, by name alone (whoever comments need not know addresses), those whose name begins with what was typed first. */
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
