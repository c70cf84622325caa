import { useEffect } from 'react'
import { colourInTurn } from '#contract/venture/colour.rules.ts'
import { colourCalls } from '#contract/venture/venture.calls.ts'
import { invalidate, useCall } from '#web/kit/call/query.ts'
import { useSession } from '#web/kit/session/session.ts'

/** The colour of each venture; undefined while it is not known whether somebody chose another. */
export const useVentureColours = (): ((id: number) => number | undefined) => {
  const asks = useSession().state === 'in'
  const { data, isPending } = useCall(colourCalls.colours, {}, { enabled: asks, staleTime: Number.POSITIVE_INFINITY })
  const chosen = new Map(data?.chosen.map((it) => [it.id, it.colour]))
  return (id) => (!(id >= 1) || (asks && isPending) ? undefined : (chosen.get(id) ?? colourInTurn(id)))
}

/** For a form in which a colour is chosen: reads the colours again once it closes. */
export const useColoursAfter = (): void => useEffect(() => () => void invalidate(colourCalls.colours), [])
