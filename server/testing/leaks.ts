import type { Call } from '#contract/kit/endpoint.ts'
import type { Column } from '#contract/kit/list/column.ts'
import { filterNames, type Filter } from '#contract/kit/list/filter.ts'
import type { List } from '#contract/kit/list/list.ts'

export interface Answered {
  readonly status: number
  /** Whole answer as text. */
  readonly text: string
  readonly body: unknown
}

/** One person's access to the calls. */
export type Ask = (call: Call, input: Readonly<Record<string, unknown>>) => Promise<Answered>

/** Two rows that differ in one column alone, whose values no other column holds. */
export interface Secret {
  readonly list: List
  readonly column: string
  readonly ids: readonly [number, number]
  /** Set where the same permission also decides about rows: the owner of the first row, who sees it. */
  readonly owner?: { readonly id: number }
  /** Text of each value in an answer. */
  readonly texts: readonly [string, string]
  /** Other calls that show such a row: its page, its history. Their answers must not hold the values. */
  readonly beside?: readonly (readonly [call: Call, input: Readonly<Record<string, unknown>>])[]
  /** Calls that take the filter as a part of their input. */
  readonly bulk?: readonly (readonly [call: Call, wrap: (filter: object) => Readonly<Record<string, unknown>>])[]
}

export interface Eyes {
  /** Sees the column. */
  readonly seer: Ask
  /** The same person without the permission. */
  readonly blind: Ask
}

/** A value that the filter accepts. */
const valueFor = (filter: Filter): string => {
  if (filter.kind === 'codes') return String('list' in filter.codes ? filter.codes.values[0] : filter.codes[0])
  if (filter.kind === 'days') return 'today'
  if (filter.kind === 'flag') return 'true'
  return filter.kind === 'record' ? '1' : 'x'
}

/** Values of a filter over another column that might separate the two rows. */
const valuesFor = (filter: Filter, { texts }: Secret): readonly string[] => {
  if (filter.kind === 'codes') return 'list' in filter.codes ? filter.codes.values.map(String) : [...filter.codes]
  if (filter.kind === 'flag') return ['true', 'false']
  return filter.kind === 'text' ? [...texts, ...(filter.known ?? [])] : []
}

/** Every way to filter the list by the column. */
export const filtersBy = ({ list, column }: Pick<Secret, 'list' | 'column'>): Record<string, string>[] =>
  Object.entries<Filter>(list.filters).flatMap(([key, filter]) => {
    if (filter.of !== column) return []
    const [first, ...days] = filterNames(key, filter)
    return [{ [first]: valueFor(filter) }, ...days.map((name) => ({ [name]: '2026-01-01' }))]
  })

export const sortsBy = ({ list, column }: Pick<Secret, 'list' | 'column'>): string[] => {
  const of: Column | undefined = list.columns[column]
  return of?.sort ? [column, `-${column}`] : []
}

type Body = { data?: object[]; sums?: object; total?: number }
const bodyOf = ({ body }: Answered): Body => body as Body

/** Reports a call that should have been refused for the column and was not. */
const unrefused = async (ask: Promise<Answered>, what: string): Promise<string[]> => {
  const { status } = await ask
  return status === 403 ? [] : [`${what}: ${status} instead of 403`]
}

/** Ids are random, and hold any three digits sooner or later. */
const uuids = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g

const holds = ({ text }: Answered, { texts }: Secret): boolean => {
  const readable = text.replaceAll(uuids, '')
  return texts.some((it) => readable.includes(it))
}

/** Checks the seed: a reader with the permission gets the values, and may filter by them. */
const unseeded = async (secret: Secret, { seer }: Eyes): Promise<string[]> => {
  const { list, column, texts } = secret
  const all = await seer(list.calls.list, { per_page: 100 })
  const file = await seer(list.calls.export, { format: 'csv', columns: column })
  const wrong: string[] = []
  for (const text of texts) {
    if (!all.text.includes(text)) wrong.push(`who sees it does not get ${text}`)
    if (file.status !== 200 || !file.text.includes(text)) wrong.push(`who sees it gets no ${text} in a file`)
  }
  for (const query of [...sortsBy(secret).map((sort) => ({ sort })), ...filtersBy(secret)]) {
    const { status } = await seer(list.calls.list, query)
    if (status !== 200) wrong.push(`who sees it may not ask by ${Object.keys(query)[0]}: ${status}`)
  }
  return wrong
}

const inRows = async (secret: Secret, { seer, blind }: Eyes): Promise<string[]> => {
  const { list, column } = secret
  const answer = await blind(list.calls.list, { per_page: 100 })
  const { data = [], sums = {}, total } = bodyOf(answer)
  const met = secret.owner ? 1 : bodyOf(await seer(list.calls.list, {})).total
  if (total !== met) return [`${total} rows are met, not ${met}`]
  return [
    ...(data.some((row) => column in row) ? ['stands in the rows'] : []),
    ...(column in sums ? ['is added up'] : []),
    ...(holds(answer, secret) ? ['is told by the rows'] : []),
  ]
}

