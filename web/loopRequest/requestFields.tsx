import type { loopRequestCrud } from '#contract/loopRequest/loopRequest.ts'
import { LookupField } from '#web/kit/form/fields/LookupField.tsx'
import { HandFields } from '#web/loop/hand/HandFields.tsx'
import type { FieldsOf } from '#web/page/RecordForm.tsx'

export const requestFields: FieldsOf<typeof loopRequestCrud.fields> = (form) => (
  <>
    <LookupField of={form.of('atomo_id')} />
    <HandFields of={form} />
  </>
)
