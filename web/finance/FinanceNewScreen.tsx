import { financeDirection } from '#contract/finance/finance.codes.ts'
import { financeNoun } from '#contract/finance/finance.noun.ts'
import { financeCrud } from '#contract/finance/finance.ts'
import { financeFields } from '#web/finance/financeFields.tsx'
import { moneyDay } from '#web/kit/clock.ts'
import { RecordFormScreen } from '#web/page/RecordFormScreen.tsx'

/** A new entry by hand; most are money that goes out, issued today. */
export const FinanceNewScreen = () => {
  const today = moneyDay()
  const begin = { direction: financeDirection.of.out, issued_on: today, due_on: today }
  return <RecordFormScreen noun={financeNoun} of={financeCrud} fields={financeFields} begin={begin} filesLater />
}
