import { useCallback } from 'react'
import { locales, sayIn, type KeyOf, type Locale, type WordParams, type Words } from '#contract/kit/words.ts'
import { browserStorage } from '#web/kit/storage.ts'
import { store, useStore } from '#web/kit/store.ts'

const KEY = 'nucleo.locale'
const isLocale = (it: string | null): it is Locale => locales.some((known) => known === it)

const remembered = browserStorage.get(KEY)
/** The language on the screen; Portuguese until somebody chooses (section 9). */
const locale = store<Locale>(isLocale(remembered) ? remembered : 'pt')

const showLocale = (locale: Locale): void => {
  document.documentElement.lang = locale === 'pt' ? 'pt-BR' : 'en'
}
showLocale(locale.get())

export type Say<W extends Words> = (key: KeyOf<W>, params?: WordParams) => string

/** `const t = useWords(loopWords); t('started')`; with plurals `t('records', { count: 3 })`. */
export const useWords = <W extends Words>(words: W): Say<W> => {
  const now = useLocale()
  return useCallback(
    (key: string, params?: WordParams) => sayIn(now, { entries: words.entries, key, params }),
    [words, now],
  )
}

/** The same outside React, in the language of this moment. */
export const say = <W extends Words>(it: W, key: KeyOf<W>, params?: WordParams): string =>
  sayIn(locale.get(), { entries: it.entries, key, params })

export const getLocale = (): Locale => locale.get()
export const useLocale = (): Locale => useStore(locale)

/** Shows a language in which somebody was written to, unless one was chosen in this browser. */
export const proposeLocale = (next: Locale): void => {
  if (isLocale(browserStorage.get(KEY))) return
  showLocale(next)
  locale.set(next)
}

/** Shows and remembers a language in this browser; the session remembers it for the person. */
export const setLocale = (next: Locale): void => {
  browserStorage.set(KEY, next)
  showLocale(next)
  locale.set(next)
}
