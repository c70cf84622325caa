import { IconPlayerPlayFilled, IconPlayerTrackNext, IconRefresh } from '@tabler/icons-react'
import { EMPTY } from '#contract/kit/dates.ts'
import { clock } from '#contract/kit/hours.ts'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import type { Ponto } from '#contract/loop/loop.ts'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { Kbd } from '#web/kit/ui/keys/Kbd.tsx'
import { usePressedFor } from '#web/kit/ui/keys/ownKeys.ts'
import { useWords } from '#web/kit/words.ts'
import { openLoop } from '#web/loop/dialog/modal.ts'
import type { LoopNow } from '#web/loop/useLoop.ts'
import { VentureMark } from '#web/page/venture/VentureMark.tsx'
import css from './TimerWidget.module.css'

interface RestingTimerProps {
  readonly of: LoopNow
  /** The last loop, where it can be gone on with. */
  readonly last: Ponto | undefined
  readonly onContinue: (of: Ponto) => void
}

/** The widget while no time runs: an offer to start, or a time that cannot be known. */
export const RestingTimer = ({ of, last, onContinue }: RestingTimerProps) => {
  const t = useWords(loopScreenWords)
  const ui = useWords(uiWords)
  const [begin, onwards] = [usePressedFor('n'), usePressedFor('r')]
  const { disabledProps, unlessViewing } = usePreview()
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
  return (
    // The specification, section 2: a danger style when time is absent. It is that of the time's words alone.
    <div className={css['idle']}>
      <span className={`${css['absent']} figures`} title={t('startHint')}>
        <span className="visually-hidden">{t('startHint')}</span>
        <span aria-hidden>{clock(0)}</span>
      </span>
      {last && (
        <button
          type="button"
          className={css['continue']}
          title={`${t('continueOn', { atom: last.atomo })} · ${last.projeto} (${onwards.toUpperCase()})`}
          aria-keyshortcuts={onwards}
          {...disabledProps}
          onClick={() => onContinue(last)}
        >
          <IconPlayerTrackNext size={15} stroke={1.75} aria-hidden />
          <span className={css['continued']}>
            <VentureMark id={last.venture_id} />
            {t('continueOn', { atom: last.atomo })}
          </span>
        </button>
      )}
      <button
        type="button"
        className={css['start']}
        data-tour="loop-open"
        aria-label={t('start')}
        aria-keyshortcuts={begin}
        {...disabledProps}
        onClick={unlessViewing(openLoop)}
      >
        <IconPlayerPlayFilled size={14} aria-hidden />
        <span className={css['words']}>{t('start')}</span>
        <Kbd keys="n" />
      </button>
    </div>
  )
}
