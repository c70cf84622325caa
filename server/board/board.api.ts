import { sql } from 'kysely'
import { can } from '#contract/access/can.ts'
import { signedInRoles } from '#contract/access/roles.ts'
import { atomStatus } from '#contract/atom/atom.rules.ts'
import { BOARD_MOVED, boardCalls, type BoardMoved } from '#contract/board/board.ts'
import { changeLane, type Laned } from '#server/atom/lane.data.ts'
import { atomsChanged, meetsAtom } from '#server/atom/reach.data.ts'
import { boardOf, ventureBy } from '#server/board/board.data.ts'
import { setColumns } from '#server/board/columns.data.ts'
import { lockedColumn, ranksFor, writeRanks } from '#server/board/place.data.ts'
import type { Context } from '#server/kit/context.ts'
import { handle } from '#server/kit/handle.ts'
import { notFound, refuse } from '#server/kit/refuse.ts'

/** Boards carry a move out without being read: told to all who may look at a board. */
const tellMoved = (move: BoardMoved, ctx: Context): void =>
  ctx.after(() => {
    for (const role of signedInRoles)
      if (can(ctx.grants, role, 'cell.open')) ctx.services.live.tell(`role:${role}`, BOARD_MOVED, { ...move })
  })

const reached = (id: number, ctx: Context) => ventureBy(sql`v.id = ${id}`, ctx)

/** An atom of the venture under its lock, as far as the person meets it. */
const lockedAtom = async (id: number, venture_id: number, ctx: Context): Promise<Laned & { status: number }> => {
  const { rows } = await sql<Laned & { status: number }>`
    select id, status, version, cell_id, responsavel_id, priority from atoms
    where id = ${id} and venture_id = ${venture_id} and deleted_at is null for update`.execute(ctx.db)
  if (!rows[0] || !(await meetsAtom(id, ctx))) return notFound()
  return rows[0]
}

const checkCell = async (
  { cell_id, field = 'cell_id' }: { cell_id: number; field?: string },
  venture_id: number,
  { db }: Context,
): Promise<void> => {
  const { rows } = await sql`select c.id from cells c join gates g on g.id = c.gate_id
    where c.id = ${cell_id} and g.venture_id = ${venture_id}
      and c.deleted_at is null and g.deleted_at is null for share of c`.execute(db)
  if (rows.length === 0) refuse('board.cellElsewhere', { status: 422, fields: { [field]: 'board.cellElsewhere' } })
}

export const boardApi = [
  handle(boardCalls.show, (ctx, { code }) => boardOf(code, ctx)),

  handle(boardCalls.move, async (ctx, { id, atom_id, column_id, above_id, below_id, lane }) => {
    await reached(id, ctx)
    const column = await lockedColumn({ venture_id: id, column_id }, ctx)
    const ranks = await ranksFor(column, { atom_id, above_id, below_id }, ctx)
    const atom = await lockedAtom(atom_id, id, ctx)
    if (atom.status !== column.status) return refuse('board.otherStatus', { status: 409 })
    if (lane?.cell_id) await checkCell({ cell_id: lane.cell_id.to, field: 'lane.cell_id.to' }, id, ctx)
    const isElsewhere = lane !== undefined && (await changeLane(atom, lane, ctx))
    await writeRanks(ranks, ctx)
    // Order is no content: the version stays, so that nobody's edit turns stale by it.
    await ctx.db
      .updateTable('atoms')
      .set({ board_column_id: column_id, board_rank: ranks.own })
      .where('id', '=', atom_id)
      .execute()
    // Not everybody who sees a board sees who is responsible.
    if (isElsewhere && lane.responsavel_id) ctx.changed('board')
    const lanes = {
      ...(lane?.cell_id && { cell_id: lane.cell_id.to }),
      ...(lane?.priority && { priority: lane.priority.to }),
    }
    tellMoved({ venture_id: id, atom_id, column_id, above_id, below_id, ...lanes }, ctx)
    return { rank: ranks.own }
  }),

  handle(boardCalls.add, async (ctx, { id, column_id, cell_id, nomes }) => {
    await reached(id, ctx)
    const column = await lockedColumn({ venture_id: id, column_id }, ctx)
    if (column.status !== atomStatus.of.pending)
      return refuse('board.notPending', { status: 422, fields: { column_id: 'board.notPending' } })
    await checkCell({ cell_id }, id, ctx)
    const made = await ctx.db
      .insertInto('atoms')
      .values(nomes.map((nome) => ({ nome, cell_id, board_column_id: column_id, created_at: ctx.now })))
      .returning(['id', 'nome'])
      .execute()
    for (const row of made)
      await ctx.audit({
        event: 'atom.created',
        thing: 'atom',
        thing_id: row.id,
        detail: { after: { nome: row.nome, cell_id } },
      })
    atomsChanged(ctx)
    return { ids: made.map((it) => it.id) }
  }),

  handle(boardCalls.columns, async (ctx, asked) => {
    await reached(asked.id, ctx)
    const ids = await setColumns(asked, ctx)
    ctx.changed('board')
    return { columns: ids }
  }),
]
