import type { MouseEvent } from 'react'

const INTERACTIVE = 'a, button, input, select, textarea, label, [role="button"], [role="checkbox"]'

/**
 * Opens a row's page from a click anywhere in it: not on something that has its own click, not while text is being
 * selected, and in a new tab with Ctrl, ⌘ or the middle button as a link would.
 */
export const openRow = (event: MouseEvent, path: string, go: (path: string) => void): void => {
  const target = event.target
  if (event.defaultPrevented || !(target instanceof Element) || target.closest(INTERACTIVE)) return
  if (String(window.getSelection() ?? '') !== '') return
  if (event.metaKey || event.ctrlKey || event.button === 1) window.open(`#${path}`, '_blank', 'noopener')
  else go(path)
}
