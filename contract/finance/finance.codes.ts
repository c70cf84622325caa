import { codes } from '#contract/kit/codes.ts'

/** Which way money moves. */
export const financeDirection = codes({ in: 1, out: 2 })

/** What it is for. Invoices and deliverables are revenue, payment orders are people. */
export const financeCategory = codes({
  opening: 1,
  revenue: 2,
  people: 3,
  refund: 4,
  tax: 5,
  fee: 6,
  rent: 7,
  utilities: 8,
  software: 9,
  equipment: 10,
  services: 11,
  travel: 12,
  marketing: 13,
  transfer: 14,
  other: 15,
})

/** Where a row of the extract comes from. */
export const extractSource = codes({ invoice: 1, entrega: 2, order: 3, finance: 4 })
