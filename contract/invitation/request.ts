import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'
import { recordRef, type RecordRef } from '#contract/kit/list/column.ts'
import { codesFilter, daysFilter } from '#contract/kit/list/filter.ts'
import { listOf } from '#contract/kit/list/list.ts'
import { madeLink } from '#contract/kit/madeLink.ts'
import { idParam } from '#contract/kit/page.ts'
import { optionalName, requiredName, requiredText } from '#contract/kit/text.ts'
import { invitedEmail } from './invitation.ts'

export const requestStates = ['waiting', 'invited', 'declined'] as const
export type RequestState = (typeof requestStates)[number]

/** A stranger's request for an invitation. */
export interface RequestRow {
  id: number
  nome: string
  email: string
  company: string
  reason: string
  state: RequestState
  /** Account with the same e-mail; only for people who may list people. */
  account?: RecordRef | null
  decider: RecordRef | null
  created_at: string
}

const requestRow: z.ZodType<RequestRow> = z.object({
  id: z.number().int(),
  nome: z.string(),
  email: z.string(),
  company: z.string(),
  reason: z.string(),
  state: z.enum(requestStates),
  account: recordRef.nullable().optional(),
  decider: recordRef.nullable(),
  created_at: z.string(),
})

export const requestList = listOf({
  id: 'invitation_requests',
  noun: 'invitationRequest',
  path: '/api/invitation-requests',
  can: 'invitation.open',
  summary: 'Strangers who ask to be invited, and what was answered',
  row: requestRow,
  sort: '-created_at',
  columns: {
    nome: { kind: 'text', sort: 'up', search: true },
    email: { kind: 'text', sort: 'up', search: true },
    company: { kind: 'text', sort: 'up', search: true },
    reason: { kind: 'text', search: true },
    state: {
      kind: 'code',
      codes: requestStates,
      sort: true,
      tones: { waiting: 'info', invited: 'ok', declined: 'quiet' },
    },
    account: { kind: 'person', sort: 'up', can: 'looper.list' },
    decider: { kind: 'person', sort: 'up', extra: true },
    created_at: { kind: 'instant', sort: true },
  },
  filters: { state: codesFilter(requestStates, 'state'), period: daysFilter('created_at') },
})

const which = z.object({ id: idParam })
const one = z.object({ data: requestRow })
const linked = one.extend({ link: madeLink })

export const requestCalls = {
  ...requestList.calls,
  ask: endpoint({
    method: 'POST',
    path: '/api/request/invitation',
    can: 'public',
    bodyMax: 16_384,
    summary: 'Asks for an invitation; answers alike whether or not the e-mail is known',
    input: z.object({
      nome: requiredName(120),
      email: invitedEmail,
      company: optionalName(120),
      reason: requiredText(1000),
    }),
    output: z.object({ status: z.literal('success'), message: z.string() }),
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/invitation-requests/:id/invite',
    can: 'invitation.open',
    refuses: [409],
    summary: 'Invites who asked as a guest, in the language in which they asked',
    input: which,
    output: linked,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/invitation-requests/:id/decline',
    can: 'invitation.delete',
    refuses: [409],
    summary: 'Declines a request; who asked is told by a mail',
    input: which,
    output: one,
  }),
}
