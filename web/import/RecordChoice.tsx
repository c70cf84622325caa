import { Select } from '@mantine/core'
import type { RecordRef } from '#contract/kit/list/column.ts'
import type { Lookup } from '#contract/kit/list/lookup.ts'
import { formWords } from '#contract/kit/words/form.words.ts'
import { FoundOption } from '#web/kit/form/fields/lookup/FoundOption.tsx'
import { LookupNews } from '#web/kit/form/fields/lookup/LookupNews.tsx'
import { useLookup } from '#web/kit/form/fields/lookup/useLookup.ts'
import { useWords } from '#web/kit/words.ts'

interface RecordChoiceProps {
  readonly lookup: Lookup
  readonly label: string
  readonly description: string
  /** The record that the server found, so that its name is not requested again; left out where a record is required. */
  readonly found?: RecordRef | null
  readonly value: number | null
  readonly onChange: (id: number | null) => void
}

/** A record that lines of a file mean: one for all lines, or one for each name. */
export const RecordChoice = ({ lookup, label, description, found: known, value, onChange }: RecordChoiceProps) => {
  const t = useWords(formWords)
  const found = useLookup({
    lookup,
    chosen: value === null ? [] : [value],
    known: known ? [known] : [],
    labelOf: (it) => (it.gone ? t('gone', { name: it.nome }) : it.nome),
  })
  return (
    <div>
      <Select<number>
        label={label}
        description={description}
        placeholder={t('choose')}
        required={known === undefined}
        searchable
        clearable={known !== undefined}
        clearButtonProps={{ 'aria-label': t('clear') }}
        allowDeselect={false}
        data={found.candidates.map((it) => ({ value: it.id, label: it.label, disabled: it.gone }))}
        filter={({ options }) => options.filter((it) => 'value' in it && found.offered.has(it.value))}
        renderOption={({ option }) => (
          <FoundOption of={found.candidates} id={option.value} label={option.label} noun={lookup.of} />
        )}
        nothingFoundMessage={found.nothing}
        onDropdownOpen={() => found.setOpened(true)}
        onDropdownClose={() => found.setOpened(false)}
        onSearchChange={found.setSearch}
        onKeyDown={found.keepEnter}
        value={value}
        onChange={(id) => {
          if (id !== null) found.remember([id])
          onChange(id)
        }}
      />
      <LookupNews of={found} />
    </div>
  )
}
