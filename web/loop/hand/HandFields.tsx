import { useState } from 'react'
import { loopHandWords } from '#contract/loop/hand/loopHand.words.ts'
import { loopType } from '#contract/loop/loop.states.ts'
import type { Field } from '#web/kit/form/field.ts'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { DateTimeField } from '#web/kit/form/fields/dates/DateTimeField.tsx'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { readDuration, showDuration } from '#web/kit/form/typed/duration.ts'
import { TypedField } from '#web/kit/form/typed/TypedField.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './HandFields.module.css'

interface Times {
  readonly inicio: Field<string>
  readonly fim: Field<string>
}

const STEP_SECONDS = 300

const secondsBetween = (start: string, end: string): number | null => {
  const seconds = Math.floor((Date.parse(end) - Date.parse(start)) / 1000)
  return seconds > 0 ? seconds : null
}

/** The end after so many seconds of work; empty while the start is. */
const endOf = (start: string, seconds: number): string => {
  const at = Date.parse(start)
  return Number.isNaN(at) ? '' : new Date(at + seconds * 1000).toISOString()
}

/** Start and end, or start and how long: a duration that was typed stays while the start moves, until the end is typed. */
const TimeFields = ({ inicio, fim }: Times) => {
  const t = useWords(loopHandWords)
  const [typed, setTyped] = useState<number | null>(null)
  const [unread, setUnread] = useState(false)
  const end: Field<string> = {
    ...fim,
    set: (next) => {
      setTyped(null)
      fim.set(next)
    },
  }
  const start: Field<string> = {
    ...inicio,
    set: (next) => {
      inicio.set(next)
      if (typed !== null) fim.set(endOf(next, typed))
    },
  }
  const duration: Field<number | null> = {
    ...fim,
    path: 'duration',
    label: t('field_duration'),
    hint: undefined,
    required: false,
    describe: () => undefined,
    error: unread ? t('badDuration') : undefined,
    refused: unread,
    value: typed ?? secondsBetween(inicio.value, fim.value),
    // The end would be sent as it was before.
    refuse: (key) => {
      setUnread(key !== undefined)
      fim.refuse(key)
    },
    clear: () => {
      setUnread(false)
      setTyped(null)
      fim.clear()
    },
    set: (seconds) => {
      setUnread(false)
      setTyped(seconds)
      if (seconds !== null) fim.set(endOf(inicio.value, seconds))
    },
    leave: () => undefined,
  }
  return (
    <div className={css['times']}>
      <DateTimeField of={start} />
      <DateTimeField of={end} />
      <TypedField<number>
        of={duration}
        placeholder={t('example_duration')}
        reading={{ show: showDuration, read: readDuration, word: 'common.fieldInvalid' }}
        step={(value, by) => Math.max(STEP_SECONDS, (value ?? 0) + by * STEP_SECONDS)}
      />
    </div>
  )
}

interface HandForm {
  readonly of: {
    (name: 'inicio' | 'fim' | 'descricao' | 'ajustes'): Field<string>
    (name: 'tipo'): Field<number | null>
  }
}

/** Fields that a loop by hand and a request for one share, below the person and the atom: when, what and why. */
export const HandFields = ({ of: form }: { readonly of: HandForm }) => (
  <>
    <TimeFields inicio={form.of('inicio')} fim={form.of('fim')} />
    <ChoiceField of={form.of('tipo')} codes={loopType} />
    <LongTextField of={form.of('descricao')} rows={3} />
    <LongTextField of={form.of('ajustes')} rows={2} />
  </>
)
