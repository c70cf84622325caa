import { locales, type Locale } from '#contract/kit/words.ts'
import { tabStorage } from '#web/kit/storage.ts'

const KEY = 'nucleo.locale.asked'

/** Narrows a text to a supported language. */
export const localeOf = (it: string | null | undefined): Locale | undefined => locales.find((known) => known === it)

/** Keeps the language while the tab lives, for the screens after a page that was opened from a mail. */
export const keepAsked = (locale: Locale): void => tabStorage.set(KEY, locale)

const PARAMETER = 'lang'

/**
 * Takes the language of a mail out of the address that its link has opened (`screenLink` of the server writes it), so that no
 * screen takes it for a part of its own state. `hash`: that of the page, or of the address that it has just gone to.
 */
export const takeFromAddress = (hash = window.location.hash): Locale | undefined => {
  const [path = '', query = ''] = hash.split('?')
  const params = new URLSearchParams(query)
  const locale = localeOf(params.get(PARAMETER))
  if (!params.has(PARAMETER)) return undefined
  params.delete(PARAMETER)
  const rest = params.size === 0 ? path : `${path}?${params.toString()}`
  window.history.replaceState(window.history.state, '', rest)
  if (locale) keepAsked(locale)
  return locale
}

/** Language for a person who has chosen none: that of the mail they come from, else Portuguese (section 9). */
export const unchosenLocale = (): Locale => takeFromAddress() ?? localeOf(tabStorage.get(KEY)) ?? 'pt'

/** True where the browser asks for English before Portuguese; it decides nothing, English is only offered (decision 136). */
export const browserPrefersEnglish = (): boolean =>
  navigator.languages.map((it) => localeOf(it.toLowerCase().split('-')[0])).find((it) => it !== undefined) === 'en'
