import { codes } from '#contract/kit/codes.ts'
import { stepsOf } from '#contract/kit/steps/steps.ts'
import { messageWords } from './message.words.ts'

/** 0 inactive and 1 active are the specification's (section 4, "Area and message"); a scheduled message is neither yet. */
export const messageStatus = codes({ inactive: 0, active: 1, scheduled: 2 })

/** A message is written, sent at once or at a time, and then stands as it was read (docs/decisions/196). */
export const messageSteps = stepsOf(messageWords, {
  path: '/api/messages',
  statuses: messageStatus,
  notNow: 'message.notNow',
  editable: ['inactive'],
  steps: {
    send: {
      from: ['inactive', 'scheduled'],
      to: 'active',
      can: 'message.changeStatus',
      ask: 'confirm',
      main: true,
      summary: 'Sends a message to its recipients now',
    },
    schedule: {
      from: ['inactive'],
      to: 'scheduled',
      can: 'message.changeStatus',
      ask: 'confirm',
      summary: 'Leaves a message to be sent at its time',
    },
    unschedule: {
      from: ['scheduled'],
      to: 'inactive',
      can: 'message.changeStatus',
      summary: 'Takes a scheduled message back to its draft',
    },
  },
})

/** Steps that a reader of a message may take on it. */
export type MessageStep = keyof typeof messageSteps.of
