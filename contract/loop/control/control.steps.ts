import { stepsOf } from '#contract/kit/steps/steps.ts'
import { keptStatus } from '#contract/loop/loop.states.ts'
import { loopControlWords } from './loopControl.words.ts'

/** Steps on anybody's loop (docs/decisions/164). They are steps of the loop: its history tells them, its screens follow. */
export const controlSteps = {
  ...stepsOf(loopControlWords, {
    path: '/api/loops/control',
    statuses: keptStatus,
    notNow: 'loopControl.tooLate',
    steps: {
      stop: {
        from: ['running'],
        to: 'stopped',
        can: 'loop.edit',
        ask: 'reason',
        summary: 'Stops the running loop of any person, with its end and a reason that the person reads',
      },
      conclude: {
        from: ['stopped', 'forced', 'denied'],
        to: 'concluded',
        can: 'loop.edit',
        ask: 'reason',
        main: true,
        summary: 'Concludes a stopped loop for its person, with its end and a reason that the person reads',
      },
    },
  }),
  thing: 'loop',
} as const

/** Steps that a reader may take on a row of Loop control. */
export type ControlStep = keyof typeof controlSteps.of
