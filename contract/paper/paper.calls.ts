import { callsOf } from '#contract/kit/endpoint.ts'
import { NFSE_BODY } from '#contract/paper/paper.codes.ts'
import type { paperSchemas } from '#contract/paper/paper.schemas.ts'

export const paperCalls = callsOf<typeof paperSchemas>()({
  show: {
    method: 'GET',
    path: '/api/orders/:id/papers',
    can: 'order.open',
    shows: ['order'],
    summary: 'The papers of a payment order: what its person owes for it, and the NFS-e that was handed in',
  },
  handIn: {
    method: 'PUT',
    path: '/api/orders/:id/nfse',
    can: 'order.handIn',
    summary:
      'Reads the XML of an NFS-e and keeps it with the order, in place of an earlier one; refused where it is not of this person',
    bodyMax: NFSE_BODY,
    refuses: [409],
  },
  remove: {
    method: 'DELETE',
    path: '/api/orders/:id/nfse',
    can: 'order.handIn',
    summary: 'Takes the NFS-e off an unpaid order',
    refuses: [409],
  },
  download: {
    method: 'GET',
    path: '/api/orders/:id/nfse',
    can: 'order.open',
    file: true,
    summary: 'The XML of an order’s NFS-e as it was handed in, for whoever sees values',
  },
  receipt: {
    method: 'GET',
    path: '/api/orders/:id/receipt',
    can: 'order.downloadPdf',
    file: true,
    summary: 'The receipt of a self-employed person (RPA) for an order as a PDF, to be signed; is itself audited',
  },
})
