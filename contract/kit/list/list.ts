import { z } from 'zod'
import type { Permission } from '#contract/access/matrix.ts'
import { endpoint, type Endpoint } from '#contract/kit/endpoint.ts'
import { exportInput, fileOutput, idParam, longPageOf, pageInput, searchInput } from '#contract/kit/page.ts'
import { isSeen, type Column, type ColumnsOf } from './column.ts'
import { filterShape, type Filter } from './filter.ts'
import type { ListPlace } from './place.ts'

/** A page of any list. `more`: there are more rows than `total`, which stops counting at COUNT_MAX. */
export interface ListPage<R> {
  data: R[]
  total: number
  more: boolean
  page: number
  per_page: number
  /** Sums over the whole filter, by column; without those that the reader may not see. */
  sums: Record<string, number>
}

/** The rows before and after one in the order of a list. */
export interface Neighbours {
  previous: number | null
  next: number | null
}

type Gate = Permission | 'login'
type Call<O> = Endpoint<z.ZodObject, z.ZodType<O>, Gate>

export interface ListCalls<R> {
  readonly list: Call<ListPage<R>>
  readonly export: Call<z.output<typeof fileOutput>>
  readonly neighbours: Call<Neighbours>
}

/** A list as both sides know it: the type of its rows, the properties of its columns, and the calls that follow from
 * them. */
export interface List<R = unknown, C extends string = string, F extends string = string> {
  /** Name of the table for saved views and what a browser remembers: letters and `_`. */
  readonly id: string
  /** The noun whose words title it: `title`, `search`, `column_<key>`, `<column>_<code>`. */
  readonly noun: string
  readonly can: Gate
  readonly row: z.ZodType<R>
  readonly columns: Readonly<Record<C, Column>>
  readonly filters: Readonly<Record<F, Filter>>
  /** Default order, as in `-created_at`. */
  readonly sort: string
  /** Permission to see deleted rows, which are marked as such; nobody sees them when left out. */
  readonly deleted: Permission | undefined
  readonly calls: ListCalls<R>
}

interface ListOptions<R, C extends ColumnsOf<R>, F extends Readonly<Record<string, Filter>>> extends ListPlace {
  readonly id: string
  readonly row: z.ZodType<R>
  readonly columns: C
  readonly filters: F
  readonly sort: string
  readonly deleted?: Permission
}

/** Names of the columns that can be sorted by. */
export const sortsOf = (columns: Readonly<Record<string, Column>>): string[] =>
  Object.entries(columns).flatMap(([key, it]) => (it.sort ? [key] : []))

/** Search and filters of a list, for a call about many of its rows. */
export const narrowing = ({
  filters,
  deleted,
}: Pick<List<never, string, string>, 'filters' | 'deleted'>): z.ZodRawShape => ({
  q: searchInput,
  ...filterShape(filters, deleted),
})

const sums = z.record(z.string(), z.number())
const neighbours = z.object({ previous: z.number().int().nullable(), next: z.number().int().nullable() })

const atLeastOne = (names: readonly string[], of: string): [string, ...string[]] => {
  const [first, ...rest] = names
  if (first === undefined) throw new Error(`${of} has none`)
  return [first, ...rest]
}

/** Columns that a person sees. */
export const seenColumns = <C extends string>(
  { columns }: Pick<List<never, C>, 'columns'>,
  may: (it: Permission) => boolean,
): C[] => (Object.keys(columns) as C[]).filter((key) => isSeen(columns[key], may))

/** The same list in a place of its own, which shows these columns until somebody chooses others. */
export const showing = <R, C extends string, F extends string>(
  list: List<R, C, F>,
  keys: readonly NoInfer<C>[],
): List<R, C, F> => {
  const columns = Object.fromEntries(
    Object.entries<Column>(list.columns).map(([key, column]) => [
      key,
      { ...column, extra: keys.some((it) => it === key) ? undefined : true },
    ]),
  ) as Record<C, Column>
  return { ...list, columns }
}

/** Filters that a person may use: those of columns that they see. */
export const seenFilters = <F extends string>(
  { columns, filters }: { columns: Readonly<Record<string, Column>>; filters: Readonly<Record<F, Filter>> },
  may: (it: Permission) => boolean,
): F[] => (Object.keys(filters) as F[]).filter((key) => isSeen(columns[filters[key].of], may))

/**
 * States a list as a value. The list call pages, sorts, filters and searches; the export takes the same filter; neighbours
 * tells which rows stand before and after one. A filter over a column that is not there is a mistake and throws.
 */
export const listOf = <R, const C extends ColumnsOf<R>, const F extends Readonly<Record<string, Filter>>>(
  options: ListOptions<R, C, F>,
): List<R, keyof C & string, keyof F & string> => {
  const columns = options.columns as Readonly<Record<keyof C & string, Column>>
  for (const [key, { of }] of Object.entries<Filter>(options.filters))
    if (!(of in columns)) throw new Error(`${options.id}: the filter ${key} is over ${of}, which is no column`)
  const sorts = atLeastOne(sortsOf(columns), `${options.id}: its sorts`)
  const { sort, q, page, per_page } = pageInput(sorts)
  const filter = filterShape(options.filters, options.deleted)
  const shows = [options.noun, ...(options.also ?? [])]
  const calls: ListCalls<R> = {
    list: endpoint({
      method: 'GET',
      path: options.path,
      shows,
      can: options.can,
      summary: options.summary,
      input: z.object({ page, per_page, sort, q, ...filter }),
      output: longPageOf(options.row).extend({ sums }),
    }),
    export: endpoint({
      method: 'GET',
      path: `${options.path}/export`,
      can: options.can,
      file: true,
      summary: `${options.summary}: exactly the filter as CSV, XLSX or PDF; is itself audited`,
      input: z.object({
        sort,
        q,
        ...filter,
        ...exportInput(atLeastOne(Object.keys(columns), `${options.id}: its columns`)),
      }),
      output: fileOutput,
    }),
    neighbours: endpoint({
      method: 'GET',
      shows,
      path: `${options.path}/:id/neighbours`,
      can: options.can,
      summary: `${options.summary}: the rows before and after one of a filter and its order`,
      input: z.object({ id: idParam, sort, q, ...filter }),
      output: neighbours,
    }),
  }
  return {
    id: options.id,
    noun: options.noun,
    can: options.can,
    row: options.row,
    columns,
    filters: options.filters,
    sort: options.sort,
    deleted: options.deleted,
    calls,
  }
}
