import { Select } from '@mantine/core'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import type { Field } from '#web/kit/form/field.ts'
import { useFieldProps } from '#web/kit/form/useFieldProps.ts'
import { useLocale, useWords } from '#web/kit/words.ts'
import { zoneFits, zonesWith } from '#web/profile/settings/zones.ts'

const MOST = 20

const labelOf = (zone: string): string => zone.replaceAll('_', ' ').replaceAll('/', ' / ')

/** `GMT-3 · Horário Padrão de Brasília`. */
const aboutZone = (zone: string, locale: string): string => {
  const part = (timeZoneName: 'shortOffset' | 'longGeneric') =>
    new Intl.DateTimeFormat(locale === 'pt' ? 'pt-BR' : 'en', { timeZone: zone, timeZoneName })
      .formatToParts(0)
      .find((it) => it.type === 'timeZoneName')?.value ?? ''
  return `${part('shortOffset')} · ${part('longGeneric')}`
}

/** A time zone, found by its city under today's name or a former one. */
export const ZoneField = ({ of }: { of: Field<string> }) => {
  const t = useWords(uiWords)
  const locale = useLocale()
  const given = useFieldProps({ of }, labelOf)
  return (
    <Select
      {...given}
      searchable
      allowDeselect={false}
      limit={MOST}
      data={zonesWith(of.value).map((value) => ({ value, label: labelOf(value) }))}
      filter={({ options, search, limit }) => {
        // The label of what is chosen stands there as if it had been typed.
        const sought = search === labelOf(of.value) ? '' : search
        const fits = options.filter((it) => 'value' in it && zoneFits(it.value, sought))
        return fits.slice(0, limit)
      }}
      renderOption={({ option }) => (
        <span>
          {option.label}
          <br />
          <small>{aboutZone(option.value, locale)}</small>
        </span>
      )}
      nothingFoundMessage={t('noResults')}
      value={of.value}
      onChange={(zone) => zone !== null && of.set(zone)}
    />
  )
}
