import { createInstance, type i18n } from 'i18next'
import { locales, resource, type Locale, type WordParams } from '#contract/kit/words.ts'
import { allWords, type WordKey } from '#contract/words.ts'

export type Say = (key: WordKey, params?: WordParams) => string

const instance: i18n = createInstance()
await instance.init({
  lng: 'pt',
  fallbackLng: false,
  ns: allWords.map((it) => it.noun),
  resources: Object.fromEntries(
    locales.map((locale) => [locale, Object.fromEntries(allWords.map((it) => [it.noun, resource(it, locale)]))]),
  ),
  interpolation: { escapeValue: false },
  nsSeparator: '.',
  keySeparator: false,
  initAsync: false,
})

/** Resolves `noun.key` in one language. */
export const sayIn =
  (locale: Locale): Say =>
  (key, params) =>
    instance.t(key, { lng: locale, ...params })

/** The first of our languages in an Accept-Language header; Portuguese when none is. */
export const localeOf = (header: string | undefined): Locale => {
  for (const part of (header ?? '').toLowerCase().split(',')) {
    if (part.trim().startsWith('en')) return 'en'
    if (part.trim().startsWith('pt')) return 'pt'
  }
  return 'pt'
}
