import { gateNoun } from '#contract/gate/gate.noun.ts'
import { gateCrud } from '#contract/gate/gate.ts'
import { gateFields } from '#web/gate/gateFields.tsx'
import { MissingRecord } from '#web/page/MissingRecord.tsx'
import { RecordFormScreen } from '#web/page/RecordFormScreen.tsx'
import { useVenture } from '#web/page/venture/useVenture.ts'

/** The screen of a new gate of the venture in the address. */
export const GateFormScreen = () => {
  const { id, crumbs } = useVenture()
  if (id === undefined) return <MissingRecord noun={gateNoun} denied={false} />
  return (
    <RecordFormScreen noun={gateNoun} of={gateCrud} fields={gateFields} preset={{ venture_id: id }} crumbs={crumbs} />
  )
}
