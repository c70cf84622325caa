import { codes } from '#contract/kit/codes.ts'
import { next, type Machine } from '#contract/kit/machine.ts'

/** Statuses of a deliverable; decisions, "Ventures and below". */
export const entregaStatus = codes({ waiting: 1, development: 2, paid: 3, finished: 4, homologation: 5 })
export type EntregaStatus = 1 | 2 | 3 | 4 | 5

/** From waiting to paid; homologation may be skipped, and each step may be undone. */
const entregaMoves: Machine<EntregaStatus, 'forward' | 'finish' | 'back'> = {
  1: { forward: 2 },
  2: { forward: 5, finish: 4, back: 1 },
  5: { forward: 4, back: 2 },
  4: { forward: 3, back: 5 },
  3: { back: 4 },
}

export const statusOf = (value: number): EntregaStatus => ([1, 2, 3, 4, 5] as const).find((it) => it === value) ?? 1

/** Statuses that a deliverable may move to. */
export const nextStatuses = (from: number): EntregaStatus[] => {
  const here = ([1, 2, 3, 4, 5] as const).find((it) => it === from)
  if (here === undefined) return []
  return (['forward', 'finish', 'back'] as const).flatMap((way) => next(entregaMoves, here, way) ?? [])
}
