import { Select } from '@mantine/core'
import { useEffect, useState } from 'react'
import { formWords } from '#contract/kit/words/form.words.ts'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { inTime } from '#web/kit/call/load.ts'
import type { Field, FieldProps, Maybe } from '#web/kit/form/field.ts'
import { useFieldProps } from '#web/kit/form/useFieldProps.ts'
import { useWords } from '#web/kit/words.ts'

interface Bank {
  readonly code: string
  readonly name: string
}

const MOST = 20

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The banks of the Central Bank's list: 37 kB that come once a field asks for them. */
const useBanks = (): readonly Bank[] | undefined => {
  const [banks, setBanks] = useState<readonly Bank[]>()
  useEffect(() => {
    let here = true
    void inTime(import('@brazilian-utils/brazilian-utils/get-banks')).then(({ getBanks }) => {
      if (here) setBanks(getBanks())
    })
    return () => {
      here = false
    }
  }, [])
  return banks
}

const labelOf = ({ code, name }: Bank): string => `${code} · ${name}`

/** A Brazilian bank by its three digits (COMPE), found by them or by its name, without a network. */
export const BankField = (props: FieldProps<Maybe<string>>) => {
  const t = useWords(formWords)
  const ui = useWords(uiWords)
  const of = props.of as Field<string | null>
  const banks = useBanks()
  const given = useFieldProps({ ...props, placeholder: props.placeholder ?? t('choose') }, (code: string | null) => {
    const bank = banks?.find((it) => it.code === code)
    return bank ? labelOf(bank) : (code ?? '')
  })
  if (of.hidden) return null
  const known = banks ?? (of.value ? [{ code: of.value, name: '' }] : [])
  return (
    <Select
      {...given}
      data-path={of.path}
      searchable
      clearable={!of.required}
      clearButtonProps={{ 'aria-label': t('clear') }}
      allowDeselect={false}
      limit={MOST}
      data={known.map((it) => ({ value: it.code, label: it.name === '' ? it.code : labelOf(it) }))}
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
