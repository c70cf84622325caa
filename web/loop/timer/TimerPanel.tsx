import { Button } from '@mantine/core'
import { clock } from '#contract/kit/hours.ts'
import type { Presence } from '#contract/loop/loop.rules.ts'
import type { Ponto } from '#contract/loop/loop.ts'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { Kbd } from '#web/kit/ui/keys/Kbd.tsx'
import { useWords } from '#web/kit/words.ts'
import { stopLoop } from '#web/loop/actions.ts'
import { CorrectRunning } from '#web/loop/correct/CorrectRunning.tsx'
import { openLoop } from '#web/loop/dialog/modal.ts'
import { LaterRing } from '#web/loop/ring/LaterRing.tsx'
import { TimerFacts } from '#web/loop/timer/TimerFacts.tsx'
import css from './TimerPanel.module.css'

interface TimerPanelProps {
  readonly id: string
  readonly loop: Ponto
  readonly seconds: number
  readonly presence: Presence | undefined
  readonly stopping: boolean
  readonly onClose: () => void
}

/** Panel of the timer: work time, time of day and next check, without leaving the page. */
export const TimerPanel = ({ id, loop, seconds, presence, stopping, onClose }: TimerPanelProps) => {
  const t = useWords(loopScreenWords)
  const { disabledProps, unlessViewing } = usePreview()
  return (
    <section id={id} className={css['panel']} aria-label={t('timerTitle')}>
      <div className={css['ring']}>
        <LaterRing shape="around" />
        <div className={css['centre']}>
          <p className={css['label']}>{t('workTime')}</p>
          <p className={`${css['time']} figures`} role="timer">
            {clock(seconds)}
          </p>
        </div>
      </div>
      <TimerFacts loop={loop} presence={presence} />
      <CorrectRunning loop={loop} onOpen={onClose} />
      <div className={css['foot']}>
        <Button
          variant="default"
          {...disabledProps}
          onClick={unlessViewing(() => {
            onClose()
            openLoop()
          })}
        >
          {t('openTimer')}
        </Button>
        <Button
          loading={stopping}
          rightSection={<Kbd keys="s" />}
          {...disabledProps}
          onClick={unlessViewing(() => {
            onClose()
            void stopLoop(loop)
          })}
        >
          {t('stop')}
        </Button>
      </div>
    </section>
  )
}
