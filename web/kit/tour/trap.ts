import { frontDialog } from '#web/kit/tour/find.ts'

interface Holding {
  /** Tab stops in order; undefined while the tour waits for something and the page is free. */
  readonly stops: () => readonly HTMLElement[] | undefined
  readonly onEscape: () => void
}

const goOn = (event: KeyboardEvent, stops: readonly HTMLElement[]): void => {
  const at = stops.findIndex((it) => it === document.activeElement)
  const step = event.shiftKey ? -1 : 1
  const from = at < 0 && event.shiftKey ? 0 : at
  stops[(from + step + stops.length) % stops.length]?.focus()
}

/**
 * Keeps Tab among `stops` and takes Esc, before anything else on the page hears of the keys: a dialog that the tour
 * stands in would take both for its own. The answer lets go.
 */
export const holdKeys = ({ stops, onEscape }: Holding): (() => void) => {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' && event.key !== 'Escape') return
    const held = stops()
    if (!held && (event.key === 'Tab' || frontDialog())) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (event.key === 'Escape') onEscape()
    else goOn(event, held ?? [])
  }
  window.addEventListener('keydown', onKeyDown, { capture: true })
  return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
}
