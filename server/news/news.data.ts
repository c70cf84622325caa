import { sql } from 'kysely'
import type { RecordRef } from '#contract/kit/list/column.ts'
import { HEADLINES, newsReactions } from '#contract/news/news.rules.ts'
import type { NewsHeadline, NewsReactionCount } from '#contract/news/news.schemas.ts'
import type { Context } from '#server/kit/context.ts'
import type { Reader, Sql } from '#server/kit/list/source.ts'
import { notFound, refuse } from '#server/kit/refuse.ts'
import { editableBy, newsScope, publishedFor } from '#server/news/scope.data.ts'

/** What a person did with the item `t`. */
export const mineOf = ({ user }: Pick<Reader, 'user'>, column: 'read_at' | 'acked_at'): Sql =>
  sql`(select ${sql.ref(`r.${column}`)} from news_reads r where r.news_id = t.id and r.user_id = ${user.id})`

/** The first news for a reader: pinned, then what asks for an answer and has none, then the newest. */
export const headlines = async (ctx: Context): Promise<NewsHeadline[]> => {
  const { rows } = await sql<NewsHeadline>`
    select t.id, t.nome, t.resumo, t.cover_id, t.cover_alt, t.pinned, t.asks_ack, t.published_at, r.read_at, r.acked_at
    from news t left join news_reads r on r.news_id = t.id and r.user_id = ${ctx.user.id}
    where ${publishedFor(ctx)}
    order by t.pinned desc, (t.asks_ack and r.acked_at is null) desc, t.published_at desc, t.id desc
    limit ${HEADLINES}`.execute(ctx.db)
  return rows
}

interface Which {
  id: number
  author_id: number
  nome: string
  status: number
  version: number
  asks_ack: boolean
  reminded_at: string | null
  published: boolean
  editable: boolean
}

/** An item that exists for the caller, and what they may do with it; 404 for any other. */
export const met = async (ctx: Context, id: number, lock: Sql = sql``): Promise<Which> => {
  const { rows } = await sql<Which>`
    select t.id, t.author_id, t.nome, t.status, t.version, t.asks_ack, t.reminded_at,
      ${publishedFor(ctx)} as published, ${editableBy(ctx)} as editable
    from news t where t.id = ${id} and t.deleted_at is null and ${newsScope(ctx)} ${lock}`.execute(ctx.db)
  return rows[0] ?? notFound()
}

/** The same for those who may change it; what else is known of it does not exist for its other readers. */
export const metToEdit = async (ctx: Context, id: number, lock?: Sql): Promise<Which> => {
  const item = await met(ctx, id, lock)
  return item.editable ? item : notFound()
}

/** The same while it is published for the caller: reading, acknowledging and reacting are for its audience. */
export const metPublished = async (ctx: Context, id: number): Promise<Which> => {
  const item = await met(ctx, id)
  return item.published ? item : refuse('news.notPublished', { status: 422 })
}

export const reactionsTo = async ({ db, user }: Context, id: number): Promise<NewsReactionCount[]> => {
  const { rows } = await sql<NewsReactionCount>`
    select reaction, count(*)::int as count, bool_or(user_id = ${user.id}) as mine
    from news_reactions where news_id = ${id} group by reaction`.execute(db)
  return newsReactions.flatMap((reaction) => rows.find((it) => it.reaction === reaction) ?? [])
}

/** Names of the ventures of an item's audience. */
export const venturesOf = async ({ db }: Context, id: number): Promise<RecordRef[]> => {
  const { rows } = await sql<RecordRef>`
    select v.id, v.nome from ventures v join news t on v.id = any(t.ventures) where t.id = ${id} order by v.nome, v.id`.execute(
    db,
  )
  return rows
}
