import { z } from 'zod'
import { accessStates, type AccessState } from './access.states.ts'
import { clientRow } from './client.ts'

/** Fields by name, so that a new column of the row does not reach clients unnoticed. */
const company = clientRow.pick({
  id: true,
  nome: true,
  razao_social: true,
  cnpj: true,
  email: true,
  telefone: true,
  country: true,
  cep: true,
  postal_code: true,
  street: true,
  number: true,
  complement: true,
  district: true,
  city: true,
  uf: true,
  state: true,
})

/** A company as its own people see it: without the notes, which are the organisation's. */
export type MyCompany = z.output<typeof company>

export interface MyClient {
  client: MyCompany
  /** 0 basic, 1 admin. */
  role: number
  may_approve: boolean
  contacts: { id: number; nome: string; email: string | null; telefone: string | null; cargo: string }[]
  /** People of the company with an access or an invitation. */
  people: { id: number; nome: string; email: string; role: number; state: AccessState; me: boolean }[]
  /** Files that were shared with the client; `file.link` gives an address for each. */
  files: { id: number; nome: string; type: string; size: number; at: string }[]
}

const text = z.string().nullable()
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

/** Inputs and answers of `myClientCalls`. */
export const myClientSchemas = {
  show: {
    input: z.object({}),
    output: z.object({ data: mine.nullable() }),
  },
}
