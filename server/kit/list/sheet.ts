import { showAs } from '#contract/kit/brazil/brazil.ts'
import type { CodeSet } from '#contract/kit/codes.ts'
import { shareText, type Column, type RecordRef, type Share, type TextColumn } from '#contract/kit/list/column.ts'
import { filterNames, filterWord, type Filter } from '#contract/kit/list/filter.ts'
import type { WordKey } from '#contract/words.ts'
import type { Context } from '#server/kit/context.ts'
import { namePart } from '#server/kit/http/download.ts'
import { nameOf, type LookupSource } from '#server/kit/list/lookup.ts'
import type { Of } from '#server/kit/list/read.ts'
import { writtenBy } from '#server/kit/list/source.ts'
import { daysOf, type Asked } from '#server/kit/list/statement.ts'
import { periodPart, periodText } from '#server/kit/sheet/about.ts'
import type { Kind, SheetColumn } from '#server/kit/sheet/sheet.ts'

/** Word of the list by name; `scripts/words.test.ts` checks that each exists. */
const wordOf = <R, F extends string>({ list, source }: Of<R, F>, name: string, ctx: Context): string =>
  source.say?.(name, ctx) ?? ctx.say(`${list.noun}.${name}` as WordKey)

/** Name of a code in the words of its noun. */
const labelOf = (codes: CodeSet, value: unknown, say: (key: string) => string): string | null => {
  const key = 'keyOf' in codes ? codes.keyOf(Number(value)) : String(value)
  return key === undefined ? null : say(key)
}

const kinds: Readonly<Record<Column['kind'], Kind>> = {
  text: 'text',
  code: 'text',
  colour: 'text',
  person: 'text',
  record: 'text',
  flag: 'text',
  own: 'text',
  checklist: 'text',
  progress: 'text',
  date: 'date',
  instant: 'instant',
  duration: 'duration',
  hours: 'number',
  count: 'number',
  reais: 'money',
  centavos: 'money',
}

const shownText = (value: string, { shown }: TextColumn, locale: string): string =>
  shown ? showAs[shown](value, locale) : value

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === ''

/** Value of a row, written by its kind. */
const written = (
  value: unknown,
  column: Column,
  words: Pick<Context, 'say' | 'locale'> & { label: (key: string) => string },
) => {
  if (isEmpty(value)) return null
  switch (column.kind) {
    case 'code':
      return labelOf(column.codes, value, words.label)
    case 'person':
    case 'record':
      return (value as RecordRef).nome
    case 'flag':
      return words.say(value === true ? 'sheet.yes' : 'sheet.no')
    case 'checklist':
    case 'progress':
      return shareText(value as Share, column)
    case 'centavos':
      return Number(value) / 100
    case 'text':
      return shownText(value as string, column, words.locale)
    default:
      return value as string | number
  }
}

/** Columns of an export. */
export const sheetColumns = <R, F extends string>(
  of: Of<R, F>,
  keys: readonly string[],
  ctx: Context,
): SheetColumn<R>[] => {
  const { list, source } = of
  return keys.flatMap((key) => {
    const column = list.columns[key]
    if (!column) return []
    const own = writtenBy<R>(source.cells?.[key as keyof R & string])
    const label = (code: string) => wordOf(of, `${key}_${code}`, ctx)
    return [
      {
        key,
        title: wordOf(of, `column_${key}`, ctx),
        kind: own?.kind ?? kinds[column.kind],
        ...(column.kind === 'hours' ? { decimals: 1 } : {}),
        ...('sum' in column && column.sum ? { sum: true as const } : {}),
        value: (row: R) =>
          own ? own.value(row, ctx) : written(row[key as keyof R], column, { say: ctx.say, locale: ctx.locale, label }),
      },
    ]
  })
}

export type Lookups = Readonly<Record<string, LookupSource>>

/** Name of the record in a filter; undefined for one that the person may not see. */
const recordName = async (key: string, value: unknown, { ctx, lookups }: { ctx: Context; lookups: Lookups }) => {
  const lookup = lookups[key]
  return lookup && (await nameOf(lookup, Number(value), ctx))
}

interface FilterValue {
  readonly key: string
  readonly filter: Exclude<Filter, { kind: 'days' }>
  readonly value: unknown
}

