import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useKeyDown } from '#web/kit/table/useKeyDown.ts'

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

const rowsOf = (body: HTMLElement | null): HTMLElement[] => [
  ...(body?.querySelectorAll<HTMLElement>(':scope > tr:not([data-group])') ?? []),
]

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}
const turns: Readonly<Record<string, number>> = { PageDown: 1, PageUp: -1 }

/** Space, or x as in other trackers; with Shift a range. */
const selects = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key === ' ' || (key.toLowerCase() === 'x' && !ctrlKey && !metaKey && !altKey)

/**
 * Moves through the rows of a table's body by keys: ↑ ↓ Home End, Page Up and Page Down turn pages, Enter opens, Space
 * and x select, Esc lets the selection go. Answers the one row that Tab reaches: that and the controls in it, then the table
 * is left.
 */
export const useRowKeys = (body: RefObject<HTMLElement | null>, options: RowKeysOptions): number => {
  const [wanted, setActive] = useState(0)
  const inside = useRef(false)
  const last = Math.max(0, options.count - 1)
  const active = Math.min(wanted, last)

  // The focused row went away with its page, or was deleted: whoever stood there stands on the row in its place.
  useLayoutEffect(() => {
    if (inside.current && document.activeElement === document.body) rowsOf(body.current)[active]?.focus()
  })

  const move = (event: KeyboardEvent, to: number) => {
    setActive(to)
    rowsOf(body.current)[to]?.focus()
    if (event.shiftKey && event.key.startsWith('Arrow')) options.add?.(to)
  }
  /** Keys that mean the row itself: handled when it has the focus, not a control in it. */
  const onRow = (event: KeyboardEvent): boolean => {
    if (event.key === 'Enter') options.open(active, event.ctrlKey || event.metaKey)
    else if (selects(event) && options.toggle) options.toggle(active, event.shiftKey)
    else if (event.key === 'Escape' && options.clear) options.clear()
    else return false
    return true
  }
  const anywhere = (event: KeyboardEvent): boolean => {
    const step = steps[event.key]
    const turn = turns[event.key]
    if (event.ctrlKey || event.metaKey || event.altKey) return false
    if (step) move(event, step(active, last))
    else if (turn === undefined) return false
    else if (options.page + turn >= 1 && options.page + turn <= options.pages) options.setPage(options.page + turn)
    return true
  }
  useKeyDown(body, (event) => {
    const target = event.target
    if (event.defaultPrevented || !(target instanceof HTMLElement)) return
    const row = target.closest('tr')
    if (target !== row && target.closest(OWN_KEYS)) return
    if ((target === row && onRow(event)) || anywhere(event)) event.preventDefault()
  })
  useEffect(() => {
    const table = body.current
    const onFocus = (event: FocusEvent) => {
      inside.current = true
      const row = event.target instanceof Element ? event.target.closest('tr') : null
      const index = rowsOf(table).findIndex((one) => one === row)
      if (index >= 0) setActive(index)
    }
    const onBlur = ({ target, relatedTarget: to }: FocusEvent) => {
      if (to instanceof Node) inside.current = table?.contains(to) === true
      // A row that is taken away blurs before it goes, as one that is left for nothing does: a moment later they differ.
      else
        setTimeout(() => {
          const left = target instanceof Node && target.isConnected && !table?.contains(document.activeElement)
          if (left) inside.current = false
        })
    }
    table?.addEventListener('focusin', onFocus)
    table?.addEventListener('focusout', onBlur)
    return () => {
      table?.removeEventListener('focusin', onFocus)
      table?.removeEventListener('focusout', onBlur)
    }
  }, [body])
  return active
}
