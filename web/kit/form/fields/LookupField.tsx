import { Select } from '@mantine/core'
import type { RecordRef } from '#contract/kit/list/column.ts'
import type { Found, Lookup } from '#contract/kit/list/lookup.ts'
import { formWords } from '#contract/kit/words/form.words.ts'
import type { Field, FieldProps, Maybe } from '#web/kit/form/field.ts'
import { FoundOption } from '#web/kit/form/fields/lookup/FoundOption.tsx'
import { LookupNews } from '#web/kit/form/fields/lookup/LookupNews.tsx'
import { useLookup } from '#web/kit/form/fields/lookup/useLookup.ts'
import { NEW, useNewRecord, type MakeRecord } from '#web/kit/form/fields/lookup/useNewRecord.ts'
import { useFieldProps } from '#web/kit/form/useFieldProps.ts'
import { RecordMark } from '#web/kit/list/RecordMark.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './fields.module.css'

interface LookupFieldProps extends FieldProps<Maybe<number>> {
  /** The picker, where the form's noun names none for this field. */
  readonly lookup?: Lookup
  /** The chosen record as the form read it, so that its name is not requested again. */
  readonly known?: RecordRef | null
  /** Ids of parents that narrow the choice, as the lookup names them. */
  readonly within?: Readonly<Record<string, number>>
  /** Makes a record of the typed name, in place. */
  readonly make?: MakeRecord
}

const idsOf = (value: number | null): number[] => (value === null ? [] : [value])

/** Another record, found by its name. What can no longer be chosen keeps its place where it stands, marked. */
export const LookupField = ({ lookup, known, within, make, ...props }: LookupFieldProps) => {
  const t = useWords(formWords)
  const of = props.of as Field<number | null>
  const picker = lookup ?? of.lookup
  if (!picker) throw new Error(`${of.path}: no lookup finds its records`)
  const labelOf = (it: Found) => (it.gone ? t('gone', { name: it.nome }) : it.nome)
  const first = known ?? of.known
  const found = useLookup({ lookup: picker, chosen: idsOf(of.value), known: first ? [first] : [], labelOf, within })
  const creation = useNewRecord(make, found)
  const about = useFieldProps(
    { ...props, placeholder: props.placeholder ?? t('choose') },
    (id: number | null) => found.candidates.find((it) => it.id === id)?.label ?? t('none'),
  )
  const given = creation.error === undefined ? about : { ...about, error: creation.error }
  if (of.hidden) return null
  const choose = (id: number | null): void => {
    if (id === null) return of.clear()
    if (id === NEW) {
      // Until it is there, the form would be sent without it.
      of.refuse('common.fieldMaking')
      return creation.start(
        (made) => of.set(made),
        () => of.refuse(undefined),
      )
    }
    found.remember([id])
    of.set(id)
  }
  return (
    <div>
      <Select<number>
        {...given}
        data-path={of.path}
        {...(picker.of === undefined || of.value === null
          ? {}
          : { leftSection: <RecordMark noun={picker.of} id={of.value} /> })}
        classNames={{ ...given.classNames, option: css['choosable'] ?? '' }}
        searchable
        clearable={!of.required}
        clearButtonProps={{ 'aria-label': t('clear') }}
        allowDeselect={false}
        disabled={given.disabled || creation.pending}
        data={[
          ...found.candidates.map((it) => ({ value: it.id, label: it.label, disabled: it.gone })),
          ...creation.options,
        ]}
        filter={({ options }) =>
          options.filter((it) => 'value' in it && (it.value === NEW || found.offered.has(it.value)))
        }
        renderOption={({ option }) => (
          <FoundOption of={found.candidates} id={option.value} label={option.label} noun={picker.of} />
        )}
        nothingFoundMessage={found.nothing}
        onDropdownOpen={() => found.setOpened(true)}
        onDropdownClose={() => found.setOpened(false)}
        onSearchChange={found.setSearch}
        onKeyDown={found.keepEnter}
        value={of.value}
        onChange={choose}
      />
      <LookupNews of={found} />
    </div>
  )
}
