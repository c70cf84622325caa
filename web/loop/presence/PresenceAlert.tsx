import { Button } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import type { Ponto } from '#contract/loop/loop.ts'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { notify } from '#web/kit/device/notify.ts'
import { soundAlert } from '#web/kit/device/sound.ts'
import { useFormat } from '#web/kit/format.ts'
import { useStore } from '#web/kit/store.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { useWords } from '#web/kit/words.ts'
import { failedAction, useBusyAction } from '#web/loop/busyActions.ts'
import { confirmHere } from '#web/loop/presence/presence.ts'
import { exactTime } from '#web/loop/timer/exactTime.ts'
import css from './PresenceAlert.module.css'

interface PresenceAlertProps {
  readonly loop: Ponto
  /** Time at which the check was due. */
  readonly due: Date
  /** Seconds of the whole alert. */
  readonly seconds: number
  /** Seconds left; 0 when it has run out. */
  readonly left: number
}

/** Seconds at which the countdown is read out, so that it does not speak all the time. */
const SPOKEN = [5, 15, 30, 60]
const AGAIN_MS = 3000

/** "Are you still there?" over everything, with a countdown by the server's clock, sound and a desktop notice. */
export const PresenceAlert = ({ loop, due, seconds, left }: PresenceAlertProps) => {
  const t = useWords(loopScreenWords)
  const f = useFormat()
  const sending = useBusyAction('here')
  const lost = useStore(failedAction)?.kind === 'here'
  const over = left === 0
  const until = exactTime(new Date(due.getTime() + seconds * 1000), f.zone)
  const spoken = SPOKEN.find((it) => left <= it)

  const begin = useEffectEvent(() => {
    const silence = soundAlert(left)
    const dismiss = notify({ title: t('noticeTitle'), body: t('noticeBody', { until }), tag: 'nucleo.loop.presence' })
    return () => {
      silence()
      dismiss()
    }
  })
  useEffect(() => (over ? undefined : begin()), [over])

  // The person has answered; the network has not yet.
  const again = useEffectEvent(() => void confirmHere(loop))
  useEffect(() => {
    if (!lost || over) return undefined
    const timer = setInterval(again, AGAIN_MS)
    return () => clearInterval(timer)
  }, [lost, over])

  return (
    <Dialog open alert closable={false} size="sm" title={t('alertTitle')} onClose={() => undefined}>
      <div className={css['alert']}>
        <p className={css['count']} data-urgent={left <= 15 ? true : undefined}>
          <span className={`${css['number']} figures`} role="timer">
            {left}
          </span>
          <span className={css['unit']}>{t('secondsUnit', { count: left })}</span>
        </p>
        <progress className={css['bar']} max={seconds} value={left} aria-hidden />
        <p className={css['body']}>
          {over ? t('alertOver') : t('alertBody', { until, atom: loop.atomo, due: exactTime(due, f.zone) })}
        </p>
        {lost && !over && (
          <p className={css['lost']} role="status">
            {t('hereRetrying')}
          </p>
        )}
        <Button
          size="md"
          fullWidth
          data-autofocus
          disabled={over}
          loading={sending}
          onClick={() => void confirmHere(loop)}
        >
          {t('here')}
        </Button>
        <p className="visually-hidden" aria-live="assertive">
          {spoken !== undefined && !over ? t('left', { seconds: spoken }) : ''}
        </p>
      </div>
    </Dialog>
  )
}
