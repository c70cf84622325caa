import Papa from 'papaparse'
import { formatDate, formatDateTime } from '#contract/kit/dates.ts'
import { writeClock } from '#contract/kit/hours.ts'
import type { Locale } from '#contract/kit/words.ts'
import { harmless } from '#server/kit/sheet/guard.ts'
import { decimalsOf, wallTime, type Sheet, type SheetColumn } from '#server/kit/sheet/sheet.ts'

const BOM = '﻿'

/** Excel in Brazil reads `;` and a decimal comma; elsewhere `,` and a point. Both want a BOM, CRLF and no `sep=`. */
const dialects = {
  pt: { delimiter: ';', decimal: ',' },
  en: { delimiter: ',', decimal: '.' },
} as const satisfies Record<Locale, object>

type Reader = Pick<Sheet<never>, 'locale' | 'zone'>

/** A spreadsheet in English takes `09/11/2026` for September. */
const instant = (iso: string, { locale, zone }: Reader): string =>
  locale === 'pt' ? formatDateTime(iso, locale, zone) : wallTime(iso, zone)

/** Most decimals of a number: a list rounds them for reading, a file that comes back must not. */
const DECIMALS_MAX = 2

const number = (value: number, column: Pick<SheetColumn<never>, 'kind' | 'decimals'>): string => {
  const decimals = decimalsOf(column)
  if (decimals === 0) return value.toFixed(0)
  const exact = value.toFixed(DECIMALS_MAX).replace(/0+$/, '')
  return exact.length - exact.indexOf('.') - 1 > decimals ? exact : value.toFixed(decimals)
}

/** Text of a cell, without the guard against formulas. */
export const bareCell = <R>(row: R, column: SheetColumn<R>, reader: Reader): string => {
  const value = column.value(row)
  if (value === null) return ''
  if (column.kind === 'text') return String(value)
  if (column.kind === 'duration') return writeClock(Number(value))
  if (column.kind === 'instant') return instant(String(value), reader)
  if (column.kind === 'date') return reader.locale === 'pt' ? formatDate(String(value), 'pt') : String(value)
  return number(Number(value), column).replace('.', dialects[reader.locale].decimal)
}

const cell = <R>(row: R, column: SheetColumn<R>, reader: Reader): string => {
  const text = bareCell(row, column, reader)
  return column.kind === 'text' ? harmless(text) : text
}

/** The sheet as text, a batch at a time. */
export const csvOf = async function* <R>(sheet: Sheet<R>): AsyncGenerator<string> {
  const options = { delimiter: dialects[sheet.locale].delimiter, newline: '\r\n' }
  yield `${BOM}${Papa.unparse([sheet.columns.map((column) => harmless(column.title))], options)}\r\n`
  for await (const rows of sheet.batches) {
    if (rows.length === 0) continue
    yield `${Papa.unparse(
      rows.map((row) => sheet.columns.map((column) => cell(row, column, sheet))),
      options,
    )}\r\n`
  }
}
