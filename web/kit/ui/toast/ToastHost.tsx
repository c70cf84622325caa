import { IconAlertTriangle, IconArrowBackUp, IconCheck, IconCircleX, IconInfoCircle, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { useStore } from '#web/kit/store.ts'
import { useHotkey } from '#web/kit/ui/keys/useHotkey.ts'
import { dropToast, toasts, type Toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import css from './ToastHost.module.css'

const icons = {
  success: IconCheck,
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  error: IconCircleX,
  undo: IconArrowBackUp,
} as const

const takeBack = (entry: Toast | undefined): void => {
  if (!entry) return
  dropToast(entry.id)
  entry.onUndo?.()
}

const ToastItem = ({ entry }: { entry: Toast }) => {
  const t = useWords(uiWords)
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return undefined
    const timer = setTimeout(() => dropToast(entry.id), entry.stays)
    return () => clearTimeout(timer)
  }, [held, entry.id, entry.stays])
  const Icon = icons[entry.tone]
  return (
    // Pointing at a toast only makes it wait; its actions are buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={css['toast']}
      data-tone={entry.tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={18} stroke={1.75} aria-hidden className={css['icon']} />
      <span className={css['text']}>{entry.text}</span>
      {entry.onUndo && (
        <button
          type="button"
          className={css['undo']}
          aria-keyshortcuts="Control+Z Meta+Z"
          onClick={() => takeBack(entry)}
        >
          {t('undo')}
        </button>
      )}
      <button type="button" className={css['close']} aria-label={t('dismiss')} onClick={() => dropToast(entry.id)}>
        <IconX size={14} aria-hidden />
      </button>
    </li>
  )
}

/** Container of all toasts: one live region for the app, so that each is read out once. */
export const ToastHost = () => {
  const t = useWords(uiWords)
  const all = useStore(toasts)
  const last = all.findLast((it) => it.onUndo)
  useHotkey('mod+z', () => takeBack(last), { on: last !== undefined })
  const urgent = all.some((it) => it.tone === 'error' || it.tone === 'warning')
  return (
    <section aria-label={t('notifications')} className={css['host']}>
      <ol className={css['list']} aria-live={urgent ? 'assertive' : 'polite'} aria-relevant="additions">
        {all.map((entry) => (
          <ToastItem key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  )
}
