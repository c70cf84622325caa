import { useEffect } from 'react'
import { store } from '#web/kit/store.ts'

const NAME = 'Nucleo'

const parts = store({ prefix: '', notice: '', screen: '' })

parts.subscribe(() => {
  const { prefix, notice, screen } = parts.get()
  document.title = [prefix, [notice && `(${notice})`, screen || NAME].filter(Boolean).join(' '), screen && NAME]
    .filter(Boolean)
    .join(' · ')
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

/** Stands in brackets before the screen's name on all screens, behind the prefix; '' takes it away. */
export const setTitleNotice = (notice: string): void => {
  parts.set((before) => (before.notice === notice ? before : { ...before, notice }))
}
