import { z } from 'zod'
import { PAGE_SIZES } from './page.ts'

/** Names of filters and columns, in the form of names of fields. */
const name = z.string().regex(/^[a-z][a-z_0-9]{0,39}$/i)

export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

/**
 * How a table stands, as its address tells it and as a saved view keeps it. What is left out is the table's own: its
 * order, its columns, its density and size.
 */
export const tableState = z
  .object({
    /** Filter → value, written as in the address. */
    filters: z
      .record(name, z.string().min(1).max(1000))
      .refine((it) => Object.keys(it).length <= 40)
      .default({}),
    q: z.string().trim().min(1).max(200).optional(),
    sort: z
      .string()
      .regex(/^-?[a-z][a-z_0-9]{0,39}$/i)
      .optional(),
    /** Visible columns in their order. */
    columns: z.array(name).min(1).max(60).optional(),
    density: z.enum(densities).optional(),
    per_page: z.literal(PAGE_SIZES).optional(),
  })
  .strict()
export type TableState = z.output<typeof tableState>

/** Preferences of one person for a table, stored by the browser: looks, and the view that opens by default. */
export const tableMemory = tableState
  .pick({ columns: true, density: true, per_page: true })
  .extend({ start: z.object({ view: z.string().regex(/^[1-9]\d{0,9}$/), state: tableState }).optional() })
export type TableMemory = z.output<typeof tableMemory>

/** A saved state is at most this many bytes of JSON in UTF-8. */
export const STATE_MAX = 8192

const sorted = (it: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(it).toSorted(([a], [b]) => (a < b ? -1 : 1))

/**
 * Whether a table that stands as `now` shows what `saved` says, whatever order the filters were set in. Columns, density
 * and size that a saved state leaves out are the reader's own, and differ from nothing.
 */
export const sameState = (saved: TableState, now: TableState): boolean => {
  const rows = ({ filters, q, sort }: TableState) => JSON.stringify([sorted(filters), q ?? '', sort ?? ''])
  const looks = ({ columns, density, per_page }: TableState) =>
    JSON.stringify([
      saved.columns ? (columns ?? null) : null,
      saved.density ? (density ?? null) : null,
      saved.per_page ? (per_page ?? null) : null,
    ])
  return rows(saved) === rows(now) && looks(saved) === looks(now)
}