/** Value of a filter in words. */
const valueText = async (
  { key, filter, value }: FilterValue,
  of: Of<never, string>,
  { ctx, lookups }: { ctx: Context; lookups: Lookups },
): Promise<string> => {
  const label = (code: string) => wordOf(of, `${filter.of}_${code}`, ctx)
  switch (filter.kind) {
    case 'codes':
      return [value]
        .flat()
        .flatMap((it) => labelOf(filter.codes, it, label) ?? [])
        .join(', ')
    case 'flag':
      return ctx.say(value === true ? 'sheet.yes' : 'sheet.no')
    case 'record':
      return (await recordName(key, value, { ctx, lookups })) ?? String(value)
    case 'text':
      return filter.known?.includes(String(value)) ? label(String(value)) : String(value)
  }
}

const filterText = async (
  { filter, key, of }: { filter: Filter; key: string; of: Of<never, string> },
  asked: Asked,
  frame: { ctx: Context; lookups: Lookups },
): Promise<string | undefined> => {
  if (filter.kind !== 'days')
    return asked[key] === undefined ? undefined : valueText({ key, filter, value: asked[key] }, of, frame)
  const days = daysOf(key, filter, { asked, ctx: frame.ctx })
  // A list that grows without end states its days even for "all".
  return days.from || days.to || of.source.log || of.source.slice ? periodText(frame.ctx, days) : undefined
}

/** Filters of an export in words, for its heading. */
export const sheetAbout = async <R, F extends string>(
  of: Of<R, F>,
  filter: Asked,
  frame: { ctx: Context; lookups: Lookups },
): Promise<{ label: string; value: string }[]> => {
  const { list, source } = of
  const { say } = frame.ctx
  const asked = { ...filter, ...source.narrowed?.(frame.ctx) }
  const filters = await Promise.all(
    Object.entries<Filter>(list.filters).map(async ([key, filter]) => ({
      label: wordOf(of, filterWord(filter), frame.ctx),
      value: await filterText({ filter, key, of: of as unknown as Of<never, string> }, asked, frame),
    })),
  )
  const all = [
    ...filters,
    { label: say('sheet.deletedRows'), value: asked.deleted && say(`sheet.deleted_${asked.deleted}`) },
    { label: say('sheet.search'), value: asked.q },
  ]
  return all.flatMap(({ label, value }) => (value ? [{ label, value }] : []))
}

/** File name: the list, the records that it was narrowed to, and its days. */
export const sheetName = async <R, F extends string>(
  of: Of<R, F>,
  asked: Asked,
  frame: { ctx: Context; lookups: Lookups },
): Promise<string> => {
  const { ctx } = frame
  const filters = Object.entries<Filter>(of.list.filters)
  const records = filters.filter(([key, { kind }]) => kind === 'record' && asked[key] !== undefined)
  const names = await Promise.all(records.map(([key]) => recordName(key, asked[key], frame)))
  const days = filters.find(([, { kind }]) => kind === 'days')
  const period = days ? daysOf(days[0], days[1], { asked, ctx }) : {}
  const parts = [of.source.say?.('file', ctx) ?? sheetTitle(of, ctx), ...names].map((name) => namePart(name ?? ''))
  return [...parts.filter(Boolean), periodPart(period, { now: ctx.now, zone: ctx.user.zone })].join('-')
}

export const sheetTitle = <R, F extends string>(of: Of<R, F>, ctx: Context): string => wordOf(of, 'title', ctx)

/**
 * What an export was of, for the audit: its filter, a period as the days it meant, a record with the name it had. People
 * are kept by their number alone, so that their names go with them.
 */
export const filterDetail = async <R, F extends string>(
  { list, source }: Of<R, F>,
  filter: Asked,
  frame: { ctx: Context; lookups: Lookups },
): Promise<Record<string, unknown>> => {
  const asked: Asked = { ...filter, ...source.narrowed?.(frame.ctx) }
  const kept = Object.entries<Filter>(list.filters).map(async ([key, of]) => {
    if (of.kind === 'days') {
      const [, from = '', to = ''] = filterNames(key, of)
      const days = daysOf(key, of, { asked, ctx: frame.ctx })
      return { [from]: days.from, [to]: days.to }
    }
    const about = list.columns[of.of]
    if (of.kind !== 'record' || asked[key] === undefined || about?.kind === 'person') return { [key]: asked[key] }
    return { [key]: asked[key], [key.replace(/_id$/, '')]: await recordName(key, asked[key], frame) }
  })
  return Object.assign({}, ...(await Promise.all(kept)), { q: asked.q, deleted: asked.deleted })
}
