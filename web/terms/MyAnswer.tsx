import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { termsCalls } from '#contract/terms/terms.ts'
import { termsScreenWords } from '#contract/terms/termsScreen.words.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { useWords } from '#web/kit/words.ts'
import css from './MyAnswer.module.css'

/** The person's answer to this version, with its time. */
export const MyAnswer = () => {
  const t = useWords(termsScreenWords)
  const f = useFormat()
  const { data } = useCall(termsCalls.myAnswer, {})
  if (!data) return <p className={css['answer']} />
  if (!data.answer) return <p className={css['answer']}>{t('notAnswered')}</p>
  const { accepted, at } = data.answer
  const Icon = accepted ? IconCircleCheck : IconCircleX
  return (
    <p className={css['answer']} data-accepted={accepted}>
      <Icon size={18} stroke={1.75} aria-hidden />
      {t(accepted ? 'acceptedAt' : 'refusedAt', { date: f.dateTime(at) })}
    </p>
  )
}
