import { z } from 'zod'
import { newPassword } from '#contract/auth/auth.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
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

export const registrationCalls = {
  /** Specification, section 7. */
  register: endpoint({
    method: 'POST',
    path: '/api/auth/register',
    can: 'public',
    summary: 'Asks to join as a looper or a partner; answers alike whether or not the e-mail or a document is known',
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
  }),
  resend: endpoint({
    method: 'POST',
    path: '/api/auth/register/resend',
    can: 'public',
    summary: 'Sends the link of a registration again, to confirm or to correct; answers alike for every e-mail',
    input: z.object({ email }),
    output: said,
  }),
  saveDraft: endpoint({
    method: 'POST',
    path: '/api/auth/register/draft',
    can: 'public',
    summary: 'Keeps what was answered so far and mails a link to go on with it; ends the draft whose code is given',
    input: z.object({ email, kind: z.literal(registrationKinds.values), answers: draft, ...resumed }),
    output: said,
  }),
  resume: endpoint({
    method: 'POST',
    path: '/api/auth/register/resume',
    can: 'public',
    refuses: [409],
    summary: 'The answers that a mailed link leads to, until they are saved again or sent, or the link ends',
    input: z.object({ code }),
    output: z.object({ data: z.object({ kind: z.number().int(), email: z.string(), answers: draft }) }),
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/auth/email-confirmation',
    can: 'public',
    refuses: [409],
    summary: 'Confirms the e-mail of a registration by the code of its mail, once; it then waits for review',
    input: z.object({ code }),
    output: z.object({ status: z.literal('success'), message: z.string(), data: z.object({ kind: z.number().int() }) }),
  }),
  readCorrection: endpoint({
    method: 'POST',
    path: '/api/auth/register/correction',
    can: 'public',
    refuses: [409],
    summary: 'What was answered and what should be changed, by the code of the mail that asks for it',
    input: z.object({ code }),
    output: z.object({
      data: z.object({ kind: z.number().int(), reason: z.string(), answers: answersRead }),
    }),
  }),
  correct: endpoint({
    method: 'PUT',
    path: '/api/auth/register/correction',
    can: 'public',
    refuses: [409],
    summary: 'Sends the corrected answers, which uses the code up; the registration is reviewed again',
    input: z.object({ code, ...answersShape }),
    output: said,
  }),
  ...registrationList.calls,
  show: endpoint({
    method: 'GET',
    path: '/api/registrations/:id',
    can: 'looper.changeStatus',
    summary: 'One registration with all answers; each reading is a line of the audit',
    input: z.object({ id: idParam }),
    output: z.object({ data: detail }),
    shows: ['registration'],
  }),
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
