import type { Tour } from '#web/tour/tour.ts'

const step = { district: 'hub', has_click: false } as const

/** From what is charged to the payment, for people who see every client's invoices: a client has `companyTour`. */
export const invoicesTour: Tour = {
  name: 'invoices',
  needs: 'invoice.seeAll',
  offeredOn: ['invoiceList'],
  steps: [
    { ...step, route: 'invoiceList', element: 'table-rows', words: 'invoicesRows' },
    { ...step, route: 'invoiceNew', needs: 'invoice.create', element: 'invoice-of', words: 'invoicesNew' },
    { ...step, route: 'invoiceList', element: 'table-rows', words: 'invoicesLink' },
    { ...step, route: 'invoiceList', needs: 'invoice.pay', element: 'table-rows', words: 'invoicesPay' },
  ],
}
