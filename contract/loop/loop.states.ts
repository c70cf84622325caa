import { codes } from '#contract/kit/codes.ts'
import type { Machine } from '#contract/kit/machine.ts'

/** Specification, section 4, under its working model; 0 (none or discarded) has no row. */
export const loopStatus = codes({
  none: 0,
  running: 1,
  stopped: 2,
  concluded: 3,
  forced: 4,
  denied: 5,
  paid: 6,
  invoiced: 7,
})

const { none: _, ...kept } = loopStatus.of
/** The statuses that a row can have. */
export const keptStatus = codes(kept)

/** Stopped in some way and not concluded. */
export const waitingStatuses = [loopStatus.of.stopped, loopStatus.of.forced, loopStatus.of.denied] as const

/** True for a loop that waits for its owner to conclude it: stopped, forced or denied. */
export const loopWaits = ({ status }: { readonly status: number }): boolean =>
  waitingStatuses.some((it) => it === status)

export type LoopStatus = 1 | 2 | 3 | 4 | 5 | 6 | 7
export type LoopEvent =
  | 'stop'
  | 'force'
  | 'deny'
  | 'stopBefore'
  | 'denyBefore'
  | 'conclude'
  | 'adjust'
  | 'discard'
  | 'invoice'
  | 'pay'
  | 'release'

/**
 * `adjust` is a conclusion that carries an end and a justification; 4 and 5 accept no other, and a
 * concluded loop takes one while its correction window is open. `discard` deletes the row. `stopBefore` and `denyBefore`
 * tell, late, what happened without connection before the check that forced the loop.
 */
export const loopMachine: Machine<LoopStatus, LoopEvent> = {
  1: { stop: 2, force: 4, deny: 5, discard: 1 },
  2: { conclude: 3, adjust: 3, discard: 2 },
  3: { adjust: 3, invoice: 7 },
  4: { stopBefore: 2, denyBefore: 5, adjust: 3, discard: 4 },
  5: { adjust: 3, discard: 5 },
  6: {},
  7: { pay: 6, release: 3 },
}

export const loopType = codes({
  coding: 1,
  layout: 2,
  study: 3,
  homologation: 4,
  content: 5,
  integration: 6,
  report: 7,
  meeting: 8,
  support: 9,
  training: 10,
  other: 11,
})

export type Faturavel = 'Sim' | 'Erro' | 'Não'
