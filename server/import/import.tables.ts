import type { ColumnType, Generated } from 'kysely'
import type { Choices, ImportInfo, keptReasons } from '#contract/import/import.ts'

type Json<T> = ColumnType<T, string | null | undefined, string | null>

type DefaultJson<T> = ColumnType<T, string | undefined, string>

declare module '#server/db/tables.ts' {
  interface Tables {
    imports: {
      id: Generated<number>
      user_id: number
      thing: string
      name: string
      state: ImportInfo['state']
      headers: Json<string[]>
      mapping: Json<(string | null)[]>
      match: string
      existing: ImportInfo['existing']
      preset: Generated<string | null>
      fixed: DefaultJson<Record<string, number>>
      choices: DefaultJson<Choices>
      options: DefaultJson<unknown>
      seen: DefaultJson<(string[] | null)[]>
      assumed: DefaultJson<ImportInfo['assumed']>
      only_valid: Generated<boolean>
      delimiter: string
      lines: number
      done: Generated<number>
      created: Generated<number>
      updated: Generated<number>
      skipped: Generated<number>
      failed: Generated<number>
      undone: Generated<number>
      created_at: Instant
      moved_at: Instant
    }
    import_lines: {
      import_id: number
      line: number
      cells: Json<string[]>
      outcome: 'created' | 'updated' | 'skipped' | 'failed' | null
      record_id: number | null
      version: number | null
      before: Json<Record<string, unknown> | null>
      reasons: Json<Reasons | null>
      kept: (typeof keptReasons)[number] | null
    }
    import_headers: { user_id: number; thing: string; header: string; field: string | null }
  }
}

type Reasons = { header: string | null; value: string; key: string; params: Record<string, string | number> }[]
