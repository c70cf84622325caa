import type { Generated } from 'kysely'
import type { ErasureState, ExportState } from '#contract/ownData/ownData.ts'

declare module '#server/db/tables.ts' {
  interface Tables {
    data_exports: {
      id: Id
      user_id: number
      state: Generated<ExportState>
      /** Key of the ZIP in the store of files. */
      key: string | null
      size: number | null
      created_at: Instant
      ready_at: InstantOrNull
      expires_at: InstantOrNull
    }
    erasures: {
      id: Id
      protocol: string
      user_id: number
      state: Generated<ErasureState>
      note: Generated<string>
      created_at: Instant
      due_at: Instant
      decided_at: InstantOrNull
      decided_by: number | null
      reason: string | null
    }
  }
}
