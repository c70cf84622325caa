import { Button } from '@mantine/core'
import { IconPlayerStopFilled, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { clock } from '#contract/kit/hours.ts'
import type { Limits } from '#contract/loop/loop.rules.ts'
import type { Ponto } from '#contract/loop/loop.ts'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { Kbd } from '#web/kit/ui/Kbd.tsx'
import { useWords } from '#web/kit/words.ts'
import { useActing } from '#web/loop/acting.ts'
import { stopLoop } from '#web/loop/deeds.ts'
import { NotifyOffer } from '#web/loop/dialog/NotifyOffer.tsx'
import { useDiscard } from '#web/loop/dialog/useDiscard.ts'
import { Waiting } from '#web/loop/offline/Waiting.tsx'
import { useWatched } from '#web/loop/presence/presence.ts'
import { TimerFacts } from '#web/loop/timer/TimerFacts.tsx'
import { useDaySeconds } from '#web/loop/timer/useDaySeconds.ts'
import foot from './ModalFoot.module.css'
import css from './RunningLoop.module.css'

interface RunningLoopProps {
  readonly loop: Ponto
  readonly limits: Limits | undefined
  readonly dayTotal: string | undefined
}

/** Screen 1: the timer. */
export const RunningLoop = ({ loop, limits, dayTotal }: RunningLoopProps) => {
  const t = useWords(loopScreenWords)
  const { seconds, presence } = useWatched(loop, limits)
  const day = useDaySeconds(dayTotal, { loop, seconds })
  const stopping = useActing('stop')
  const { discard, discarding } = useDiscard(loop)
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <>
      <div className={css['hero']} data-tour="loop-timer">
        <p className={`${css['time']} figures`} role="timer" aria-label={t('workTime')}>
          {clock(seconds)}
        </p>
        {day !== undefined && (
          <p className={`${css['day']} figures`}>
            {t('dayTotal')}: {clock(day)}
          </p>
        )}
      </div>
      {loop.descricao !== '' && <p className={css['said']}>{loop.descricao}</p>}
      <TimerFacts loop={loop} presence={presence} />
      <NotifyOffer />
      <Waiting loopId={loop.id} />
      <div className={foot['foot']}>
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={16} stroke={1.75} aria-hidden />}
          loading={discarding}
          onClick={() => void discard()}
        >
          {t('discard')}
        </Button>
        <span className={foot['space']} />
        <Button
          ref={first}
          data-autofocus
          data-tour="loop-stop"
          color="red"
          leftSection={<IconPlayerStopFilled size={16} aria-hidden />}
          loading={stopping}
          rightSection={<Kbd keys="s" />}
          onClick={() => void stopLoop(loop)}
        >
          {t('stop')}
        </Button>
      </div>
    </>
  )
}
