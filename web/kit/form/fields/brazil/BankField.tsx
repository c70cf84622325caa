import { Select } from '@mantine/core'
import { formWords } from '#contract/kit/words/form.words.ts'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import type { Field, FieldProps, Maybe } from '#web/kit/form/field.ts'
import { bankLabel, useBanks } from '#web/kit/form/fields/brazil/useBanks.ts'
import { useFieldProps } from '#web/kit/form/useFieldProps.ts'
import { useWords } from '#web/kit/words.ts'

const MOST = 20

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** A Brazilian bank by its three digits (COMPE), found by them or by its name, without a network. */
export const BankField = (props: FieldProps<Maybe<string>>) => {
  const t = useWords(formWords)
  const ui = useWords(uiWords)
  const of = props.of as Field<string | null>
  const banks = useBanks()
  const given = useFieldProps({ ...props, placeholder: props.placeholder ?? t('choose') }, (code: string | null) =>
    bankLabel(code ?? '', banks),
  )
  if (of.hidden) return null
  const known = banks?.map((it) => it.code) ?? (of.value ? [of.value] : [])
  return (
    <Select
      {...given}
      data-path={of.path}
      searchable
      clearable={!of.required}
      clearButtonProps={{ 'aria-label': t('clear') }}
      allowDeselect={false}
      limit={MOST}
      data={known.map((code) => ({ value: code, label: bankLabel(code, banks) }))}
      filter={({ options, search, limit }) => {
        // The label of what is chosen stands there as if it had been typed.
        const isChosen = options.some((it) => 'label' in it && it.label === search)
        const words = isChosen ? [] : plain(search).split(/\s+/)
        const fits = options.filter((it) => 'label' in it && words.every((word) => plain(it.label).includes(word)))
        return fits.slice(0, limit)
      }}
      nothingFoundMessage={ui(banks ? 'noResults' : 'loading')}
      value={of.value || null}
      onChange={(code) => (code === null ? of.clear() : of.set(code))}
    />
  )
}
