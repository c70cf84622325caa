import { z } from 'zod'
import { newPassword } from '#contract/auth/auth.ts'
import { recordRef, type RecordRef } from '#contract/kit/list/column.ts'
import { codesFilter, daysFilter } from '#contract/kit/list/filter.ts'
import { listOf } from '#contract/kit/list/list.ts'
import { recordId } from '#contract/kit/list/lookup.ts'
import { madeLink } from '#contract/kit/madeLink.ts'
import { idParam } from '#contract/kit/page.ts'
import { flowOf, mayOf } from '#contract/kit/steps/calls.ts'
import { requiredName, requiredText } from '#contract/kit/text.ts'
import {
  detailsShape,
  homeFields,
  personDetails,
  type DetailField,
  type PersonDetails,
} from '#contract/person/details.ts'
import { sameShape, type Same } from '#contract/registration/sameDocument.ts'
import { givenRoles, registrationKinds, registrationStates } from './registration.states.ts'
import { registrationSteps, type RegistrationStep } from './registration.steps.ts'

/** Validity of the links that confirm an e-mail, open a draft, or correct answers. */
export const CONFIRM_HOURS = 48
export const DRAFT_DAYS = 7
export const CORRECTION_DAYS = 14

const NAME_MAX = 120
const REASON_MAX = 500

const nameShape = { nome: requiredName(NAME_MAX), last_name: requiredName(NAME_MAX) }
/** All answers of a person except e-mail, password and terms. */
const answersShape = { ...nameShape, ...detailsShape }
export type RegistrationAnswers = z.output<z.ZodObject<typeof answersShape>>
const answersRead = z.object({ nome: z.string(), last_name: z.string(), ...personDetails.shape })

const ofKind: Readonly<Record<number, readonly DetailField[]>> = {
  [registrationKinds.of.looper]: [
    ...(['bank', 'account_type', 'agency', 'account'] as const),
    ...(['hourly_rate_centavos', 'english', 'experience', 'commitment'] as const),
  ],
  [registrationKinds.of.partner]: ['company', 'company_type', 'company_size', 'position'],
}

/** Required fields that are empty, for this kind of person in their country. */
export const missingOf = (
  kind: number,
  answers: Partial<PersonDetails> & Pick<PersonDetails, 'country' | 'address_country'>,
): DetailField[] => {
  const company = kind === registrationKinds.of.partner && answers.country === 'BR' ? (['cnpj'] as const) : []
  const needed: readonly DetailField[] = [...homeFields(answers), ...(ofKind[kind] ?? []), ...company]
  return needed.filter((name) => (answers[name] ?? '') === '')
}

const code = z.string().min(1).max(200)
const resumed = { draft: z.string().max(200).optional() }
const said = z.object({ status: z.literal('success'), message: z.string() })
const email = z
  .string()
  .trim()
  .max(254)
  .regex(z.regexes.email, { error: 'auth.emailRule' })
  .meta({ examples: ['ana@nucleo.example'] })

/** Unfinished answers as the form holds them; they are validated when they are submitted. */
const draft = z.record(z.string().max(40), z.union([z.string().max(300), z.number(), z.boolean(), z.null()]))

export interface RegistrationRow {
  id: number
  /** First and last name. */
  nome: string
  email: string
  kind: number
  state: number
  created_at: string
  verified_at: string | null
  decided_at: string | null
  may: readonly RegistrationStep[]
}
const rowShape = {
  id: z.number().int(),
  nome: z.string(),
  email: z.string(),
  kind: z.number().int(),
  state: z.number().int(),
  created_at: z.string(),
  verified_at: z.string().nullable(),
  decided_at: z.string().nullable(),
  may: mayOf(registrationSteps),
}
const registrationRow: z.ZodType<RegistrationRow> = z.object(rowShape)

export interface RegistrationDetail extends RegistrationRow, Same {
  version: number
  user_id: number
  answers: RegistrationAnswers
  /** Reason of a denial, or of the last request for a correction. */
  reason: string | null
  decided_by: RecordRef | null
  /** Role of the account, once it is active. */
  role: number | null
}

export const registrationList = listOf({
  id: 'registrations',
  noun: 'registration',
  path: '/api/registrations',
  can: 'looper.changeStatus',
  summary: 'Registrations: who asked to join, where each stands and who decided',
  row: registrationRow,
  sort: '-created_at',
  columns: {
    nome: { kind: 'text', sort: 'up', search: true },
    email: { kind: 'text', sort: 'up', search: true },
    kind: { kind: 'code', codes: registrationKinds, sort: true },
    state: {
      kind: 'code',
      codes: registrationStates,
      sort: true,
      tones: { email: 'quiet', review: 'warn', correction: 'info', active: 'ok', denied: 'quiet' },
    },
    created_at: { kind: 'instant', sort: true },
    verified_at: { kind: 'instant', sort: true, extra: true },
    decided_at: { kind: 'instant', sort: true, extra: true },
  },
  filters: {
    state: codesFilter(registrationStates, 'state'),
    kind: codesFilter(registrationKinds, 'kind'),
    period: daysFilter('created_at'),
  },
})

const detail: z.ZodType<RegistrationDetail> = z.object({
  ...rowShape,
  version: z.number().int(),
  user_id: z.number().int(),
  answers: answersRead,
  reason: z.string().nullable(),
  decided_by: recordRef.nullable(),
  ...sameShape,
  role: z.number().int().nullable(),
})

/** Inputs and answers of `registrationCalls`. */
export const registrationSchemas = {
  register: {
    input: z.object({
      kind: z.literal(registrationKinds.values),
      email,
      password: newPassword,
      terms: z.literal(true, { error: 'registration.termsRule' }),
      locale: z.enum(['pt', 'en']).optional(),
      ...resumed,
      ...answersShape,
    }),
    output: said,
  },
  resend: {
    input: z.object({ email }),
    output: said,
  },
  saveDraft: {
    input: z.object({ email, kind: z.literal(registrationKinds.values), answers: draft, ...resumed }),
    output: said,
  },
  resume: {
    input: z.object({ code }),
    output: z.object({ data: z.object({ kind: z.number().int(), email: z.string(), answers: draft }) }),
  },
  confirm: {
    input: z.object({ code }),
    output: z.object({ status: z.literal('success'), message: z.string(), data: z.object({ kind: z.number().int() }) }),
  },
  readCorrection: {
    input: z.object({ code }),
    output: z.object({
      data: z.object({ kind: z.number().int(), reason: z.string(), answers: answersRead }),
    }),
  },
  correct: {
    input: z.object({ code, ...answersShape }),
    output: said,
  },
  show: {
    input: z.object({ id: idParam }),
    output: z.object({ data: detail }),
  },
}

/** A reason that the person reads. */
const reason = requiredText(REASON_MAX, 'registration.reasonRule')

export const registrationFlow = flowOf(
  registrationSteps,
  detail,
  {
    deny: { reason },
    correct: { reason },
    activate: {
      role: z.literal(givenRoles.values, { error: 'registration.roleRule' }),
      type_id: recordId.nullable().default(null),
      /** Takes the requested rate as the hourly value. */
      take_rate: z.boolean().default(false),
    },
  },
  { correct: { link: madeLink } },
)
