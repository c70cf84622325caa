import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'
import { codesFilter, daysFilter } from '#contract/kit/list/filter.ts'
import { listOf, narrowing } from '#contract/kit/list/list.ts'
import { mailKinds, mailStates, type MailKind, type MailState } from '#contract/kit/mail.ts'
import { selectionInput } from '#contract/kit/page.ts'

export interface MailRow {
  id: number
  /** Names the mail in its address. */
  code: string
  subject: string
  to_address: string
  kind: MailKind
  status: MailState
  attempts: number
  error: string | null
  /** Latest time of the next try; null unless it failed, and once it was given up. */
  next_try_at: string | null
  created_at: string
  sent_at: string | null
}

const mailRow: z.ZodType<MailRow> = z.object({
  id: z.number().int(),
  code: z.string(),
  subject: z.string(),
  to_address: z.string(),
  kind: z.enum(mailKinds),
  status: z.enum(mailStates),
  attempts: z.number().int(),
  error: z.string().nullable(),
  next_try_at: z.string().nullable(),
  created_at: z.string(),
  sent_at: z.string().nullable(),
})

export const mailList = listOf({
  id: 'mails',
  noun: 'mail',
  path: '/api/mails',
  can: 'mail.open',
  summary: 'The mails of the outbox: whom they went to, and what became of them',
  row: mailRow,
  sort: '-created_at',
  columns: {
    subject: { kind: 'text', sort: 'up', search: true },
    to_address: { kind: 'text', sort: 'up', search: true },
    kind: { kind: 'code', codes: mailKinds, sort: true },
    status: {
      kind: 'code',
      codes: mailStates,
      sort: true,
      tones: { waiting: 'info', sent: 'ok', failed: 'danger', kept: 'quiet' },
    },
    attempts: { kind: 'count', sort: true, wide: true },
    error: { kind: 'text', extra: true },
    next_try_at: { kind: 'instant', sort: true, extra: true },
    created_at: { kind: 'instant', sort: true },
    sent_at: { kind: 'instant', sort: true, wide: true },
  },
  filters: {
    status: codesFilter(mailStates, 'status'),
    kind: codesFilter(mailKinds, 'kind'),
    period: daysFilter('created_at'),
  },
})

/** Most mails that one press sends again: each is a job of its own, queued in one transaction. */
export const RESEND_MAX = 500

const code = z.uuid().meta({ examples: ['0198c3d4-5e6f-4a7b-8c9d-0e1f2a3b4c5d'] })
const one = z.object({ data: mailRow })

export const mailCalls = {
  ...mailList.calls,
  show: endpoint({
    method: 'GET',
    path: '/api/mails/:code',
    can: 'mail.preview',
    summary: 'One mail, without what it says',
    input: z.object({ code }),
    output: one,
  }),
  content: endpoint({
    method: 'GET',
    path: '/api/mails/:code/content',
    can: 'mail.preview',
    summary: 'What a mail says, as it was sent; reading it is audited, for it may hold a secret link',
    input: z.object({ code }),
    output: z.object({ data: z.object({ text: z.string(), html: z.string() }) }),
  }),
  resend: endpoint({
    method: 'POST',
    path: '/api/mails/:code/resend',
    can: 'mail.resend',
    refuses: [409],
    summary: 'Sends a mail again, as it is; refused while it waits to be sent',
    input: z.object({ code }),
    output: one,
  }),
  resendMany: endpoint({
    method: 'POST',
    path: '/api/mails/resend',
    can: 'mail.resend',
    summary:
      'Sends up to 500 selected mails again, as they are, such as those that failed while a mail server was away; what waits already is left',
    input: z.object(selectionInput(narrowing(mailList))),
    output: z.object({ queued: z.number().int() }),
  }),
}
