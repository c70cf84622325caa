import { sql } from 'kysely'
import { HOUR_MS } from '#contract/kit/spans.ts'
import { supportSteps, type SupportStatus } from '#contract/support/support.steps.ts'
import { supportList, type SupportDetail, type SupportRow } from '#contract/support/support.ts'
import type { Db } from '#server/db/open.ts'
import type { Context } from '#server/kit/context.ts'
import { rowOf } from '#server/kit/list/read.ts'
import { fullName, own, person, type ListSource } from '#server/kit/list/source.ts'
import { notFound } from '#server/kit/refuse.ts'

/** The person's own messages, everybody's, or what they may see. */
export const supportSource = (
  shown: 'own' | 'all' | 'visible',
): ListSource<SupportRow, keyof typeof supportList.filters> => ({
  table: 'support_messages',
  scope: ({ user, may }) =>
    shown === 'all' || (shown === 'visible' && may('support.seeAll')) ? 'everything' : sql`t.user_id = ${user.id}`,
  select: {
    ...own('id', 'category', 'status', 'created_at', 'last_at', 'version'),
    subject: { value: sql`t.subject`, search: sql`concat_ws(' ', t.subject, t.message)` },
    author: person(sql`t.user_id`),
    replies: sql`(select count(*) from support_replies r where r.message_id = t.id)`,
  },
  where: own('status', 'category'),
  steps: { steps: supportSteps, lasting: true },
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

/** Without a mail server nothing is sent, and nothing may be promised. */
export const mails = (ctx: Context): Promise<boolean> => ctx.services.mail.sends(ctx.db)

/** A message with its conversation; another person's does not exist for people who read only their own. */
export const visible = async (id: number, ctx: Context): Promise<SupportDetail> => {
  const row = (await rowOf({ list: supportList, source: supportSource('visible') }, id, ctx)) ?? notFound()
  const text = await ctx.db
    .selectFrom('support_messages')
    .select(['message', 'email'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const thread = await ctx.db
    .selectFrom('support_replies as r')
    .innerJoin('users as u', 'u.id', 'r.author_id')
    .select(['r.id', 'r.message', 'r.at', 'r.staff', 'r.author_id'])
    .select(sql<string>`${fullName('u')}`.as('nome'))
    .where('r.message_id', '=', id)
    .orderBy('r.id')
    .execute()
  return {
    ...row,
    ...text,
    mails: await mails(ctx),
    thread: thread.map(({ author_id, nome, ...reply }) => ({ ...reply, author: { id: author_id, nome } })),
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
