import { IconClockExclamation } from '@tabler/icons-react'
import { EMPTY } from '#contract/kit/dates.ts'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { useFormat } from '#web/kit/format.ts'
import { useWords } from '#web/kit/words.ts'
import type { ConcludedLoop } from '#web/loop/dialog/modal.ts'
import { endMark } from '#web/loop/finish/ending.ts'
import css from './AdjustLoop.module.css'

const reasons = {
  4: { why: 'whyForced', mark: 'checkDueMark' },
  5: { why: 'whyDenied', mark: 'stoppedMark' },
} as const

/** Reason why another end is asked for, and the marks. */
export const AdjustReason = ({ loop }: { loop: ConcludedLoop }) => {
  const t = useWords(loopScreenWords)
  const f = useFormat()
  const { status } = loop
  const reason = status === 4 || status === 5 ? reasons[status] : ({ why: 'whyCorrect', mark: 'endMark' } as const)
  const mark = endMark(loop)
  const due = mark ? f.time(mark) : EMPTY
  return (
    <div className={css['reason']}>
      <IconClockExclamation size={20} stroke={1.75} aria-hidden className={css['icon']} />
      <div>
        <h3 className={css['question']}>{t('adjustTitle')}</h3>
        <p className={css['why']}>{t(reason.why, { due })}</p>
        <dl className={`${css['marks']} figures`}>
          <div>
            <dt>{t('atom')}</dt>
            <dd>{loop.atomo}</dd>
          </div>
          <div>
            <dt>{t('startMark')}</dt>
            <dd>{f.dateTime(loop.inicio)}</dd>
          </div>
          <div>
            <dt>{t(reason.mark)}</dt>
            <dd>{f.dateTime(mark)}</dd>
          </div>
        </dl>
      </div>
    </div>
  )
}
