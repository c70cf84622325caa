import type { demandaCrud } from '#contract/demanda/demanda.ts'
import { DateField } from '#web/kit/form/fields/dates/DateField.tsx'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import type { FieldsOf } from '#web/page/RecordForm.tsx'

export const demandaFields: FieldsOf<typeof demandaCrud.fields> = (form) => (
  <>
    <TextField of={form.of('nome')} first />
    <LongTextField of={form.of('descricao')} />
    <DateField of={form.of('wished_on')} plan />
  </>
)
