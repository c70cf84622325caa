import { callsOf } from '#contract/kit/endpoint.ts'
import type { financeSchemas } from './summary.ts'

export const financeCalls = callsOf<typeof financeSchemas>()({
  summary: {
    method: 'GET',
    path: '/api/finance/extract/summary',
    can: 'finance.list',
    shows: ['finance', 'order', 'entrega', 'invoice'],
    summary: 'Balance before and after a period, what came in and went out, by month, and what falls due',
  },
  ofx: {
    method: 'GET',
    path: '/api/finance/extract/ofx',
    can: 'finance.list',
    file: true,
    summary: 'What moved in a period as an OFX 2.2 statement; is itself audited',
  },
})
