import { useEffect, useRef } from 'react'
import type { AnyEndpoint } from '#contract/kit/endpoint.ts'
import type { List } from '#contract/kit/list/list.ts'
import { isCallError } from '#web/kit/call/call-error.ts'
import { call } from '#web/kit/call/call.ts'
import type { Chosen } from '#web/kit/table/select/useSelection.ts'

interface Reading<R> {
  /** Rows of the present page. */
  readonly rows: readonly R[]
  readonly filter: Readonly<Record<string, string>>
  readonly list: Pick<List<R>, 'calls'>
  /** Call that reads one row. */
  readonly show: AnyEndpoint
}

const PAGE = 100

/**
 * The rows that a selection means, with the versions that the person saw. Rows of other pages are remembered, for a
 * selection goes on over pages; everything of a filter is asked for when it is needed.
 */
export const useMeantRows = <R extends { readonly id: number }>({ rows, filter, list, show }: Reading<R>) => {
  const seen = useRef(new Map<number, R>())
  useEffect(() => {
    for (const row of rows) seen.current.set(row.id, row)
  }, [rows])

  /** All rows of the filter except some, at most about `max`. */
  const allBut = async (except: readonly number[], max: number): Promise<R[]> => {
    const found: R[] = []
    for (let page = 1; found.length <= max; page += 1) {
      const { data } = await call(list.calls.list, { ...filter, page, per_page: PAGE })
      found.push(...data.filter((row) => !except.includes(row.id)))
      if (data.length < PAGE) break
    }
    return found
  }
  return {
    of: async ({ meant }: Pick<Chosen, 'meant'>, max: number): Promise<R[]> =>
      'ids' in meant ? meant.ids.flatMap((id) => seen.current.get(id) ?? []) : allBut(meant.except, max),

    /** Reloads rows that changed meanwhile, on any page, so that a second try has their present version. */
    reread: async (ids: readonly number[]): Promise<void> => {
      for (const id of ids)
        try {
          const { data } = (await call(show, { id })) as { data: R }
          seen.current.set(id, data)
        } catch (error) {
          // Deleted, or outside the scope: the next try reports it.
          if (!isCallError(error)) throw error
        }
    },
  }
}
