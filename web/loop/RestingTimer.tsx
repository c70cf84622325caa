import { IconAlertTriangle, IconPlayerPlayFilled, IconRefresh } from '@tabler/icons-react'
import { EMPTY } from '#contract/kit/dates.ts'
import { uiWords } from '#contract/kit/ui.words.ts'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { Kbd } from '#web/kit/ui/Kbd.tsx'
import { useWords } from '#web/kit/words.ts'
import { openLoop } from '#web/loop/modal.ts'
import type { LoopNow } from '#web/loop/useLoop.ts'
import css from './TimerWidget.module.css'

/** The widget while no time runs: an offer to start, a loop that waits to be finished, or a time that cannot be known. */
export const RestingTimer = ({ of }: { of: LoopNow }) => {
  const t = useWords(loopScreenWords)
  const ui = useWords(uiWords)
  if (of.failed)
    return (
      <button type="button" className={css['resting']} data-tone="danger" title={ui('retry')} onClick={of.retry}>
        <IconRefresh size={15} stroke={2} aria-hidden />
        <span className="visually-hidden">{t('unknownTime')}</span>
        <span className="figures">{EMPTY}</span>
      </button>
    )
  // Keeps the place of what is about to stand here.
  if (!of.known) return <span className={css['resting']} data-tone="unknown" aria-hidden />
  if (of.loop && of.screen !== 0)
    return (
      <button
        type="button"
        className={css['resting']}
        data-tone="warn"
        data-tour={of.screen === 2 ? 'loop-open' : undefined}
        title={of.loop.atomo}
        onClick={openLoop}
      >
        <IconAlertTriangle size={15} stroke={2} aria-hidden />
        <span className={css['words']}>{t('finishHint')}</span>
        <span className="figures">{of.loop.hora_total}</span>
      </button>
    )
  return (
    <button
      type="button"
      className={css['resting']}
      data-tone="danger"
      data-tour="loop-open"
      title={t('startHint')}
      aria-label={t('start')}
      aria-keyshortcuts="n"
      onClick={openLoop}
    >
      <IconPlayerPlayFilled size={14} aria-hidden />
      <span className={css['words']}>{t('start')}</span>
      <Kbd keys="n" />
    </button>
  )
}
