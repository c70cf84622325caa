import { Checkbox, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { formWords } from '#contract/kit/words/form.words.ts'
import { labelCalls, type Label } from '#contract/things/label.ts'
import { thingScreenWords } from '#contract/things/thingScreen.words.ts'
import { answerOf } from '#web/kit/call/query.ts'
import { swatches } from '#web/kit/form/fields/swatches.ts'
import type { OfRecord } from '#web/kit/list/thing.ts'
import { Stack } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import { useAnswered } from '#web/things/useAnswered.ts'
import fields from '#web/kit/form/fields/fields.module.css'
import css from './things.module.css'

interface LabelPickerProps {
  readonly of: OfRecord
  readonly worn: readonly Label[]
  readonly all: readonly Label[]
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()

interface NewLabelProps {
  readonly of: OfRecord
  readonly nome: string
  readonly done: () => void
}

/** A label of the typed name, in a colour of one's choice: each colour is a button that makes it. */
const NewLabel = ({ of, nome, done }: NewLabelProps) => {
  const t = useWords(thingScreenWords)
  const form = useWords(formWords)
  const make = useAnswered(labelCalls.create, answerOf(labelCalls.list, of).set)
  return (
    <div role="group" aria-label={t('labelNew', { nome })}>
      <p className={css['new']}>
        <IconPlus size={14} stroke={1.75} aria-hidden /> {t('labelNew', { nome })}
      </p>
      <div className={fields['swatches']}>
        {swatches.map(({ hex, word }) => (
          <button
            key={hex}
            type="button"
            className={css['swatch']}
            title={form(word)}
            aria-label={form(word)}
            disabled={make.isPending}
            onClick={() => make.mutate({ ...of, nome, color: hex }, { onSuccess: done })}
          >
            <svg viewBox="0 0 24 24" aria-hidden>
              <rect width="24" height="24" rx="4" fill={hex} />
            </svg>
          </button>
        ))}
      </div>
    </div>
  )
}

/** Puts labels on and takes them off; one that is not there yet is made in place. */
export const LabelPicker = ({ of, worn, all }: LabelPickerProps) => {
  const t = useWords(thingScreenWords)
  const [typed, setTyped] = useState('')
  const keep = answerOf(labelCalls.list, of).set
  const assign = useAnswered(labelCalls.assign, keep)
  const take = useAnswered(labelCalls.unassign, keep)
  const found = all.filter((it) => plain(it.nome).includes(plain(typed)))
  const isNew = typed.trim() !== '' && !all.some((it) => plain(it.nome) === plain(typed))
  return (
    <Stack gap="small">
      <TextInput
        label={t('labelFind')}
        value={typed}
        maxLength={40}
        data-autofocus
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {found.map((label) => {
        const on = worn.some((one) => one.id === label.id)
        return (
          <Checkbox
            key={label.id}
            size="sm"
            checked={on}
            label={
              <span className={css['label']}>
                <svg viewBox="0 0 10 10" aria-hidden>
                  <circle cx="5" cy="5" r="5" fill={label.color} />
                </svg>
                {label.nome}
              </span>
            }
            onChange={() => (on ? take : assign).mutate({ ...of, label: label.id })}
          />
        )
      })}
      {isNew && <NewLabel of={of} nome={typed.trim()} done={() => setTyped('')} />}
    </Stack>
  )
}
