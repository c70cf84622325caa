import { useCallback, useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { PAGE_SIZE, type PAGE_SIZES, type SortOf } from '#contract/kit/page.ts'
import { sameState, type Density, type TableMemory, type TableState } from '#contract/kit/tableState.ts'
import { session } from '#web/kit/session/session.ts'
import { useStore } from '#web/kit/store.ts'
import { chosenColumns, ownKeys, type Column } from '#web/kit/table/column.ts'
import {
  EVERYTHING,
  isBare,
  settled,
  sortIn,
  withState,
  writeLooks,
  type OwnLooks,
} from '#web/kit/table/state/address.ts'
import { readList, sizeOf, type ListReading } from '#web/kit/table/state/listReading.ts'
import { recall, remember } from '#web/kit/table/state/tableMemory.ts'

type Changes = Readonly<Record<string, string | null | undefined>>

export interface ListState<S extends string = string, F extends string = string> extends ListReading<S, F> {
  /** Name of the table in saved views. */
  readonly id: string
  setPage(page: number): void
  setPerPage(size: number): void
  /** Descending, then ascending, then the list's own order; a column of names (`up`) begins ascending. */
  toggleSort(column: Pick<Column<never>, 'key' | 'sort'>): void
  setSort(sort: string | undefined): void
  setSearch(q: string): void
  /** Sets filters, null removes one; returns to page 1. */
  set(changes: Partial<Record<F, string | null>>): void
  clear(): void
  /** Sets the visible columns in their order; undefined returns to the table's default. */
  setColumns(keys: readonly string[] | undefined): void
  setDensity(density: Density): void
  /** Applies a saved view; without one, the default table with this person's preferences. */
  apply(view?: { id: number; state: TableState }): void
  /** Marks the present state as a view that was just saved. */
  keepAs(id: number): void
  /** View that opens for a bare address, as this browser remembers it. */
  readonly start: { readonly view: string; readonly state: TableState } | undefined
  /** True when the address sets no view, filter, order or page. */
  readonly plain: boolean
  /** True when the list's state equals the given one. */
  matches(state: TableState): boolean
  /** Sets the view that opens for a bare address; undefined is the table without a view. */
  setStart(view: { id: number; state: TableState } | undefined): void
}

interface ListOptions<S extends string, F extends string> {
  readonly sorts: readonly S[]
  readonly filters?: readonly F[]
  /** Order when the address sets none. */
  readonly sort?: SortOf<S>
  readonly perPage?: (typeof PAGE_SIZES)[number]
  /** Columns to choose from; without them the screen fixes which ones show. */
  readonly columns?: readonly Column<never>[]
}

/** The state of a list, kept in the address, so that a link shows the same rows and Back returns to them. */
export const useListState = <const S extends string, const F extends string = never>(
  id: string,
  options: ListOptions<S, F>,
): ListState<S, F> => {
  const { sorts, sort: usual, filters: given, perPage: ownSize, columns } = options
  const [params, setParams] = useSearchParams()
  const person = useStore(session).me?.id
  const text = params.toString()
  // Which columns show by default changes with the width of the screen.
  const known = columns?.map((it) => (it.extra ? `${it.key}-` : it.key)).join(',')

  const about = useMemo(() => {
    const names = { sorts, filters: given ?? [] }
    const own: OwnLooks = {
      sort: usual,
      columns: columns ? ownKeys(columns) : [],
      density: 'comfortable',
      per_page: ownSize ?? PAGE_SIZE,
    }
    // Read each time: another table, or another tab, may have changed it.
    return { names, own, memory: () => recall(id, person) }
    // Names and columns are written in place by the screen; the columns differ only by who looks, and how widely.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id, person, usual, ownSize, known])

  const now = useMemo(() => settled(new URLSearchParams(text), { ...about, memory: about.memory() }), [text, about])
  const shown = now.toString()
  useEffect(() => {
    if (shown !== text) setParams(new URLSearchParams(shown), { replace: true })
  }, [shown, text, setParams])

  const go = useCallback(
    (edit: (after: URLSearchParams) => URLSearchParams) => {
      setParams((before) => edit(settled(before, { ...about, memory: about.memory() })), { replace: true })
    },
    [setParams, about],
  )

  return useMemo(() => {
    const { own, names } = about
    const reading = readList(new URLSearchParams(shown), { own, sorts, filters: given ?? [], columns })
    const { page, sort, view, state } = reading
    const change = (changes: Changes) =>
      go((after) => {
        // Other rows begin at their first page.
        if (!('page' in changes)) after.delete('page')
        for (const [name, value] of Object.entries(changes)) {
          if (value === null || value === undefined || value === '') after.delete(name)
          else after.set(name, value)
        }
        // A bare address would open the default view again.
        if (isBare(after, names) && about.memory().start) after.set('view', EVERYTHING)
        return after
      })
    const changeLooks = (next: TableMemory, { keepsPage = true } = {}) => {
      // Without a view the looks are the person's preferences; with one they belong to the view.
      if (view === undefined || view === EVERYTHING) remember(id, person, next)
      go((after) => {
        if (!keepsPage) after.delete('page')
        writeLooks(after, next, { own, memory: about.memory() })
        return after
      })
    }
    const next = ({ key, sort: kind }: Pick<Column<never>, 'key' | 'sort'>): string | null => {
      const [first, second] = kind === 'up' ? [key, `-${key}`] : [`-${key}`, key]
      return sort === first ? second : sort === second ? null : first
    }
    /** Sorts and filters of columns that this person does not have are dropped before states are compared. */
    const readable = ({ sort: by, filters, ...state }: TableState): TableState => {
      const wanted = by === undefined ? own.sort : (sortIn(new URLSearchParams({ sort: by }), sorts) ?? own.sort)
      return {
        ...state,
        filters: Object.fromEntries(
          Object.entries(filters).filter(([name]) => names.filters.some((one) => one === name)),
        ),
        ...(wanted === undefined ? {} : { sort: wanted }),
        ...(state.columns && columns && { columns: chosenColumns(columns, state.columns).map((one) => one.key) }),
      }
    }
    return {
      id,
      ...reading,
      start: about.memory().start,
      plain: view === undefined && !reading.filtered && page === 1 && sort === usual,
      setPage: (it) => change({ page: it > 1 ? String(it) : null }),
      setPerPage: (it) => changeLooks({ per_page: sizeOf(it) }, { keepsPage: false }),
      toggleSort: (column) => change({ sort: next(column) }),
      setSort: (it) => change({ sort: it }),
      setSearch: (it) => change({ q: it }),
      set: change,
      clear: () => change(Object.fromEntries([...names.filters, 'q'].map((name) => [name, null]))),
      setColumns: (keys) => changeLooks({ columns: [...(keys ?? own.columns)] }),
      setDensity: (it) => changeLooks({ density: it }),
      apply: (next) =>
        go((before) => {
          const memory = about.memory()
          const none = { state: { filters: {} }, view: memory.start ? EVERYTHING : undefined }
          const wanted = next ? { state: next.state, view: String(next.id) } : none
          return settled(withState(before, wanted, { ...about, memory }), { ...about, memory })
        }),
      keepAs: (it) => change({ view: String(it), page: page > 1 ? String(page) : null }),
      matches: (it) => sameState(readable(it), state),
      setStart: (it) => remember(id, person, { start: it && { view: String(it.id), state: it.state } }),
    } satisfies ListState<S, F>
    // oxlint-disable-next-line react/exhaustive-deps
  }, [shown, about, go])
}
