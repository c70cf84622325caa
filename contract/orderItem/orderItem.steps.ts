import { stepsOf } from '#contract/kit/steps/steps.ts'
import { orderItemStatus } from '#contract/order/order.codes.ts'
import { signedOf } from '#contract/order/order.rules.ts'
import { orderItemWords } from './orderItem.words.ts'

/** Only confirmed items go on orders (specification, section 5); one that an order has does not change any more. */
export const orderItemSteps = stepsOf(orderItemWords, {
  path: '/api/order-items',
  statuses: orderItemStatus,
  notNow: 'orderItem.notNow',
  editable: ['waiting'],
  worth: ({ kind, centavos }: { readonly kind: number; readonly centavos?: number | undefined }) =>
    centavos === undefined ? undefined : signedOf({ kind, centavos }),
  steps: {
    confirm: {
      from: ['waiting'],
      to: 'confirmed',
      can: 'order.confirmItem',
      ask: 'confirm',
      main: true,
      bulk: true,
      money: true,
      summary: 'Confirms an additional item: the next payment order of its person takes it',
    },
    refuse: {
      from: ['waiting'],
      to: 'refused',
      can: 'order.confirmItem',
      ask: 'reason',
      money: true,
      summary: 'Refuses an additional item with a reason that its person reads',
    },
    reopen: {
      from: ['confirmed', 'refused'],
      to: 'waiting',
      can: 'order.confirmItem',
      ask: 'confirm',
      money: true,
      summary: 'Takes a decision about an additional item back while no order has it',
    },
  },
})

/** Steps that a reader of an additional item may take on it. */
export type OrderItemStep = keyof typeof orderItemSteps.of
