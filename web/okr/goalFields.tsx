import type { goalCrud } from '#contract/okr/okr.ts'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { LookupField } from '#web/kit/form/fields/LookupField.tsx'
import { NumberField } from '#web/kit/form/fields/NumberField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { Columns } from '#web/kit/ui/page/layout.tsx'
import { CycleField } from '#web/okr/CycleField.tsx'
import type { FieldsOf } from '#web/page/RecordForm.tsx'

/** The fields of a goal; its venture is the one of the address. */
export const goalFields: FieldsOf<typeof goalCrud.fields> = (form) => (
  <>
    <TextField of={form.of('nome')} first />
    <LongTextField of={form.of('descricao')} />
    <Columns even>
      <CycleField of={form.of('cycle')} />
      <LookupField of={form.of('owner_id')} />
    </Columns>
    <Columns even>
      <LookupField of={form.of('parent_id')} />
      <NumberField of={form.of('weight')} />
    </Columns>
  </>
)
