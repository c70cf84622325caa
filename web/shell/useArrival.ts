import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { firstField } from '#web/kit/form/firstField.ts'

/** Milliseconds after which the parts below a slow one show anyway. */
const ARRIVING_MS = 10_000
/** Milliseconds within which a page that one comes back to has its rows again. */
const RETURNS_WITHIN_MS = 5000

interface Left {
  readonly top: number
  /** Address of the link that led away. */
  readonly link: string | undefined
}

/** How each visit was left, by its key in the tab's history. */
const visits = new Map<string, Left>()

const isThere = (screen: HTMLElement, { top, link }: Left): boolean => {
  screen.scrollTo({ top })
  if (Math.abs(screen.scrollTop - top) > 1) return false
  if (link === undefined) return true
  const found = [...screen.querySelectorAll('a')].find((it) => it.getAttribute('href') === link)
  found?.focus({ preventScroll: true })
  return found !== undefined
}

/** Scrolls to where the visit was left and focuses the link that led away, once the page is long enough again. */
const returnTo = (screen: HTMLElement, left: Left): (() => void) => {
  const watch = new MutationObserver(() => {
    if (isThere(screen, left)) stop()
  })
  const timer = setTimeout(() => stop(), RETURNS_WITHIN_MS)
  const touches = ['pointerdown', 'keydown', 'wheel'] as const
  const stop = () => {
    watch.disconnect()
    clearTimeout(timer)
    for (const touch of touches) screen.removeEventListener(touch, stop)
  }
  if (isThere(screen, left)) clearTimeout(timer)
  else {
    watch.observe(screen, { childList: true, subtree: true })
    // Whoever goes on by themselves is not pulled back.
    for (const touch of touches) screen.addEventListener(touch, stop, { passive: true })
  }
  return stop
}

const enter = (screen: HTMLElement | null, isFirst: boolean): void => {
  const field = screen ? firstField(screen) : undefined
  if (isFirst) return field?.focus({ preventScroll: true })
  screen?.scrollTo({ top: 0 })
  // An open dialog keeps the focus: its keys would do nothing otherwise.
  if (!document.activeElement?.closest('[data-dialog]')) (field ?? screen)?.focus({ preventScroll: true })
}

/** Keeps how each visit is left. */
const useLeaving = (main: RefObject<HTMLElement | null>, key: string): void => {
  useLayoutEffect(() => {
    const screen = main.current
    if (!screen) return undefined
    let link: string | undefined
    const keep = () => visits.set(key, { top: screen.scrollTop, link })
    const follow = (event: Event) => {
      link = (event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : null) ?? link
      keep()
    }
    screen.addEventListener('scroll', keep, { passive: true })
    screen.addEventListener('click', follow, { capture: true })
    return () => {
      screen.removeEventListener('scroll', keep)
      screen.removeEventListener('click', follow, { capture: true })
    }
  }, [main, key])
}

/**
 * A new screen starts at its top, and those who listen to the page are put there, or into the first field of its form,
 * as on a page that was opened by its address; Back returns to the row that one left from. Until it is touched, or has had
 * its time, its parts show from top to bottom (Shell.module.css), so that none jumps when one above it has its answer.
 */
export const useArrival = () => {
  const main = useRef<HTMLElement>(null)
  const { pathname, key } = useLocation()
  const returns = useNavigationType() === 'POP'
  const first = useRef(true)
  useLeaving(main, key)
  // The search of a page changes its key, and is no arrival.
  const arrive = useEffectEvent(() => {
    const screen = main.current
    const left = returns ? visits.get(key) : undefined
    const isFirst = first.current
    first.current = false
    if (screen && left && !isFirst) return returnTo(screen, left)
    enter(screen, isFirst)
    return undefined
  })
  useEffect(() => arrive(), [pathname])
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
