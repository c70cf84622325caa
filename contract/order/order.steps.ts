import { codes } from '#contract/kit/codes.ts'
import { stepsOf } from '#contract/kit/steps/steps.ts'
import { paperState } from '#contract/paper/paper.codes.ts'
import { orderWords } from './order.words.ts'

/** Specification, section 4: 0 invoiced, 1 paid. An order that is deleted or reversed keeps its number (docs/decisions/174). */
export const orderStatus = codes({ invoiced: 0, paid: 1, deleted: 2, reversed: 3 })

/** Colours of its statuses. */
export const orderTones = { invoiced: 'warn', paid: 'ok', deleted: 'quiet', reversed: 'danger' } as const

const { missing, differs } = paperState.of

export const orderSteps = stepsOf(orderWords, {
  path: '/api/orders',
  statuses: orderStatus,
  notNow: 'order.notNow',
  lacks: ({ paper }: { readonly paper: number | null }) => paper === missing || paper === differs,
  steps: {
    pay: {
      from: ['invoiced'],
      to: 'paid',
      can: 'order.pay',
      ask: 'confirm',
      main: true,
      bulk: true,
      danger: true,
      stepUp: true,
      money: true,
      summary: 'Marks an order as paid, with its loops and their atoms',
    },
    delete: {
      from: ['invoiced'],
      to: 'deleted',
      can: 'order.delete',
      ask: 'confirm',
      danger: true,
      money: true,
      summary: 'Deletes an unpaid order: its loops and items wait for another one, its number stays taken',
    },
    reverse: {
      from: ['paid'],
      to: 'reversed',
      can: 'order.pay',
      ask: 'reason',
      danger: true,
      stepUp: true,
      money: true,
      summary: 'Reverses a paid order with a reason that its person reads: its loops and items wait for another one',
    },
  },
})

/** Steps that a reader of an order may take on it. */
export type OrderStep = keyof typeof orderSteps.of
