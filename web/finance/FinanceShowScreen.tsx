import { financeNoun } from '#contract/finance/finance.noun.ts'
import { financeCrud, type financeFlow, type FinanceRow } from '#contract/finance/finance.ts'
import { moneyDay } from '#web/kit/clock.ts'
import { DateField } from '#web/kit/form/fields/dates/DateField.tsx'
import type { StepFields } from '#web/kit/steps/stepped.ts'
import { onDemand } from '#web/kit/ui/onDemand.tsx'
import { RecordScreen, type EditProps } from '#web/page/RecordScreen.tsx'

const edit = onDemand<EditProps<FinanceRow>>(
  'FinanceEdit',
  async () => (await import('#web/finance/FinanceEdit.tsx')).FinanceEdit,
)

const pay: StepFields<typeof financeFlow.calls.pay, FinanceRow> = (form) => <DateField of={form.of('paid_on')} first />

const steps = { fields: { pay }, from: { pay: () => ({ paid_on: moneyDay() }) } }

/** One entry by hand, with its papers and its history. */
export const FinanceShowScreen = () => <RecordScreen noun={financeNoun} of={financeCrud} edit={edit} steps={steps} />
