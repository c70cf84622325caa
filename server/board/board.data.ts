import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import {
  boardStatuses,
  CARDS_MAX,
  type BoardCardRow,
  type BoardColumnRow,
  type BoardPage,
} from '#contract/board/board.ts'
import { isBlocked } from '#server/atom/blocked.data.ts'
import { lateNow, trackedOf } from '#server/atom/fields.data.ts'
import { atomsInReach } from '#server/atom/reach.data.ts'
import type { Context } from '#server/kit/context.ts'
import { all, fullName, type Sql } from '#server/kit/list/source.ts'
import { notFound } from '#server/kit/refuse.ts'
import { reach } from '#server/venture/venture.data.ts'

/** A living venture that exists for the person, by a column of it. */
export const ventureBy = async (which: Sql, ctx: Context): Promise<{ id: number; nome: string }> => {
  const { rows } = await sql<{ id: number; nome: string }>`
    select v.id, v.nome from ventures v where ${which} and v.deleted_at is null
      and ${reach({ user: ctx.user, all: ctx.may('atom.seeAll') })}`.execute(ctx.db)
  return rows[0] ?? notFound()
}

/** The column that an atom `t` stands in: its own, or the first of its status. */
export const columnOf = sql`coalesce(
  (select k.id from board_columns k where k.id = t.board_column_id and k.status = t.status),
  (select k.id from board_columns k where k.venture_id = t.venture_id and k.status = t.status
    order by k.position, k.id limit 1))`

/** Moved cards first in their order, then the others as they came. */
export const cardOrder = sql`t.board_rank nulls last, t.id`

export const columnsOf = async (venture_id: number, { db }: Pick<Context, 'db'>): Promise<BoardColumnRow[]> =>
  db
    .selectFrom('board_columns')
    .select(['id', 'nome', 'status', 'wip_limit'])
    .where('venture_id', '=', venture_id)
    .orderBy('position')
    .orderBy('id')
    .execute()

/** A fingerprint of columns: whoever sets them has to have seen those that it replaces. */
export const versionOf = (columns: readonly BoardColumnRow[]): string =>
  createHash('sha256')
    .update(JSON.stringify(columns.map(({ id, nome, status, wip_limit }) => [id, nome, status, wip_limit])))
    .digest('base64url')

const cardsOf = async (venture_id: number, ctx: Context): Promise<BoardCardRow[]> => {
  const who = sql`(select jsonb_build_object('id', p.id, 'nome', ${fullName('p')}) from users p where p.id = t.responsavel_id)`
  const { rows } = await sql<BoardCardRow>`
    select t.id, v.sigla || '-' || t.number as ref, t.nome, t.status, t.priority, ${columnOf} as column_id,
      jsonb_build_object('id', c.id, 'nome', c.nome) as cell, t.data, t.data_fim, ${lateNow} as late
      ${ctx.may('atom.setResponsible') ? sql`, ${who} as responsavel` : sql``}
      ${ctx.may('atom.seeTime') ? sql`, ${trackedOf} as tracked` : sql``}
      ${ctx.may('atom.open') ? sql`, t.hours_planned, ${isBlocked({ id: sql`t.id`, status: sql`t.status` }, ctx)} as blocked` : sql``}
    from atoms t join cells c on c.id = t.cell_id join ventures v on v.id = t.venture_id
    where ${all([
      sql`t.venture_id = ${venture_id} and t.deleted_at is null and t.status = any(${[...boardStatuses]}::int[])`,
      ...atomsInReach(ctx),
    ])}
    order by ${cardOrder} limit ${CARDS_MAX + 1}`.execute(ctx.db)
  return rows
}

const cellsOf = async (venture_id: number, { db }: Context): Promise<BoardPage['cells']> => {
  const { rows } = await sql<BoardPage['cells'][number]>`
    select c.id, c.nome, g.nome as gate from cells c join gates g on g.id = c.gate_id
    where g.venture_id = ${venture_id} and c.deleted_at is null and g.deleted_at is null
    order by g.position, g.id, c.position, c.id`.execute(db)
  return rows
}

/** Who may be responsible for the venture's atoms: its team, as far as it works. */
const peopleOf = async (venture_id: number, { db }: Context): Promise<BoardPage['people']> => {
  const { rows } = await sql<{ id: number; nome: string }>`
    select p.id, ${fullName('p')} as nome from venture_members m join users p on p.id = m.user_id
    where m.venture_id = ${venture_id} and p.status = 1 and p.deleted_at is null and p.role in (1, 2, 4, 5, 7)
    order by plain(${fullName('p')}), p.id`.execute(db)
  return rows
}

export const boardOf = async (code: string, ctx: Context): Promise<BoardPage> => {
  const venture = await ventureBy(sql`v.code = ${code}`, ctx)
  const columns = await columnsOf(venture.id, ctx)
  const cards = await cardsOf(venture.id, ctx)
  return {
    venture,
    columns,
    columns_version: versionOf(columns),
    cards: cards.slice(0, CARDS_MAX),
    cut: cards.length > CARDS_MAX,
    cells: await cellsOf(venture.id, ctx),
    ...(ctx.may('atom.setResponsible') && { people: await peopleOf(venture.id, ctx) }),
  }
}
