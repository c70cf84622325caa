import type { Generated } from 'kysely'

declare module '#server/db/tables.ts' {
  interface Tables {
    loop_requests: Row & {
      user_id: number
      atomo_id: number
      inicio: Instant
      fim: Instant
      tipo: number
      descricao: string
      ajustes: string
      /** One of `loopRequestStatus`. */
      status: Generated<number>
      loop_id: number | null
      reason: string | null
      decided_by_id: number | null
      decided_at: InstantOrNull
    }
  }
}
