import { useEffect } from 'react'
import { store } from '#web/kit/store.ts'

const NAME = 'Nucleo'

const parts = store<{ prefix: string; screen: string }>({ prefix: '', screen: '' })

parts.subscribe(() => {
  const { prefix, screen } = parts.get()
  document.title = [prefix, screen, NAME].filter(Boolean).join(' · ')
})

/** Names the screen in the page's title, while it shows: one that names none leaves no name of the screen before. */
export const useDocumentTitle = (screen: string): void => {
  useEffect(() => {
    parts.set((before) => ({ ...before, screen }))
    return () => parts.set((before) => (before.screen === screen ? { ...before, screen: '' } : before))
  }, [screen])
}

/** Stands before the screen's name on all screens, as the running time does; '' takes it away. */
export const setTitlePrefix = (prefix: string): void => {
  parts.set((before) => (before.prefix === prefix ? before : { ...before, prefix }))
}
