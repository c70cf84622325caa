import { z } from 'zod'
import { ufField, type Uf } from '#contract/kit/brazil.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import { countries, type Country } from '#contract/person/countries.ts'
import { accessStates, type AccessState } from './access.ts'

/** A company as its own people see it: without the notes, which are the organisation's. */
export interface MyCompany {
  id: number
  nome: string
  razao_social: string
  cnpj: string | null
  email: string | null
  telefone: string | null
  country: Country
  cep: string | null
  postal_code: string | null
  street: string
  number: string
  complement: string
  district: string
  city: string
  uf: Uf | null
  state: string | null
}

export interface MyClient {
  client: MyCompany
  /** 0 basic, 1 admin. */
  role: number
  may_approve: boolean
  contacts: { id: number; nome: string; email: string | null; telefone: string | null; cargo: string }[]
  /** Who of the company comes in, or is invited to. */
  people: { id: number; nome: string; email: string; role: number; state: AccessState; me: boolean }[]
  /** Files that were opened to the client; `file.link` gives an address for each. */
  files: { id: number; nome: string; type: string; size: number; at: string }[]
}

const text = z.string().nullable()
const company: z.ZodType<MyCompany> = z.object({
  id: z.number().int(),
  nome: z.string(),
  razao_social: z.string(),
  cnpj: text,
  email: text,
  telefone: text,
  country: z.enum(countries),
  cep: text,
  postal_code: text,
  street: z.string(),
  number: z.string(),
  complement: z.string(),
  district: z.string(),
  city: z.string(),
  uf: ufField.nullable(),
  state: text,
})

const contact = z.object({ id: z.number().int(), nome: z.string(), email: text, telefone: text, cargo: z.string() })
const colleague = z.object({
  id: z.number().int(),
  nome: z.string(),
  email: z.string(),
  role: z.number().int(),
  state: z.enum(accessStates),
  me: z.boolean(),
})
const file = z.object({
  id: z.number().int(),
  nome: z.string(),
  type: z.string(),
  size: z.number().int(),
  at: z.string(),
})

const mine: z.ZodType<MyClient> = z.object({
  client: company,
  role: z.number().int(),
  may_approve: z.boolean(),
  contacts: z.array(contact),
  people: z.array(colleague),
  files: z.array(file),
})

export const myClientCalls = {
  show: endpoint({
    method: 'GET',
    path: '/api/my-client',
    can: 'login',
    summary:
      'The client that one has access to oneself: the company, its contacts, who comes in, the files opened to it, and whether one may approve for it; null without any',
    input: z.object({}),
    output: z.object({ data: mine.nullable() }),
  }),
}
