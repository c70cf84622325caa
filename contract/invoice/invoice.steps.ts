import { stepsOf } from '#contract/kit/steps/steps.ts'
import { financeStatus } from './invoice.codes.ts'
import { invoiceWords } from './invoice.words.ts'

export const invoiceSteps = stepsOf(invoiceWords, {
  path: '/api/invoices',
  statuses: financeStatus,
  notNow: 'invoice.notNow',
  worth: ({ total_centavos }: { readonly total_centavos: number }) => total_centavos,
  steps: {
    pay: {
      from: ['pending'],
      to: 'paid',
      can: 'invoice.pay',
      ask: 'form',
      main: true,
      money: true,
      summary: 'Marks an invoice as paid on the day on which the money came in, with its deliverables',
    },
    cancel: {
      from: ['pending'],
      to: 'cancelled',
      can: 'invoice.cancel',
      ask: 'reason',
      danger: true,
      money: true,
      summary: 'Cancels a pending invoice with a reason that its client reads: what it was for waits for another one',
    },
    reverse: {
      from: ['paid'],
      to: 'reversed',
      can: 'invoice.reverse',
      ask: 'reason',
      danger: true,
      stepUp: true,
      money: true,
      summary: 'Reverses a paid invoice with a reason that its client reads: what it was for waits for another one',
    },
  },
})

/** Steps that a reader of an invoice may take on it. */
export type InvoiceStep = keyof typeof invoiceSteps.of
