import { Button } from '@mantine/core'
import { IconAlertCircle, IconFileText } from '@tabler/icons-react'
import { Link } from 'react-router'
import { pathTo } from '#contract/routes/match.ts'
import { TERMS_VERSION } from '#contract/terms/terms.ts'
import { termsScreenWords } from '#contract/terms/termsScreen.words.ts'
import { chooseLocale } from '#web/kit/session/session.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { useDocumentTitle } from '#web/kit/ui/page/title.ts'
import { useLocale, useWords } from '#web/kit/words.ts'
import { AnswerButtons } from '#web/terms/AnswerButtons.tsx'
import { useTermsAnswer } from '#web/terms/useTermsAnswer.ts'
import css from './AskTerms.module.css'

interface AskTermsProps {
  /** The terms were refused: says what that means. */
  readonly refused: boolean
  readonly onLeave: () => void
  readonly onRefused: () => void
}

const keyPoints = ['key_gate', 'key_presence', 'key_week', 'key_secret'] as const

/** For who cannot read the question: the other language, in its own words. */
const otherLanguage = { pt: { locale: 'en', name: 'English' }, en: { locale: 'pt', name: 'Português' } } as const

const Question = () => {
  const t = useWords(termsScreenWords)
  return (
    <>
      <p>{t('askBody')}</p>
      <p className={css['name']}>{t('keyPoints')}</p>
      <ul className={css['points']}>
        {keyPoints.map((point) => (
          <li key={point}>{t(point)}</li>
        ))}
      </ul>
    </>
  )
}

/** The specification's accept dialog: nothing else opens before it is answered. */
export const AskTerms = ({ refused, onLeave, onRefused }: AskTermsProps) => {
  const t = useWords(termsScreenWords)
  useDocumentTitle(t('title'))
  const other = otherLanguage[useLocale()]
  const answer = useTermsAnswer({ onAccepted: () => undefined, onRefused })
  return (
    <Dialog
      open
      closable={false}
      title={t(refused ? 'refusedTitle' : 'ask')}
      onClose={() => undefined}
      footer={
        <>
          <Button variant="subtle" color="gray" onClick={onLeave}>
            {t('leave')}
          </Button>
          <AnswerButtons of={answer} canRefuse={!refused} />
        </>
      }
    >
      <div className={css['body']}>
        {refused ? <p role="status">{t('refusedBody')}</p> : <Question />}
        <Link to={pathTo('terms')} className={css['read']} data-autofocus>
          <IconFileText size={18} stroke={1.75} aria-hidden />
          <span>{t(refused ? 'readAgain' : 'read')}</span>
          <span className={`${css['version']} figures`}>{t('version', { version: TERMS_VERSION })}</span>
        </Link>
        {answer.error && (
          <p role="alert" className={css['error']}>
            <IconAlertCircle size={18} stroke={1.75} aria-hidden />
            {t('failed', { reason: answer.error.message })}
          </p>
        )}
        <p className={css['note']}>
          {t('recorded')}{' '}
          <button
            type="button"
            lang={other.locale}
            className={css['language']}
            onClick={() => chooseLocale(other.locale)}
          >
            {other.name}
          </button>
        </p>
      </div>
    </Dialog>
  )
}
