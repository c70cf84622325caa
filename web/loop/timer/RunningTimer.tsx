import { useClickOutside } from '@mantine/hooks'
import { IconAlertTriangle, IconPlayerStopFilled } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { clock } from '#contract/kit/hours.ts'
import type { Limits } from '#contract/loop/loop.rules.ts'
import type { Ponto } from '#contract/loop/loop.ts'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { useBack } from '#web/kit/back/useBack.ts'
import { serverNow } from '#web/kit/clock.ts'
import { useFormat } from '#web/kit/format.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { useStore } from '#web/kit/store.ts'
import { usePhone } from '#web/kit/table/usePhone.ts'
import { setTitlePrefix } from '#web/kit/ui/page/title.ts'
import { useWords } from '#web/kit/words.ts'
import { stopLoop } from '#web/loop/actions.ts'
import { failedAction, useBusyAction } from '#web/loop/busyActions.ts'
import { useWatched } from '#web/loop/presence/presence.ts'
import { TimerPanel } from '#web/loop/timer/TimerPanel.tsx'
import { useVentureColours } from '#web/page/venture/useVentureColours.ts'
import css from './TimerWidget.module.css'

/** The running loop in the top bar: its atom, the work time, the time of day and the button that stops it. */
export const RunningTimer = ({ loop, limits }: { loop: Ponto; limits: Limits | undefined }) => {
  const t = useWords(loopScreenWords)
  const f = useFormat()
  const id = useId()
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const box = useClickOutside<HTMLDivElement>(() => setOpen(false))
  const { seconds, presence } = useWatched(loop, limits)
  const stopping = useBusyAction('stop')
  const { disabledProps, unlessViewing } = usePreview()
  const colourOf = useVentureColours()
  const time = clock(seconds)

  useEffect(() => setTitlePrefix(time), [time])
  useEffect(() => () => setTitlePrefix(''), [])

  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  const phone = usePhone()
  useBack(close, open && phone)
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
  })
  useEffect(() => {
    if (!open) return undefined
    document.addEventListener('keydown', onEscape)
    return () => document.removeEventListener('keydown', onEscape)
  }, [open])
  const lost = useStore(failedAction) !== undefined
  const needsAttention = lost || (presence !== undefined && presence.state !== 'fine')
  return (
    <div className={css['box']} ref={box}>
      <div className={css['running']} data-danger={needsAttention ? true : undefined}>
        <button
          ref={opener}
          type="button"
          className={css['main']}
          data-tour="loop-timer"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          title={t('runningIn', { atom: loop.atomo })}
          onClick={() => setOpen(!open)}
        >
          <span className="visually-hidden">{t('runningIn', { atom: '' })}</span>
          {needsAttention ? (
            <span className={css['attention']}>
              <IconAlertTriangle size={16} aria-hidden />
              <span className={css['attentionWord']}>{t(lost ? 'timerUnsent' : 'timerAsks')}</span>
            </span>
          ) : (
            <span className={css['pulse']} data-venture={colourOf(loop.venture_id)} aria-hidden />
          )}
          <span className={css['atom']}>{loop.atomo}</span>
          <span className={`${css['time']} figures`}>{time}</span>
          <span className={`${css['now']} figures`}>
            <span className="visually-hidden">{t('currentTime')}</span>
            <span aria-hidden>{t('nowShort')}</span> {f.time(new Date(serverNow()))}
          </span>
        </button>
        <button
          type="button"
          className={css['stop']}
          data-tour="loop-stop"
          aria-label={t('stopLoop')}
          title={`${t('stopLoop')} (S)`}
          disabled={stopping}
          {...disabledProps}
          onClick={unlessViewing(() => {
            setOpen(false)
            void stopLoop(loop)
          })}
        >
          <IconPlayerStopFilled size={16} aria-hidden />
        </button>
      </div>
      {open && (
        <TimerPanel id={id} loop={loop} seconds={seconds} presence={presence} stopping={stopping} onClose={close} />
      )}
    </div>
  )
}
