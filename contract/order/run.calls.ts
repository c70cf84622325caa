import { callsOf } from '#contract/kit/endpoint.ts'
import type { runSchemas } from '#contract/order/run.ts'

export const runCalls = callsOf<typeof runSchemas>()({
  show: {
    method: 'GET',
    path: '/api/orders/run',
    can: 'order.seeRun',
    shows: ['order', 'week', 'loop'],
    summary: 'The weekly run: what the open weeks hold, when it last ran, and what each Friday closed and paid',
  },
  left: {
    method: 'GET',
    path: '/api/orders/run/left',
    can: 'order.seeRun',
    shows: ['order', 'week', 'loop'],
    summary: 'The loops that the closing of a Friday left to a later week, each with why',
  },
})
