import { useEffect, useRef, type RefObject } from 'react'

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * In a list, or several below each other, whose rows each have one button for what is done with them, the arrows go from button to button, so that
 * Enter does it, whatever else the row links to.
 */
export const useRowKeys = <E extends HTMLElement>(): RefObject<E | null> => {
  const list = useRef<E>(null)
  useEffect(() => {
    const rows = list.current
    if (!rows) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      const step = STEPS[event.key]
      if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
      const all = [...rows.querySelectorAll('li')]
      const at = all.findIndex((row) => row.contains(document.activeElement))
      const beyond = step > 0 ? all.slice(at + 1) : all.slice(0, Math.max(at, 0)).toReversed()
      const next = beyond.map((row) => row.querySelector('button')).find((it) => it !== null)
      if (!next) return
      event.preventDefault()
      next.focus()
    }
    rows.addEventListener('keydown', onKeyDown)
    return () => rows.removeEventListener('keydown', onKeyDown)
  }, [])
  return list
}
