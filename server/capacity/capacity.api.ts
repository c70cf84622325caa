import { capacityCalls } from '#contract/capacity/capacity.ts'
import { capacityOf, weekAtomsOf } from '#server/capacity/capacity.data.ts'
import { handle } from '#server/kit/handle.ts'

export const capacityApi = [
  handle(capacityCalls.show, (ctx, { from }) => capacityOf(from, ctx)),
  handle(capacityCalls.week, (ctx, input) => weekAtomsOf(input, ctx)),
]
