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

export const searchInput = z.string().trim().max(200).optional()

/** Schemas that lists share: a hundred lists make them once, as a start takes a while to make each. */
const pageNumber = digits(1_000_000).default(1)
const pageSize = digits(PAGE_MAX).default(PAGE_SIZE)
const whole = z.number().int()

/** Query fields of every list: page from 1, size, sort (`-created_at` descends), search text. */
export const pageInput = <const S extends readonly [string, ...string[]]>(sortable: S) => ({
  page: pageNumber,
  per_page: pageSize,
  sort: z
    .enum(sortable.flatMap((name) => [name, `-${name}`]) as [SortOf<S[number]>, ...SortOf<S[number]>[]])
    .optional(),
  q: searchInput,
})

export type SortOf<N extends string> = N | `-${N}`

/** Answer of every list. */
export const pageOf = <R extends z.ZodType>(row: R) =>
  z.object({ data: z.array(row), total: whole, page: whole, per_page: whole })

/** Rows that are counted in a list that may have millions; beyond it the total says that there are more. */
export const COUNT_MAX = 10_000

/** Answer of such a list: `more` when there are more rows than `total`. */
export const longPageOf = <R extends z.ZodType>(row: R) => pageOf(row).extend({ more: z.boolean() })

/** `-data_inicio` → the column and its direction. */
export const sortParts = <N extends string>(sort: SortOf<N>): { column: N; descending: boolean } =>
  sort.startsWith('-') ? { column: sort.slice(1) as N, descending: true } : { column: sort as N, descending: false }

/** The largest number that a column of type `integer` holds: PostgreSQL refuses to compare with a larger one. */
export const INTEGER_MAX = 2_147_483_647

/** A path or query parameter that holds a row's id: digits only, no other spelling of a number. */
export const idParam = digits(INTEGER_MAX)

/** Version that an edit begins with. */
export const recordVersion = z.number().int().min(1).max(INTEGER_MAX)

/** True from 1900 to 8999. Other years are left out: PostgreSQL has no year 0, and some zones no bounds for the last days. */
export const inYears = (day: string): boolean => day >= '1900-01-01' && day < '9000-01-01'

/** Calendar day, to filter by or to keep. */
export const dayInput = z.iso.date({ abort: true }).refine(inYears)

/** Moment with its offset. */
export const instantInput = z.iso.datetime({ offset: true, abort: true }).refine(inYears)

const exportFormat = z.enum(['csv', 'xlsx', 'pdf'])

/** Input of an export besides the list's filter: format, and visible columns in their order. */
export const exportInput = <const C extends readonly [string, ...string[]]>(columns: C) => ({
  format: exportFormat,
  /** Keys separated by commas; all when left out. */
  columns: z
    .preprocess(
      (value) => (typeof value === 'string' ? value.split(',') : value),
      z.array(z.enum(columns)).min(1).max(columns.length),
    )
    .optional(),
})

/** Most rows of a workbook or a PDF, which need much processor time; CSV is streamed and has no limit. */
export const SHEET_MAX = 100_000

/** Result of a file call in the page. */
export const fileOutput = z.object({ name: z.string(), rows: z.number().int().nullable() })

/** Most rows of one bulk call, so that its transaction stays short and its undo fits into a call's body. */
export const BULK_MAX = 5000

const rowIds = z.array(z.number().int().min(1).max(INTEGER_MAX)).max(BULK_MAX)

/**
 * Which rows a bulk call means: `ids`, or everything of a `filter` but `except`, so that "all 4,312 of them" is sent as
 * what it is. Exactly one of `ids` and `filter`; `selectionOf` tells which.
 */
export const selectionInput = <const F extends z.ZodRawShape>(filter: F) => ({
  ids: rowIds.min(1).optional(),
  filter: z.object(filter).strict().optional(),
  except: rowIds.default([]),
})

export type Selected<F> = { ids: readonly number[] } | { filter: F; except: readonly number[] }

/** Selection of an input; undefined when it has none, or both. */
export const selectionOf = <F>(selection: {
  ids?: readonly number[] | undefined
  filter?: F | undefined
  except: readonly number[]
}): Selected<F> | undefined => {
  if (selection.ids) return selection.filter === undefined ? { ids: selection.ids } : undefined
  return selection.filter === undefined ? undefined : { filter: selection.filter, except: selection.except }
}

/** Amount in centavos that a call takes: not negative, at most `max`. */
export const centavos = (max: number) => z.number().int().min(0).max(max)
