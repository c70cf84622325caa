import { cellNoun } from '#contract/cell/cell.noun.ts'
import { cellCrud } from '#contract/cell/cell.ts'
import { CellAtoms } from '#web/cell/CellAtoms.tsx'
import { useSession } from '#web/kit/session/session.ts'
import { onDemand } from '#web/kit/ui/onDemand.tsx'
import { RecordScreen } from '#web/page/RecordScreen.tsx'
import { useWay } from '#web/page/venture/useWay.ts'

const edit = onDemand('CellEdit', async () => (await import('#web/cell/CellEdit.tsx')).CellEdit)

export const CellShowScreen = () => {
  const { can } = useSession()
  const wayTo = useWay()
  // The team alone sees what is attached to a cell, as on the server.
  const noun = { ...cellNoun, traits: can('atom.open') ? cellNoun.traits : [] }
  const about = { noun, of: cellCrud }
  return (
    <RecordScreen
      {...about}
      venture={(row) => row.venture_id}
      crumbs={({ venture, venture_id, gate }) => wayTo({ venture, venture_id, gate })}
      elsewhere={() => ['venture', 'gate', 'position']}
      main={(row) => <CellAtoms of={row} />}
      edit={edit}
    />
  )
}
