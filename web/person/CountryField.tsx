import { countries, type Country } from '#contract/person/countries.ts'
import type { Field } from '#web/kit/form/field.ts'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { useLocale } from '#web/kit/words.ts'

/** A country by its name in the person's language, in the order of those names. */
export const CountryField = ({ of }: { readonly of: Field<Country | null> }) => {
  const locale = useLocale()
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const nameOf = (code: string): string => names.of(code) ?? code
  const byName = new Intl.Collator(locale).compare
  const list: readonly Country[] = countries.toSorted((a, b) => byName(nameOf(a), nameOf(b)))
  return <ChoiceField of={of} codes={list} labelOf={nameOf} />
}
