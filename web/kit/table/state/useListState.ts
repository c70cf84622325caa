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
  /** Name of the table, as saved views know it. */
  readonly id: string
  setPage(page: number): void
  setPerPage(size: number): void
  /** Falls, then rises, then stands in the list's own order again; a column of names (`up`) rises first. */
  toggleSort(column: Pick<Column<never>, 'key' | 'sort'>): void
  setSort(sort: string | undefined): void
  setSearch(q: string): void
  /** Sets filters, null takes one away; back to page 1. */
  set(changes: Partial<Record<F, string | null>>): void
  clear(): void
  /** Visible columns in their order; undefined goes back to the table's own. */
  setColumns(keys: readonly string[] | undefined): void
  setDensity(density: Density): void
  /** Stands as a saved view says; without one, as the table is by itself and this person likes it. */
  apply(view?: { id: number; state: TableState }): void
  /** Marks the present state as a view that was just saved. */
  keepAs(id: number): void
  /** The view that opens where the address says nothing, as this browser remembers it. */
  readonly start: { readonly view: string; readonly state: TableState } | undefined
  /** Whether nobody has asked for anything yet: no view, filter, order or page. */
  readonly plain: boolean
  /** Whether it stands as a state says. */
  matches(state: TableState): boolean
  /** The view that opens where the address says nothing; undefined is the table as it is. */
  setStart(view: { id: number; state: TableState } | undefined): void
}

interface ListOptions<S extends string, F extends string> {
  readonly sorts: readonly S[]
  readonly filters?: readonly F[]
  /** Order when the address says none. */
  readonly sort?: SortOf<S>
  readonly perPage?: (typeof PAGE_SIZES)[number]
  /** With these, which columns show and in what order is the person's to choose. */
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
  const known = columns?.map((it) => it.key).join(',')

  const about = useMemo(() => {
    const names = { sorts, filters: given ?? [] }
    const own: OwnLooks = {
      sort: usual,
      columns: columns ? ownKeys(columns) : [],
      density: 'comfortable',
      per_page: ownSize ?? PAGE_SIZE,
    }
    // Asked for each time: another table, or another tab, may have been told something since.
    return { names, own, memory: () => recall(id, person) }
    // Names and columns are written in place by the screen; the columns differ only by who looks.
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
        // Another selection of rows starts at its first page.
        if (!('page' in changes)) after.delete('page')
        for (const [name, value] of Object.entries(changes)) {
          if (value === null || value === undefined || value === '') after.delete(name)
          else after.set(name, value)
        }
        // An address that says nothing would open the first view again.
        if (isBare(after, names) && about.memory().start) after.set('view', EVERYTHING)
        return after
      })
    const changeLooks = (next: TableMemory, { keepsPage = true } = {}) => {
      // How somebody likes a table is theirs; how a saved view looks is the view's.
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
