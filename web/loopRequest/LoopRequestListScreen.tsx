import { loopRequestNoun } from '#contract/loopRequest/loopRequest.noun.ts'
import { loopRequestList } from '#contract/loopRequest/loopRequest.ts'
import { ListScreen } from '#web/list/ListScreen.tsx'
import { NewLoop } from '#web/loop/hand/NewLoop.tsx'

const cells = { nome: { grow: 3 } } as const

export const LoopRequestListScreen = () => (
  <ListScreen noun={loopRequestNoun} of={loopRequestList} cells={cells} action={<NewLoop main />} />
)
