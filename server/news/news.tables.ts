import type { ColumnType, Generated } from 'kysely'
import type { RichDoc } from '#contract/kit/rich.ts'
import type { NewsReaction } from '#contract/news/news.rules.ts'

type Doc = ColumnType<RichDoc, string, string>

declare module '#server/db/tables.ts' {
  interface Tables {
    news: Row & {
      nome: string
      resumo: Generated<string>
      body: Doc
      /** A file of the use `cover`. */
      cover_id: number | null
      cover_alt: Generated<string>
      roles: Generated<number[]>
      ventures: Generated<number[]>
      asks_ack: Generated<boolean>
      pinned: Generated<boolean>
      /** One of `newsStatus`. */
      status: Generated<number>
      publish_at: InstantOrNull
      published_at: InstantOrNull
      expires_at: InstantOrNull
      announced_at: InstantOrNull
      reminded_at: InstantOrNull
      author_id: number
    }
    news_reads: {
      news_id: number
      user_id: number
      read_at: InstantOrNull
      acked_at: InstantOrNull
      reminded_at: InstantOrNull
    }
    news_reactions: { news_id: number; user_id: number; reaction: NewsReaction; at: Instant }
    news_versions: {
      id: Id
      news_id: number
      nome: string
      resumo: string
      body: Doc
      author_id: number
      at: Instant
    }
    news_feeds: { user_id: number; hash: string; created_at: Instant; used_at: InstantOrNull }
  }
}
