import { financeNoun } from '#contract/finance/finance.noun.ts'
import { financeCrud, type FinanceRow } from '#contract/finance/finance.ts'
import { financeFields } from '#web/finance/financeFields.tsx'
import { RecordFormDialog } from '#web/page/RecordFormDialog.tsx'
import type { EditProps } from '#web/page/RecordScreen.tsx'

export const FinanceEdit = ({ of, onClose }: EditProps<FinanceRow>) => (
  <RecordFormDialog noun={financeNoun} of={financeCrud} fields={financeFields} from={of} onClose={onClose} />
)
