import type { Locale } from '#contract/kit/words.ts'

/**
 * A number as a cell has it, taken apart by how it is written. `pt`: `1.234,56`; `en`: `1,234.56`; undefined where both
 * read it, and not alike (`1.234`), or both alike (`1234`).
 */
const writtenIn = (cell: string): Locale | undefined => {
  const text = cell.replace(/[^\d.,]/g, '')
  const [comma, point] = [text.lastIndexOf(','), text.lastIndexOf('.')]
  if (comma >= 0 && point >= 0) return comma > point ? 'pt' : 'en'
  // A separator that occurs more than once groups thousands.
  if (text.indexOf(',') !== comma) return 'en'
  if (text.indexOf('.') !== point) return 'pt'
  const places = text.length - 1 - Math.max(comma, point)
  if (comma >= 0 && places !== 3) return 'pt'
  return point >= 0 && places !== 3 ? 'en' : undefined
}

/** Locale that the unambiguous numbers of a column agree on. */
export const agreedIn = (cells: readonly string[]): Locale | undefined => {
  const seen = new Set(cells.map(writtenIn))
  return seen.has('pt') === seen.has('en') ? undefined : seen.has('pt') ? 'pt' : 'en'
}

/** Locale of a column's numbers: that of the unambiguous ones, else the one that the file's separator suggests. */
export const numbersIn = (cells: readonly string[], delimiter: string, locale: Locale): Locale => {
  const agreed = agreedIn(cells)
  if (agreed !== undefined) return agreed
  if (delimiter === '\t') return locale
  return delimiter === ';' ? 'pt' : 'en'
}

const signs = { pt: { group: '.', decimal: ',' }, en: { group: ',', decimal: '.' } } as const

/** Rewrites a cell with a point before its decimals and nothing else between its digits. */
const plainNumber = (cell: string, written: Locale): string => {
  const text = cell.replace(/[\s\u00A0\u202F]/g, '')
  const { group, decimal } = signs[writtenIn(text) ?? written]
  const [whole = '', ...fraction] = text.split(decimal)
  // Groups have three digits, else the sign groups nothing.
  const grouped = new RegExp(`^[-+]?\\d{1,3}(?:\\${group}\\d{3})+$`).test(whole)
  return [grouped ? whole.replaceAll(group, '') : whole, ...fraction].join('.')
}

/** Reads a cell as a number of at most `places` decimals; undefined when it is none. `written` decides for a cell with
 * two readings: `1.234`. */
export const numberOf = (cell: string, places: number, written: Locale): number | undefined => {
  const found = /^[-+]?\d+(?:\.(\d+))?$/.exec(plainNumber(cell, written))
  if (!found || (found[1] ?? '').replace(/0+$/, '').length > places) return undefined
  const value = Number(found[0])
  return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value : undefined
}
