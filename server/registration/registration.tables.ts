import type { ColumnType, Generated } from 'kysely'
import type { KeptDetails, PersonDetails } from '#contract/person/details.ts'

declare module '#server/db/tables.ts' {
  interface Tables {
    person_details: {
      [K in keyof KeptDetails]: ColumnType<KeptDetails[K], KeptDetails[K] | undefined, KeptDetails[K]>
    } & { user_id: number; version: Generated<number> }
    registrations: {
      id: Id
      user_id: number | null
      email: string
      nome: string
      last_name: string
      kind: number
      state: Generated<number>
      password_hash: string | null
      answers: ColumnType<PersonDetails, string, string>
      locale: 'pt' | 'en'
      ip: string
      user_agent: string
      hash: string | null
      hash_expires_at: InstantOrNull
      created_at: Instant
      verified_at: InstantOrNull
      decided_at: InstantOrNull
      decided_by: number | null
      reason: string | null
      role: number | null
      version: Generated<number>
    }
    registration_drafts: {
      hash: string
      email: string
      kind: number
      answers: ColumnType<Record<string, string | number | boolean | null>, string, string>
      expires_at: Instant
    }
  }
}
