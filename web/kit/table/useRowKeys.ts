import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'

interface RowKeysOptions {
  readonly count: number
  readonly page: number
  readonly pages: number
  readonly setPage: (page: number) => void
  readonly open: (index: number, inNewTab: boolean) => void
  readonly toggle: ((index: number, range: boolean) => void) | undefined
  /** Shift and an arrow take the next row along. */
  readonly add: ((index: number) => void) | undefined
  readonly clear: (() => void) | undefined
}

/** Keys that a control inside a row needs for itself. */
const OWN_KEYS = 'input:not([type="checkbox"]), select, textarea, [role="menu"], [role="listbox"]'

const rowAt = (body: HTMLElement | null, index: number): HTMLElement | undefined =>
  [...(body?.querySelectorAll<HTMLElement>(':scope > tr') ?? [])][index]

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

export interface RowKeys {
  readonly body: RefObject<HTMLTableSectionElement | null>
  /** The one row that Tab reaches. */
  readonly active: number
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void
}

/**
 * Moves through rows by keys: ↑ ↓ Home End, Page Up and Page Down turn pages, Enter opens, Space selects, Esc lets the
 * selection go. Tab reaches one row and the controls in it, then leaves the table.
 */
export const useRowKeys = (it: RowKeysOptions): RowKeys => {
  const body = useRef<HTMLTableSectionElement>(null)
  const [wanted, setActive] = useState(0)
  const inside = useRef(false)
  const last = Math.max(0, it.count - 1)
  const active = Math.min(wanted, last)

  // The focused row went away with its page, or was deleted: whoever stood there stands on the row in its place.
  useLayoutEffect(() => {
    if (inside.current && document.activeElement === document.body) rowAt(body.current, active)?.focus()
  })

  const move = (event: KeyboardEvent, to: number) => {
    event.preventDefault()
    setActive(to)
    rowAt(body.current, to)?.focus()
    if (event.shiftKey && event.key.startsWith('Arrow')) it.add?.(to)
  }
  const turn = (event: KeyboardEvent, page: number) => {
    event.preventDefault()
    if (page >= 1 && page <= it.pages) it.setPage(page)
  }
  /** What a key does when it is the row itself that has the focus. */
  const onRow = (event: KeyboardEvent): boolean => {
    if (event.key === 'Enter') it.open(active, event.ctrlKey || event.metaKey)
    else if (event.key === ' ' && it.toggle) it.toggle(active, event.shiftKey)
    else if (event.key === 'Escape' && it.clear) it.clear()
    else return false
    event.preventDefault()
    return true
  }
  return {
    body,
    active,
    onKeyDown: (event) => {
      const target = event.target
      if (event.defaultPrevented || event.altKey || !(target instanceof HTMLElement)) return
      const row = target.closest('tr')
      if (target !== row && target.closest(OWN_KEYS)) return
      if (target === row && onRow(event)) return
      const step = steps[event.key]
      if (step && !event.ctrlKey && !event.metaKey) move(event, step(active, last))
      else if (event.key === 'PageDown') turn(event, it.page + 1)
      else if (event.key === 'PageUp') turn(event, it.page - 1)
    },
    onFocus: (event) => {
      inside.current = true
      const row = event.target.closest('tr')
      const index = [...(body.current?.querySelectorAll(':scope > tr') ?? [])].findIndex((one) => one === row)
      if (index >= 0) setActive(index)
    },
    onBlur: (event) => {
      // A row that is taken away blurs too; that is not leaving.
      if (event.target.isConnected) inside.current = event.currentTarget.contains(event.relatedTarget)
    },
  }
}
