import { codes } from '#contract/kit/codes.ts'
import { stepsOf } from '#contract/kit/steps/steps.ts'
import { weekWords } from './week.words.ts'

/** Orders take a closed week (2), and paying them pays it (3). */
export const weekStatus = codes({ open: 0, closed: 1, ordered: 2, paid: 3 })

/** A week closes by itself on its Friday; what changes it otherwise is a person's step (docs/decisions/163). */
export const weekSteps = stepsOf(weekWords, {
  path: '/api/weeks',
  statuses: weekStatus,
  notNow: 'week.notNow',
  steps: {
    confirm: {
      from: ['open'],
      can: 'week.review',
      ask: 'confirm',
      main: true,
      bulk: true,
      summary: 'Concludes the loops of a week that are stopped, described and no longer than a day',
    },
    close: {
      from: ['open'],
      to: 'closed',
      can: 'week.close',
      ask: 'confirm',
      bulk: true,
      summary: 'Closes a past week that was reopened: its concluded loops change no more',
    },
    reopen: {
      from: ['closed'],
      to: 'open',
      can: 'week.close',
      ask: 'reason',
      danger: true,
      summary: 'Opens a closed week again that no order holds, with a reason that its person reads',
    },
  },
})

/** Steps that a reader of a week may take on it. */
export type WeekStep = keyof typeof weekSteps.of
