import { PAGE_SIZES, type SortOf } from '#contract/kit/page.ts'
import { densities, type Density, type TableMemory, type TableState } from '#contract/kit/tableState.ts'

/** Query parameters of a table; the screen owns all others. */
export interface TableNames {
  readonly sorts: readonly string[]
  readonly filters: readonly string[]
}

/** Default looks of a table, where neither the address nor this browser sets any. */
export interface OwnLooks {
  readonly sort: string | undefined
  readonly columns: readonly string[]
  readonly density: Density
  readonly per_page: number
}

const LOOKS = { columns: 'cols', density: 'density', per_page: 'per_page' } as const
/** Value of the view parameter: no view, although one would open by default. */
export const EVERYTHING = 'all'

const wholeFrom = (text: string | null): number | undefined => {
  const number = Number(text ?? Number.NaN)
  return Number.isInteger(number) && number >= 1 ? number : undefined
}

export const pageIn = (params: URLSearchParams): number => wholeFrom(params.get('page')) ?? 1

const isSortOf = <S extends string>(text: string | null, sorts: readonly S[]): text is SortOf<S> =>
  text !== null && sorts.some((it) => text === it || text === `-${it}`)

export const sortIn = <S extends string>(params: URLSearchParams, sorts: readonly S[]): SortOf<S> | undefined => {
  const asked = params.get('sort')
  return isSortOf(asked, sorts) ? asked : undefined
}

/** Saved view in the address: its number, `all`, or undefined. */
export const viewIn = (params: URLSearchParams): string | undefined => {
  const view = params.get('view') ?? ''
  return view === EVERYTHING || /^[1-9]\d{0,9}$/.test(view) ? view : undefined
}

export const filtersIn = <F extends string>(
  params: URLSearchParams,
  names: readonly F[],
): Readonly<Partial<Record<F, string>>> => {
  const given = names.flatMap((name) => {
    const value = params.get(name)
    return value === null || value === '' ? [] : [[name, value] as const]
  })
  return Object.fromEntries(given) as Partial<Record<F, string>>
}

/** Columns, density and page size in the address. */
export const looksIn = (params: URLSearchParams): TableMemory => {
  const columns = params.get(LOOKS.columns)?.split(',').filter(Boolean) ?? []
  const density = densities.find((it) => it === params.get(LOOKS.density))
  const size = wholeFrom(params.get(LOOKS.per_page))
  const per_page = PAGE_SIZES.find((it) => it === size)
  return {
    ...(columns.length > 0 ? { columns } : {}),
    ...(density ? { density } : {}),
    ...(per_page ? { per_page } : {}),
  }
}

const looks = (source: OwnLooks | TableMemory): Record<keyof typeof LOOKS, string | undefined> => ({
  columns: source.columns?.join(','),
  density: source.density,
  per_page: source.per_page === undefined ? undefined : String(source.per_page),
})

/** Writes looks into the address; leaves out a value that means the same to this person and to everybody when
 * absent. */
export const writeLooks = (
  params: URLSearchParams,
  next: TableMemory,
  { own, memory }: { own: OwnLooks; memory: TableMemory },
): void => {
  const [wanted, usual, remembered] = [looks(next), looks(own), looks(memory)]
  for (const key of ['columns', 'density', 'per_page'] as const) {
    const value = wanted[key]
    if (value === undefined) continue
    const silent = value === usual[key] && (remembered[key] ?? value) === value
    if (silent) params.delete(LOOKS[key])
    else params.set(LOOKS[key], value)
  }
}

const namesOf = ({ filters }: TableNames): readonly string[] => [
  'page',
  'sort',
  'q',
  'view',
  ...Object.values(LOOKS),
  ...filters,
]

/** True when the address sets nothing of the table. */
export const isBare = (params: URLSearchParams, names: TableNames): boolean =>
  !namesOf(names).some((it) => params.has(it))

/** Address of the table in a state, on its first page. */
export const withState = (
  before: URLSearchParams,
  next: { state: TableState; view: string | undefined },
  about: { names: TableNames; own: OwnLooks; memory: TableMemory },
): URLSearchParams => {
  const after = new URLSearchParams(before)
  for (const name of namesOf(about.names)) after.delete(name)
  const { filters, q, sort, ...chosen } = next.state
  if (next.view !== undefined) after.set('view', next.view)
  for (const name of about.names.filters) if (filters[name]) after.set(name, filters[name])
  if (q) after.set('q', q)
  if (isSortOf(sort ?? null, about.names.sorts) && sort !== about.own.sort) after.set('sort', sort ?? '')
  writeLooks(after, { ...looksIn(after), ...chosen }, about)
  return after
}

/**
 * The address as it ought to read: a bare one opens the view that opens first, and whatever this browser remembers is
 * written out, so that the address alone tells what is on the screen.
 */
export const settled = (
  params: URLSearchParams,
  about: { names: TableNames; own: OwnLooks; memory: TableMemory },
): URLSearchParams => {
  const { start, ...remembered } = about.memory
  if (start && isBare(params, about.names)) return withState(params, start, about)
  const after = new URLSearchParams(params)
  writeLooks(after, { ...remembered, ...looksIn(params) }, about)
  return after
}
