import { codes } from '#contract/kit/codes.ts'
import { stepsOf } from '#contract/kit/steps/steps.ts'
import { loopRequestWords } from './loopRequest.words.ts'

export const loopRequestStatus = codes({ waiting: 0, accepted: 1, refused: 2, withdrawn: 3 })

/** People who may write loops by hand decide a request for one, once (docs/decisions/162). */
export const loopRequestSteps = stepsOf(loopRequestWords, {
  path: '/api/loop-requests',
  statuses: loopRequestStatus,
  notNow: 'loopRequest.decided',
  editable: ['waiting'],
  steps: {
    accept: {
      from: ['waiting'],
      to: 'accepted',
      can: 'loopRequest.decide',
      ask: 'confirm',
      main: true,
      bulk: true,
      summary: 'Accepts a request: it becomes a concluded loop of the person who asked',
    },
    refuse: {
      from: ['waiting'],
      to: 'refused',
      can: 'loopRequest.decide',
      ask: 'reason',
      summary: 'Refuses a request with a reason that the person reads',
    },
    withdraw: {
      from: ['waiting'],
      to: 'withdrawn',
      can: 'loopRequest.create',
      ask: 'confirm',
      danger: true,
      summary: 'Takes one’s own request back while it waits',
    },
  },
})

/** Steps that a reader of a request may take on it. */
export type LoopRequestStep = keyof typeof loopRequestSteps.of
