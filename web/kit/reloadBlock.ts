import { useEffect } from 'react'
import { store } from '#web/kit/store.ts'

/** How many things are under way that a reload would disturb: a running loop, something half typed. */
export const holds = store(0)

/** While `on`, nothing asks to reload the page. */
export const useHold = (on: boolean): void => {
  useEffect(() => {
    if (!on) return undefined
    holds.set((count) => count + 1)
    return () => holds.set((count) => count - 1)
  }, [on])
}
