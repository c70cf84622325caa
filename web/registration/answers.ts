import { authWords } from '#contract/auth/auth.words.ts'
import type { DetailField } from '#contract/person/details.ts'
import { personWords } from '#contract/person/person.words.ts'
import { registrationKinds } from '#contract/registration/registration.states.ts'
import { missingOf, type RegistrationAnswers } from '#contract/registration/registration.ts'
import { registrationWords } from '#contract/registration/registration.words.ts'
import type { FormValues } from '#web/kit/form/field.ts'
import type { Form } from '#web/kit/form/handles.ts'
import type { Rule } from '#web/kit/form/useForm.ts'

/** Form values of all answers except e-mail, password and terms. */
export type Answers = FormValues<RegistrationAnswers>
export type AnswerForm = Pick<Form<Answers>, 'of' | 'values'>

export const answerWords = [personWords, registrationWords, authWords]

const BRAZIL = 'BR'
export const isBrazil = (country: string | null): boolean => country === BRAZIL
/** Default country: most registrations are from here. */
export const homeCountry = BRAZIL

/** Fields for people who live, or have an address, in Brazil, and fields for others. */
const apart = {
  home: ['cep', 'uf'],
  abroad: ['postal_code', 'state'],
} as const satisfies Record<string, readonly DetailField[]>

interface Home {
  readonly country: string | null
  readonly address_country: string | null
}

const unasked = (values: Home): readonly DetailField[] => [
  ...(isBrazil(values.country) ? [] : (['cpf', 'cnpj'] as const)),
  ...(isBrazil(values.address_country) ? apart.abroad : apart.home),
]

/** Answers to send: those that the chosen country does not ask for stay in the form, and are not sent. */
export const asked = <V extends Home>(values: V): V => ({
  ...values,
  ...Object.fromEntries(unasked(values).map((name) => [name, null])),
})

/** Answers that this kind of person, in their country, still has to give. */
export const missingRules = (kind: number, values: Answers): readonly Rule<Answers>[] =>
  missingOf(kind, {
    ...values,
    gender: values.gender ?? undefined,
    country: values.country ?? homeCountry,
    address_country: values.address_country ?? homeCountry,
  }).map((path) => ({ path, key: 'common.fieldRequired', missing: true }))

export const personFields = ['phone', 'birthday', 'gender', 'country', 'cpf', 'rg'] as const
const addressFields = [
  ...(['address_country', 'cep', 'uf', 'postal_code', 'state'] as const),
  ...(['street', 'number', 'complement', 'neighborhood', 'city'] as const),
] as const
const workFields = ['hourly_rate_centavos', 'english', 'experience', 'commitment'] as const
const bankFields = ['bank', 'account_type', 'agency', 'account', 'pix_key'] as const
const companyFields = ['company', 'cnpj', 'company_type', 'company_size', 'position'] as const

export type AnswerStep = 'person' | 'address' | 'work' | 'bank' | 'company'
interface Asked {
  readonly key: AnswerStep
  readonly fields: readonly (keyof Answers)[]
}

/** Steps after the account, by kind. */
export const stepsOf = (kind: number): readonly Asked[] => [
  { key: 'person', fields: personFields },
  { key: 'address', fields: addressFields },
  ...(kind === registrationKinds.of.looper
    ? ([
        { key: 'work', fields: workFields },
        { key: 'bank', fields: bankFields },
      ] as const)
    : ([{ key: 'company', fields: companyFields }] as const)),
]
