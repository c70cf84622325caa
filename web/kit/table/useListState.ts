import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { PAGE_SIZE, PAGE_SIZES, type SortOf } from '#contract/kit/page.ts'
import { keep } from '#web/kit/keep.ts'

type Changes = Readonly<Record<string, string | null | undefined>>

export interface ListState<S extends string = string, F extends string = string> {
  /** What the list's endpoint takes. */
  readonly input: { page: number; per_page: number; sort?: SortOf<S>; q?: string } & Partial<Record<F, string>>
  readonly page: number
  readonly perPage: number
  readonly sort: SortOf<S> | undefined
  readonly q: string
  readonly filters: Readonly<Partial<Record<F, string>>>
  /** Whether search or filters narrow the list. */
  readonly filtered: boolean
  setPage(page: number): void
  setPerPage(size: number): void
  /** Falls, then rises, then stands in the list's own order again. */
  toggleSort(key: string): void
  setSort(sort: string | undefined): void
  setSearch(q: string): void
  /** Sets filters, null takes one away; back to page 1. */
  set(changes: Partial<Record<F, string | null>>): void
  clear(): void
}

interface ListOptions<S extends string, F extends string> {
  readonly sorts: readonly S[]
  readonly filters?: readonly F[]
  /** Order when the address says none. */
  readonly sort?: SortOf<S>
  readonly perPage?: number
}

const wholeFrom = (text: string | null, least: number): number | undefined => {
  const it = Number(text ?? Number.NaN)
  return Number.isInteger(it) && it >= least ? it : undefined
}

const sizeOf = (text: string | null): number | undefined => {
  const it = wholeFrom(text, 1)
  return PAGE_SIZES.find((size) => size === it)
}

const isSortOf = <S extends string>(text: string | null, sorts: readonly S[]): text is SortOf<S> =>
  text !== null && sorts.some((it) => text === it || text === `-${it}`)

/** The state of a list, kept in the address, so that a link shows the same rows and Back returns to them. */
export const useListState = <const S extends string, const F extends string = never>(
  id: string,
  options: ListOptions<S, F>,
): ListState<S, F> => {
  const { sorts, sort: usual, filters: names, perPage: ownSize } = options
  const [params, setParams] = useSearchParams()
  const sizeKey = `nucleo.table.${id}.size`
  const text = params.toString()

  const change = useCallback(
    (changes: Changes) => {
      setParams(
        (before) => {
          const after = new URLSearchParams(before)
          // Another selection of rows starts at its first page.
          if (!('page' in changes)) after.delete('page')
          for (const [name, value] of Object.entries(changes)) {
            if (value === null || value === undefined || value === '') after.delete(name)
            else after.set(name, value)
          }
          return after
        },
        { replace: true },
      )
    },
    [setParams],
  )

  return useMemo(() => {
    const now = new URLSearchParams(text)
    const page = wholeFrom(now.get('page'), 1) ?? 1
    const perPage = sizeOf(now.get('per_page')) ?? sizeOf(keep.get(sizeKey)) ?? ownSize ?? PAGE_SIZE
    const asked = now.get('sort')
    const sort = isSortOf(asked, sorts) ? asked : usual
    const q = now.get('q') ?? ''
    const given = (names ?? []).flatMap((name) => {
      const value = now.get(name)
      return value === null || value === '' ? [] : [[name, value] as const]
    })
    const filters = Object.fromEntries(given) as Partial<Record<F, string>>
    const next = (key: string): string | null => (sort === `-${key}` ? key : sort === key ? null : `-${key}`)
    return {
      input: { page, per_page: perPage, ...(sort ? { sort } : {}), ...(q ? { q } : {}), ...filters },
      page,
      perPage,
      sort,
      q,
      filters,
      filtered: q !== '' || given.length > 0,
      setPage: (it) => change({ page: it > 1 ? String(it) : null }),
      setPerPage: (it) => {
        keep.set(sizeKey, String(it))
        change({ per_page: String(it) })
      },
      toggleSort: (key) => change({ sort: next(key) }),
      setSort: (it) => change({ sort: it }),
      setSearch: (it) => change({ q: it }),
      set: (it) => change(it as Changes),
      clear: () => change(Object.fromEntries([...(names ?? []), 'q'].map((name) => [name, null]))),
    } satisfies ListState<S, F>
    // `names` and `sorts` are written in place by the screen and never change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [text, change, sizeKey, usual, ownSize])
}
