import { createInstance } from 'i18next'
import { useCallback } from 'react'
import { initReactI18next, useTranslation } from 'react-i18next'
import { locales, resource, type KeyOf, type Locale, type WordParams, type Words } from '#contract/kit/words.ts'
import { keep } from '#web/kit/keep.ts'
import { store, useStore } from '#web/kit/store.ts'

const KEY = 'nucleo.locale'
const isLocale = (it: string | null): it is Locale => locales.some((known) => known === it)

const remembered = keep.get(KEY)
/** The language on the screen; Portuguese until somebody chooses (section 9). */
const locale = store<Locale>(isLocale(remembered) ? remembered : 'pt')

const instance = createInstance()
void instance.use(initReactI18next).init({
  lng: locale.get(),
  fallbackLng: false,
  resources: {},
  ns: [],
  defaultNS: false,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
  initAsync: false,
})

const showLocale = (it: Locale): void => {
  document.documentElement.lang = it === 'pt' ? 'pt-BR' : 'en'
}
showLocale(locale.get())

/** Portuguese has a plural of its own from a million on, which reads like the others here. */
const withMany = (texts: Record<string, string>): Record<string, string> => ({
  ...texts,
  ...Object.fromEntries(
    Object.entries(texts)
      .filter(([key]) => key.endsWith('_other'))
      .map(([key, text]) => [key.replace(/_other$/, '_many'), text]),
  ),
})

const known = new Set<string>()
/** Words come with the screen that uses them; the first use teaches them to i18next. */
const learn = (it: Words): void => {
  if (known.has(it.noun)) return
  known.add(it.noun)
  for (const each of locales) instance.addResourceBundle(each, it.noun, withMany(resource(it, each)))
}

export type Say<W extends Words> = (key: KeyOf<W>, params?: WordParams) => string

/** `const t = useWords(loopWords); t('started')`; with plurals `t('records', { count: 3 })`. */
export const useWords = <W extends Words>(it: W): Say<W> => {
  learn(it)
  const { t } = useTranslation(it.noun, { i18n: instance })
  return useCallback((key: string, params) => t(key, { ...params }), [t])
}

/** The same outside React, in the language of this moment. */
export const say = <W extends Words>(it: W, key: KeyOf<W>, params?: WordParams): string => {
  learn(it)
  const name: string = key
  return instance.t(name, { ...params, ns: it.noun })
}

export const getLocale = (): Locale => locale.get()
export const useLocale = (): Locale => useStore(locale)

/** Shows and remembers a language in this browser; the session remembers it for the person. */
export const setLocale = (next: Locale): void => {
  keep.set(KEY, next)
  if (locale.get() === next) return
  void instance.changeLanguage(next)
  showLocale(next)
  locale.set(next)
}

/** Whether somebody chose a language in this browser. */
export const localeChosen = (): boolean => isLocale(keep.get(KEY))
