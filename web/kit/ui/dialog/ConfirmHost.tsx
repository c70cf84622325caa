import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCircleX, IconInfoCircle } from '@tabler/icons-react'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { useStore } from '#web/kit/store.ts'
import { questions, type Asked } from '#web/kit/ui/dialog/confirm.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './ConfirmHost.module.css'

const icons = { warning: IconAlertTriangle, error: IconCircleX, info: IconInfoCircle } as const

const Buttons = ({ question }: { question: Asked }) => {
  const t = useWords(uiWords)
  if (question.informOnly)
    return (
      <Button data-autofocus onClick={() => question.answer(true)}>
        {question.yes ?? t('close')}
      </Button>
    )
  return (
    <>
      <Button
        variant="default"
        data-autofocus={question.danger ? true : undefined}
        onClick={() => question.answer(false)}
      >
        {question.no ?? t('cancel')}
      </Button>
      <Button
        {...(question.danger ? { color: 'red' } : {})}
        data-autofocus={question.danger ? undefined : true}
        onClick={() => question.answer(true)}
      >
        {question.yes ?? t('confirm')}
      </Button>
    </>
  )
}

/** Shows the questions of `confirm` and `tell`, one after the other. */
export const ConfirmHost = () => {
  const [first] = useStore(questions)
  if (!first) return null
  const Icon = first.tone && icons[first.tone]
  return (
    <Dialog
      key={first.id}
      open
      alert
      size="sm"
      title={
        <span className={css['title']} data-tone={first.tone}>
          {Icon && <Icon size={20} stroke={1.75} aria-hidden />}
          {first.title}
        </span>
      }
      onClose={() => first.answer(false)}
      footer={<Buttons question={first} />}
    >
      {first.body !== undefined && <div className={css['body']}>{first.body}</div>}
    </Dialog>
  )
}
