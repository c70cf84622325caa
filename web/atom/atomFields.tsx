import type { atomCrud } from '#contract/atom/atom.ts'
import { venturePriority } from '#contract/venture/venture.rules.ts'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { DateField } from '#web/kit/form/fields/dates/DateField.tsx'
import { HoursField } from '#web/kit/form/fields/HoursField.tsx'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { LookupField } from '#web/kit/form/fields/LookupField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { Columns } from '#web/kit/ui/page/layout.tsx'
import type { FieldsOf } from '#web/page/RecordForm.tsx'

interface Placed {
  /** True where the cell is chosen too. */
  readonly place: boolean
  /** Id of the venture, where it is settled: its cells and deliverables alone can be chosen. */
  readonly venture?: number
}

/** The fields of an atom; its cell is chosen once, and afterwards by a transfer. */
export const atomFields =
  ({ place, venture }: Placed): FieldsOf<typeof atomCrud.fields> =>
  (form) => {
    const within = venture !== undefined && { within: { venture_id: venture } }
    return (
      <>
        <TextField of={form.of('nome')} first />
        {place && <LookupField of={form.of('cell_id')} {...within} />}
        <LongTextField of={form.of('descricao')} />
        <Columns even>
          <LookupField of={form.of('responsavel_id')} />
          <ChoiceField of={form.of('priority')} codes={venturePriority} />
        </Columns>
        <Columns even>
          <DateField of={form.of('data')} plan />
          <HoursField of={form.of('hours_planned')} />
        </Columns>
        <LookupField of={form.of('entrega_id')} {...within} />
      </>
    )
  }
