import { boardMove, type BoardMoved, type BoardPage } from '#contract/board/board.ts'
import { moved } from '#web/kit/board/arrange.ts'
import { isSent } from '#web/kit/board/sent.ts'

/** Name of an atom's move while it is in flight. */
export const sentAs = (id: number): string => `atom.${String(id)}`

/** Fields that a move between swimlanes gives its card; undefined where the page does not know the cell. */
const laneOf = (page: BoardPage, { cell_id, priority }: BoardMoved) => {
  const cell = page.cells.find((it) => it.id === cell_id)
  if (cell_id !== undefined && !cell) return undefined
  return { ...(cell && { cell }), ...(priority !== undefined && { priority }) }
}

/**
 * A board after a move that somebody else made; undefined where this page does not know all that it names, so that the
 * board has to be read.
 */
export const movedBy = (page: BoardPage, data: unknown): BoardPage | undefined => {
  const { data: move } = boardMove.safeParse(data)
  if (move?.venture_id !== page.venture.id || isSent(sentAs(move.atom_id))) return page
  const row = page.cards.find((it) => it.id === move.atom_id)
  const column = page.columns.find((it) => it.id === move.column_id)
  const knows = (id: number | null) => id === null || page.cards.some((it) => it.id === id)
  if (row?.status !== column?.status || !row || !column || !knows(move.above_id) || !knows(move.below_id))
    return undefined
  const lane = laneOf(page, move)
  if (!lane) return undefined
  return { ...page, cards: moved(page.cards, move, { ...row, ...lane, column_id: column.id }) }
}
