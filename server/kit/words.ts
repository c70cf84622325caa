import { sayIn as sayOf, type Entries, type Locale, type WordParams } from '#contract/kit/words.ts'
import { allWords, type WordKey } from '#contract/words.ts'

export type Say = (key: WordKey, params?: WordParams) => string

const entriesOf = new Map<string, Entries>(allWords.map((it) => [it.noun, it.entries]))

/** Resolves `noun.key` in one language. */
export const sayIn =
  (locale: Locale): Say =>
  (full, params) => {
    const dot = full.indexOf('.')
    const entries = entriesOf.get(full.slice(0, dot))
    return entries ? sayOf(locale, { entries, key: full.slice(dot + 1), params }) : full
  }

/** The first of our languages in an Accept-Language header; Portuguese when none is. */
export const localeOf = (header: string | undefined): Locale => {
  for (const part of (header ?? '').toLowerCase().split(',')) {
    if (part.trim().startsWith('en')) return 'en'
    if (part.trim().startsWith('pt')) return 'pt'
  }
  return 'pt'
}
