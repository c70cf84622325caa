import { parseDateTimeInput, parseCall } from '#contract/kit/dates.ts'
import { plainText, type ImportColumn, type ImportKind } from '#contract/kit/import/import.ts'
import type { SpanUnit } from '#contract/kit/import/preset.ts'
import { fromDecimal } from '#contract/kit/money.ts'
import { locales, type Entries, type Locale, type WordParams } from '#contract/kit/words.ts'
import type { WordKey } from '#contract/words.ts'
import { countryOf } from '#server/kit/import/countries.ts'
import { dayOf, type DayOrder } from '#server/kit/import/days.ts'
import { numberOf } from '#server/kit/import/numbers.ts'
import { bareSpanOf, spanOf } from '#server/kit/import/spans.ts'

/** Result of a cell: a value for the create call, or the word that says why there is none. */
export type Read = { readonly value: unknown } | { readonly wrong: WordKey; readonly params?: WordParams }

export interface CellFrame {
  readonly column: ImportColumn
  /** Words of the noun: its codes are recognised by them in both languages. */
  readonly entries: Entries
  /** Locale that numbers of unclear spelling are read in. */
  readonly written: Locale
  readonly zone: string
  readonly days: DayOrder
  /** Unit of hours that say none. */
  readonly unit: SpanUnit
}

const moneyOf = (cell: string, written: Locale): number | undefined =>
  numberOf(cell.replace(/^([-+]?)\s*R\$/i, '$1').replace(/R\$/i, ''), 2, written)

const hoursOf = (cell: string, { written, unit }: CellFrame): number | undefined => {
  const seconds = spanOf(cell, written) ?? bareSpanOf(cell, { unit, written })
  return seconds === undefined ? undefined : Math.round(seconds / 36) / 100
}

const instantOf = (cell: string, zone: string, order: DayOrder): string | undefined => {
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/.test(cell)) {
    const at = new Date(cell)
    return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
  }
  const [, date = '', time = '00:00'] = /^(\S+)(?:[ T](\d{1,2}:\d{2})(?::\d{2})?)?$/.exec(cell) ?? []
  const [year, month, day] = dayOf(date, { zone, order })?.split('-') ?? []
  if (year === undefined) return parseCall(cell, zone)?.toISOString()
  return parseDateTimeInput(`${day}/${month}/${year} ${time}`, zone)?.toISOString()
}

const YES = ['sim', 's', 'yes', 'y', 'true', 't', 'verdadeiro', 'v', '1', 'x', 'on', '✓', '✔']
const NO = ['nao', 'n', 'no', 'false', 'f', 'falso', '0', '-', 'off']

const flagOf = (cell: string): boolean | undefined => {
  const text = plainText(cell)
  return YES.includes(text) ? true : NO.includes(text) ? false : undefined
}

export const choicesOf = ({ codes }: ImportColumn): readonly { key: string; value: unknown }[] =>
  codes === undefined ? [] : 'list' in codes ? codes.list : codes.map((key) => ({ key, value: key }))

/** Values that a column of codes takes, in the language of the file. */
const allowedBy = ({ column, entries, written }: CellFrame): string =>
  choicesOf(column)
    .map(({ key }) => entries[`${column.column}_${key}`]?.[locales.indexOf(written)] ?? key)
    .join(', ')

/** Finds a code by its word in either language, by its key or by its number. */
const codeOf = (cell: string, { column, entries }: CellFrame): unknown => {
  const text = plainText(cell)
  return choicesOf(column).find(({ key, value }) => {
    const said = locales.map((_, at) => entries[`${column.column}_${key}`]?.[at] ?? '')
    return [key, String(value), ...said].some((name) => plainText(name) === text)
  })?.value
}

const centavosOf = (cell: string, written: Locale): number | undefined => {
  const reais = moneyOf(cell, written)
  return reais === undefined || Math.abs(reais) >= 1e13 ? undefined : fromDecimal(reais)
}

/** Most letters of a number, date or code. */
const LONGEST = 100

type Reader = readonly [read: (cell: string, frame: CellFrame) => unknown, wrong: WordKey]
const asText: Reader = [(cell) => cell, 'common.fieldInvalid']
const asCountry: Reader = [countryOf, 'import.country']

/** Reader of each kind, and the word for a cell that it cannot read. */
const readers: Readonly<Record<ImportKind, Reader>> = {
  text: asText,
  colour: asText,
  record: asText,
  code: [codeOf, 'import.choice'],
  flag: [flagOf, 'import.flag'],
  date: [(cell, { zone, days }) => dayOf(cell, { zone, order: days }), 'common.fieldDay'],
  instant: [(cell, { zone, days }) => instantOf(cell, zone, days), 'common.fieldDateTime'],
  duration: [(cell, { written }) => spanOf(cell, written), 'import.clock'],
  hours: [hoursOf, 'import.hours'],
  count: [(cell, { written }) => numberOf(cell, 0, written), 'common.fieldNumber'],
  reais: [(cell, { written }) => moneyOf(cell, written), 'common.fieldMoney'],
  centavos: [(cell, { written }) => centavosOf(cell, written), 'common.fieldMoney'],
}

/** Reads a cell that is not empty by its column's kind. The create call checks the value. */
export const readCell = (cell: string, frame: CellFrame): Read => {
  const { kind, shown } = frame.column
  const reader = shown === 'country' ? asCountry : readers[kind]
  const [read, wrong] = reader
  const text = cell.trim()
  const value = reader !== asText && text.length > LONGEST ? undefined : read(text, frame)
  if (value !== undefined) return { value }
  return wrong === 'import.choice' ? { wrong, params: { allowed: allowedBy(frame) } } : { wrong }
}
