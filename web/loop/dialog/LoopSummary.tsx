import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { EMPTY, todayIn } from '#contract/kit/dates.ts'
import { parseClock, shownClock } from '#contract/kit/hours.ts'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { outboxWords } from '#contract/loop/outbox.words.ts'
import { useFormat } from '#web/kit/format.ts'
import { useWords } from '#web/kit/words.ts'
import { closeLoop, correctLoop, type Conclusion } from '#web/loop/dialog/modal.ts'
import { LaterRing } from '#web/loop/ring/LaterRing.tsx'
import { VentureName } from '#web/page/venture/VentureName.tsx'
import css from './LoopSummary.module.css'
import foot from './ModalFoot.module.css'

/** Screen 5: what the loop and its day come to, and whether that is right. */
export const LoopSummary = ({ of }: { of: Conclusion }) => {
  const t = useWords(loopScreenWords)
  const o = useWords(outboxWords)
  const f = useFormat()
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <>
      <p className={css['atom']}>
        {of.loop.atomo}{' '}
        <span>
          <VentureName id={of.loop.venture_id} nome={of.loop.projeto} />
        </span>
      </p>
      <dl className={`${css['totals']} figures`}>
        <div>
          <dt>{t('loopTotal')}</dt>
          <dd>{shownClock(of.total)}</dd>
        </div>
        <div>
          <dt>{t('dayTotalOf')}</dt>
          <dd>{of.dayTotal === undefined ? EMPTY : f.hours(parseClock(of.dayTotal) ?? 0)}</dd>
        </div>
      </dl>
      {/* The ring is of today; a loop of another day has its day's total alone. */}
      {todayIn(new Date(of.loop.inicio), f.zone) === f.today() && (
        <div className={css['ring']}>
          <LaterRing />
        </div>
      )}
      {of.waiting && (
        <p className={css['waits']} role="status">
          {o('summaryWaits')}
        </p>
      )}
      <div className={foot['foot']}>
        <p className={css['ask']}>{t('totalCorrect')}</p>
        <span className={foot['space']} />
        <Button variant="default" onClick={() => correctLoop(of.loop, of)}>
          {t('no')}
        </Button>
        <Button ref={first} data-autofocus onClick={closeLoop}>
          {t('yes')}
        </Button>
      </div>
    </>
  )
}
