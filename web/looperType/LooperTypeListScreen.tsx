import { looperTypeNoun } from '#contract/looperType/looperType.noun.ts'
import { looperTypeList } from '#contract/looperType/looperType.ts'
import { ListScreen } from '#web/list/ListScreen.tsx'

export const LooperTypeListScreen = () => <ListScreen noun={looperTypeNoun} of={looperTypeList} />
