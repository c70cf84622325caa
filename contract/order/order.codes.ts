import { codes } from '#contract/kit/codes.ts'

/** Additional items of payment orders: a bonus and an expense add, a discount takes away. */
export const orderItemKind = codes({ bonus: 1, discount: 2, expense: 3 })

/** Only confirmed items count (specification, section 5). */
export const orderItemStatus = codes({ waiting: 0, confirmed: 1, refused: 2 })

/** Most loops of one order: a year of a person who begins one every two hours, day and night. */
export const ORDER_LOOPS_MAX = 5000

/** Why an order leaves a loop out, or that it takes it; in the order in which a page shows them. */
export const orderFates = [
  'ready',
  'returned',
  'waiting',
  'toCorrect',
  'running',
  'tooLong',
  'unpriced',
  'leftOut',
  'ordered',
] as const
export type OrderFate = (typeof orderFates)[number]
