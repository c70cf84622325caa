import { MultiSelect } from '@mantine/core'
import '@mantine/core/styles/PillsInput.layer.css'
import '@mantine/core/styles/Pill.layer.css'
import type { RecordRef } from '#contract/kit/list/column.ts'
import type { Found, Lookup } from '#contract/kit/list/lookup.ts'
import { formWords } from '#contract/kit/words/form.words.ts'
import type { Field, FieldProps } from '#web/kit/form/field.ts'
import { FoundOption } from '#web/kit/form/fields/lookup/FoundOption.tsx'
import { LookupNews } from '#web/kit/form/fields/lookup/LookupNews.tsx'
import { useLookup } from '#web/kit/form/fields/lookup/useLookup.ts'
import { useFieldProps } from '#web/kit/form/useFieldProps.ts'
import { useWords } from '#web/kit/words.ts'
import css from './fields.module.css'

interface LookupManyFieldProps extends FieldProps<Field<number[]>> {
  readonly lookup?: Lookup
  readonly known?: readonly RecordRef[]
}

/** Several records, each found by its name; those that can no longer be chosen keep their place, marked. */
export const LookupManyField = ({ lookup, known = [], ...props }: LookupManyFieldProps) => {
  const t = useWords(formWords)
  const { of } = props
  const picker = lookup ?? of.lookup
  if (!picker) throw new Error(`${of.path}: no lookup finds its records`)
  const labelOf = (it: Found) => (it.gone ? t('gone', { name: it.nome }) : it.nome)
  const found = useLookup({ lookup: picker, chosen: of.value, known, labelOf })
  const nameOf = (id: number) => found.candidates.find((it) => it.id === id)?.label ?? ''
  const given = useFieldProps({ ...props, placeholder: props.placeholder ?? t('choose') }, (ids: readonly number[]) =>
    ids.map(nameOf).join(', '),
  )
  if (of.hidden) return null
  return (
    <div>
      <MultiSelect<number>
        {...given}
        classNames={{
          ...given.classNames,
          input: css['pills'] ?? '',
          pill: css['pill'] ?? '',
          option: css['choosable'] ?? '',
        }}
        searchable
        hidePickedOptions
        data={found.candidates.map((it) => ({ value: it.id, label: it.label, disabled: it.gone }))}
        filter={({ options }) => options.filter((it) => 'value' in it && found.offered.has(it.value))}
        renderOption={({ option }) => (
          <FoundOption of={found.candidates} id={option.value} label={option.label} noun={picker.of} />
        )}
        nothingFoundMessage={found.nothing}
        onDropdownOpen={() => found.setOpened(true)}
        onDropdownClose={() => found.setOpened(false)}
        onSearchChange={found.setSearch}
        onKeyDown={found.keepEnter}
        value={of.value}
        onChange={(ids) => {
          found.remember(ids)
          of.set(ids)
        }}
      />
      <LookupNews of={found} />
    </div>
  )
}
