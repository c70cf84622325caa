import { looperTypeNoun } from '#contract/looperType/looperType.noun.ts'
import { looperTypeCrud, type LooperTypeRow } from '#contract/looperType/looperType.ts'
import { looperTypeFields } from '#web/looperType/looperTypeFields.tsx'
import { RecordFormDialog } from '#web/page/RecordFormDialog.tsx'
import type { EditProps } from '#web/page/RecordScreen.tsx'

export const LooperTypeEdit = ({ of, onClose }: EditProps<LooperTypeRow>) => (
  <RecordFormDialog noun={looperTypeNoun} of={looperTypeCrud} fields={looperTypeFields} from={of} onClose={onClose} />
)
