import { financeCategory, financeDirection } from '#contract/finance/finance.codes.ts'
import type { financeCrud } from '#contract/finance/finance.ts'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { DateField } from '#web/kit/form/fields/dates/DateField.tsx'
import { LookupField } from '#web/kit/form/fields/LookupField.tsx'
import { MoneyField } from '#web/kit/form/fields/MoneyField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { Columns } from '#web/kit/ui/page/layout.tsx'
import type { FieldsOf } from '#web/page/RecordForm.tsx'

/** The fields of an entry by hand. */
export const financeFields: FieldsOf<typeof financeCrud.fields> = (form) => (
  <>
    <ChoiceField of={form.of('direction')} codes={financeDirection} as="segments" />
    <TextField of={form.of('descricao')} />
    <Columns even>
      <ChoiceField of={form.of('category')} codes={financeCategory} />
      <MoneyField of={form.of('centavos')} />
    </Columns>
    <TextField of={form.of('party')} />
    <Columns even>
      <DateField of={form.of('issued_on')} />
      <DateField of={form.of('due_on')} plan />
    </Columns>
    <LookupField of={form.of('venture_id')} />
  </>
)
