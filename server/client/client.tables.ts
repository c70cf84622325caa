import type { Generated } from 'kysely'

declare module '#server/db/tables.ts' {
  interface Tables {
    clients: Row & {
      nome: string
      status: Generated<number>
      razao_social: Generated<string>
      cnpj: string | null
      email: string | null
      telefone: string | null
      cep: string | null
      street: Generated<string>
      number: Generated<string>
      complement: Generated<string>
      district: Generated<string>
      city: Generated<string>
      uf: string | null
      country: Generated<string>
      postal_code: string | null
      state: string | null
      notas: Generated<string>
    }
    client_file_shares: { file_id: number; by_id: number; at: Instant }
    client_contacts: {
      id: Id
      client_id: number
      nome: string
      email: string | null
      telefone: string | null
      cargo: Generated<string>
      created_at: Instant
      version: Generated<number>
    }
    client_accesses: {
      id: Id
      client_id: number
      email: string
      nome: Generated<string>
      role: Generated<number>
      active: Generated<boolean>
      user_id: number | null
      invitation_id: number | null
      created_by: number
      created_at: Instant
      ended_at: InstantOrNull
      version: Generated<number>
    }
  }
}
