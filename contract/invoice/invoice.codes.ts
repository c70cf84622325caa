import { codes } from '#contract/kit/codes.ts'

/** Statuses of what is owed or was paid (specification, section 4: 1 pending, 2 paid, 3 cancelled); 4 corrects what was paid. */
export const financeStatus = codes({ pending: 1, paid: 2, cancelled: 3, reversed: 4 })

/** What a line of an invoice is for: a deliverable, hours of an atom, or something else. */
export const invoiceLineKind = codes({ entrega: 1, hours: 2, other: 3 })

/** Most loops of one invoice. */
export const INVOICE_LOOPS_MAX = 10_000
/** Most deliverables that a preview shows. */
export const INVOICE_ENTREGAS_MAX = 1000
/** Most lines by hand. */
export const OTHER_LINES_MAX = 100
/** Most centavos of one invoice, and so of one line: what a PIX code can hold. */
export const INVOICE_MAX = 999_999_999_999
/** Letters of the code that opens the public page of an invoice. */
export const CODE_LENGTH = 32

/** Why an invoice leaves something out, or that it takes it; in the order in which a page shows them. */
export const invoiceFates = [
  'ready',
  'noValue',
  'noRate',
  'nothing',
  'unfinished',
  'waiting',
  'toCorrect',
  'notBillable',
  'paid',
  'invoiced',
] as const
export type InvoiceFate = (typeof invoiceFates)[number]
