import type { Generated } from 'kysely'

declare module '#server/db/tables.ts' {
  interface Tables {
    hourly_values: {
      id: Generated<number>
      user_id: number
      valor_hora_centavos: number
      from_at: Instant
      by_id: number | null
    }
  }
}
