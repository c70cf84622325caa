import { z } from 'zod'
import type { Permission } from '#contract/access/matrix.ts'
import { endpoint, type Endpoint } from '#contract/kit/endpoint.ts'
import { idParam, INTEGER_MAX } from '#contract/kit/page.ts'

/** Most records in one answer of a lookup; more letters narrow it. */
export const LOOKUP_MAX = 20

/** A record to choose. `gone`: deleted or inactive; it keeps its name where it is in use and cannot be chosen any
 * more. */
export interface Found {
  id: number
  nome: string
  hint: string | null
  gone: boolean
}

export interface FoundPage {
  data: Found[]
  /** True when more records match. */
  more: boolean
}

export type LookupCall = Endpoint<z.ZodObject, z.ZodType<FoundPage>, Permission | 'login'>

export interface Lookup {
  readonly call: LookupCall
  /** Noun of the records, where they are shown with its mark. */
  readonly of?: string
  /** True when the records are people. */
  readonly people?: true
}

/** Input that all pickers share. */
export const lookupInput = {
  q: z.string().trim().max(100).optional(),
  ids: z
    .preprocess((value) => (typeof value === 'string' ? value.split(',') : value), z.array(idParam).min(1).max(100))
    .optional(),
  limit: z.coerce.number<number | string>().int().min(1).max(LOOKUP_MAX).default(LOOKUP_MAX),
}

export const foundPage: z.ZodType<FoundPage> = z.object({
  data: z.array(z.object({ id: z.number().int(), nome: z.string(), hint: z.string().nullable(), gone: z.boolean() })),
  more: z.boolean(),
})

/**
 * A picker of records: `q` finds by name, names that begin with it first; `ids` gives the names of what is chosen already,
 * deleted ones marked; `within` names parents that narrow it by their ids, `first` those whose records stand first. `can` is the picker's own permission, not that of the records' list; the write checks each id again.
 */
export const lookupOf = (options: {
  readonly path: `/api/${string}`
  readonly can: Permission | 'login'
  /** One English line for the API page. */
  readonly summary: string
  readonly of?: string
  readonly people?: true
  readonly within?: readonly string[]
  /** Parents whose records stand first. */
  readonly first?: readonly string[]
}): Lookup => ({
  ...(options.of === undefined ? {} : { of: options.of }),
  ...(options.people && { people: true }),
  call: endpoint({
    method: 'GET',
    path: options.path,
    can: options.can,
    summary: options.summary,
    input: z.object({
      ...lookupInput,
      ...Object.fromEntries(
        [...(options.within ?? []), ...(options.first ?? [])].map((name) => [name, idParam.optional()]),
      ),
    }),
    output: foundPage,
  }),
})

/** Field that names a record, by its id. */
export const recordId = z.number().int().min(1).max(INTEGER_MAX)
