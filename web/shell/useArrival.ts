import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { firstField } from '#web/kit/form/firstField.ts'

/** Milliseconds after which the parts below a slow one show anyway. */
const ARRIVING_MS = 10_000

/**
 * A new screen starts at its top, and those who listen to the page are put there, or into the first field of its form,
 * as on a page that was opened by its address. Until it is touched, or has had its time, its parts show from top to bottom (Shell.module.css), so that none jumps when one above it has its answer.
 */
export const useArrival = () => {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const first = useRef(true)
  useEffect(() => {
    const screen = main.current
    const field = screen ? firstField(screen) : undefined
    if (first.current) field?.focus({ preventScroll: true })
    else {
      screen?.scrollTo({ top: 0 })
      const focused = field ?? screen
      // An open dialog keeps the focus: its keys would do nothing otherwise.
      if (!document.activeElement?.closest('[data-dialog]')) focused?.focus({ preventScroll: true })
    }
    first.current = false
  }, [pathname])
  useLayoutEffect(() => {
    const screen = main.current
    if (!screen) return undefined
    const arrived = () => delete screen.dataset['arriving']
    screen.dataset['arriving'] = 'true'
    const timer = setTimeout(arrived, ARRIVING_MS)
    const touches = ['pointerdown', 'keydown', 'wheel'] as const
    for (const touch of touches) screen.addEventListener(touch, arrived, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const touch of touches) screen.removeEventListener(touch, arrived)
    }
  }, [pathname])
  return main
}
