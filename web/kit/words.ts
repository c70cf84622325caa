import { useCallback } from 'react'
import { sayIn, type KeyOf, type Locale, type WordParams, type Words } from '#contract/kit/words.ts'
import { browserPrefersEnglish, keepAsked, localeOf, takeFromAddress, unchosenLocale } from '#web/kit/askedLocale.ts'
import { browserStorage } from '#web/kit/storage.ts'
import { store, useStore } from '#web/kit/store.ts'

const KEY = 'nucleo.locale'

const chosen = (): Locale | undefined => localeOf(browserStorage.get(KEY))

// Asked for first, because it cleans the address too.
const unchosen = unchosenLocale()
/** The language on the screen: the one that somebody has chosen, else that of a mail, else Portuguese (decision 136). */
const locale = store<Locale>(chosen() ?? unchosen)

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
  keepAsked(next)
  if (chosen()) return
  showLocale(next)
  locale.set(next)
}

/** Shows and remembers a language in this browser; the session remembers it for the person. */
export const setLocale = (next: Locale): void => {
  browserStorage.set(KEY, next)
  showLocale(next)
  locale.set(next)
}

const DECLINED = 'nucleo.locale.declined'

/** True where nobody has chosen a language in this browser, which asks for English, or refused the offer of it. */
export const mayOfferEnglish = (): boolean =>
  browserPrefersEnglish() && chosen() === undefined && browserStorage.get(DECLINED) === null

/** Offers English in this browser no more. */
export const declineEnglish = (): void => browserStorage.set(DECLINED, 'yes')

// A link of a mail that opens in a page of ours that is open already.
window.addEventListener('hashchange', ({ newURL }) => {
  const asked = takeFromAddress(new URL(newURL).hash)
  if (asked) proposeLocale(asked)
})
