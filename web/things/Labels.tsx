import { Button } from '@mantine/core'
import { IconTag, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { labelCalls, type Label } from '#contract/things/label.ts'
import { thingScreenWords } from '#contract/things/thingScreen.words.ts'
import { answerOf, useCall } from '#web/kit/call/query.ts'
import type { OfRecord } from '#web/kit/list/thing.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { Card } from '#web/kit/ui/page/layout.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { LabelPicker } from '#web/things/LabelPicker.tsx'
import { useAnswered } from '#web/things/useAnswered.ts'
import css from './things.module.css'

interface LabelsProps {
  readonly of: OfRecord
}

const Worn = ({ of, label, writable }: LabelsProps & { label: Label; writable: boolean }) => {
  const t = useWords(thingScreenWords)
  const take = useAnswered(labelCalls.unassign, answerOf(labelCalls.list, of).set)
  return (
    <li className={css['label']}>
      <svg viewBox="0 0 10 10" aria-hidden>
        <circle cx="5" cy="5" r="5" fill={label.color} />
      </svg>
      {label.nome}
      {writable && (
        <button
          type="button"
          aria-label={t('labelTake', { nome: label.nome })}
          onClick={() => take.mutate({ ...of, label: label.id })}
        >
          <IconX size={12} stroke={2} aria-hidden />
        </button>
      )}
    </li>
  )
}

/** The labels on a record; whoever may edit it puts more on, of the noun's or new ones. */
export const Labels = ({ of }: LabelsProps) => {
  const t = useWords(thingScreenWords)
  const { viewing } = usePreview()
  const [open, setOpen] = useState(false)
  const answer = useCall(labelCalls.list, of)
  const writable = answer.data?.writable === true && !viewing
  return (
    <Card title={t('labels')}>
      <Answer of={answer}>
        {({ data, all }) => (
          <>
            {data.length === 0 && <p className={css['quiet']}>{t('labelsNone')}</p>}
            {data.length > 0 && (
              <ul className={css['labels']}>
                {data.map((label) => (
                  <Worn key={label.id} of={of} label={label} writable={writable} />
                ))}
              </ul>
            )}
            {open && <LabelPicker of={of} worn={data} all={all} />}
          </>
        )}
      </Answer>
      {writable && (
        <Button
          variant="default"
          size="xs"
          aria-expanded={open}
          leftSection={<IconTag size={16} stroke={1.75} aria-hidden />}
          onClick={() => setOpen((now) => !now)}
        >
          {t(open ? 'labelsDone' : 'labelsEdit')}
        </Button>
      )}
    </Card>
  )
}
