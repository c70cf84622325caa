import type { Limits, ModalScreen } from '#contract/loop/loop.rules.ts'
import type { Ponto } from '#contract/loop/loop.ts'
import { loopCalls } from '#contract/loop/loop.ts'
import { useCall } from '#web/kit/query.ts'
import { useSession } from '#web/kit/session.ts'
import { screenOf } from '#web/loop/standing.ts'

export interface LoopNow {
  /** Whether this person has the loop feature at all (roles 1, 4 and 7). */
  readonly may: boolean
  readonly userId: number
  /** False until the server has answered once. */
  readonly known: boolean
  readonly failed: boolean
  readonly loop: Ponto | null
  readonly screen: ModalScreen
  readonly limits: Limits | undefined
  /** `hh:mm:ss` of today's finished loops. */
  readonly dayTotal: string | undefined
  readonly retry: () => void
}

/** The one source of truth about the person's current loop; who may not run loops asks the server nothing. */
export const useLoop = (): LoopNow => {
  const { me, can } = useSession()
  const may = me !== undefined && me.verified && can('loop.run')
  const userId = me?.id ?? 0
  const { data, isError, refetch } = useCall(loopCalls.load, { userId }, { enabled: may })
  const loop = data?.data ?? null
  return {
    may,
    userId,
    known: data !== undefined,
    failed: isError && data === undefined,
    loop,
    screen: screenOf(loop),
    limits: data?.limits,
    dayTotal: data?.horaTotalDia,
    retry: () => void refetch(),
  }
}
