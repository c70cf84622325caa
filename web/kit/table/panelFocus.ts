import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'

const ITEM = '[data-item]:not(:disabled)'

const itemsOf = (it: HTMLElement): HTMLElement[] => [...it.querySelectorAll<HTMLElement>(ITEM)]

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** Moves the focus among the `data-item` elements of a panel by arrows, Home and End. */
export const moveByArrows = (event: KeyboardEvent<HTMLElement>): void => {
  const writing = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox'
  const step = steps[event.key]
  if (!step || event.altKey || (writing && !event.key.startsWith('Arrow'))) return
  const items = itemsOf(event.currentTarget)
  const at = items.findIndex((it) => it === document.activeElement)
  items[step(at, items.length - 1)]?.focus()
  event.preventDefault()
}

/** Puts the focus into a panel that has just opened: where `data-autofocus` says, else on its first item. */
export const usePanelFocus = <T extends HTMLElement>(): RefObject<T | null> => {
  const panel = useRef<T>(null)
  useEffect(() => {
    const element = panel.current
    const first = element?.querySelector<HTMLElement>('[data-autofocus]') ?? (element ? itemsOf(element)[0] : undefined)
    first?.focus({ preventScroll: true })
  }, [])
  return panel
}
