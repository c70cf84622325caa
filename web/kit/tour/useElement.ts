import { useEffect, useEffectEvent, useState } from 'react'
import { findElement, isThere, type Found } from '#web/kit/tour/find.ts'
import type { TourStep } from '#web/kit/tour/step.ts'
import type { Place } from '#web/kit/tour/useStepPlace.ts'

/** Milliseconds that a step waits for its element before the tour goes on without it. */
const PATIENCE_MS = 4000

interface Looking {
  readonly place: Place
  readonly onMissing: () => void
  readonly onPast: () => void
}

/** The step's element while it can be reached; watches the page for it to come and go. */
export const useElement = (step: TourStep, { place, onMissing, onPast }: Looking): HTMLElement | undefined => {
  const find = (): Found => {
    if (place === 'here') return findElement(step.element)
    return { is: place === 'coming' ? 'covered' : 'missing' }
  }
  const [element, setElement] = useState(() => {
    const found = find()
    return found.is === 'there' ? found.element : undefined
  })
  const missing = useEffectEvent(onMissing)
  const look = useEffectEvent((): 'past' | 'missing' | 'fine' => {
    if (step.past?.some(isThere)) return 'past'
    const found = find()
    setElement(found.is === 'there' ? found.element : undefined)
    return found.is === 'missing' ? 'missing' : 'fine'
  })
  const past = useEffectEvent(onPast)
  useEffect(() => {
    let patience: ReturnType<typeof setTimeout> | undefined
    const watcher = new MutationObserver(() => check())
    const stop = () => {
      watcher.disconnect()
      clearTimeout(patience)
      document.removeEventListener('visibilitychange', check)
      window.removeEventListener('resize', check)
    }
    const check = () => {
      const now = look()
      if (now === 'past') {
        stop()
        past()
      } else if (now === 'missing') patience ??= setTimeout(() => missing(), PATIENCE_MS)
      else {
        clearTimeout(patience)
        patience = undefined
      }
    }
    watcher.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['data-tour', 'aria-modal', 'hidden'],
    })
    document.addEventListener('visibilitychange', check)
    window.addEventListener('resize', check)
    check()
    return stop
  }, [step, place])
  return element
}
