import type { ComponentType } from 'react'
import { accountTypes, companySizes, companyTypes, englishLevels, experienceBands } from '#contract/person/details.ts'
import { commitment } from '#contract/team/team.codes.ts'
import { BankField } from '#web/kit/form/fields/brazil/BankField.tsx'
import { CnpjField } from '#web/kit/form/fields/brazil/CnpjField.tsx'
import { PixKeyField } from '#web/kit/form/fields/brazil/PixKeyField.tsx'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { MoneyField } from '#web/kit/form/fields/MoneyField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { needed } from '#web/kit/form/needed.ts'
import { Columns } from '#web/kit/ui/page/layout.tsx'
import { AddressFields } from '#web/person/AddressFields.tsx'
import { type AnswerForm, type AnswerStep, isBrazil } from '#web/registration/answers.ts'
import { PersonStep } from '#web/registration/steps/PersonStep.tsx'

const WorkStep = ({ of: form }: { of: AnswerForm }) => (
  <>
    <Columns even>
      <MoneyField of={needed(form.of('hourly_rate_centavos'))} />
      <ChoiceField of={needed(form.of('english'))} codes={englishLevels} />
    </Columns>
    <ChoiceField of={needed(form.of('experience'))} codes={experienceBands} as="radio" />
    <ChoiceField of={needed(form.of('commitment'))} codes={commitment} as="radio" />
  </>
)

const CompanyStep = ({ of: form }: { of: AnswerForm }) => (
  <>
    <TextField of={needed(form.of('company'))} autoComplete="organization" />
    <Columns even>
      {isBrazil(form.values.country) && <CnpjField of={needed(form.of('cnpj'))} />}
      <ChoiceField of={needed(form.of('company_type'))} codes={companyTypes} />
    </Columns>
    <Columns even>
      <ChoiceField of={needed(form.of('company_size'))} codes={companySizes} />
      <TextField of={needed(form.of('position'))} autoComplete="organization-title" />
    </Columns>
  </>
)

const BankStep = ({ of: form }: { of: AnswerForm }) => (
  <>
    <BankField of={needed(form.of('bank'))} />
    <ChoiceField of={needed(form.of('account_type'))} codes={accountTypes} as="radio" />
    <Columns even>
      <TextField of={needed(form.of('agency'))} />
      <TextField of={needed(form.of('account'))} />
    </Columns>
    <PixKeyField of={form.of('pix_key')} />
  </>
)

const AddressStep = ({ of: form }: { of: AnswerForm }) => (
  <AddressFields of={form} country={form.of('address_country')} district={form.of('neighborhood')} whole />
)

const parts: Readonly<Record<string, ComponentType<{ of: AnswerForm }>>> = {
  person: PersonStep,
  address: AddressStep,
  work: WorkStep,
  bank: BankStep,
  company: CompanyStep,
} satisfies Record<AnswerStep, ComponentType<{ of: AnswerForm }>>

/** The fields of one step, the same for a new registration and a corrected one. */
export const AnswersStep = ({ at, of }: { readonly at: string; readonly of: AnswerForm }) => {
  const Part = parts[at]
  return Part ? <Part of={of} /> : null
}
