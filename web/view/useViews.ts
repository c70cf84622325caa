import { useEffect, useEffectEvent } from 'react'
import { viewCalls, type ViewRow } from '#contract/view/view.ts'
import { useCall } from '#web/kit/call/query.ts'
import type { ListState } from '#web/kit/table/state/useListState.ts'

/** Part of a list's state that saved views use. */
export type Viewed = Pick<
  ListState,
  'id' | 'view' | 'state' | 'start' | 'plain' | 'apply' | 'keepAs' | 'matches' | 'setStart'
>

export interface Views {
  readonly all: readonly ViewRow[]
  /** View that the address names, if the reader may see it. */
  readonly current: ViewRow | undefined
  /** True when the table's state differs from its view. */
  readonly dirty: boolean
  /** View that opens by default. */
  readonly first: ViewRow | undefined
}

const same = (a: Viewed['start'], b: ViewRow | undefined): boolean =>
  a?.view === (b && String(b.id)) && JSON.stringify(a?.state) === JSON.stringify(b?.state)

/** Saved views of a table. The default one is stored in this browser, so that it opens without waiting. */
export const useViews = (list: Viewed): Views => {
  const { data } = useCall(viewCalls.list, { table: list.id }, { staleTime: 60_000 })
  const all = data?.data ?? []
  const current = all.find((it) => String(it.id) === list.view)
  const first = all.find((it) => it.id === data?.default_id)

  const learn = useEffectEvent(() => {
    const known = list.start
    if (same(known, first)) return
    list.setStart(first)
    // Opened in a browser that knew none, or an older state of it, and unchanged since.
    const asKnown = known !== undefined && list.view === known.view && list.matches(known.state)
    if (first && (list.plain || (asKnown && known.view === String(first.id)))) list.apply(first)
  })
  useEffect(() => {
    if (data) learn()
  }, [data])
  return { all, current, dirty: current !== undefined && !list.matches(current.state), first }
}
