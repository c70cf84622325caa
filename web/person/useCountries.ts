import { countries, type Country } from '#contract/person/countries.ts'
import { useLocale } from '#web/kit/words.ts'

/** Countries in the order of their names in the person's language. */
export const useCountries = () => {
  const locale = useLocale()
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const nameOf = (code: string): string => names.of(code) ?? code
  const byName = new Intl.Collator(locale).compare
  const list: readonly Country[] = countries.toSorted((a, b) => byName(nameOf(a), nameOf(b)))
  return { list, nameOf }
}
