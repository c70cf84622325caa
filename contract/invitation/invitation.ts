import { z } from 'zod'
import type { Permission } from '#contract/access/matrix.ts'
import { codes } from '#contract/kit/codes.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import { importOf } from '#contract/kit/import/import.ts'
import { recordRef, type RecordRef } from '#contract/kit/list/column.ts'
import { codesFilter, daysFilter } from '#contract/kit/list/filter.ts'
import { listOf } from '#contract/kit/list/list.ts'
import { lookupOf, recordId } from '#contract/kit/list/lookup.ts'
import { madeLink } from '#contract/kit/madeLink.ts'
import { idParam } from '#contract/kit/page.ts'
import { optionalName } from '#contract/kit/text.ts'
import { roleCodes } from '#contract/looper/looper.ts'
import { teamRoom } from '#contract/team/team.codes.ts'

/** Days that the link of an invitation is valid; sending it again restarts them. */
export const INVITATION_DAYS = 7

/** `known`: an account has the e-mail already. Only people who may list people see that. */
export const invitationStates = ['waiting', 'accepted', 'expired', 'revoked', 'known'] as const
export type InvitationState = (typeof invitationStates)[number]

export const mailLocales = ['pt', 'en'] as const

/** Roles that people without the permission to change roles may invite: none administers or sees others' earnings. */
const openRoles: readonly number[] = [3, 4, 5, 10]

/** True when a person may invite as a role: role 1 only by role 1, the rest by who may change roles (decision 037). */
export const mayInviteAs = (
  role: number,
  { by, may }: { by: number; may: (permission: Permission) => boolean },
): boolean => (role === 1 ? by === 1 : openRoles.includes(role) || may('looper.changeRole'))

/** Roles of invitations: all but 0, which means pending. */
export const invitedRoles = codes(
  Object.fromEntries(roleCodes.list.filter(({ value }) => value !== 0).map(({ key, value }) => [key, value])),
)

export interface InvitationRow {
  id: number
  email: string
  nome: string
  role: number
  state: InvitationState
  type: RecordRef | null
  venture: RecordRef | null
  room: number | null
  locale: (typeof mailLocales)[number]
  inviter: RecordRef | null
  expires_at: string
  created_at: string
}

const invitationRow: z.ZodType<InvitationRow> = z.object({
  id: z.number().int(),
  email: z.string(),
  nome: z.string(),
  role: z.number().int(),
  state: z.enum(invitationStates),
  type: recordRef.nullable(),
  venture: recordRef.nullable(),
  room: z.number().int().nullable(),
  locale: z.enum(mailLocales),
  inviter: recordRef.nullable(),
  expires_at: z.string(),
  created_at: z.string(),
})

export const invitationList = listOf({
  id: 'invitations',
  noun: 'invitation',
  path: '/api/invitations',
  can: 'invitation.open',
  summary: 'Invitations: who was invited as what, and what became of it',
  row: invitationRow,
  sort: '-created_at',
  columns: {
    email: { kind: 'text', sort: 'up', search: true },
    nome: { kind: 'text', sort: 'up', search: true },
    role: { kind: 'code', codes: roleCodes, sort: true },
    state: {
      kind: 'code',
      codes: invitationStates,
      sort: true,
      tones: { waiting: 'info', accepted: 'ok', expired: 'warn', revoked: 'quiet', known: 'quiet' },
    },
    type: { kind: 'record', sort: 'up', extra: true },
    venture: { kind: 'record', of: 'projeto', sort: 'up' },
    room: { kind: 'code', codes: teamRoom, extra: true },
    inviter: { kind: 'person', sort: 'up', wide: true },
    expires_at: { kind: 'instant', sort: true },
    created_at: { kind: 'instant', sort: true, extra: true },
    locale: { kind: 'code', codes: mailLocales, extra: true },
  },
  filters: {
    state: codesFilter(invitationStates, 'state'),
    role: codesFilter(roleCodes, 'role'),
    period: daysFilter('created_at'),
  },
})

const pickerOf = (name: 'types' | 'ventures') =>
  lookupOf({
    path: `/api/invitations/${name}`,
    ...(name === 'ventures' ? { of: 'projeto' } : {}),
    can: 'invitation.create',
    summary: `Finds ${name} to invite people for`,
  })
export const invitationPickers = { types: pickerOf('types'), ventures: pickerOf('ventures') }

const INVITE_RULE = 'auth.emailRule'
/** E-mail that the server sends to (specification, section 5). */
export const invitedEmail = z
  .string()
  .trim()
  .max(254, { error: INVITE_RULE })
  .regex(z.regexes.email, { error: INVITE_RULE })
  .meta({ examples: ['ana@nucleo.example'] })

export const invitationFields = {
  email: invitedEmail,
  nome: optionalName(120),
  role: z.literal(invitedRoles.values),
  type_id: recordId.nullable().default(null),
  venture_id: recordId.nullable().default(null),
  room: z.literal(teamRoom.values).nullable().default(null),
  locale: z.enum(mailLocales).optional(),
}

/** Import of invitations; a line whose e-mail has a waiting one is reported. */
export const invitationImport = importOf(
  {
    thing: 'invitation',
    list: invitationList,
    fields: invitationFields,
    records: { type_id: invitationPickers.types, venture_id: invitationPickers.ventures },
  },
  {
    match: ['email'],
    aliases: {
      email: ['mail', 'e mail', 'endereço'],
      nome: ['name'],
      role: ['perfil'],
      locale: ['idioma', 'language'],
    },
    // The default example would be the first role, administrator, which is rarely given.
    examples: { nome: ['Ana', 'Ana'], role: ['looper', 'looper'] },
  },
)

const one = z.object({ data: invitationRow })
const linked = one.extend({ link: madeLink })
const which = z.object({ id: idParam })

export const invitationCalls = {
  ...invitationList.calls,
  types: invitationPickers.types.call,
  ventures: invitationPickers.ventures.call,
  create: endpoint({
    method: 'POST',
    path: '/api/invitations',
    can: 'invitation.create',
    creates: true,
    refuses: [409],
    summary: 'Invites somebody by e-mail as a role, perhaps into a venture; role 1 is invited by role 1 only',
    input: z.object(invitationFields),
    output: linked,
  }),
  resend: endpoint({
    method: 'POST',
    path: '/api/invitations/:id/resend',
    can: 'invitation.open',
    refuses: [409],
    summary: 'Sends an invitation again with a new link, which takes the place of the old one',
    input: which,
    output: linked,
  }),
  revoke: endpoint({
    method: 'POST',
    path: '/api/invitations/:id/revoke',
    can: 'invitation.delete',
    refuses: [409],
    summary: 'Takes an invitation back: its link is no longer good',
    input: which,
    output: one,
  }),
}
