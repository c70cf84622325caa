import { atomNoun } from '#contract/atom/atom.noun.ts'
import { atomList, type AtomRow } from '#contract/atom/atom.ts'
import { ChangeAtoms } from '#web/atom/bulk/ChangeAtoms.tsx'
import { StatusCell } from '#web/atom/StatusCell.tsx'
import type { Cells } from '#web/kit/list/columns.tsx'
import { useSession } from '#web/kit/session/session.ts'
import { ListScreen } from '#web/list/ListScreen.tsx'

const cells: Cells<AtomRow, keyof typeof atomList.columns> = {
  nome: { grow: 3 },
  ref: { width: 'narrow' },
  status: { cell: (row) => <StatusCell of={row} /> },
  venture: { grow: 2 },
  loopers: { cell: (row) => (row.loopers ?? []).map((it) => it.nome).join(', '), grow: 1 },
}

/** Who may change one of them has something to do with many. */
const changes = ['atom.edit', 'atom.setResponsible', 'atom.transfer', 'atom.seeLoopers', 'atom.useChecklist'] as const

/** Atoms wherever the menu has them. */
export const AtomListScreen = () => {
  const { can } = useSession()
  return (
    <ListScreen
      noun={atomNoun}
      of={atomList}
      cells={cells}
      bulk={changes.some(can) ? (chosen, shown) => <ChangeAtoms chosen={chosen} {...shown} /> : undefined}
    />
  )
}
