import { loopCalls } from '#contract/loop/loop.ts'
import { useCall } from '#web/kit/call/query.ts'
import type { LoopNow } from '#web/loop/useLoop.ts'

/** Whether there is an atom to start a loop on; true until the server has said. */
export const useStartable = ({ may, known, screen, userId }: LoopNow): boolean => {
  const { data } = useCall(loopCalls.atoms, { userId }, { enabled: may && known && screen === 0 })
  return data === undefined || data.data.length > 0
}
