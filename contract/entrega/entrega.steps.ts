import { codes } from '#contract/kit/codes.ts'
import type { ListPlace } from '#contract/kit/list/place.ts'
import { stepsOf } from '#contract/kit/steps/steps.ts'
import { entregaWords } from './entrega.words.ts'

/** Statuses of a deliverable; decisions, "Ventures and below". */
export const entregaStatus = codes({ waiting: 1, development: 2, paid: 3, finished: 4, homologation: 5 })

const can = 'entrega.changeStatus'

/** From waiting to paid; homologation may be skipped, and each step may be undone. */
export const entregaSteps = stepsOf(entregaWords, {
  path: '/api/entregas',
  statuses: entregaStatus,
  notNow: 'entrega.notNext',
  steps: {
    homologate: {
      from: ['development', 'finished'],
      to: 'homologation',
      can,
      ask: 'confirm',
      main: ['development'],
      summary: 'Gives a deliverable to the client’s side to look at, or takes back that it is finished',
    },
    finish: {
      from: ['development', 'homologation', 'paid'],
      to: 'finished',
      can,
      ask: 'confirm',
      money: true,
      main: ['homologation'],
      summary: 'Finishes a deliverable, on this day where no other one was entered; or takes back that it is paid',
    },
    pay: {
      from: ['finished'],
      to: 'paid',
      can,
      ask: 'confirm',
      money: true,
      main: true,
      summary: 'Marks a finished deliverable as paid; without an invoice its value comes in today',
    },
    develop: {
      from: ['waiting', 'homologation'],
      to: 'development',
      can,
      main: ['waiting'],
      summary: 'Puts a deliverable in development, for the first time or again',
    },
    wait: { from: ['development'], to: 'waiting', can, summary: 'Lets a deliverable wait again' },
  },
})

/** Steps that a reader of a row may take on it. */
export type EntregaStep = keyof typeof entregaSteps.of

export const entregaPlace = {
  noun: 'entrega',
  path: '/api/entregas',
  can: 'entrega.enter',
  summary: 'Deliverables of the ventures that one sees',
} as const satisfies ListPlace
