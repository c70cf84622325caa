import type { looperTypeCrud } from '#contract/looperType/looperType.ts'
import { ColourField } from '#web/kit/form/fields/ColourField.tsx'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { MoneyField } from '#web/kit/form/fields/MoneyField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import type { FieldsOf } from '#web/page/RecordForm.tsx'

export const looperTypeFields: FieldsOf<typeof looperTypeCrud.fields> = (form) => (
  <>
    <TextField of={form.of('nome')} />
    <LongTextField of={form.of('descricao')} />
    <MoneyField of={form.of('valor_hora_centavos')} />
    <ColourField of={form.of('color')} />
  </>
)
