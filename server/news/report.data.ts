import { sql } from 'kysely'
import { HOUR_MS } from '#contract/kit/spans.ts'
import { READERS_MAX } from '#contract/news/news.rules.ts'
import type { NewsReader } from '#contract/news/news.schemas.ts'
import { newsStatus } from '#contract/news/news.steps.ts'
import type { Context } from '#server/kit/context.ts'
import { fullName, type Sql } from '#server/kit/list/source.ts'
import { refuse } from '#server/kit/refuse.ts'
import { metToEdit } from '#server/news/news.data.ts'
import { audience } from '#server/news/scope.data.ts'
import { notesAbout } from '#server/news/tell.data.ts'
import { notifyOthers } from '#server/notification/notification.data.ts'

/** From whom the item `t` waits: for an answer where it asks for one, else to be read. Its author knows of it. */
const isMissing = sql`(reader.id <> t.author_id and case when t.asks_ack then r.acked_at is null else r.read_at is null end)`

const people = (ctx: Context, id: number): Sql => sql`
  from news t join users reader on ${audience(ctx.grants)}
  left join news_reads r on r.news_id = t.id and r.user_id = reader.id where t.id = ${id}`

interface Counts {
  audience: number
  read: number
  acked: number
  missing: number
}

/** Who of its audience read an item and who knows of it; those who are missing come first. */
export const readersOf = async (ctx: Context, id: number) => {
  const item = await metToEdit(ctx, id)
  const { rows } = await sql<Counts>`
    select count(*)::int as audience, count(r.read_at)::int as read, count(r.acked_at)::int as acked,
      (count(*) filter (where ${isMissing}))::int as missing ${people(ctx, id)}`.execute(ctx.db)
  const named = await sql<NewsReader>`
    select reader.id, ${fullName('reader')} as nome, r.read_at, r.acked_at, r.reminded_at ${people(ctx, id)}
    order by ${isMissing} desc, plain(${fullName('reader')}), reader.id limit ${READERS_MAX}`.execute(ctx.db)
  const counts = rows[0] ?? { audience: 0, read: 0, acked: 0, missing: 0 }
  return { ...counts, people: named.rows, reminded_at: item.reminded_at }
}

/** Reminds those who are missing; their row then says when. */
export const remindMissing = async (ctx: Context, id: number): Promise<number> => {
  const item = await metToEdit(ctx, id, sql`for update of t`)
  if (item.status !== newsStatus.of.published) return refuse('news.notPublished', { status: 422 })
  const { reminded_at: last } = item
  if (last !== null && ctx.now.getTime() - new Date(last).getTime() < HOUR_MS)
    return refuse('news.remindedLately', { status: 409 })
  const { rows } = await sql<{ id: number }>`select reader.id ${people(ctx, id)} and ${isMissing}`.execute(ctx.db)
  const missing = rows.map((it) => it.id)
  await sql`update news set reminded_at = ${ctx.now} where id = ${id}`.execute(ctx.db)
  if (missing.length === 0) return 0
  await sql`insert into news_reads (news_id, user_id, reminded_at)
    select ${id}::int, p, ${ctx.now}::timestamptz from unnest(${missing}::int[]) p
    on conflict (news_id, user_id) do update set reminded_at = excluded.reminded_at`.execute(ctx.db)
  await notifyOthers(ctx, notesAbout(item, 'notification.newsReminder', missing))
  return missing.length
}
