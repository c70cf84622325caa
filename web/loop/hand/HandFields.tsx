import { useState } from 'react'
import { loopHandWords } from '#contract/loop/hand/loopHand.words.ts'
import { loopType } from '#contract/loop/loop.states.ts'
import type { Field } from '#web/kit/form/field.ts'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { DateTimeField } from '#web/kit/form/fields/dates/DateTimeField.tsx'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { TypedField } from '#web/kit/form/typed/TypedField.tsx'
import { useWords } from '#web/kit/words.ts'
import { readDuration, showDuration } from '#web/loop/hand/duration.ts'
import css from './HandFields.module.css'

interface Times {
  readonly inicio: Field<string>
  readonly fim: Field<string>
}

/** The time between start and end; typed, it puts the end. */
const DurationField = ({ inicio, fim }: Times) => {
  const t = useWords(loopHandWords)
  const [wrong, setWrong] = useState<'badDuration' | 'durationNeedsStart'>()
  const start = Date.parse(inicio.value)
  const seconds = Math.floor((Date.parse(fim.value) - start) / 1000)
  const field: Field<number | null> = {
    ...fim,
    path: 'duration',
    label: t('field_duration'),
    hint: undefined,
    required: false,
    describe: () => undefined,
    error: wrong && t(wrong),
    refused: wrong !== undefined,
    value: seconds > 0 ? seconds : null,
    refuse: (key) => {
      setWrong(key === undefined ? undefined : 'badDuration')
      fim.refuse(key)
    },
    clear: () => {
      setWrong(undefined)
      fim.clear()
    },
    set: (typed) => {
      if (Number.isNaN(start)) return setWrong('durationNeedsStart')
      setWrong(undefined)
      if (typed !== null) fim.set(new Date(start + typed * 1000).toISOString())
    },
    leave: () => undefined,
  }
  return (
    <TypedField<number>
      of={field}
      placeholder={t('example_duration')}
      reading={{ show: showDuration, read: readDuration, word: 'common.invalid' }}
      step={(value, by) => Math.max(300, (value ?? 0) + by * 300)}
    />
  )
}

interface HandForm {
  readonly of: {
    (name: 'inicio' | 'fim' | 'descricao' | 'ajustes'): Field<string>
    (name: 'tipo'): Field<number | null>
  }
}

/** What a loop by hand and a request for one say alike: when, what and why; whose atom stands before them. */
export const HandFields = ({ of: form }: { readonly of: HandForm }) => {
  const inicio = form.of('inicio')
  const fim = form.of('fim')
  return (
    <>
      <div className={css['times']}>
        <DateTimeField of={inicio} />
        <DateTimeField of={fim} />
        <DurationField inicio={inicio} fim={fim} />
      </div>
      <ChoiceField of={form.of('tipo')} codes={loopType} />
      <LongTextField of={form.of('descricao')} rows={3} />
      <LongTextField of={form.of('ajustes')} rows={2} />
    </>
  )
}
