import { atomStatus } from '#contract/atom/atom.rules.ts'
import type { BoardCardRow, BoardPage } from '#contract/board/board.ts'

/** An atom as the board's kit takes it. */
export type Card = BoardCardRow & { readonly column: number; readonly title: string; readonly text: string }

export const cardOf = (row: BoardCardRow): Card => ({
  ...row,
  column: row.column_id,
  title: row.nome,
  text: [row.ref, row.cell.nome, row.responsavel?.nome].filter(Boolean).join(' '),
})

const isOpen = ({ status }: BoardCardRow): boolean =>
  status === atomStatus.of.pending || status === atomStatus.of.accepted

/** The cards of a board around its venture. */
export const circlingOf = ({ cards, venture }: BoardPage) => ({
  venture: venture.id,
  done: cards.filter((it) => !isOpen(it)).length,
  total: cards.length,
  late: cards.filter((it) => isOpen(it) && it.late).length,
})
