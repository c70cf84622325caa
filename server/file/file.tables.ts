import type { Generated } from 'kysely'
import type { FileUseName } from '#contract/file/file.uses.ts'
import type { WordKey } from '#contract/words.ts'

declare module '#server/db/tables.ts' {
  interface Tables {
    files: {
      id: Id
      key: string
      use: FileUseName
      owner_id: number
      nome: string
      type: string
      size: number
      state: Generated<'uploading' | 'ready' | 'refused'>
      refused: WordKey | null
      width: number | null
      height: number | null
      created_at: Instant
      claimed_at: InstantOrNull
      thing: string | null
      thing_id: number | null
      removed_at: InstantOrNull
    }
  }
}
