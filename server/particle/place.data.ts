import { sql } from 'kysely'
import { RANK_MAX, rankBetween } from '#contract/kit/board/rank.ts'
import type { Context } from '#server/kit/context.ts'
import type { Sql } from '#server/kit/list/source.ts'

interface Place {
  readonly id: number
  readonly status: number
  readonly above_id: number | null
  readonly below_id: number | null
}

/** Takes the lock of all moves, so that two to the same place never make the same rank. */
export const lockOrder = (ctx: Context) =>
  sql`select pg_advisory_xact_lock(hashtextextended('particles', 0))`.execute(ctx.db)

const last = async ({ db }: Context): Promise<string> => {
  const { rows } = await sql<{ rank: string }>`
    select 'V' || lpad(nextval('particle_ranks')::text, 10, '0') || 'V' as rank`.execute(db)
  return rows[0]?.rank ?? 'V'
}

const rankWhere = async (where: Sql, { db }: Context): Promise<string | undefined> => {
  const { rows } = await sql<{ rank: string }>`
    select t.rank from particles t where ${where} limit 1`.execute(db)
  return rows[0]?.rank
}

/** Ranks around the place: below the card above, else above the one below; undefined where neither is in the column any
 * more. */
const around = async (
  of: Place,
  ctx: Context,
): Promise<readonly [string | undefined, string | undefined] | undefined> => {
  const others = sql`t.status = ${of.status} and t.deleted_at is null and t.id <> ${of.id}`
  const rankOf = async (id: number | null) =>
    id === null ? undefined : rankWhere(sql`${others} and t.id = ${id}`, ctx)
  const above = await rankOf(of.above_id)
  if (above !== undefined)
    return [above, await rankWhere(sql`${others} and t.rank > ${above} collate "C" order by t.rank, t.id`, ctx)]
  const below = await rankOf(of.below_id)
  if (below === undefined) return undefined
  return [await rankWhere(sql`${others} and t.rank < ${below} collate "C" order by t.rank desc, t.id desc`, ctx), below]
}

/** Gives all cards of a column new, short ranks in their order. */
const spread = async (status: number, { db }: Context): Promise<void> => {
  await sql`update particles t set rank = s.rank from (
      select o.id, 'V' || lpad(nextval('particle_ranks')::text, 10, '0') || 'V' as rank
      from (select id from particles where status = ${status} order by rank, id) o) s
    where s.id = t.id`.execute(db)
}

const between = async (of: Place, ctx: Context): Promise<string | undefined> => {
  const place = await around(of, ctx)
  if (place === undefined || place[1] === undefined) return last(ctx)
  const rank = rankBetween(place[0], place[1])
  return rank !== undefined && rank.length <= RANK_MAX ? rank : undefined
}

/** Rank of a card for its place, under the lock of the order; where there is no room, the whole column gets new
 * ranks. */
export const rankFor = async (of: Place, ctx: Context): Promise<string> => {
  const found = await between(of, ctx)
  if (found !== undefined) return found
  await spread(of.status, ctx)
  return (await between(of, ctx)) ?? last(ctx)
}
