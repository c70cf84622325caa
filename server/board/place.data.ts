import { sql } from 'kysely'
import type { BoardColumnRow } from '#contract/board/board.ts'
import { RANK_MAX, rankBetween, spreadRanks } from '#contract/kit/board/rank.ts'
import { cardOrder, columnOf } from '#server/board/board.data.ts'
import type { Context } from '#server/kit/context.ts'
import { refuse } from '#server/kit/refuse.ts'

interface Ranked {
  readonly id: number
  readonly board_rank: string | null
}
interface Place {
  readonly atom_id: number
  readonly above_id: number | null
  readonly below_id: number | null
}

/** Locks a column of the venture, so that moves into it run one by one; a removed one is a 409. */
export const lockedColumn = async (
  { venture_id, column_id }: { venture_id: number; column_id: number },
  { db }: Context,
): Promise<BoardColumnRow> => {
  const { rows } = await sql<BoardColumnRow>`
    select id, nome, status, wip_limit from board_columns
    where id = ${column_id} and venture_id = ${venture_id} for update`.execute(db)
  return rows[0] ?? refuse('board.columnGone', { status: 409 })
}

const cardsIn = async (column: BoardColumnRow, { db }: Context): Promise<Ranked[]> => {
  const { rows } = await sql<Ranked>`
    select t.id, t.board_rank from atoms t
    where t.venture_id = (select k.venture_id from board_columns k where k.id = ${column.id})
      and t.status = ${column.status} and t.deleted_at is null and ${columnOf} = ${column.id}
    order by ${cardOrder}`.execute(db)
  return rows
}

/** Index of a card among the others: below the one above, else above the one below, else last. */
const indexFor = (others: readonly Ranked[], { above_id, below_id }: Place): number => {
  const above = others.findIndex((it) => it.id === above_id)
  if (above >= 0) return above + 1
  const below = others.findIndex((it) => it.id === below_id)
  return below >= 0 ? below : others.length
}

/** Rank for a place; undefined when a neighbour above has none, because the card would then come before it. */
const roomFor = (others: readonly Ranked[], at: number): string | undefined => {
  const above = others[at - 1]
  const below = others[at]
  if (above && above.board_rank === null) return undefined
  const rank = rankBetween(above?.board_rank ?? undefined, below?.board_rank ?? undefined)
  return rank !== undefined && rank.length <= RANK_MAX ? rank : undefined
}

/** Rank of a moved card, and those of the others where all of the column get new ones. */
interface Ranks {
  readonly own: string
  readonly others: readonly { readonly id: number; readonly rank: string }[]
}

/**
 * Ranks for a place in a locked column; where there is no room, all cards of the column get new ones. These are locked in
 * the order in which a change of several atoms locks them, before the moved card is, so that neither waits for the other.
 */
export const ranksFor = async (column: BoardColumnRow, place: Place, ctx: Context): Promise<Ranks> => {
  const others = (await cardsIn(column, ctx)).filter((it) => it.id !== place.atom_id)
  const at = indexFor(others, place)
  const found = roomFor(others, at)
  if (found !== undefined) return { own: found, others: [] }
  const ids = [place.atom_id, ...others.map((it) => it.id)]
  await sql`select from atoms where id = any(${ids}::int[]) order by id for update`.execute(ctx.db)
  const ranks = spreadRanks(others.length + 1)
  const own = ranks.splice(at, 1)[0] ?? ''
  return { own, others: others.map(({ id }, nth) => ({ id, rank: ranks[nth] ?? '' })) }
}

/** Stores the new ranks of the cards that stay. */
export const writeRanks = async ({ others }: Ranks, { db }: Context): Promise<void> => {
  if (others.length === 0) return
  await sql`update atoms t set board_rank = r.rank
    from unnest(${others.map((it) => it.id)}::int[], ${others.map((it) => it.rank)}::text[]) r (id, rank)
    where t.id = r.id`.execute(db)
}
