import type { ColumnType, Generated } from 'kysely'

declare module '#server/db/tables.ts' {
  interface Tables {
    goals: Row & {
      uuid: Generated<string>
      venture_id: number
      nome: string
      descricao: Generated<string>
      cycle: string
      cycle_from: ColumnType<string, never, never>
      owner_id: number | null
      weight: Generated<number>
      parent_id: number | null
      closed_at: InstantOrNull
      closed_progress: number | null
      closing_note: Generated<string>
    }
    goal_keys: {
      id: Id
      uuid: Generated<string>
      goal_id: number
      nome: string
      kind: number
      feed: Generated<number>
      start_value: Generated<number>
      target_value: number
      current_value: Generated<number>
      weight: number
      created_at: Instant
      version: Generated<number>
    }
    goal_check_ins: {
      id: Id
      key_id: number
      value: number
      confidence: number
      note: Generated<string>
      by_id: number | null
      at: Instant
    }
  }
}
