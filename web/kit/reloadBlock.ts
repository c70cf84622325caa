import { useEffect } from 'react'
import { store } from '#web/kit/store.ts'

/** How many components block a reload: a running loop, a form that is not saved. */
export const reloadBlocks = store(0)

/** While `on`, no reload of the page is offered. */
export const useReloadBlock = (on: boolean): void => {
  useEffect(() => {
    if (!on) return undefined
    reloadBlocks.set((count) => count + 1)
    return () => reloadBlocks.set((count) => count - 1)
  }, [on])
}
