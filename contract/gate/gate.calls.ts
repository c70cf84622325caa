import type { gateSchemas } from '#contract/gate/page.ts'
import { callsOf } from '#contract/kit/endpoint.ts'

export const gateCalls = callsOf<typeof gateSchemas>()({
  page: {
    method: 'GET',
    path: '/api/gates/:id/page',
    shows: ['gate', 'cell', 'atom', 'entrega'],
    can: 'gate.open',
    summary: 'What belongs to a gate: its questions with their answers, its entregas, its cells in order',
  },
  waiting: {
    method: 'GET',
    path: '/api/gates/waiting',
    shows: ['gate', 'entrega', 'atom'],
    can: 'gate.open',
    summary: 'Delivered gates of the ventures that one sees, those first of which the time ends first',
  },
  move: {
    method: 'POST',
    path: '/api/gates/:id/move',
    can: 'gate.edit',
    summary: 'Puts a gate one place up or down in its venture',
  },
})
