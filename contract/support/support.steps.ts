import type { ListPlace } from '#contract/kit/list/place.ts'
import { stepsOf } from '#contract/kit/steps/steps.ts'
import { supportWords } from './support.words.ts'

export const supportStatuses = ['open', 'answered', 'closed'] as const
export type SupportStatus = (typeof supportStatuses)[number]

/** What whoever answers does with a message beside the answer. */
export const supportSteps = stepsOf(supportWords, {
  path: '/api/support',
  statuses: supportStatuses,
  notNow: 'support.already',
  steps: {
    toParticle: {
      from: supportStatuses,
      can: 'support.answer',
      also: ['particle.create', 'particle.open'],
      ask: 'form',
      path: 'particle',
      summary: 'Puts what a message asks for into the backlog of a venture, as a particle of whoever wrote it',
    },
    close: { from: ['open', 'answered'], to: 'closed', can: 'support.answer', summary: 'Closes a message' },
    // It gets back the status that it had: open, or answered.
    reopen: { from: ['closed'], can: 'support.answer', summary: 'Takes the closing of a message back' },
  },
})

/** Steps that a reader of a row may take on it. */
export type SupportStep = keyof typeof supportSteps.of

export const supportPlace = {
  noun: 'support',
  path: '/api/support',
  can: 'login',
  summary: 'One’s own messages; with the scope "all", everybody’s for whoever may see them',
} as const satisfies ListPlace
