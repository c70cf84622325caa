import { sql } from 'kysely'
import { HOUR_MS } from '#contract/kit/spans.ts'
import type { SupportStatus } from '#contract/support/support.states.ts'
import type { SupportDetail, SupportRow, supportList } from '#contract/support/support.ts'
import type { Db } from '#server/db/open.ts'
import type { Context } from '#server/kit/context.ts'
import { own, person, type ListSource } from '#server/kit/list/source.ts'

/** Everybody's messages, or the person's own. */
export const supportSource = (all: boolean): ListSource<SupportRow, keyof typeof supportList.filters> => ({
  table: 'support_messages',
  scope: (ctx) => (all ? 'everything' : sql`t.user_id = ${ctx.user.id}`),
  select: {
    ...own('id', 'category', 'status', 'created_at', 'last_at'),
    subject: { value: sql`t.subject`, search: sql`concat_ws(' ', t.subject, t.message)` },
    author: person(sql`t.user_id`),
    replies: sql`(select count(*) from support_replies r where r.message_id = t.id)`,
  },
  where: own('status', 'category'),
})

/** Number of messages by status, of the person or of everybody. */
export const supportCounts = async (ctx: Context, all: boolean): Promise<Record<SupportStatus, number>> => {
  const rows = await ctx.db
    .selectFrom('support_messages')
    .select(['status', (on) => on.fn.countAll<number>().as('count')])
    .$if(!all, (query) => query.where('user_id', '=', ctx.user.id))
    .groupBy('status')
    .execute()
  return { open: 0, answered: 0, closed: 0, ...Object.fromEntries(rows.map((row) => [row.status, row.count])) }
}

const fullName = sql<string>`trim(u.nome || ' ' || u.last_name)`
const replies = sql<number>`(select count(*)::int from support_replies r where r.message_id = m.id)`.as('replies')

export const supportById = async (db: Db, id: number): Promise<Omit<SupportDetail, 'mails'> | undefined> => {
  const row = await db
    .selectFrom('support_messages as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['m.id', 'm.subject', 'm.category', 'm.status', 'm.user_id', 'm.created_at', 'm.last_at'])
    .select(['m.message', 'm.email', fullName.as('nome'), replies])
    .where('m.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const thread = await db
    .selectFrom('support_replies as r')
    .innerJoin('users as u', 'u.id', 'r.author_id')
    .select(['r.id', 'r.message', 'r.at', 'r.staff', 'r.author_id', fullName.as('nome')])
    .where('r.message_id', '=', id)
    .orderBy('r.id')
    .execute()
  const { user_id, nome, ...rest } = row
  return {
    ...rest,
    author: { id: user_id, nome },
    thread: thread.map(({ author_id, nome: by, ...reply }) => ({ ...reply, author: { id: author_id, nome: by } })),
  }
}

export const lockMessage = async (db: Db, id: number): Promise<void> => {
  await db.selectFrom('support_messages').select('id').where('id', '=', id).forUpdate().execute()
}

/** Message that the same page has filed already under its id. */
export const filedBefore = async (db: Db, user_id: number, client_id: string) => {
  const sent = db.selectFrom('support_messages').select(['id', 'subject', 'message']).where('client_id', '=', client_id)
  return sent.where('user_id', '=', user_id).executeTakeFirst()
}

export const repliedBefore = async (db: Db, author_id: number, client_id: string) => {
  const sent = db.selectFrom('support_replies').select(['message_id', 'message']).where('client_id', '=', client_id)
  return sent.where('author_id', '=', author_id).executeTakeFirst()
}

/** Times of a person's messages within the last hour, the oldest first; answers to others do not count. */
export const writtenLately = async (db: Db, user_id: number, now: Date): Promise<Date[]> => {
  const since = new Date(now.getTime() - HOUR_MS)
  const { rows } = await sql<{ at: string }>`
    select created_at as at from support_messages where user_id = ${user_id} and created_at > ${since}
    union all
    select at from support_replies where author_id = ${user_id} and not staff and at > ${since}
    order by 1`.execute(db)
  return rows.map((row) => new Date(row.at))
}
