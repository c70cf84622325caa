import { loopRequestNoun } from '#contract/loopRequest/loopRequest.noun.ts'
import { loopRequestList } from '#contract/loopRequest/loopRequest.ts'
import { useSession } from '#web/kit/session/session.ts'
import { ListScreen } from '#web/list/ListScreen.tsx'
import { NewLoop } from '#web/loop/hand/NewLoop.tsx'

const cells = { nome: { grow: 3 } } as const

/** Requests for loops; people who decide them may also write a loop for somebody at once. */
export const LoopRequestListScreen = () => {
  const { can } = useSession()
  return (
    <ListScreen
      noun={loopRequestNoun}
      of={loopRequestList}
      cells={cells}
      {...(can('loop.create') && { action: <NewLoop /> })}
    />
  )
}
