import type { ColumnType } from 'kysely'

declare module '#server/db/tables.ts' {
  interface Tables {
    api_tokens: {
      id: Id
      user_id: number
      nome: string
      /** Hash of the token, which itself is not stored. */
      hash: string
      hint: string
      scopes: ColumnType<string[], string, string>
      /** Role of the person when it was made. */
      role: number
      created_at: Instant
      expires_at: InstantOrNull
      last_used_at: InstantOrNull
      revoked_at: InstantOrNull
    }
  }
}
