import type { cellCrud } from '#contract/cell/cell.ts'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { LookupField } from '#web/kit/form/fields/LookupField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import type { FieldsOf } from '#web/page/RecordForm.tsx'

/** The fields of a cell; its gate is settled by the address. */
export const cellFields: FieldsOf<typeof cellCrud.fields> = (form) => (
  <>
    <TextField of={form.of('nome')} first />
    <LongTextField of={form.of('descricao')} />
    <LookupField of={form.of('responsavel_id')} />
  </>
)
