import { stepsOf } from '#contract/kit/steps/steps.ts'
import { registrationStates } from './registration.states.ts'
import { registrationWords } from './registration.words.ts'

/** Decisions on a registration, the likeliest last, where the hand reaches first. */
export const registrationSteps = stepsOf(registrationWords, {
  path: '/api/registrations',
  column: 'state',
  statuses: registrationStates,
  notNow: 'registration.already',
  steps: {
    deny: {
      from: ['review', 'correction'],
      to: 'denied',
      can: 'looper.changeStatus',
      ask: 'reason',
      summary: 'Denies a registration with a reason that the person reads',
    },
    correct: {
      from: ['review', 'correction'],
      to: 'correction',
      can: 'looper.changeStatus',
      ask: 'reason',
      summary: 'Asks the person to correct their answers; the link is answered where no mail takes it to them',
    },
    activate: {
      from: ['review', 'correction'],
      to: 'active',
      can: 'looper.changeStatus',
      ask: 'form',
      main: true,
      stepUp: true,
      summary: 'Activates the account in a role; of two who decide at once the second is told who was first',
    },
  },
})

/** Steps that a reader of a row may take on it. */
export type RegistrationStep = keyof typeof registrationSteps.of
