import { looperTypeNoun } from '#contract/looperType/looperType.noun.ts'
import { looperTypeCrud } from '#contract/looperType/looperType.ts'
import { looperTypeFields } from '#web/looperType/looperTypeFields.tsx'
import { RecordFormDialog } from '#web/page/RecordFormDialog.tsx'
import { RecordScreen } from '#web/page/RecordScreen.tsx'

const about = { noun: looperTypeNoun, of: looperTypeCrud }

export const LooperTypeShowScreen = () => (
  <RecordScreen
    {...about}
    form={(row, onClose) => <RecordFormDialog {...about} fields={looperTypeFields} from={row} onClose={onClose} />}
  />
)
