import { z } from 'zod'
import { emailField } from '#contract/auth/auth.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import { recordRef, type RecordRef } from '#contract/kit/list/column.ts'
import { codesFilter } from '#contract/kit/list/filter.ts'
import { listOf, type ListPage } from '#contract/kit/list/list.ts'
import { recordId } from '#contract/kit/list/lookup.ts'
import { idParam, longPageOf } from '#contract/kit/page.ts'
import { flowOf, mayOf } from '#contract/kit/steps/calls.ts'
import { optionalText, requiredName, requiredText } from '#contract/kit/text.ts'
import { PARTICLE_DESCRIPTION_MAX } from '#contract/particle/particle.ts'
import { supportPlace, supportStatuses, supportSteps, type SupportStatus, type SupportStep } from './support.steps.ts'

export const SUBJECT_MAX = 120
export const MESSAGE_MAX = 2000
/** Messages and additions that one person may write within an hour. */
export const PER_HOUR = 10

export const supportCategories = ['question', 'problem', 'time', 'payment', 'account', 'privacy', 'suggestion'] as const
export type SupportCategory = (typeof supportCategories)[number]

const id = z.number().int()
const person = z.object({ id, nome: z.string() })
const text = requiredText(MESSAGE_MAX)

export interface SupportRow {
  id: number
  subject: string
  category: SupportCategory
  status: SupportStatus
  author: RecordRef
  created_at: string
  /** Time of the last text or change of status. */
  last_at: string
  replies: number
  version: number
  may: readonly SupportStep[]
}

const supportRow = z.object({
  id,
  subject: z.string(),
  category: z.enum(supportCategories),
  status: z.enum(supportStatuses),
  author: recordRef,
  created_at: z.string(),
  last_at: z.string(),
  replies: z.number().int(),
  version: z.number().int(),
  may: mayOf(supportSteps),
})
const rowType: z.ZodType<SupportRow> = supportRow

export const supportDetail = supportRow.extend({
  message: z.string(),
  email: z.string(),
  /** True when the answer is also sent to that address, because the installation sends e-mail. */
  mails: z.boolean(),
  thread: z.array(
    z.object({
      id,
      message: z.string(),
      at: z.string(),
      author: person,
      /** True for an answer, false for an addition of the author. */
      staff: z.boolean(),
    }),
  ),
})
export type SupportDetail = z.output<typeof supportDetail>

const one = z.object({ data: supportDetail })
const which = z.object({ id: idParam })

/** Messages with their number by status, independent of the filter. */
interface SupportPage extends ListPage<SupportRow> {
  counts: Record<SupportStatus, number>
  /** True when answers are sent by e-mail too. */
  mails: boolean
}
const supportPage: z.ZodType<SupportPage> = longPageOf(supportRow).extend({
  sums: z.record(z.string(), z.number()),
  counts: z.record(z.enum(supportStatuses), z.number().int()),
  mails: z.boolean(),
})

const messages = listOf({
  id: 'support',
  ...supportPlace,
  row: rowType,
  sort: '-last_at',
  columns: {
    subject: { kind: 'text', sort: 'up', search: true },
    author: { kind: 'person', search: true },
    category: { kind: 'code', codes: supportCategories },
    replies: { kind: 'count' },
    status: {
      kind: 'code',
      codes: supportStatuses,
      sort: true,
      tones: { open: 'warn', answered: 'ok', closed: 'quiet' },
    },
    last_at: { kind: 'instant', sort: true },
    created_at: { kind: 'instant', sort: true, extra: true },
  },
  filters: { status: codesFilter(supportStatuses, 'status'), category: codesFilter(supportCategories, 'category') },
})
const scope = { scope: z.enum(['own', 'all']).default('own') }
const { list, export: file } = messages.calls

export const supportList = {
  ...messages,
  calls: {
    ...messages.calls,
    list: endpoint({ ...list, input: list.input.extend(scope), output: supportPage }),
    export: endpoint({ ...file, input: file.input.extend(scope) }),
  },
}

/** Inputs and answers of `supportCalls`. */
export const supportSchemas = {
  file: {
    input: z.object({
      subject: requiredText(SUBJECT_MAX).regex(/^[^\r\n]*$/),
      category: z.enum(supportCategories),
      message: text,
      /** Address for the answer. */
      email: z
        .string()
        .trim()
        .pipe(emailField)
        .meta({ examples: ['ana@example.com'] }),
      /** Id made by the page, so that a repeated call files one message. */
      client_id: z.uuid().optional(),
    }),
    output: one,
  },
  show: {
    input: which,
    output: one,
  },
  reply: {
    input: which.extend({ message: text, client_id: z.uuid().optional() }),
    output: one,
  },
}

export const supportFlow = flowOf(
  supportSteps,
  supportDetail,
  { toParticle: { venture_id: recordId, nome: requiredName(160), descricao: optionalText(PARTICLE_DESCRIPTION_MAX) } },
  { toParticle: { particle_id: id } },
)
