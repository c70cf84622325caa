import { cellNoun } from '#contract/cell/cell.noun.ts'
import { gateRoutes } from '#contract/gate/gate.routes.ts'
import { ventureRoutes } from '#contract/venture/venture.routes.ts'
import { useNounPaths } from '#web/kit/list/paths.ts'
import type { Crumb } from '#web/kit/ui/page/place.ts'

interface Named {
  readonly nome: string
}

/** What a record below a venture says of its place. */
export interface Placed {
  readonly venture: Named
  readonly venture_id: number
  readonly gate?: Named & { readonly id: number }
  readonly cell?: Named
  readonly cell_id?: number
}

/** Venture › gate › cell of a record, each a link for who may open it. */
export const useWay = (): ((of: Placed) => readonly Crumb[]) => {
  const ventures = useNounPaths({ routes: ventureRoutes })
  const gates = useNounPaths({ routes: gateRoutes })
  const cells = useNounPaths(cellNoun)
  return ({ venture, venture_id, gate, cell, cell_id }) => [
    { label: venture.nome, to: ventures.show({ id: venture_id }) },
    ...(gate ? [{ label: gate.nome, to: gates.show(Object.assign({ venture_id }, gate)) }] : []),
    ...(cell && cell_id !== undefined
      ? [{ label: cell.nome, to: cells.show(Object.assign({ venture_id, gate_id: gate?.id }, { id: cell_id })) }]
      : []),
  ]
}
