import { useEffect, useRef } from 'react'
import { atomCrud, atomList, type AtomRow } from '#contract/atom/atom.ts'
import { isCallError } from '#web/kit/call/call-error.ts'
import { call } from '#web/kit/call/call.ts'
import type { Chosen } from '#web/kit/table/select/useSelection.ts'

/** An atom as the person saw it when it was selected. */
export type MeantAtom = Pick<
  AtomRow,
  'id' | 'version' | 'nome' | 'ref' | 'responsavel_id' | 'data' | 'priority' | 'hours_planned' | 'cell_id'
>

interface Reading {
  /** Rows of the present page. */
  readonly rows: readonly AtomRow[]
  readonly filter: Readonly<Record<string, string>>
}

const PAGE = 100

/** All rows of a filter except some, at most `max`. */
const allBut = async (filter: Reading['filter'], except: readonly number[], max: number): Promise<MeantAtom[]> => {
  const found: MeantAtom[] = []
  for (let page = 1; found.length <= max; page += 1) {
    const { data } = await call(atomList.calls.list, { ...filter, page, per_page: PAGE })
    found.push(...data.filter((it) => !except.includes(it.id)))
    if (data.length < PAGE) break
  }
  return found
}

/**
 * The atoms that a selection means, with the versions that the person saw. Rows of other pages are remembered, for a
 * selection goes on over pages; everything of a filter is asked for when it is needed.
 */
export const useMeantAtoms = ({ rows, filter }: Reading) => {
  const seen = useRef(new Map<number, MeantAtom>())
  useEffect(() => {
    for (const row of rows) seen.current.set(row.id, row)
  }, [rows])
  return {
    of: async ({ meant }: Pick<Chosen, 'meant'>, max: number): Promise<MeantAtom[]> =>
      'ids' in meant ? meant.ids.flatMap((id) => seen.current.get(id) ?? []) : allBut(filter, meant.except, max),

    /** Reloads atoms that changed meanwhile, on any page, so that a second try has their present version. */
    reread: async (ids: readonly number[]): Promise<void> => {
      for (const id of ids)
        try {
          const { data } = await call(atomCrud.calls.show, { id })
          seen.current.set(id, data)
        } catch (error) {
          // Deleted, or outside the scope: the next try reports it.
          if (!isCallError(error)) throw error
        }
    },
  }
}
