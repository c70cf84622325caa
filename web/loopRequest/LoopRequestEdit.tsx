import { loopRequestNoun } from '#contract/loopRequest/loopRequest.noun.ts'
import { loopRequestCrud, type LoopRequestRow } from '#contract/loopRequest/loopRequest.ts'
import { requestFields } from '#web/loopRequest/requestFields.tsx'
import { RecordFormDialog } from '#web/page/RecordFormDialog.tsx'
import type { EditProps } from '#web/page/RecordScreen.tsx'

export const LoopRequestEdit = ({ of, onClose }: EditProps<LoopRequestRow>) => (
  <RecordFormDialog noun={loopRequestNoun} of={loopRequestCrud} fields={requestFields} from={of} onClose={onClose} />
)
