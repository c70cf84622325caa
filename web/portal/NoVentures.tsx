import { useEffect, type ReactNode } from 'react'
import { gateCalls } from '#contract/gate/gate.calls.ts'
import { reread, useCall } from '#web/kit/call/query.ts'
import { useSession } from '#web/kit/session/session.ts'
import { Loading } from '#web/kit/ui/state/Loading.tsx'

/** What a page says where it knows of no venture: not while a gate waits, whose venture is then read. */
export const NoVentures = ({ children }: { readonly children: ReactNode }) => {
  const { can } = useSession()
  const { data, isLoading } = useCall(gateCalls.waiting, {}, { enabled: can('gate.open') })
  const waits = (data?.data.length ?? 0) > 0
  useEffect(() => {
    if (waits) void reread('projeto')
  }, [waits])
  return waits || isLoading ? <Loading rows={3} /> : children
}
