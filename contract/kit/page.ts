import { z } from 'zod'

export const PAGE_SIZE = 10
export const PAGE_SIZES = [10, 25, 50, 100] as const
export const PAGE_MAX = 100

const digits = (max: number) =>
  z.union([
    z.number().int().min(1).max(max),
    z
      .string()
      .regex(/^[1-9]\d{0,9}$/)
      .transform(Number)
      .pipe(z.number().max(max)),
  ])

/** Query fields of every list: page from 1, size, sort (`-created_at` falls), search words. */
export const pageInput = <const S extends readonly [string, ...string[]]>(sortable: S) => ({
  page: digits(1_000_000).default(1),
  per_page: digits(PAGE_MAX).default(PAGE_SIZE),
  sort: z
    .enum(sortable.flatMap((name) => [name, `-${name}`]) as [SortOf<S[number]>, ...SortOf<S[number]>[]])
    .optional(),
  q: z.string().trim().max(200).optional(),
})

export type SortOf<N extends string> = N | `-${N}`

/** Answer of every list. */
export const pageOf = <R extends z.ZodType>(row: R) =>
  z.object({ data: z.array(row), total: z.number().int(), page: z.number().int(), per_page: z.number().int() })

/** `-data_inicio` → the column and its direction. */
export const sortParts = <N extends string>(sort: SortOf<N>): { column: N; descending: boolean } =>
  sort.startsWith('-') ? { column: sort.slice(1) as N, descending: true } : { column: sort as N, descending: false }

/** A path or query parameter that holds a row's id: digits only, no other spelling of a number. */
export const idParam = digits(2_147_483_647)

/** What an export of a list asks for besides the list's own filter: format, visible columns in their order. */
export const exportInput = <const C extends readonly [string, ...string[]]>(columns: C) => ({
  format: z.enum(['csv', 'xlsx', 'pdf']),
  /** Keys separated by commas; all when left out. */
  columns: z
    .preprocess((value) => (typeof value === 'string' ? value.split(',') : value), z.array(z.enum(columns)).min(1))
    .optional(),
})

/** What a page gets for a file call. */
export const fileOutput = z.object({ name: z.string(), rows: z.number().int().nullable() })
