import { termsScreenWords } from '#contract/terms/termsScreen.words.ts'
import { useMe } from '#web/kit/session/session.ts'
import { useWords } from '#web/kit/words.ts'
import { AnswerButtons } from '#web/terms/AnswerButtons.tsx'
import { useTermsAnswer } from '#web/terms/useTermsAnswer.ts'
import css from './TermsDecision.module.css'

interface TermsDecisionProps {
  readonly onAccepted: () => void
  readonly onRefused: () => void
}

/** The same question below the document, for who reads it before answering. */
export const TermsDecision = (then: TermsDecisionProps) => {
  const t = useWords(termsScreenWords)
  const me = useMe()
  const answer = useTermsAnswer(then)
  return (
    <section aria-label={t('ask')} className={css['bar']} data-print="never">
      <p
        role={answer.error ? 'alert' : undefined}
        className={css['words']}
        data-failed={answer.error ? true : undefined}
      >
        {answer.error
          ? t('failed', { reason: answer.error.message })
          : t(me.use_terms === false ? 'refusedTitle' : 'ask')}
      </p>
      <div className={css['buttons']}>
        <AnswerButtons of={answer} canRefuse={me.use_terms !== false} />
      </div>
    </section>
  )
}
