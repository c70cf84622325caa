import type { MouseEvent } from 'react'

/** The row loses its button, or vanishes itself: the focus stays in the list, and in what holds it once it is empty. */
export const keepFocus = (event: MouseEvent<HTMLElement>, vanishes: boolean): void => {
  const row = event.currentTarget.closest('li')
  const list = event.currentTarget.closest<HTMLElement>('[data-notes]')
  const items = [...(list?.querySelectorAll<HTMLElement>('[data-item]') ?? [])]
  const at = items.findIndex((it) => row?.contains(it))
  const next = items[vanishes ? (at + 1 < items.length ? at + 1 : at - 1) : at] ?? list
  next?.focus()
}
