import { Button } from '@mantine/core'
import { IconPlayerStopFilled, IconTrash, IconBell } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { todayIn } from '#contract/kit/dates.ts'
import { clock, parseClock } from '#contract/kit/hours.ts'
import type { Limits } from '#contract/loop/loop.rules.ts'
import type { Ponto } from '#contract/loop/loop.ts'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { askToNotify, mayAskToNotify } from '#web/kit/device/notify.ts'
import { useFormat } from '#web/kit/format.ts'
import { Kbd } from '#web/kit/ui/keys/Kbd.tsx'
import { useWords } from '#web/kit/words.ts'
import { stopLoop } from '#web/loop/actions.ts'
import { useBusyAction } from '#web/loop/busyActions.ts'
import { CorrectRunning } from '#web/loop/correct/CorrectRunning.tsx'
import { useDiscard } from '#web/loop/dialog/useDiscard.ts'
import { Waiting } from '#web/loop/offline/Waiting.tsx'
import { useWatched } from '#web/loop/presence/presence.ts'
import { TimerFacts } from '#web/loop/timer/TimerFacts.tsx'
import foot from './ModalFoot.module.css'
import css from './RunningLoop.module.css'

interface RunningOn {
  readonly loop: { readonly inicio: string }
  /** Seconds it has run. */
  readonly seconds: number
}

/** Today's seconds with those of the running loop; like the server's, they belong to the day on which the loop began. */
const useDaySeconds = (dayTotal: string | undefined, running: RunningOn): number | undefined => {
  const f = useFormat()
  const finished = dayTotal === undefined ? undefined : parseClock(dayTotal)
  if (finished === undefined) return undefined
  const today = todayIn(new Date(running.loop.inicio), f.zone) === f.today()
  return today ? finished + running.seconds : finished
}

/** Offers desktop notices once; the browser's own question comes only after this click. */
const NotifyOffer = () => {
  const t = useWords(loopScreenWords)
  const [open, setOpen] = useState(mayAskToNotify)
  if (!open) return null
  return (
    <div className={css['offer']}>
      <IconBell size={18} stroke={1.75} aria-hidden />
      <p>{t('notifyOffer')}</p>
      <Button size="xs" variant="default" onClick={() => void askToNotify().finally(() => setOpen(false))}>
        {t('notifyOn')}
      </Button>
    </div>
  )
}

interface RunningLoopProps {
  readonly loop: Ponto
  readonly limits: Limits | undefined
  readonly dayTotal: string | undefined
}

/** Screen 1: the timer. */
export const RunningLoop = ({ loop, limits, dayTotal }: RunningLoopProps) => {
  const t = useWords(loopScreenWords)
  const f = useFormat()
  const { seconds, presence } = useWatched(loop, limits)
  const day = useDaySeconds(dayTotal, { loop, seconds })
  const stopping = useBusyAction('stop')
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
            {t('dayTotal')}: {f.hours(day)}
          </p>
        )}
      </div>
      {loop.descricao !== '' && <p className={css['said']}>{loop.descricao}</p>}
      <TimerFacts loop={loop} presence={presence} />
      <CorrectRunning loop={loop} />
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
