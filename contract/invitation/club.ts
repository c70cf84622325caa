import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'
import { recordRef, type RecordRef } from '#contract/kit/list/column.ts'
import { codesFilter } from '#contract/kit/list/filter.ts'
import { listOf } from '#contract/kit/list/list.ts'
import { idParam } from '#contract/kit/page.ts'
import { requiredName } from '#contract/kit/text.ts'
import { invitedEmail, mailLocales } from './invitation.ts'

const CLUB_USES_MAX = 1000
const CLUB_DAYS_MAX = 90

/** `used`: none of its uses are left. */
export const clubStates = ['open', 'used', 'expired', 'closed'] as const
export type ClubState = (typeof clubStates)[number]

/** A code of the Club: whoever has it gets an invitation as a guest. */
export interface ClubCodeRow {
  id: number
  nome: string
  code: string
  state: ClubState
  uses_left: number
  uses_total: number
  maker: RecordRef | null
  expires_at: string
  created_at: string
}

const clubRow: z.ZodType<ClubCodeRow> = z.object({
  id: z.number().int(),
  nome: z.string(),
  code: z.string(),
  state: z.enum(clubStates),
  uses_left: z.number().int(),
  uses_total: z.number().int(),
  maker: recordRef.nullable(),
  expires_at: z.string(),
  created_at: z.string(),
})

export const clubList = listOf({
  id: 'club_codes',
  noun: 'clubCode',
  path: '/api/club-codes',
  can: 'invitation.create',
  summary: 'Codes of the Club, with the uses that are left',
  row: clubRow,
  sort: '-created_at',
  columns: {
    nome: { kind: 'text', sort: 'up', search: true },
    code: { kind: 'text', search: true },
    state: {
      kind: 'code',
      codes: clubStates,
      sort: true,
      tones: { open: 'ok', used: 'quiet', expired: 'warn', closed: 'quiet' },
    },
    uses_left: { kind: 'count', sort: true },
    uses_total: { kind: 'count', sort: true },
    maker: { kind: 'person', sort: 'up' },
    expires_at: { kind: 'instant', sort: true },
    created_at: { kind: 'instant', sort: true, extra: true },
  },
  filters: { state: codesFilter(clubStates, 'state') },
})

const one = z.object({ data: clubRow })
const code = z.string().trim().min(1).max(60)

export const clubCalls = {
  ...clubList.calls,
  create: endpoint({
    method: 'POST',
    path: '/api/club-codes',
    can: 'invitation.makeCode',
    creates: true,
    summary: 'Makes a code that hands out invitations as a guest, so many times and so many days',
    input: z.object({
      nome: requiredName(80),
      uses_total: z.number().int().min(1).max(CLUB_USES_MAX),
      days: z.number().int().min(1).max(CLUB_DAYS_MAX),
      locale: z.enum(mailLocales).optional(),
    }),
    output: one,
  }),
  close: endpoint({
    method: 'POST',
    path: '/api/club-codes/:id/close',
    can: 'invitation.makeCode',
    summary: 'Closes a code: nobody gets an invitation by it any more',
    input: z.object({ id: idParam }),
    output: one,
  }),
  look: endpoint({
    method: 'POST',
    path: '/api/club/look',
    can: 'public',
    refuses: [409],
    bodyMax: 16_384,
    summary: 'Whether a code is good, and whose organisation it invites to',
    input: z.object({ code }),
    output: z.object({ data: z.object({ organisation: z.string() }) }),
  }),
  join: endpoint({
    method: 'POST',
    path: '/api/club/join',
    can: 'public',
    refuses: [409],
    bodyMax: 16_384,
    summary: 'Leaves an e-mail with a code, which gets an invitation; answers alike whether or not the e-mail is known',
    input: z.object({ code, email: invitedEmail }),
    output: z.object({ status: z.literal('success'), message: z.string() }),
  }),
}
