import type { ColumnType, Generated } from 'kysely'
import type { RichDoc } from '#contract/kit/rich.ts'

declare module '#server/db/tables.ts' {
  interface Tables {
    comments: {
      id: Id
      thing: string
      thing_id: number
      author_id: number
      body: ColumnType<RichDoc | null, string, string | null>
      text: string
      created_at: Instant
      edited_at: InstantOrNull
      deleted_at: InstantOrNull
      version: Generated<number>
      client_id: string | null
    }
    comment_mentions: { comment_id: number; user_id: number }
    checklist_items: {
      id: Id
      thing: string
      thing_id: number
      text: string
      place: number
      done_at: InstantOrNull
      done_by: number | null
      created_at: Instant
      version: Generated<number>
    }
    labels: {
      id: Id
      thing: string
      nome: string
      color: string
      created_at: Instant
      version: Generated<number>
    }
    label_links: { thing: string; thing_id: number; label_id: number }
    watchers: { thing: string; thing_id: number; user_id: number; stopped: Generated<boolean>; at: Instant }
    relations: {
      id: Id
      kind: 'relates' | 'blocks' | 'duplicates'
      from_thing: string
      from_id: number
      to_thing: string
      to_id: number
      created_at: Instant
      created_by: number | null
    }
  }
}
