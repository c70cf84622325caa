import { NativeSelect } from '@mantine/core'
import { cycleAfter, cycleOf } from '#contract/okr/okr.rules.ts'
import type { goalCrud } from '#contract/okr/okr.ts'
import type { FieldProps, Maybe } from '#web/kit/form/field.ts'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { LookupField } from '#web/kit/form/fields/LookupField.tsx'
import { NumberField } from '#web/kit/form/fields/NumberField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { useFieldProps } from '#web/kit/form/useFieldProps.ts'
import { useFormat } from '#web/kit/format.ts'
import { Columns } from '#web/kit/ui/page/layout.tsx'
import type { FieldsOf } from '#web/page/RecordForm.tsx'

/** A quarter: from the last one to a year ahead, and the one that is chosen. */
const CycleField = (props: FieldProps<Maybe<string>>) => {
  const f = useFormat()
  const { of } = props
  const given = useFieldProps(props, (value: string) => value)
  const now = cycleOf(f.today())
  const near = [-1, 0, 1, 2, 3, 4].map((by) => cycleAfter(now, by))
  const chosen = of.value ?? ''
  const all = chosen === '' || near.includes(chosen) ? near : [chosen, ...near]
  return (
    <NativeSelect
      {...given}
      data={['', ...all]}
      value={chosen}
      onChange={(event) => of.set(event.currentTarget.value)}
    />
  )
}

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
