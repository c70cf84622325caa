import type { Face } from '#contract/kit/face.ts'

/** Client invoices (specification, sections 2, 4 and 6; docs/decisions/183). */
export const invoiceFace = {
  thing: 'invoice',
  title: ['Faturas', 'Invoices'],
  group: 'money',
  acts: {
    // 3 opens its own company's; 2 bills atoms (`atom.bill`) but sees no value.
    open: [1, 3, 7],
    seeAll: [1, 7],
    create: [1, 7],
    cancel: [1, 7],
    // Taking a payment in is an entry of the finance book.
    pay: [1],
    reverse: [1],
  },
  area: 'invoice',
  screens: {
    hub: {
      invoiceList: {
        path: '/district/hub/invoices',
        roles: [1, 3, 7],
        after: 'financeExtract',
        purpose: [
          'O que cada cliente deve, pagou e tem em atraso.',
          'What each client owes, has paid and is late with.',
        ],
        synonyms: 'faturas fatura cobranca boleto pix cliente receber invoices invoice bill billing client due late',
        help: 'faturas',
      },
      invoiceNew: {
        path: '/district/hub/invoices/new',
        roles: [1, 7],
        synonyms: 'nova fatura cobrar cliente faturar horas entregas new invoice bill charge client hours',
        help: 'faturas',
      },
      invoiceShow: { path: '/district/hub/invoices/:id', roles: [1, 3, 7], help: 'faturas' },
    },
  },
  people: {
    'invoices.created_by_id': 'keep',
    'invoices.paid_by_id': 'keep',
    'invoices.ended_by_id': 'keep',
  },
} as const satisfies Face
