import { boardMove, type BoardPage } from '#contract/board/board.ts'
import { moved } from '#web/kit/board/arrange.ts'

/** Cards whose moves this page has sent and the server has not answered. */
const sent: number[] = []

/** Runs what sends a move of a card: what is told of that card meanwhile is older than what the page shows. */
export const whileSent = async <T>(id: number, send: () => Promise<T>): Promise<T> => {
  sent.push(id)
  try {
    return await send()
  } finally {
    sent.splice(sent.indexOf(id), 1)
  }
}

/**
 * A board after a move that somebody else made; undefined where this page does not know all that it names, so that the
 * board has to be read.
 */
export const movedBy = (page: BoardPage, told: unknown): BoardPage | undefined => {
  const { data: move } = boardMove.safeParse(told)
  if (move?.venture_id !== page.venture.id || sent.includes(move.atom_id)) return page
  const row = page.cards.find((it) => it.id === move.atom_id)
  const column = page.columns.find((it) => it.id === move.column_id)
  const knows = (id: number | null) => id === null || page.cards.some((it) => it.id === id)
  if (row?.status !== column?.status || !row || !column || !knows(move.above_id) || !knows(move.below_id))
    return undefined
  return { ...page, cards: moved(page.cards, move, { ...row, column_id: column.id }) }
}
