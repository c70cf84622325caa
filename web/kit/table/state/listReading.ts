import { PAGE_SIZES, type SortOf } from '#contract/kit/page.ts'
import type { Density, TableState } from '#contract/kit/tableState.ts'
import { chosenColumns, type Column } from '#web/kit/table/column.ts'
import { filtersIn, looksIn, pageIn, sortIn, viewIn, type OwnLooks } from '#web/kit/table/state/address.ts'

/** State of a list, read from the address. */
export interface ListReading<S extends string = string, F extends string = string> {
  /** Input of the list's call. */
  readonly input: { page: number; per_page: number; sort?: SortOf<S>; q?: string } & Partial<Record<F, string>>
  /** Search and filters alone, for an export or a bulk call. */
  readonly filter: { q?: string } & Partial<Record<F, string>>
  readonly page: number
  readonly perPage: number
  readonly sort: SortOf<S> | undefined
  readonly q: string
  readonly filters: Readonly<Partial<Record<F, string>>>
  /** True when search or filters narrow the list. */
  readonly filtered: boolean
  /** Keys of the visible columns in their order; undefined where the screen offers no choice of columns. */
  readonly columns: readonly string[] | undefined
  readonly density: Density
  /** Saved view that it was opened with: its number, or `all` for the table without a view. */
  readonly view: string | undefined
  /** State that a saved view would store. */
  readonly state: TableState
}

interface Known<S extends string, F extends string> {
  readonly own: OwnLooks
  readonly sorts: readonly S[]
  readonly filters: readonly F[]
  readonly columns: readonly Column<never>[] | undefined
}

export const sizeOf = (size: number) => PAGE_SIZES.find((it) => it === size)

/** The record without its undefined or empty values. */
const some = <T extends object>(it: T): T => Object.fromEntries(Object.entries(it).filter(([, value]) => value)) as T

/** Puts first and last day in order, in case somebody typed each into the other's field. */
export const orderedDays = <T extends Readonly<Record<string, string | undefined>>>(filters: T): T => {
  const { from, to } = filters
  return from !== undefined && to !== undefined && to < from ? { ...filters, from: to, to: from } : filters
}

export const readList = <S extends string, F extends string>(
  params: URLSearchParams,
  { own, sorts, filters: names, columns }: Known<S, F>,
): ListReading<S, F> => {
  const looks = looksIn(params)
  const [page, perPage] = [pageIn(params), looks.per_page ?? own.per_page]
  const sort = sortIn(params, sorts) ?? sortIn(new URLSearchParams({ sort: own.sort ?? '' }), sorts)
  const q = params.get('q') ?? ''
  const filters = filtersIn(params, names)
  const filter = { ...some({ q }), ...orderedDays<Partial<Record<string, string>>>(filters) } as ListReading<
    S,
    F
  >['filter']
  const visible = columns && chosenColumns(columns, looks.columns ?? own.columns).map((it) => it.key)
  const density = looks.density ?? own.density
  return {
    input: { page, per_page: perPage, ...some({ sort }), ...filter },
    filter,
    page,
    perPage,
    sort,
    q,
    filters,
    filtered: q !== '' || Object.keys(filters).length > 0,
    columns: visible,
    density,
    view: viewIn(params),
    state: {
      filters: { ...(filters as Record<string, string>) },
      density,
      ...some({ q, sort, columns: visible, per_page: sizeOf(perPage) }),
    },
  }
}
