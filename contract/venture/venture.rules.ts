import { codes } from '#contract/kit/codes.ts'
import { next, type Machine } from '#contract/kit/machine.ts'

/** Stages of a venture: specification, section 3, "Venture statuses". */
export const stages = ['negotiation', 'analysis', 'approved', 'execution', 'finished', 'accepted'] as const
export type Stage = (typeof stages)[number]

/** One step forward or back; decisions, "Ventures and below". */
export const stageMoves: Machine<Stage, 'forward' | 'back'> = {
  negotiation: { forward: 'analysis' },
  analysis: { forward: 'approved', back: 'negotiation' },
  approved: { forward: 'execution', back: 'analysis' },
  execution: { forward: 'finished', back: 'approved' },
  finished: { forward: 'accepted', back: 'execution' },
  accepted: { back: 'finished' },
}

export type StageMove = 'forward' | 'back'

/** Direction from one stage to another; undefined where they are not neighbours. */
export const stageMove = (from: Stage, to: Stage): StageMove | undefined =>
  (['forward', 'back'] as const).find((way) => next(stageMoves, from, way) === to)

/** The project flag. */
export const ventureStatus = codes({ inactive: 0, active: 1 })
export const ventureCycle = codes({
  planning: 1,
  design: 2,
  development: 3,
  launch: 4,
  homologation: 5,
  improvement: 6,
  breakdown: 7,
})
export const deliveryType = codes({ closed: 1, live: 2 })
export const venturePriority = codes({ low: 1, normal: 2, high: 3, urgent: 4 })
