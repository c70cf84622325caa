import type { Icon } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { store } from '#web/kit/store.ts'

/** Actions of the present page without a key of their own: its filters, its exports. */
export interface PageAction {
  readonly id: string
  readonly label: string
  readonly group: string
  /** Further search terms. */
  readonly also?: string
  readonly icon?: Icon
  readonly run: () => void
}

type Reader = () => readonly PageAction[]

/** Read when the palette opens, so that a change of the page renders nothing. */
export const pageActions = store<readonly Reader[]>([])

/** Offers actions in the palette while the component is on the screen. */
export const usePageActions = (actions: readonly PageAction[]): void => {
  const now = useRef(actions)
  useEffect(() => {
    now.current = actions
  })
  useEffect(() => {
    const read: Reader = () => now.current
    pageActions.set((all) => [...all, read])
    return () => pageActions.set((all) => all.filter((it) => it !== read))
  }, [])
}
