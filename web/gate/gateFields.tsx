import type { gateCrud } from '#contract/gate/gate.ts'
import { DateField } from '#web/kit/form/fields/dates/DateField.tsx'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { Columns } from '#web/kit/ui/page/layout.tsx'
import type { FieldsOf } from '#web/page/RecordForm.tsx'

/** The fields of a gate; its venture is settled by the address and stays. */
export const gateFields: FieldsOf<typeof gateCrud.fields> = (form) => (
  <>
    <TextField of={form.of('nome')} first />
    <LongTextField of={form.of('descricao')} />
    <Columns even>
      <DateField of={form.of('starts_on')} plan />
      <DateField of={form.of('planned_on')} plan />
    </Columns>
  </>
)
