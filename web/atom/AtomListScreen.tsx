import { atomNoun } from '#contract/atom/atom.noun.ts'
import { atomList, type AtomRow } from '#contract/atom/atom.ts'
import { StatusCell } from '#web/atom/StatusCell.tsx'
import type { Cells } from '#web/kit/list/columns.tsx'
import { ListScreen } from '#web/list/ListScreen.tsx'

const cells: Cells<AtomRow, keyof typeof atomList.columns> = {
  nome: { grow: 3 },
  ref: { width: 'narrow' },
  status: { cell: (row) => <StatusCell of={row} /> },
  venture: { grow: 2 },
  loopers: { cell: (row) => (row.loopers ?? []).map((it) => it.nome).join(', '), grow: 1 },
}

/** Atoms wherever the menu has them. */
export const AtomListScreen = () => <ListScreen noun={atomNoun} of={atomList} cells={cells} />
