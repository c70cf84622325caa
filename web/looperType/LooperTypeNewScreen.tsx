import { looperTypeNoun } from '#contract/looperType/looperType.noun.ts'
import { looperTypeCrud } from '#contract/looperType/looperType.ts'
import { looperTypeFields } from '#web/looperType/looperTypeFields.tsx'
import { RecordFormScreen } from '#web/page/RecordFormScreen.tsx'

export const LooperTypeNewScreen = () => (
  <RecordFormScreen noun={looperTypeNoun} of={looperTypeCrud} fields={looperTypeFields} />
)
