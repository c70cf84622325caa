import {
  locales,
  LOCALE_HEADER,
  sayIn as sayOf,
  type Entries,
  type Locale,
  type WordParams,
} from '#contract/kit/words.ts'
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

/** Language that the page of a request shows; Portuguese where it says none. */
export const localeOf = ({ headers }: { readonly headers: Readonly<Record<string, unknown>> }): Locale =>
  locales.find((known) => known === headers[LOCALE_HEADER]) ?? 'pt'
