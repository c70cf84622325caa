import type { ListPlace } from '#contract/kit/list/place.ts'
import { stepsOf } from '#contract/kit/steps/steps.ts'
import { okrWords } from './okr.words.ts'

/** A goal is closed with what it has reached, and may be opened again. */
export const goalSteps = stepsOf(okrWords, {
  path: '/api/okr/goals',
  statuses: ['open', 'closed'],
  notNow: 'okr.notNow',
  steps: {
    close: {
      from: ['open'],
      to: 'closed',
      can: 'okr.edit',
      ask: 'form',
      summary: 'Closes a goal: what it has reached stays as it is then, with what was learned',
    },
    reopen: { from: ['closed'], to: 'open', can: 'okr.edit', summary: 'Opens a closed goal again' },
  },
})

/** Steps that a reader of a row may take on it. */
export type GoalStep = keyof typeof goalSteps.of

export const goalPlace = {
  noun: 'okr',
  path: '/api/okr/goals',
  can: 'okr.open',
  summary: 'Goals of the ventures that one sees, with what they have reached',
} as const satisfies ListPlace
