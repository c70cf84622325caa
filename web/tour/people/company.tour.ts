import { ROLE } from '#contract/access/role.ts'
import type { Tour } from '#web/tour/tour.ts'

const step = { district: 'headquarter', has_click: false, route: 'headquarter' } as const

/** Tour of a client's person through their company. */
export const companyTour: Tour = {
  name: 'company',
  roles: [ROLE.client],
  offeredOn: ['headquarter'],
  steps: [
    { ...step, element: 'company-waiting', words: 'companyWaiting' },
    { ...step, element: 'company-files', words: 'companyFiles' },
    { ...step, needs: 'invoice.open', element: 'company-invoices', words: 'companyInvoices' },
    { ...step, element: 'company-people', words: 'companyPeople' },
  ],
}