const byAsking = async (secret: Secret, { blind }: Eyes): Promise<string[]> => {
  const { list, column, bulk = [] } = secret
  const asked = [...sortsBy(secret).map((sort) => ({ sort })), ...filtersBy(secret)]
  const wrong: string[] = []
  for (const query of asked) {
    const by = JSON.stringify(query)
    wrong.push(
      ...(await unrefused(blind(list.calls.list, query), `list by ${by}`)),
      ...(await unrefused(blind(list.calls.export, { format: 'csv', ...query }), `file by ${by}`)),
      ...(await unrefused(blind(list.calls.neighbours, { id: 1, ...query }), `neighbours by ${by}`)),
    )
    for (const [call, wrap] of 'sort' in query ? [] : bulk)
      wrong.push(...(await unrefused(blind(call, wrap(query)), `${call.path} by ${by}`)))
  }
  wrong.push(...(await unrefused(blind(list.calls.export, { format: 'csv', columns: column }), 'file of it alone')))
  return wrong
}

/** Checks that a search for the value, or a part of it, matches no more than one for a text that occurs nowhere. */
const bySearch = async (secret: Secret, { blind }: Eyes): Promise<string[]> => {
  const wrong: string[] = []
  for (const text of secret.texts)
    for (const q of [text, text.slice(0, 4)]) {
      const { total } = bodyOf(await blind(secret.list.calls.list, { q }))
      if (total !== 0) wrong.push(`is found by ${q}: ${total} rows`)
    }
  return wrong
}

/** Checks that filters of other columns match both rows or none. */
const byOthers = async (secret: Secret, { blind }: Eyes): Promise<string[]> => {
  const wrong: string[] = []
  if (secret.owner) return wrong
  for (const [key, filter] of Object.entries<Filter>(secret.list.filters)) {
    if (filter.of === secret.column) continue
    for (const value of valuesFor(filter, secret)) {
      const { data = [] } = bodyOf(await blind(secret.list.calls.list, { [key]: value, per_page: 100 }))
      const found = secret.ids.filter((id) => data.some((row) => 'id' in row && row.id === id))
      if (found.length === 1) wrong.push(`is told by the filter ${key}`)
    }
  }
  return wrong
}

const inFiles = async (secret: Secret, { seer, blind }: Eyes): Promise<string[]> => {
  const { list } = secret
  const file = (ask: Ask, format: string, columns?: string) =>
    ask(list.calls.export, { format, ...(columns && { columns }) })
  const headOf = ({ text }: Answered) =>
    text
      .replace(/^\uFEFF/, '')
      .split('\r\n')[0]
      ?.split(';') ?? []
  const keys = Object.keys(list.columns)
  const wrong = await unrefused(file(blind, 'csv', keys.join(',')), 'file of all by name')
  // Columns that one permission hides are hidden together.
  const { can } = list.columns[secret.column] ?? {}
  const seen = keys.filter((key) => list.columns[key]?.can !== can)
  const others = seen.join(',')
  const hidden = keys.length - seen.length
  for (const [all, columns] of [[undefined, undefined] as const, [keys.join(','), others] as const]) {
    const [whole, part] = [await file(seer, 'csv', all), await file(blind, 'csv', columns)]
    if (part.status !== 200) wrong.push(`no file: ${part.status}`)
    if (holds(part, secret)) wrong.push('is told by a CSV')
    if (headOf(part).length !== headOf(whole).length - hidden) wrong.push(`a CSV has ${headOf(part).join(', ')}`)
  }
  // A workbook and a PDF come from the same columns; a file name must not reveal the value either.
  for (const format of ['xlsx', 'pdf']) {
    const { status } = await file(blind, format)
    if (status !== 200) wrong.push(`no ${format}: ${status}`)
  }
  return wrong
}

const inLookups = async (secret: Secret, { blind }: Eyes): Promise<string[]> => {
  const filters = Object.entries<Filter>(secret.list.filters)
  const wrong: string[] = []
  for (const [key, filter] of filters) {
    if (filter.kind !== 'record') continue
    for (const q of ['', ...secret.texts]) {
      const answer = await blind(filter.lookup.call, q === '' ? {} : { q })
      if (answer.status === 200 && holds(answer, secret)) wrong.push(`is told by the lookup of ${key}`)
    }
  }
  return wrong
}

const besideIt = async (secret: Secret, { seer, blind }: Eyes): Promise<string[]> => {
  const wrong: string[] = []
  for (const [call, input] of secret.beside ?? []) {
    if (!holds(await seer(call, input), secret)) wrong.push(`${call.path} tells nobody`)
    const answer = await blind(call, input)
    if (answer.status !== 200) wrong.push(`${call.path}: ${answer.status}`)
    if (holds(answer, secret)) wrong.push(`is told by ${call.path}`)
  }
  return wrong
}

/** Every way in which a person could learn the values of a column that they do not see; empty when there is none. */
export const leaksOf = async (secret: Secret, eyes: Eyes): Promise<string[]> => {
  const wrong: string[] = []
  for (const look of [unseeded, inRows, byAsking, bySearch, byOthers, inFiles, inLookups, besideIt])
    wrong.push(...(await look(secret, eyes)))
  return wrong.map((text) => `${secret.list.id}.${secret.column} ${text}`)
}
