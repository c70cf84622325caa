/**
 * What a person tells about themselves (specification, section 3): `detailsShape` are fields of a registration. `keptDetails` is the same where any of them may be missing, as on a person's page.
 * They stand in `person_details`, a row a person (server/person); reading them is for the person and for who may open people.
 */
import { z } from 'zod'
import {
  bankField,
  cepField,
  cnpjField,
  cpfField,
  phoneField,
  pixKeyField,
  ufField,
} from '#contract/kit/brazil/fields.ts'
import { requiredChoice } from '#contract/kit/choice.ts'
import { codes } from '#contract/kit/codes.ts'
import { centavos } from '#contract/kit/page.ts'
import { optionalText, requiredText } from '#contract/kit/text.ts'
import { countries } from '#contract/person/countries.ts'
import { commitment } from '#contract/team/team.codes.ts'

export const genders = codes({ female: 1, male: 2, other: 3, undisclosed: 4 })
export const accountTypes = codes({ checking: 1, savings: 2 })
/** Specification, section 9. */
export const englishLevels = codes({ native: 1, advanced: 2, intermediate: 3, basic: 4, none: 5 })
export const experienceBands = codes({ under1: 1, from1to2: 2, from2to5: 3, over5: 4 })
export const companySizes = codes({ upTo10: 1, upTo50: 2, upTo200: 3, upTo1000: 4, upTo5000: 5, over5000: 6 })
export const companyTypes = codes({ mei: 1, sole: 2, limited: 3, corporation: 4, nonprofit: 5, other: 6 })

const EARLIEST = '1900-01-01'
const TEXT_MAX = 120
const RATE_MAX = 100_000_000

/** `YYYY-MM-DD`; the server, which has the clock, checks that it is past. */
const birthday = z.iso.date().refine((day) => day >= EARLIEST, { error: 'person.birthdayRule' })
const country = requiredChoice(countries)
/** Text in another country's own form, whose rule we do not know. */
const foreign = z.string().trim().min(1, { error: 'common.fieldRequired' }).max(20)
const digits = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^\d[\dXx-]*$/, { error: 'person.digitsRule' })
    .meta({ examples: ['1234-5'] })

const personShape = {
  phone: phoneField,
  birthday,
  gender: z.literal(genders.values),
  country,
}
const documentShape = {
  /** For people who live in Brazil. */
  cpf: cpfField.nullable(),
  rg: optionalText(20),
}
const addressShape = {
  address_country: country,
  /** For an address in Brazil; others have `postal_code` and `state`. */
  cep: cepField.nullable(),
  uf: ufField.nullable(),
  postal_code: foreign.nullable(),
  state: foreign.nullable(),
  street: requiredText(TEXT_MAX),
  number: requiredText(20),
  complement: optionalText(TEXT_MAX),
  neighborhood: requiredText(TEXT_MAX),
  city: requiredText(TEXT_MAX),
}
const bankShape = {
  bank: bankField.nullable(),
  account_type: z.literal(accountTypes.values).nullable(),
  agency: digits(10).nullable(),
  account: digits(20).nullable(),
  /** Nobody has to have one, and answers from before there was this field lack it. */
  pix_key: pixKeyField.nullable().default(null),
}
const workShape = {
  /** Hourly value that the person asks for; an administrator sets the real one. */
  hourly_rate_centavos: centavos(RATE_MAX).nullable(),
  english: z.literal(englishLevels.values).nullable(),
  experience: z.literal(experienceBands.values).nullable(),
  commitment: z.literal(commitment.values).nullable(),
}
const companyShape = {
  company: z.string().trim().min(1, { error: 'common.fieldRequired' }).max(TEXT_MAX).nullable(),
  cnpj: cnpjField.nullable(),
  company_type: z.literal(companyTypes.values).nullable(),
  company_size: z.literal(companySizes.values).nullable(),
  position: z.string().trim().min(1, { error: 'common.fieldRequired' }).max(TEXT_MAX).nullable(),
}

export const detailsShape = {
  ...personShape,
  ...documentShape,
  ...addressShape,
  ...bankShape,
  ...workShape,
  ...companyShape,
}
export const personDetails = z.object(detailsShape)
export type PersonDetails = z.output<typeof personDetails>
export type DetailField = keyof PersonDetails
export const detailFields = personDetails.keyof().options

/** Stored details, edited one by one: all may be missing. */
export const keptDetails = z.object({
  phone: phoneField.nullable(),
  birthday: birthday.nullable(),
  gender: z.literal(genders.values).nullable(),
  country: country.nullable(),
  ...documentShape,
  address_country: country.nullable(),
  cep: cepField.nullable(),
  uf: ufField.nullable(),
  postal_code: foreign.nullable(),
  state: foreign.nullable(),
  street: optionalText(TEXT_MAX),
  number: optionalText(20),
  complement: optionalText(TEXT_MAX),
  neighborhood: optionalText(TEXT_MAX),
  city: optionalText(TEXT_MAX),
  ...bankShape,
  ...workShape,
  ...companyShape,
})
export type KeptDetails = z.output<typeof keptDetails>

/** Fields of a Brazilian and of a foreign address and document; one side is required. */
export const homeFields = (of: Pick<PersonDetails, 'country' | 'address_country'>): readonly DetailField[] => [
  ...(of.country === 'BR' ? (['cpf'] as const) : []),
  ...(of.address_country === 'BR' ? (['cep', 'uf'] as const) : (['postal_code', 'state'] as const)),
]
