import { particleStatus } from '#contract/particle/particle.rules.ts'
import type { particleCrud } from '#contract/particle/particle.ts'
import { venturePriority } from '#contract/venture/venture.rules.ts'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { HoursField } from '#web/kit/form/fields/HoursField.tsx'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { LookupField } from '#web/kit/form/fields/LookupField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { Columns } from '#web/kit/ui/page/layout.tsx'
import type { FieldsOf } from '#web/page/RecordForm.tsx'

/** The fields of a particle; its venture is chosen once. */
export const particleFields =
  ({ place }: { readonly place: boolean }): FieldsOf<typeof particleCrud.fields> =>
  (form) => (
    <>
      <TextField of={form.of('nome')} first />
      {place && <LookupField of={form.of('venture_id')} />}
      <LongTextField of={form.of('descricao')} />
      <Columns even>
        <ChoiceField of={form.of('status')} codes={particleStatus} />
        <ChoiceField of={form.of('priority')} codes={venturePriority} />
      </Columns>
      <HoursField of={form.of('hours_planned')} />
    </>
  )
