import type { ReactNode } from 'react'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useLoop } from '#web/loop/useLoop.ts'

interface IfStartableProps {
  readonly atom: number
  readonly children: ReactNode
}

/** Shows the start of an atom only where a loop can begin: it is accepted, its venture active, and the person is on it. */
export const IfStartable = ({ atom, children }: IfStartableProps) => {
  const { may, userId } = useLoop()
  const { data } = useCall(loopCalls.atoms, { userId }, { enabled: may })
  return data?.data.some((it) => it.id === atom) ? children : null
}
