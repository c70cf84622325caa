import { callsOf } from '#contract/kit/endpoint.ts'
import type { orderSchemas } from '#contract/order/order.schemas.ts'

export const orderCalls = callsOf<typeof orderSchemas>()({
  preview: {
    method: 'GET',
    path: '/api/orders/preview',
    can: 'order.create',
    shows: ['order', 'orderItem', 'loop', 'week'],
    summary: 'What an order for a person and a period would pay, loop by loop, and why each other loop is left out',
  },
  create: {
    method: 'POST',
    path: '/api/orders',
    can: 'order.create',
    creates: true,
    money: true,
    summary: 'Makes a payment order; refused where it would pay another total than the one that was shown',
    refuses: [409],
  },
  page: {
    method: 'GET',
    path: '/api/orders/:id/page',
    can: 'order.open',
    shows: ['order'],
    summary: 'The loops and items of an order, and how to pay it',
  },
  pdf: {
    method: 'GET',
    path: '/api/payment/order/:id',
    can: 'order.downloadPdf',
    envelope: true,
    file: true,
    summary: 'An order as a PDF, with its PIX code while it is unpaid (specification, section 7); is itself audited',
  },
  payOne: {
    method: 'PUT',
    path: '/api/PagarOrdemPg/:id',
    can: 'order.pay',
    envelope: true,
    stepUp: true,
    money: true,
    summary: 'Marks an order as paid (specification, section 7)',
  },
  billPlan: {
    method: 'GET',
    path: '/api/atoms/bill',
    can: 'atom.bill',
    summary: 'How many payment orders come of billing these atoms; refused where one of them cannot be billed',
    refuses: [409],
  },
  bill: {
    method: 'POST',
    path: '/api/atoms/bill',
    can: 'atom.bill',
    money: true,
    summary: 'Bills approved atoms: their concluded loops go on payment orders, one for each person',
    refuses: [409],
  },
})
