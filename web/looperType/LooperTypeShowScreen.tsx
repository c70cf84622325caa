import { looperTypeNoun } from '#contract/looperType/looperType.noun.ts'
import { looperTypeCrud } from '#contract/looperType/looperType.ts'
import { onDemand } from '#web/kit/ui/onDemand.tsx'
import { RecordScreen } from '#web/page/RecordScreen.tsx'

const edit = onDemand('LooperTypeEdit', async () => (await import('#web/looperType/LooperTypeEdit.tsx')).LooperTypeEdit)

const about = { noun: looperTypeNoun, of: looperTypeCrud }

export const LooperTypeShowScreen = () => <RecordScreen {...about} edit={edit} />
