import { useEffect } from 'react'
import type { Limits, ModalScreen } from '#contract/loop/loop.rules.ts'
import type { Ponto } from '#contract/loop/loop.ts'
import { loopCalls } from '#contract/loop/loop.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useSession } from '#web/kit/session/session.ts'
import { useStore } from '#web/kit/store.ts'
import { unsent } from '#web/loop/acting.ts'
import { recallLoop, rememberLoop } from '#web/loop/current.ts'
import { loopOutbox } from '#web/loop/offline/outbox.ts'
import { overlaid, stoppedBy } from '#web/loop/offline/overlay.ts'
import { screenOf } from '#web/loop/standing.ts'
import { stopping } from '#web/loop/stopping.ts'

export interface LoopNow {
  /** Whether this person has the loop feature at all (roles 1, 4 and 7). */
  readonly may: boolean
  readonly userId: number
  /** False until the server has answered once, or the last answer is recalled, and it is known what waits to be sent. */
  readonly known: boolean
  readonly failed: boolean
  readonly loop: Ponto | null
  readonly screen: ModalScreen
  readonly limits: Limits | undefined
  /** `hh:mm:ss` of today's finished loops. */
  readonly dayTotal: string | undefined
  readonly retry: () => void
}

/** The one source of truth about the person's current loop, with what waits to be sent on top; who may not run loops asks the server nothing. */
export const useLoop = (): LoopNow => {
  const { me, can } = useSession()
  const may = me !== undefined && me.verified && can('loop.run')
  const userId = me?.id ?? 0
  // Kept by the loop itself: what a start or stop has answered since counts more than the last read.
  const answer = useCall(loopCalls.load, { userId }, { enabled: may, keep: false })
  const { data, isError, refetch, failureReason } = answer
  const entries = useStore(loopOutbox.entries)
  useEffect(() => {
    if (data) rememberLoop(userId, data)
    else if (failureReason && unsent(failureReason)) recallLoop(userId)
  }, [data, failureReason, userId])
  const loop = stoppedBy(useStore(stopping), overlaid(data?.data ?? null, entries ?? []))
  return {
    may,
    userId,
    known: data !== undefined && entries !== undefined,
    failed: isError && data === undefined,
    loop,
    screen: screenOf(loop),
    limits: data?.limits,
    dayTotal: data?.horaTotalDia,
    retry: () => void refetch(),
  }
}
