import { z } from 'zod'
import type { Permission } from '#contract/access/matrix.ts'
import type { CodeSet } from '#contract/kit/codes.ts'
import { dayInput, idParam } from '#contract/kit/page.ts'
import { periods } from '#contract/kit/period.ts'
import type { Lookup } from './lookup.ts'

interface About {
  /** Column that the filter compares: a person who does not see the column cannot filter by it. */
  readonly of: string
  /** Word of the filter's name, where the title of that column does not fit. */
  readonly word?: string
}
/** One or several of a few values. */
export type CodesFilter = About & { readonly kind: 'codes'; readonly codes: CodeSet }
/** One record, found by the lookup of its own noun. */
export type RecordFilter = About & { readonly kind: 'record'; readonly lookup: Lookup }
/** Days in the reader's zone: a named period, or first and last day, both included. */
export type DaysFilter = About & { readonly kind: 'days' }
/** Yes or no. */
export type FlagFilter = About & { readonly kind: 'flag' }
/** Text to match exactly, as an address; `known` texts are chosen instead of typed, each with its word
 * `<column>_<text>`. */
export type TextFilter = About & { readonly kind: 'text'; readonly known?: readonly string[] }
export type Filter = CodesFilter | RecordFilter | DaysFilter | FlagFilter | TextFilter

export const codesFilter = (codes: CodeSet, of: string): CodesFilter => ({ kind: 'codes', codes, of })
export const recordFilter = (lookup: Lookup, of: string, more: Pick<RecordFilter, 'word'> = {}): RecordFilter => ({
  kind: 'record',
  lookup,
  of,
  ...more,
})
export const daysFilter = (of: string, more: Pick<DaysFilter, 'word'> = {}): DaysFilter => ({
  kind: 'days',
  of,
  ...more,
})
export const flagFilter = (of: string, more: Pick<FlagFilter, 'word'> = {}): FlagFilter => ({
  kind: 'flag',
  of,
  ...more,
})
export const textFilter = (of: string, more: Pick<TextFilter, 'word' | 'known'> = {}): TextFilter => ({
  kind: 'text',
  of,
  ...more,
})

/** The word that names a filter. */
export const filterWord = ({ word, of }: Filter): string => word ?? `column_${of}`

/** Values of the filter for deleted rows: them alone, or all; without it none. */
export const deletedChoices = ['only', 'with'] as const

/** Names of a filter in the address and in a call. A list's main range of days is called `period`. */
export const filterNames = (key: string, filter: Filter): readonly [string, ...string[]] => {
  if (filter.kind !== 'days') return [key]
  return key === 'period' ? ['period', 'from', 'to'] : [key, `${key}_from`, `${key}_to`]
}

const MOST_CODES = 40
const TEXT_MAX = 200

const many = (of: z.ZodType) =>
  z.preprocess((value) => (typeof value === 'string' ? value.split(',') : value), z.array(of).min(1).max(MOST_CODES))

const isNames = (codes: CodeSet): codes is readonly string[] => Array.isArray(codes)

const codeOf = (codes: CodeSet): z.ZodType =>
  isNames(codes) ? z.enum(codes) : z.coerce.number<number | string>().pipe(z.literal([...codes.values]))

/** Schemas that filters share: lists have some hundreds of them, and a start takes a while to make each. */
const ofRecord = idParam.optional()
const ofFlag = z.union([z.boolean(), z.enum(['true', 'false']).transform((it) => it === 'true')]).optional()
const ofText = z.string().trim().min(1).max(TEXT_MAX).optional()
const ofPeriod = z.enum(periods).optional()
const ofDay = dayInput.optional()
const ofDeleted = z.enum(deletedChoices).optional()

const shapeOf = (key: string, filter: Filter): z.ZodRawShape => {
  if (filter.kind === 'codes') return { [key]: many(codeOf(filter.codes)).optional() }
  if (filter.kind === 'record') return { [key]: ofRecord }
  if (filter.kind === 'flag') return { [key]: ofFlag }
  if (filter.kind === 'text') return { [key]: ofText }
  const [period, from, to] = filterNames(key, filter)
  return { [period]: ofPeriod, [from ?? '']: ofDay, [to ?? '']: ofDay }
}

/** The fields that a list's filters add to its input. */
export const filterShape = (
  filters: Readonly<Record<string, Filter>>,
  deleted: Permission | undefined,
): z.ZodRawShape => ({
  ...Object.assign({}, ...Object.entries(filters).map(([key, filter]) => shapeOf(key, filter))),
  ...(deleted ? { deleted: ofDeleted } : {}),
})
