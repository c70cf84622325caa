import type { entregaSchemas } from '#contract/entrega/page.ts'
import { callsOf } from '#contract/kit/endpoint.ts'
import { listCall } from '#contract/kit/list/place.ts'
import { entregaPlace } from './entrega.steps.ts'
import type { entregaList } from './entrega.ts'

export const entregaCalls = callsOf<typeof entregaSchemas>()({
  choices: {
    method: 'GET',
    path: '/api/entregas/:id/atoms',
    shows: ['entrega'],
    can: 'entrega.edit',
    summary: 'Finds atoms of the deliverable’s venture, its own first, with the deliverable that each points to',
  },
  setAtoms: {
    method: 'PATCH',
    path: '/api/entregas/:id/atoms',
    can: 'entrega.edit',
    summary: 'Ties atoms of the venture to a deliverable and unties others; a stale version answers 409',
    refuses: [409],
  },
  report: {
    method: 'GET',
    path: '/api/entregas/:id/report',
    shows: ['entrega'],
    can: 'entrega.open',
    summary: 'The delivery report: what was done, hours as far as one sees time, and files as evidence',
  },
  reportFile: {
    method: 'GET',
    path: '/api/entregas/:id/report/file',
    can: 'entrega.open',
    file: true,
    summary: 'The delivery report as a PDF; is itself audited',
  },
})

export const entregaListCall = listCall<typeof entregaList>(entregaPlace)
