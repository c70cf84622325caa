import { useEffect, useEffectEvent } from 'react'
import { viewCalls, type ViewRow } from '#contract/view/view.ts'
import { useCall } from '#web/kit/call/query.ts'
import type { ListState } from '#web/kit/table/state/useListState.ts'

/** The part of a list's state that saved views use. */
export type Viewed = Pick<
  ListState,
  'id' | 'view' | 'state' | 'start' | 'plain' | 'apply' | 'keepAs' | 'matches' | 'setStart'
>

export interface Views {
  readonly all: readonly ViewRow[]
  /** The view that the address names, when it is there to be seen. */
  readonly current: ViewRow | undefined
  /** Whether the table no longer stands as its view says. */
  readonly dirty: boolean
  /** The view that opens first. */
  readonly first: ViewRow | undefined
}

const same = (a: Viewed['start'], b: ViewRow | undefined): boolean =>
  a?.view === (b && String(b.id)) && JSON.stringify(a?.state) === JSON.stringify(b?.state)

/** The saved views of a table. The one that opens first is kept in this browser, so that it opens without a wait. */
export const useViews = (list: Viewed): Views => {
  const { data } = useCall(viewCalls.list, { table: list.id }, { staleTime: 60_000 })
  const all = data?.data ?? []
  const current = all.find((it) => String(it.id) === list.view)
  const first = all.find((it) => it.id === data?.default_id)

  const learn = useEffectEvent(() => {
    const known = list.start
    if (same(known, first)) return
    list.setStart(first)
    // Opened on a browser that did not know yet, or knew an older state of it, and not touched since.
    const asKnown = known !== undefined && list.view === known.view && list.matches(known.state)
    if (first && (list.plain || (asKnown && known.view === String(first.id)))) list.apply(first)
  })
  useEffect(() => {
    if (data) learn()
  }, [data])
  return { all, current, dirty: current !== undefined && !list.matches(current.state), first }
}
