import { codes } from '#contract/kit/codes.ts'
import type { ListPlace } from '#contract/kit/list/place.ts'
import { stepsOf } from '#contract/kit/steps/steps.ts'
import { demandaWords } from './demanda.words.ts'

export const demandaStatus = codes({ waiting: 0, accepted: 1, cancelled: 2 })

/** A demand is decided once. */
export const demandaSteps = stepsOf(demandaWords, {
  path: '/api/demands',
  statuses: demandaStatus,
  notNow: 'demanda.decided',
  steps: {
    accept: {
      from: ['waiting'],
      to: 'accepted',
      can: 'demanda.convert',
      ask: 'confirm',
      main: true,
      summary: 'Accepts a demand: it becomes a venture in negotiation of its author’s company',
    },
    toParticle: {
      from: ['waiting'],
      to: 'accepted',
      can: 'demanda.convert',
      also: ['particle.create', 'particle.open'],
      ask: 'form',
      path: 'particle',
      summary: 'Accepts a demand as a particle of a venture’s backlog',
    },
    cancel: {
      from: ['waiting'],
      to: 'cancelled',
      can: 'demanda.changeStatus',
      ask: 'reason',
      bulk: true,
      summary: 'Cancels a demand with a reason that its author reads',
    },
  },
})

/** Steps that a reader of a row may take on it. */
export type DemandaStep = keyof typeof demandaSteps.of

export const demandaPlace = {
  noun: 'demanda',
  path: '/api/demands',
  can: 'demanda.open',
  summary: 'Demands: all, or those that one made',
} as const satisfies ListPlace
