import { useEffect } from 'react'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import type { Limits, ModalScreen } from '#contract/loop/loop.rules.ts'
import type { Ponto } from '#contract/loop/loop.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useSession } from '#web/kit/session/session.ts'
import { useStore } from '#web/kit/store.ts'
import { isUnanswered } from '#web/loop/busyActions.ts'
import { recallLoop, rememberLoop } from '#web/loop/current.ts'
import { withPending } from '#web/loop/offline/optimistic.ts'
import { loopOutbox } from '#web/loop/offline/outbox.ts'
import { screenOf } from '#web/loop/screen.ts'

export interface LoopNow {
  /** True when this person has the loop feature (roles 1, 4 and 7). */
  readonly may: boolean
  readonly userId: number
  /** False until the loop is read, or recalled from the last answer, and the pending actions are read too. */
  readonly known: boolean
  readonly failed: boolean
  /** The running loop, else the oldest that waits, else the last one. */
  readonly loop: Ponto | null
  readonly screen: ModalScreen
  /** Stopped loops that wait to be concluded, the last begun first, and how many there are in all. */
  readonly waiting: readonly Ponto[]
  readonly waitingCount: number
  /** The last loop that has ended. */
  readonly last: Ponto | null
  readonly limits: Limits | undefined
  /** `hh:mm:ss` of today's finished loops. */
  readonly dayTotal: string | undefined
  readonly retry: () => void
}

const nothing = { data: null, waiting: [], waiting_more: 0, last: null }

/** The running loop, once it is known that no pending action has stopped it. */
export const runningOf = ({ known, screen, loop }: LoopNow): Ponto | null => (known && screen === 1 ? loop : null)

/** Current loop of the person with the pending actions applied; without the permission it sends no request. */
export const useLoop = (): LoopNow => {
  const { me, can } = useSession()
  const may = me !== undefined && me.verified && can('loop.run')
  const userId = me?.id ?? 0
  // `rememberLoop` stores the answer instead: a start or stop answered since is newer than the last read.
  const answer = useCall(loopCalls.load, { userId }, { enabled: may, keep: false })
  const { data, isError, refetch, failureReason } = answer
  const entries = useStore(loopOutbox.entries)
  useEffect(() => {
    if (data) rememberLoop(userId, data)
    else if (failureReason && isUnanswered(failureReason)) recallLoop(userId)
  }, [data, failureReason, userId])
  const { data: loop, waiting, waiting_more, last } = withPending(data ?? nothing, entries ?? [])
  return {
    may,
    userId,
    known: data !== undefined && entries !== undefined,
    failed: isError && data === undefined,
    loop,
    screen: screenOf(loop),
    waiting,
    waitingCount: waiting.length + waiting_more,
    last,
    limits: data?.limits,
    dayTotal: data?.horaTotalDia,
    retry: () => void refetch(),
  }
}
