import { Button } from '@mantine/core'
import { selfTestWords } from '#contract/places/selfTest.words.ts'
import { useWords } from '#web/kit/words.ts'
import css from './AskPerson.module.css'

interface AskPersonProps {
  readonly question: string
  readonly onAnswer: (yes: boolean) => void
}

/** The person answers, since no browser knows whether somebody saw or heard it. */
export const AskPerson = ({ question, onAnswer }: AskPersonProps) => {
  const t = useWords(selfTestWords)
  return (
    <div role="group" aria-label={question} className={css['ask']}>
      <p>{question}</p>
      <div className={css['answers']}>
        <Button size="xs" onClick={() => onAnswer(true)}>
          {t('yes')}
        </Button>
        <Button size="xs" variant="default" onClick={() => onAnswer(false)}>
          {t('no')}
        </Button>
      </div>
    </div>
  )
}
