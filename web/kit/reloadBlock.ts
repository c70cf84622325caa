import { useEffect } from 'react'
import { store } from '#web/kit/store.ts'

/** Number of components that block a reload: a running loop, an unsaved form. */
export const reloadBlocks = store(0)

/** While `on`, no reload of the page is offered. */
export const useReloadBlock = (on: boolean): void => {
  useEffect(() => {
    if (!on) return undefined
    reloadBlocks.set((count) => count + 1)
    return () => reloadBlocks.set((count) => count - 1)
  }, [on])
}
