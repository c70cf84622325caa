import { showCep, showCnpj, showCpf, showPhone, showPixKey } from '#contract/kit/brazil/brazil.ts'
import {
  accountTypes,
  companySizes,
  companyTypes,
  type DetailField,
  englishLevels,
  experienceBands,
  genders,
  type KeptDetails,
} from '#contract/person/details.ts'
import { personWords } from '#contract/person/person.words.ts'
import { commitment } from '#contract/team/team.codes.ts'
import { bankLabel, useBanks } from '#web/kit/form/fields/brazil/useBanks.ts'
import { shownDay } from '#web/kit/form/fields/dates/typedDay.ts'
import { type Format, useFormat } from '#web/kit/format.ts'
import type { SayKey } from '#web/kit/list/cells.tsx'
import { useNounWords } from '#web/kit/list/useNounWords.ts'
import { FactList } from '#web/kit/ui/FactList.tsx'
import { Card } from '#web/kit/ui/page/layout.tsx'
import { useLocale } from '#web/kit/words.ts'

/** A Brazilian bank outside of a form, by its digits and name. */
const BankName = ({ code }: { readonly code: string }) => bankLabel(code, useBanks())

interface Frame {
  readonly say: SayKey
  readonly f: Format
  readonly countryName: (code: string) => string | undefined
}

const codes: Partial<Record<DetailField, { readonly keyOf: (value: number) => string | undefined }>> = {
  gender: genders,
  account_type: accountTypes,
  english: englishLevels,
  experience: experienceBands,
  commitment,
  company_type: companyTypes,
  company_size: companySizes,
}

const writers: Partial<Record<DetailField, (text: string, frame: Frame) => string | undefined>> = {
  phone: showPhone,
  cpf: showCpf,
  cnpj: showCnpj,
  cep: showCep,
  pix_key: showPixKey,
  birthday: shownDay,
  country: (code, { countryName }) => countryName(code),
  address_country: (code, { countryName }) => countryName(code),
}

const shownOf = (name: DetailField, value: KeptDetails[DetailField], frame: Frame): string | undefined => {
  if (value === null) return undefined
  if (typeof value === 'string') return writers[name]?.(value, frame) ?? value
  if (name === 'hourly_rate_centavos') return frame.f.money(value)
  const key = codes[name]?.keyOf(value)
  return key === undefined ? String(value) : frame.say(`${name}_${key}`)
}

const parts: readonly { readonly title: string; readonly fields: readonly DetailField[] }[] = [
  { title: 'part_person', fields: ['phone', 'birthday', 'gender', 'country', 'cpf', 'rg'] },
  { title: 'part_work', fields: ['hourly_rate_centavos', 'english', 'experience', 'commitment'] },
  { title: 'part_company', fields: ['company', 'cnpj', 'company_type', 'company_size', 'position'] },
  {
    title: 'part_address',
    fields: [
      ...(['address_country', 'cep', 'postal_code', 'street', 'number', 'complement'] as const),
      ...(['neighborhood', 'city', 'uf', 'state'] as const),
    ],
  },
  { title: 'part_bank', fields: ['bank', 'account_type', 'agency', 'account', 'pix_key'] },
]

/** Details that a person gave about themselves: a card for each part. */
export const DetailFacts = ({ of }: { of: KeptDetails }) => {
  const say = useNounWords(personWords)
  const f = useFormat()
  const names = new Intl.DisplayNames([useLocale()], { type: 'region' })
  const frame: Frame = { say, f, countryName: (code) => names.of(code) }
  return parts.flatMap(({ title, fields }) => {
    const facts = fields.flatMap((name) => {
      const value = shownOf(name, of[name], frame)
      if (value === undefined || value === '') return []
      return [{ label: say(`field_${name}`), value: name === 'bank' ? <BankName code={value} /> : value }]
    })
    return facts.length === 0
      ? []
      : [
          <Card key={title} title={say(title)}>
            <FactList facts={facts} />
          </Card>,
        ]
  })
}
