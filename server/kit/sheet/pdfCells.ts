import { EMPTY, formatDate, formatDateTime } from '#contract/kit/dates.ts'
import { longClock } from '#contract/kit/hours.ts'
import { brl, fromDecimal } from '#contract/kit/money.ts'
import type { Locale } from '#contract/kit/words.ts'
import { legible } from '#server/kit/sheet/pdfFonts.ts'
import { decimalsOf, type Kind, type Sheet, type SheetColumn } from '#server/kit/sheet/sheet.ts'

/** A figure as people read it: hours and thousands in groups, money with its sign. */
export const figure = <R>(value: number, column: SheetColumn<R>, { locale }: Sheet<R>): string => {
  if (column.kind === 'duration') return longClock(value, locale)
  if (column.kind === 'money') return legible(brl(fromDecimal(value)))
  const digits = decimalsOf(column)
  const shown = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return new Intl.NumberFormat(locale === 'pt' ? 'pt-BR' : 'en', shown).format(value)
}

export const spelled = <R>(row: R, column: SheetColumn<R>, sheet: Sheet<R>): string => {
  const value = column.value(row)
  if (value === null) return EMPTY
  if (column.kind === 'instant') return formatDateTime(String(value), sheet.locale, sheet.zone)
  if (column.kind === 'date') return formatDate(String(value), sheet.locale)
  return column.kind === 'text' ? legible(String(value)) : figure(Number(value), column, sheet)
}

/** The longest that a column of figures can be expected to say: it is never broken. */
const longestOf = (kind: Exclude<Kind, 'text'>, locale: Locale): string =>
  ({
    date: '30/05/2026',
    instant: formatDateTime('2026-05-30T22:58:00Z', locale, 'UTC'),
    duration: '00.000:00:00',
    money: 'R$ 000.000,00',
    number: '000.000,0',
  })[kind]

/** Words longer than this share of the page are broken. */
const WORD_MAX = 0.12
/** A text asks for this share of the page at most to stand in one line. */
const TEXT_MAX = 0.35

/**
 * Widths of the columns: figures get what they need, a text its longest word, and what is left goes to the texts that
 * would still break, by how much they want. `sample` is the first rows; `measure` tells how wide words are.
 */
export const widthsOf = <R>(
  { columns, locale }: Pick<Sheet<R>, 'columns' | 'locale'>,
  { width, sample, measure }: { width: number; sample: readonly string[][]; measure: (text: string) => number },
): readonly number[] => {
  const asked = columns.map(({ kind, title }, index) => {
    const texts = kind === 'text' ? sample.map((cells) => cells[index] ?? '') : []
    const words = new Set(texts.flatMap((it) => it.split(' ')))
    const longest = Math.min(width * WORD_MAX, Math.max(0, ...[...words].map(measure)))
    const titled = Math.max(...legible(title).split(' ').map(measure))
    const least = Math.max(titled, kind === 'text' ? longest : measure(longestOf(kind, locale)))
    const whole = Math.min(width * TEXT_MAX, Math.max(0, ...texts.map(measure)))
    return { least, more: Math.max(0, whole - least) + (kind === 'text' ? 1 : 0) }
  })
  const needed = asked.reduce((sum, it) => sum + it.least, 0)
  // More than the page has: everybody gives in alike.
  if (needed > width) return asked.map((it) => (it.least * width) / needed)
  const wanted = asked.reduce((sum, it) => sum + it.more, 0)
  // Without any text the page is shared evenly.
  return asked.map(
    (it) => it.least + (wanted === 0 ? (width - needed) / columns.length : ((width - needed) * it.more) / wanted),
  )
}
