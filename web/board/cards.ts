import type { BoardCardRow } from '#contract/board/board.ts'

/** An atom as the board's kit takes it. */
export type Card = BoardCardRow & { readonly column: number; readonly title: string; readonly text: string }

export const cardOf = (row: BoardCardRow): Card => ({
  ...row,
  column: row.column_id,
  title: row.nome,
  text: [row.ref, row.cell.nome, row.responsavel?.nome].filter(Boolean).join(' '),
})
