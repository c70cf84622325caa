import { plainText } from '#contract/kit/import/import.ts'
import { locales } from '#contract/kit/words.ts'

const A = 'A'.charCodeAt(0)
const LETTERS = Array.from({ length: 26 }, (_, at) => String.fromCharCode(A + at))

/** A code that was replaced, as DD was by DE, would claim the name of its successor. */
const isCurrent = (code: string): boolean => new Intl.Locale(`und-${code}`).region === code

let byName: ReadonlyMap<string, string> | undefined
const namesOnce = (): ReadonlyMap<string, string> => {
  if (byName) return byName
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(isCurrent)
  const shown = locales.map((locale) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }))
  const named = codes.flatMap((code) => shown.map((names) => [plainText(names.of(code) ?? ''), code] as const))
  byName = new Map([...named, ...codes.map((code) => [plainText(code), code] as const)])
  return byName
}

/** Code of a country by its name in either language or by itself; undefined for any other text. */
export const countryOf = (cell: string): string | undefined => namesOnce().get(plainText(cell))
