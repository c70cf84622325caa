import { useCallback } from 'react'
import { locales, type Entries, type KeyOf, type Locale, type WordParams, type Words } from '#contract/kit/words.ts'
import { keep } from '#web/kit/keep.ts'
import { store, useStore } from '#web/kit/store.ts'

/*
 * The server says words by i18next. Here the part of it that the words use, plural pairs and {{names}}, is these few
 * lines: the library weighs 17 kB of the 180 that the sign-in screen may, and words.test.ts holds the two together.
 */

const KEY = 'nucleo.locale'
const isLocale = (it: string | null): it is Locale => locales.some((known) => known === it)

const remembered = keep.get(KEY)
/** The language on the screen; Portuguese until somebody chooses (section 9). */
const locale = store<Locale>(isLocale(remembered) ? remembered : 'pt')

const showLocale = (it: Locale): void => {
  document.documentElement.lang = it === 'pt' ? 'pt-BR' : 'en'
}
showLocale(locale.get())

const plurals = { pt: new Intl.PluralRules('pt'), en: new Intl.PluralRules('en') } as const

interface Asked {
  readonly entries: Entries
  readonly key: string
  readonly params: WordParams | undefined
}

const textOf = ({ entries, key, params }: Asked, it: Locale): string => {
  const count = params?.['count']
  const plural = typeof count === 'number' ? plurals[it].select(count) : undefined
  // Portuguese has a form of its own from a million on, which reads like the others here.
  const entry = (plural && (entries[`${key}_${plural}`] ?? entries[`${key}_other`])) ?? entries[key]
  return entry?.[it === 'pt' ? 0 : 1] ?? key
}

const sayIn = (asked: Asked, it: Locale): string =>
  textOf(asked, it).replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(asked.params?.[name] ?? ''))

export type Say<W extends Words> = (key: KeyOf<W>, params?: WordParams) => string

/** `const t = useWords(loopWords); t('started')`; with plurals `t('records', { count: 3 })`. */
export const useWords = <W extends Words>(it: W): Say<W> => {
  const now = useLocale()
  return useCallback((key: string, params?: WordParams) => sayIn({ entries: it.entries, key, params }, now), [it, now])
}

/** The same outside React, in the language of this moment. */
export const say = <W extends Words>(it: W, key: KeyOf<W>, params?: WordParams): string =>
  sayIn({ entries: it.entries, key, params }, locale.get())

export const getLocale = (): Locale => locale.get()
export const useLocale = (): Locale => useStore(locale)

/** Shows and remembers a language in this browser; the session remembers it for the person. */
export const setLocale = (next: Locale): void => {
  keep.set(KEY, next)
  showLocale(next)
  locale.set(next)
}
