import { z } from 'zod'
import { phoneField } from '#contract/kit/brazil/fields.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import { recordRef } from '#contract/kit/list/column.ts'
import { recordId } from '#contract/kit/list/lookup.ts'
import { idParam, recordVersion } from '#contract/kit/page.ts'
import { optionalText, requiredName } from '#contract/kit/text.ts'
import { clientAccess } from './access.ts'
import { clientEmail } from './client.ts'

const contact = z.object({
  id: z.number().int(),
  nome: z.string(),
  email: z.string().nullable(),
  telefone: z.string().nullable(),
  cargo: z.string(),
  version: z.number().int(),
})
export type Contact = z.output<typeof contact>

/** Reason why two clients may be the same: a common CNPJ root, or e-mails of one domain. */
const alike = z.object({ id: z.number().int(), nome: z.string(), by: z.enum(['root', 'domain']) })
export type Alike = z.output<typeof alike>

const contactFields = {
  nome: requiredName(120),
  email: clientEmail.nullable().default(null),
  telefone: phoneField.nullable().default(null),
  cargo: optionalText(80),
}
const ofClient = { client_id: idParam }
const ofContact = { ...ofClient, id: idParam, version: recordVersion }
const oneContact = z.object({ data: contact })
const done = z.object({ message: z.string() })

export const clientCalls = {
  page: endpoint({
    method: 'GET',
    path: '/api/clients/:client_id/page',
    shows: ['client', 'projeto', 'looper'],
    can: 'client.open',
    summary: 'Contacts, ventures and accesses of a client, each only for whoever may see them',
    input: z.object(ofClient),
    output: z.object({
      contacts: z.array(contact),
      /** Ids of attached files that the client's own people read too. */
      shared: z.array(z.number().int()),
      ventures: z.array(recordRef).optional(),
      accesses: z.array(clientAccess).optional(),
    }),
  }),
  alike: endpoint({
    method: 'GET',
    path: '/api/clients/alike',
    can: 'client.open',
    summary: 'Clients that may be the same company: of the CNPJ root, or with e-mails of the domain',
    input: z.object({
      cnpj: z.string().trim().max(20).optional(),
      email: z.string().trim().max(254).optional(),
      /** Id of the client itself, which is left out. */
      except: idParam.optional(),
    }),
    output: z.object({ data: z.array(alike) }),
  }),
  contactCreate: endpoint({
    method: 'POST',
    path: '/api/clients/:client_id/contacts',
    can: 'client.edit',
    creates: true,
    refuses: [409],
    summary: 'Adds a contact person to a client',
    input: z.object({ ...ofClient, ...contactFields }),
    output: oneContact,
  }),
  contactUpdate: endpoint({
    method: 'PATCH',
    path: '/api/clients/:client_id/contacts/:id',
    can: 'client.edit',
    refuses: [409],
    summary: 'Changes a contact person; a stale version answers 409 with the contact as it is now',
    input: z.object({
      ...ofContact,
      nome: contactFields.nome.optional(),
      email: clientEmail.nullable().optional(),
      telefone: phoneField.nullable().optional(),
      cargo: contactFields.cargo.unwrap().optional(),
    }),
    output: oneContact,
  }),
  contactRemove: endpoint({
    method: 'DELETE',
    path: '/api/clients/:client_id/contacts/:id',
    can: 'client.edit',
    refuses: [409],
    summary: 'Removes a contact person of a client',
    input: z.object(ofContact),
    output: done,
  }),
  share: endpoint({
    method: 'PUT',
    path: '/api/clients/:client_id/files/:file',
    can: 'client.edit',
    summary: 'Opens a file attached to a client to its own people, or closes it to them again',
    input: z.object({ ...ofClient, file: idParam, shared: z.boolean() }),
    output: done,
  }),
  link: endpoint({
    method: 'POST',
    path: '/api/clients/:client_id/ventures',
    can: 'client.edit',
    refuses: [409],
    summary: 'Links a venture to a client; one of another client is refused',
    input: z.object({ ...ofClient, venture_id: recordId }),
    output: done,
  }),
  unlink: endpoint({
    method: 'DELETE',
    path: '/api/clients/:client_id/ventures/:venture_id',
    can: 'client.edit',
    summary: 'Takes a venture off a client',
    input: z.object({ ...ofClient, venture_id: idParam }),
    output: done,
  }),
}
