import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'

/** The list with one entry at another place. */
export const moved = <T>(all: readonly T[], from: number, to: number): T[] => {
  const rest = all.toSpliced(from, 1)
  return all[from] === undefined ? [...all] : rest.toSpliced(to, 0, all[from])
}

interface Reorder {
  readonly list: RefObject<HTMLUListElement | null>
  /** The entry that is being dragged, where it stands now. */
  readonly dragging: number | undefined
  readonly grab: (event: PointerEvent<HTMLElement>, index: number) => void
}

/** Drags entries of a list up and down with a mouse, a pen or a finger; whatever is dragged also moves by keys. */
export const useReorder = (count: number, move: (from: number, to: number) => void): Reorder => {
  const list = useRef<HTMLUListElement>(null)
  const [dragging, setDragging] = useState<number>()
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])
  const latest = useRef({ move, dragging })
  useEffect(() => {
    latest.current = { move, dragging }
  })
  const grab = (event: PointerEvent<HTMLElement>, index: number) => {
    if (event.button !== 0) return
    event.preventDefault()
    setDragging(index)
    const follow = (pointer: globalThis.PointerEvent) => {
      const entries = [...(list.current?.children ?? [])].slice(0, count)
      const over = entries.findIndex((one) => {
        const { top, bottom } = one.getBoundingClientRect()
        return pointer.clientY >= top && pointer.clientY < bottom
      })
      const { move: now, dragging: at } = latest.current
      if (over < 0 || at === undefined || over === at) return
      now(at, over)
      setDragging(over)
    }
    const drop = () => {
      setDragging(undefined)
      window.removeEventListener('pointermove', follow)
      window.removeEventListener('pointerup', drop)
      window.removeEventListener('pointercancel', drop)
    }
    window.addEventListener('pointermove', follow)
    window.addEventListener('pointerup', drop)
    window.addEventListener('pointercancel', drop)
    stop.current = drop
  }
  return { list, dragging, grab }
}
