import { NativeSelect } from '@mantine/core'
import { cycleAfter, cycleOf } from '#contract/okr/okr.rules.ts'
import type { FieldProps, Maybe } from '#web/kit/form/field.ts'
import { useFieldProps } from '#web/kit/form/useFieldProps.ts'
import { useFormat } from '#web/kit/format.ts'

/** A quarter: from the last one to a year ahead, and the one that is chosen. */
export const CycleField = (props: FieldProps<Maybe<string>>) => {
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
