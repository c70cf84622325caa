import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'

/** Open dialogs, the topmost last. */
const panels: HTMLElement[] = []
/** Last focused element of each dialog. */
const lastIn = new WeakMap<HTMLElement, HTMLElement>()

const give = (to: Element | null | undefined): boolean => {
  if (to instanceof HTMLElement && to.isConnected) to.focus({ preventScroll: true })
  return to !== document.body && document.activeElement === to
}

const enter = (panel: HTMLElement): boolean => give(lastIn.get(panel)) || give(panel)

/** True when the focus fell on the page, because its button was disabled or removed; no key reaches the dialog from
 * there. */
const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body

const LEAVES_WITHIN_MS = 5000

/** Focuses the page when the opener was removed by the dialog's change, so that keys still start somewhere. */
const outlive = (opener: Element | null): void => {
  if (opener === null || opener === document.body) return
  const settle = () => {
    if (opener.isConnected) return
    stop()
    if (isLost() && panels.length === 0) give(document.querySelector('main[tabindex]'))
  }
  const observer = new MutationObserver(settle)
  const timer = setTimeout(() => observer.disconnect(), LEAVES_WITHIN_MS)
  const stop = () => {
    clearTimeout(timer)
    observer.disconnect()
  }
  observer.observe(document.body, { childList: true, subtree: true })
  settle()
}

const FIELD = 'form :is(input:not([type=file], [type=hidden]), select, textarea):not(:disabled, [tabindex="-1"])'

/** A form begins in its first field and not on the cross above it; under a thumb, where a keyboard would cover it, it does not. */
const beginInForm = (panel: HTMLElement): void => {
  if (window.matchMedia('(pointer: coarse)').matches || panel.querySelector('[data-autofocus]')) return
  panel.querySelector(FIELD)?.setAttribute('data-autofocus', 'true')
}

/**
 * The focus of a dialog: in the field that a form begins with, given back when it closes, to its opener or else to the dialog below, and found again by Tab
 * or Esc when it was lost.
 */
export const useDialogFocus = (panel: RefObject<HTMLElement | null>, onEscape: () => void): void => {
  const [opener] = useState(() => document.activeElement)
  const escape = useEffectEvent(onEscape)
  useLayoutEffect(() => {
    if (panel.current) beginInForm(panel.current)
  }, [panel])
  useEffect(() => {
    const mine = panel.current
    if (!mine) return undefined
    panels.push(mine)
    const onFocus = (event: FocusEvent) => {
      if (event.target instanceof HTMLElement) lastIn.set(mine, event.target)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isLost() || panels.at(-1) !== mine) return
      if (event.key === 'Escape') escape()
      if (event.key === 'Tab' && enter(mine)) event.preventDefault()
    }
    mine.addEventListener('focusin', onFocus)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      mine.removeEventListener('focusin', onFocus)
      document.removeEventListener('keydown', onKeyDown)
      const wasInFront = panels.at(-1) === mine
      panels.splice(panels.indexOf(mine), 1)
      if (!wasInFront) return
      const below = panels.at(-1)
      if (below && !below.contains(opener)) enter(below)
      else if (!give(opener) && below) enter(below)
      if (!below) outlive(opener)
    }
  }, [opener, panel])
}
