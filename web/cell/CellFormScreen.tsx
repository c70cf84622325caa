import { useParams } from 'react-router'
import { cellNoun } from '#contract/cell/cell.noun.ts'
import { cellCrud } from '#contract/cell/cell.ts'
import { gateNoun } from '#contract/gate/gate.noun.ts'
import { gateCrud } from '#contract/gate/gate.ts'
import { cellFields } from '#web/cell/cellFields.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { MissingRecord } from '#web/page/MissingRecord.tsx'
import { RecordFormScreen } from '#web/page/RecordFormScreen.tsx'
import { useVenture } from '#web/page/venture/useVenture.ts'

const ID = /^[1-9]\d{0,9}$/

/** The screen of a new cell of the gate in the address. */
export const CellFormScreen = () => {
  const { gate_id = '' } = useParams()
  const venture = useVenture()
  const paths = useNounPaths(gateNoun)
  const known = ID.test(gate_id)
  const { data } = useCall(gateCrud.calls.show, { id: gate_id }, { enabled: known })
  if (!known) return <MissingRecord noun={gateNoun} denied={false} />
  const crumbs = [...venture.crumbs, ...(data ? [{ label: data.data.nome, to: paths.show(data.data) }] : [])]
  return (
    <RecordFormScreen
      noun={cellNoun}
      of={cellCrud}
      fields={cellFields}
      preset={{ gate_id: Number(gate_id) }}
      crumbs={crumbs}
    />
  )
}
