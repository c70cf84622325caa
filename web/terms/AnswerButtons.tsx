import { Button } from '@mantine/core'
import { shellWords } from '#contract/shell/shell.words.ts'
import { termsScreenWords } from '#contract/terms/termsScreen.words.ts'
import { useWords } from '#web/kit/words.ts'
import type { useTermsAnswer } from '#web/terms/useTermsAnswer.ts'

interface AnswerButtonsProps {
  readonly of: ReturnType<typeof useTermsAnswer>
  readonly canRefuse: boolean
}

/** Accept and refuse; a page that is older than the terms in force can only be loaded again. */
export const AnswerButtons = ({ of, canRefuse }: AnswerButtonsProps) => {
  const t = useWords(termsScreenWords)
  const s = useWords(shellWords)
  if (of.outdated) return <Button onClick={() => window.location.reload()}>{s('reload')}</Button>
  return (
    <>
      {canRefuse && (
        <Button
          variant="default"
          loading={of.sending === false}
          disabled={of.sending === true}
          onClick={() => of.answer(false)}
        >
          {t('refuse')}
        </Button>
      )}
      <Button loading={of.sending === true} disabled={of.sending === false} onClick={() => of.answer(true)}>
        {t('accept')}
      </Button>
    </>
  )
}
