import type { Icon } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { store } from '#web/kit/store.ts'

/** What one may do on the page on show, beside what has a key: its filters, its exports. */
export interface PageAction {
  readonly id: string
  readonly label: string
  readonly group: string
  /** Other search terms. */
  readonly also?: string
  readonly icon?: Icon
  readonly run: () => void
}

type Told = () => readonly PageAction[]

/** Asked when the palette opens, so that nothing is drawn anew with each change of a page. */
export const pageActions = store<readonly Told[]>([])

/** Offers actions in the palette while the component is on the screen. */
export const usePageActions = (actions: readonly PageAction[]): void => {
  const now = useRef(actions)
  useEffect(() => {
    now.current = actions
  })
  useEffect(() => {
    const told: Told = () => now.current
    pageActions.set((all) => [...all, told])
    return () => pageActions.set((all) => all.filter((it) => it !== told))
  }, [])
}
