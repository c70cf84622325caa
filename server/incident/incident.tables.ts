import type { Generated } from 'kysely'

declare module '#server/db/tables.ts' {
  interface Tables {
    incidents: Row & {
      nome: string
      descricao: string
      severity: Generated<number>
      status: Generated<number>
      happened_at: InstantOrNull
      noticed_at: Instant
      due_at: InstantOrNull
      remind_at: InstantOrNull
      reminded_at: InstantOrNull
      data_kinds: string
      people_count: number | null
      measures: Generated<string>
      anpd_told_at: InstantOrNull
      people_told_at: InstantOrNull
      reason: Generated<string>
      created_by: number | null
      /** What the server noted it for; null where a person recorded it. */
      origin: Generated<string | null>
    }
  }
}
