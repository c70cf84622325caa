import { z } from 'zod'
import { mailLocales } from '#contract/invitation/invitation.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import { recordRef, type RecordRef } from '#contract/kit/list/column.ts'
import { madeLink } from '#contract/kit/madeLink.ts'
import { idParam, recordVersion } from '#contract/kit/page.ts'
import { optionalName } from '#contract/kit/text.ts'
import { accessStates, clientAccessRole, type AccessState } from './access.states.ts'
import { clientEmail } from './client.ts'

export interface ClientAccess {
  id: number
  client: RecordRef
  email: string
  nome: string
  role: number
  state: AccessState
  /** Account of the person, once the invitation was accepted. */
  user: RecordRef | null
  seen_at: string | null
  created_at: string
  version: number
}

export const clientAccess: z.ZodType<ClientAccess> = z.object({
  id: z.number().int(),
  client: recordRef,
  email: z.string(),
  nome: z.string(),
  role: z.number().int(),
  state: z.enum(accessStates),
  user: recordRef.nullable(),
  seen_at: z.string().nullable(),
  created_at: z.string(),
  version: z.number().int(),
})

const one = z.object({ data: clientAccess })
const linked = one.extend({ link: madeLink })

export const clientAccessCalls = {
  create: endpoint({
    method: 'POST',
    path: '/api/clients/:client_id/accesses',
    can: 'clientAccess.create',
    creates: true,
    refuses: [409],
    summary: 'Invites somebody into a client by e-mail; whoever has an account as a client comes in at once',
    input: z.object({
      client_id: idParam,
      email: clientEmail,
      nome: optionalName(120),
      role: z.literal(clientAccessRole.values),
      locale: z.enum(mailLocales).optional(),
    }),
    output: linked,
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/client-accesses/:id',
    shows: ['client', 'looper'],
    can: 'clientAccess.open',
    summary: 'One access of a client',
    input: z.object({ id: idParam }),
    output: one,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/client-accesses/:id',
    can: 'clientAccess.edit',
    refuses: [409],
    summary: 'Changes what an access may do: 0 sees, 1 approves',
    input: z.object({ id: idParam, version: recordVersion, role: z.literal(clientAccessRole.values) }),
    output: one,
  }),
  off: endpoint({
    method: 'POST',
    path: '/api/client-accesses/:id/off',
    can: 'clientAccess.delete',
    summary: 'Switches an access off: sessions end at once, and a link that was not used yet is worthless',
    input: z.object({ id: idParam }),
    output: one,
  }),
  on: endpoint({
    method: 'POST',
    path: '/api/client-accesses/:id/on',
    can: 'clientAccess.edit',
    refuses: [409],
    summary: 'Switches an access on again; whoever never came in gets a new mail',
    input: z.object({ id: idParam }),
    output: linked,
  }),
  resend: endpoint({
    method: 'POST',
    path: '/api/client-accesses/:id/resend',
    can: 'clientAccess.create',
    refuses: [409],
    summary: 'Sends the invitation of an access again with a new link, which takes the place of the old one',
    input: z.object({ id: idParam }),
    output: linked,
  }),
}
