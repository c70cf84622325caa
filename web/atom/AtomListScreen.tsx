import { atomNoun } from '#contract/atom/atom.noun.ts'
import { atomList } from '#contract/atom/atom.ts'
import { atomCells } from '#web/atom/atomCells.tsx'
import { BillAtoms } from '#web/atom/bulk/BillAtoms.tsx'
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
        bulk={
          changes.some(can) || can('atom.bill')
            ? (chosen, shown) => (
                <>
                  {changes.some(can) && <ChangeAtoms chosen={chosen} {...shown} />}
                  {can('atom.bill') && <BillAtoms chosen={chosen} {...shown} />}
                </>
              )
            : undefined
        }
      />
      <PriorityKey />
    </>
  )
}
