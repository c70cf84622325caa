import { financeStatus } from '#contract/invoice/invoice.codes.ts'
import { stepsOf } from '#contract/kit/steps/steps.ts'
import { financeWords } from './finance.words.ts'

/** An entry by hand is paid or cancelled; what was paid is corrected by reversing it. */
export const financeSteps = stepsOf(financeWords, {
  path: '/api/finance/entries',
  statuses: financeStatus,
  notNow: 'finance.notNow',
  editable: ['pending'],
  worth: ({ centavos }: { readonly centavos: number }) => centavos,
  steps: {
    pay: {
      from: ['pending'],
      to: 'paid',
      can: 'finance.changeStatus',
      ask: 'form',
      main: true,
      money: true,
      summary: 'Marks an entry as paid on a day, and posts it in the ledger',
    },
    cancel: {
      from: ['pending'],
      to: 'cancelled',
      can: 'finance.changeStatus',
      ask: 'reason',
      danger: true,
      summary: 'Cancels a pending entry with a reason',
    },
    reverse: {
      from: ['paid'],
      to: 'reversed',
      can: 'finance.reverse',
      ask: 'reason',
      danger: true,
      stepUp: true,
      money: true,
      summary: 'Reverses a paid entry today, with a reason, by its mirror in the ledger',
    },
  },
})

/** Steps that a reader of an entry may take on it. */
export type FinanceStep = keyof typeof financeSteps.of
