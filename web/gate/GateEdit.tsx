import { gateNoun } from '#contract/gate/gate.noun.ts'
import { gateCrud, type GateRow } from '#contract/gate/gate.ts'
import { gateFields } from '#web/gate/gateFields.tsx'
import { RecordFormDialog } from '#web/page/RecordFormDialog.tsx'
import type { EditProps } from '#web/page/RecordScreen.tsx'

export const GateEdit = ({ of, onClose }: EditProps<GateRow>) => (
  <RecordFormDialog noun={gateNoun} of={gateCrud} fields={gateFields} from={of} onClose={onClose} />
)
