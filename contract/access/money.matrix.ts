import type { RolesByThing } from './roles.ts'

/** Payment orders, invoices, the finance book and Bastion: specification, sections 2 and 6. */
export const money = {
  order: {
    list: [1, 4, 6, 7],
    open: [1, 2, 4, 6, 7],
    // 4 opens what it is paid, the others of `open` everybody's.
    seeAll: [1, 2, 6, 7],
    // Section 6 lets "managers and admins" create orders without rules; its table and the route say 1.
    create: [1],
    edit: [1],
    delete: [1],
    // Additional items count only once confirmed, so confirming is writing an amount.
    confirmItem: [1],
    invoice: [1],
    pay: [1],
    downloadPdf: [1, 6],
  },
  invoice: {
    // 3 sees its own on the client dashboard; 2 bills atoms (`atom.bill`) but sees no value.
    open: [1, 3, 7],
    seeAll: [1, 7],
    cancel: [1, 7],
    // Taking a payment in is an entry of the finance book.
    pay: [1],
  },
  finance: {
    // Section 6: finances open is false for all; the extract is a list without details.
    open: [],
    list: [1],
    create: [1],
    changeStatus: [1],
    reverse: [1],
  },
  wallet: { open: [1, 4, 5, 7, 10] },
  asset: { open: [1, 7], sell: [1, 7] },
  transaction: { list: [1, 7] },
  verification: { open: [1, 7], create: [1, 7], decide: [1, 7] },
} as const satisfies RolesByThing
