import { atomNoun } from '#contract/atom/atom.noun.ts'
import { atomList } from '#contract/atom/atom.ts'
import { atomCells } from '#web/atom/atomCells.tsx'
import { ChangeAtoms } from '#web/atom/bulk/ChangeAtoms.tsx'
import { PriorityKey } from '#web/atom/priority/PriorityKey.tsx'
import { useSession } from '#web/kit/session/session.ts'
import { ListScreen } from '#web/list/ListScreen.tsx'

/** Permissions of which any makes bulk actions useful. */
const changes = ['atom.edit', 'atom.setResponsible', 'atom.transfer', 'atom.seeLoopers', 'atom.useChecklist'] as const

/** List of atoms, at each of its places in the menu. */
export const AtomListScreen = () => {
  const { can } = useSession()
  return (
    <>
      <ListScreen
        noun={atomNoun}
        of={atomList}
        cells={atomCells}
        bulk={changes.some(can) ? (chosen, shown) => <ChangeAtoms chosen={chosen} {...shown} /> : undefined}
      />
      <PriorityKey />
    </>
  )
}
