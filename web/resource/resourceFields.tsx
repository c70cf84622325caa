import { resourceType, type resourceCrud } from '#contract/resource/resource.ts'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import type { FieldsOf } from '#web/page/RecordForm.tsx'

/** The fields of a resource; its venture is the one of the address. */
export const resourceFields: FieldsOf<typeof resourceCrud.fields> = (form) => (
  <>
    <TextField of={form.of('nome')} first />
    <ChoiceField of={form.of('resource_type')} codes={resourceType} as="segments" />
    <LongTextField of={form.of('descricao')} />
  </>
)
