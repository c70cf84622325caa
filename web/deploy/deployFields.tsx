import { deployResult, environment, type deployCrud } from '#contract/deploy/deploy.ts'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { DateTimeField } from '#web/kit/form/fields/dates/DateTimeField.tsx'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { LookupField } from '#web/kit/form/fields/LookupField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { Columns } from '#web/kit/ui/page/layout.tsx'
import type { FieldsOf } from '#web/page/RecordForm.tsx'

export const deployFields: FieldsOf<typeof deployCrud.fields> = (form) => (
  <>
    <LookupField of={form.of('venture_id')} />
    <Columns even>
      <TextField of={form.of('nome')} />
      <DateTimeField of={form.of('at')} />
    </Columns>
    <ChoiceField of={form.of('environment')} codes={environment} as="segments" />
    <ChoiceField of={form.of('result')} codes={deployResult} as="segments" />
    <LookupField of={form.of('by_id')} />
    <LongTextField of={form.of('descricao')} />
  </>
)
