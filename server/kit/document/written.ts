import { EMPTY, formatDate } from '#contract/kit/dates.ts'
import { brl } from '#contract/kit/money.ts'
import { remembered } from '#contract/kit/remembered.ts'
import type { Locale } from '#contract/kit/words.ts'
import type { Cell, CellKind } from '#server/kit/document/description.ts'
import { legible } from '#server/kit/sheet/pdfFonts.ts'

/** A text as it is printed: without control and direction characters, which could reorder what stands around them. */
export const printed = (text: string): string =>
  legible(text.replaceAll(/\s/gu, ' ').replaceAll(/[\p{Cc}\p{Cf}]/gu, ''))

const oneDecimal = remembered(
  (locale: Locale) =>
    new Intl.NumberFormat(locale === 'pt' ? 'pt-BR' : 'en', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)

/** A cell in the words of its kind; nothing stands for a missing text, dashes for another. */
export const written = (value: Cell, kind: CellKind, locale: Locale): string => {
  if (value === null) return kind === 'text' ? '' : EMPTY
  // A label in a row of sums.
  if (kind === 'text' || (typeof value === 'string' && kind !== 'date')) return printed(String(value))
  if (kind === 'date') return formatDate(String(value), locale)
  return kind === 'money' ? brl(Number(value)) : oneDecimal(locale).format(Number(value) / 10)
}
