import type { invoiceSchemas } from '#contract/invoice/invoice.schemas.ts'
import { callsOf } from '#contract/kit/endpoint.ts'

export const invoiceCalls = callsOf<typeof invoiceSchemas>()({
  preview: {
    method: 'GET',
    path: '/api/invoices/preview',
    can: 'invoice.create',
    shows: ['invoice', 'entrega', 'loop', 'projeto'],
    summary: 'What an invoice for a client and a period would charge, and why everything else is left out',
  },
  create: {
    method: 'POST',
    path: '/api/invoices',
    can: 'invoice.create',
    creates: true,
    money: true,
    summary: 'Makes an invoice; refused where it would charge another total than the one that was shown',
    refuses: [409],
  },
  page: {
    method: 'GET',
    path: '/api/invoices/:id/page',
    can: 'invoice.open',
    shows: ['invoice'],
    summary: 'The lines of an invoice, the code of its public page, and how to pay it',
  },
  pdf: {
    method: 'GET',
    path: '/api/invoices/:id/pdf',
    can: 'invoice.open',
    file: true,
    summary: 'An invoice as a PDF, with its PIX code while it is pending; is itself audited',
  },
  mine: {
    method: 'GET',
    path: '/api/invoices/mine',
    can: 'invoice.open',
    shows: ['invoice'],
    summary: 'Headquarter: how many invoices of a client’s own company are pending and late, and what they come to',
  },
  look: {
    method: 'POST',
    path: '/api/invoices/look',
    can: 'public',
    bodyMax: 16_384,
    summary: 'The invoice that a public link opens; asked by POST so that no log and no cache holds the code',
  },
})
