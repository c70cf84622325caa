import { EMPTY } from '#contract/kit/dates.ts'
import { longClock } from '#contract/kit/hours.ts'
import { brl, fromDecimal } from '#contract/kit/money.ts'
import { readDateTime } from '#contract/kit/readDates.ts'
import { decimalsOf, type Kind, type Sheet, type SheetColumn } from '#server/kit/sheet/sheet.ts'

/** The standard fonts of PDF hold Latin-1; what lies outside is shown as a question mark rather than as noise. */
export const printable = (text: string): string =>
  text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/[^\u0020-ÿ]/gu, '?')

/** A figure as people read it: hours and thousands in groups, money with its sign. */
export const figure = <R>(value: number, column: SheetColumn<R>, { locale }: Sheet<R>): string => {
  if (column.kind === 'duration') return longClock(value, locale)
  if (column.kind === 'money') return printable(brl(fromDecimal(value)).replace(/\s/g, ' '))
  const digits = decimalsOf(column)
  const shown = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return new Intl.NumberFormat(locale === 'pt' ? 'pt-BR' : 'en', shown).format(value)
}

export const spelled = <R>(row: R, column: SheetColumn<R>, sheet: Sheet<R>): string => {
  const value = column.value(row)
  if (value === null) return EMPTY
  if (column.kind === 'instant') return readDateTime(String(value), sheet.locale, sheet.zone)
  return column.kind === 'text' ? printable(String(value)) : figure(Number(value), column, sheet)
}

/** The longest that a column of figures can be expected to say: it is never broken. */
const longest: Readonly<Record<Exclude<Kind, 'text'>, string>> = {
  instant: '00 Mmm 0000 00:00',
  duration: '00.000:00:00',
  money: 'R$ 000.000,00',
  number: '000.000,0',
}

/**
 * Widths of the columns: figures get what they need, text shares what is left by weight, each at least its longest
 * word. `measure` tells how wide words are.
 */
export const widthsOf = <R>(
  columns: readonly SheetColumn<R>[],
  width: number,
  measure: (text: string) => number,
): readonly number[] => {
  const least = columns.map((it) => {
    const words = it.title.split(' ').map((word) => measure(printable(word)))
    return Math.max(...words, measure(it.kind === 'text' ? printable(it.longest ?? '') : longest[it.kind]))
  })
  const needed = least.reduce((sum, it) => sum + it, 0)
  const shares = columns.map((it) => (it.kind === 'text' ? (it.weight ?? 1) : 0))
  const all = shares.reduce((sum, it) => sum + it, 0)
  const left = Math.max(0, width - needed)
  // Without any text the page is shared evenly.
  return least.map((it, index) => it + (all === 0 ? left / columns.length : (left * (shares[index] ?? 0)) / all))
}
