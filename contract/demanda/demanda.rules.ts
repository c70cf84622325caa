import { codes } from '#contract/kit/codes.ts'
import type { Machine } from '#contract/kit/machine.ts'

export const demandaStatus = codes({ waiting: 0, accepted: 1, cancelled: 2 })

/** A demand is decided once. */
export const demandaMoves: Machine<0 | 1 | 2, 'accept' | 'cancel'> = {
  0: { accept: 1, cancel: 2 },
  1: {},
  2: {},
}
