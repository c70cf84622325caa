import {
  accountTypes,
  companySizes,
  companyTypes,
  englishLevels,
  experienceBands,
  genders,
} from '#contract/person/details.ts'
import type { personCalls } from '#contract/person/person.ts'
import { personWords } from '#contract/person/person.words.ts'
import { commitment } from '#contract/team/team.codes.ts'
import { BankField } from '#web/kit/form/fields/brazil/BankField.tsx'
import { CnpjField } from '#web/kit/form/fields/brazil/CnpjField.tsx'
import { CpfField } from '#web/kit/form/fields/brazil/CpfField.tsx'
import { PhoneField } from '#web/kit/form/fields/brazil/PhoneField.tsx'
import { PixKeyField } from '#web/kit/form/fields/brazil/PixKeyField.tsx'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { DateField } from '#web/kit/form/fields/dates/DateField.tsx'
import { MoneyField } from '#web/kit/form/fields/MoneyField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import type { Form } from '#web/kit/form/handles.ts'
import type { FieldsOf } from '#web/kit/form/useForm.ts'
import { Columns, Section } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import { AddressFields } from '#web/person/AddressFields.tsx'
import { CountryField } from '#web/person/CountryField.tsx'

export type DetailsHandles = Pick<Form<FieldsOf<typeof personCalls.ownUpdate>>, 'of'>

interface FieldsProps {
  readonly of: DetailsHandles
}

const Person = ({ of: form }: FieldsProps) => (
  <>
    <Columns even>
      <PhoneField of={form.of('phone')} />
      <DateField of={form.of('birthday')} />
    </Columns>
    <Columns even>
      <ChoiceField of={form.of('gender')} codes={genders} />
      <CountryField of={form.of('country')} />
    </Columns>
    <Columns even>
      <CpfField of={form.of('cpf')} />
      <TextField of={form.of('rg')} />
    </Columns>
  </>
)

const Address = ({ of: form }: FieldsProps) => (
  <AddressFields of={form} country={form.of('address_country')} district={form.of('neighborhood')} />
)

const Bank = ({ of: form }: FieldsProps) => (
  <>
    <Columns even>
      <BankField of={form.of('bank')} />
      <ChoiceField of={form.of('account_type')} codes={accountTypes} />
    </Columns>
    <Columns even>
      <TextField of={form.of('agency')} />
      <TextField of={form.of('account')} />
    </Columns>
    <PixKeyField of={form.of('pix_key')} />
  </>
)

const Work = ({ of: form }: FieldsProps) => (
  <>
    <Columns even>
      <MoneyField of={form.of('hourly_rate_centavos')} />
      <ChoiceField of={form.of('english')} codes={englishLevels} />
    </Columns>
    <Columns even>
      <ChoiceField of={form.of('experience')} codes={experienceBands} />
      <ChoiceField of={form.of('commitment')} codes={commitment} />
    </Columns>
  </>
)

const Company = ({ of: form }: FieldsProps) => (
  <>
    <Columns even>
      <TextField of={form.of('company')} autoComplete="organization" />
      <CnpjField of={form.of('cnpj')} />
    </Columns>
    <Columns even>
      <ChoiceField of={form.of('company_type')} codes={companyTypes} />
      <ChoiceField of={form.of('company_size')} codes={companySizes} />
    </Columns>
    <TextField of={form.of('position')} autoComplete="organization-title" />
  </>
)

const parts = { person: Person, address: Address, bank: Bank, work: Work, company: Company } as const
const names = ['person', 'address', 'bank', 'work', 'company'] as const satisfies readonly (keyof typeof parts)[]

/** All fields of what a person tells about themselves, part by part. */
export const DetailsFields = ({ of }: FieldsProps) => {
  const t = useWords(personWords)
  return names.map((name) => {
    const Part = parts[name]
    return (
      <Section key={name} title={t(`part_${name}`)}>
        <Part of={of} />
      </Section>
    )
  })
}
