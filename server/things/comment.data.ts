import { sql } from 'kysely'
import type { RecordRef } from '#contract/kit/list/column.ts'
import { mentionsIn, richToText, type RichDoc, type RichNames } from '#contract/kit/rich.ts'
import type { CommentRow } from '#contract/things/comment.ts'
import type { Db } from '#server/db/open.ts'
import type { Context } from '#server/kit/context.ts'
import { fullName, person, type Sql } from '#server/kit/list/source.ts'
import { richToHtml } from '#server/kit/mail/richHtml.ts'
import { notifyOthers } from '#server/notification/notification.data.ts'
import { readersAmong, type Opened, type Which } from '#server/things/record.data.ts'
import { watchersOf } from '#server/things/watch.data.ts'

/** Comments in one answer. */
const PAGE = 30

interface Kept extends Omit<CommentRow, 'editable' | 'removable'> {
  author: RecordRef
}

const commentsWhere = async (where: Sql, rest: Sql, db: Db): Promise<Kept[]> => {
  const { rows } = await sql<Kept>`
    select t.id, ${person(sql`t.author_id`).value} as author, t.created_at as at, t.edited_at, t.deleted_at, t.body, t.version,
      coalesce((select jsonb_agg(jsonb_build_object('id', u.id, 'nome', ${fullName('u')}) order by u.id)
        from comment_mentions m join users u on u.id = m.user_id where m.comment_id = t.id), '[]') as people
    from comments t where ${where} ${rest}`.execute(db)
  return rows
}

/** A comment for this reader. */
const shown = (row: Kept, { of, record }: Opened, ctx: Context): CommentRow => {
  const living = row.deleted_at === null && !record.gone
  const mine = row.author.id === ctx.user.id
  const mentioned = row.body ? mentionsIn(row.body) : []
  const people = row.people.filter((it) => mentioned.includes(it.id))
  return { ...row, people, editable: living && mine, removable: living && (mine || of.mayModerate(ctx)) }
}

const onRecord = ({ of, record }: Opened): Sql => sql`t.thing = ${of.thing} and t.thing_id = ${record.id}`

/** Newest comments before one, or of all; the oldest first. */
export const commentPage = async (at: Opened, before: number | undefined, ctx: Context) => {
  const older = before === undefined ? sql`` : sql`and t.id < ${before}`
  const rows = await commentsWhere(sql`${onRecord(at)} ${older}`, sql`order by t.id desc limit ${PAGE + 1}`, ctx.db)
  const { rows: counted } = await sql<{ total: number }>`
    select count(*) as total from comments t where ${onRecord(at)} and t.deleted_at is null`.execute(ctx.db)
  return {
    data: rows
      .slice(0, PAGE)
      .reverse()
      .map((it) => shown(it, at, ctx)),
    more: rows.length > PAGE,
    total: counted[0]?.total ?? 0,
    writable: !at.record.gone,
  }
}

/** One comment of the record; undefined where there is none. */
export const commentOf = async (at: Opened, id: number, ctx: Context): Promise<CommentRow | undefined> => {
  const [row] = await commentsWhere(sql`${onRecord(at)} and t.id = ${id}`, sql``, ctx.db)
  return row && shown(row, at, ctx)
}

/** Comment that the same page has sent already under its id. */
export const sentBefore = (ctx: Context, client_id: string) =>
  ctx.db
    .selectFrom('comments')
    .select(['id', 'thing', 'thing_id'])
    .where('author_id', '=', ctx.user.id)
    .where('client_id', '=', client_id)
    .executeTakeFirst()

/** Number of comments that the person has written since then, deleted ones too. */
export const writtenSince = async (ctx: Context, since: Date): Promise<number> => {
  const { count } = await ctx.db
    .selectFrom('comments')
    .select((on) => on.fn.countAll<number>().as('count'))
    .where('author_id', '=', ctx.user.id)
    .where('created_at', '>', since.toISOString())
    .executeTakeFirstOrThrow()
  return count
}

/** Comment with the same text since then; a deleted one stays deleted. */
export const sentAgain = (ctx: Context, before: { id: number; thing: string; thing_id: number }, body: RichDoc) =>
  ctx.db
    .selectFrom('comments')
    .select('id')
    .where('author_id', '=', ctx.user.id)
    .where('thing', '=', before.thing)
    .where('thing_id', '=', before.thing_id)
    .where('id', '>=', before.id)
    .where(sql<boolean>`(body = ${JSON.stringify(body)}::jsonb or body is null and id = ${before.id})`)
    .orderBy('id')
    .executeTakeFirst()

export const namesOf = async (db: Db, ids: readonly number[]): Promise<RichNames> => {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; nome: string }>`
    select u.id, ${fullName('u')} as nome from users u where u.id = any(${ids}::int[])`.execute(db)
  return new Map(rows.map((it) => [it.id, it.nome]))
}

/** Stores all mentions, former ones too: an edit must not notify a person twice. Returns the new ones. */
export const keepMentions = async (
  ctx: Context,
  { id, body }: { id: number; body: RichDoc },
): Promise<{ added: number[] }> => {
  const wanted = mentionsIn(body)
  const kept = await ctx.db.selectFrom('comment_mentions').select('user_id').where('comment_id', '=', id).execute()
  const known = new Set(kept.map((it) => it.user_id))
  const added = wanted.filter((it) => !known.has(it))
  if (added.length > 0)
    await ctx.db
      .insertInto('comment_mentions')
      .values(added.map((user_id) => ({ comment_id: id, user_id })))
      .execute()
  return { added }
}

interface News {
  readonly id: number
  readonly body: RichDoc
  readonly mentioned: readonly number[]
  /** True when watchers are notified too: of a new comment, not of a changed one. */
  readonly watchers: boolean
}

/** Notifies mentioned people and watchers who may still open the record. */
export const tellComment = async (at: Opened, { id, body, mentioned, watchers }: News, ctx: Context): Promise<void> => {
  const { of, record } = at
  const watching = watchers && of.traits(ctx).includes('watchers') ? await watchersOf(ctx.db, whichOf(at)) : []
  const others = watching.filter((it) => !mentioned.includes(it))
  const readers = await readersAmong(at, [...mentioned, ...others], ctx)
  const names = await namesOf(ctx.db, mentionsIn(body))
  const link = of.link(record.id)
  const rest = {
    params: { name: ctx.user.c_name, record: record.nome },
    link: `${link}${link.includes('?') ? '&' : '?'}comment=${id}`,
    quote: { text: richToText(body, names), html: richToHtml(body, names) },
  }
  await notifyOthers(
    ctx,
    readers.map((user_id) => ({
      ...rest,
      user_id,
      word: mentioned.includes(user_id) ? ('notification.commentMentioned' as const) : 'notification.commentAdded',
    })),
  )
}

export const whichOf = ({ of, record }: Opened): Which => ({ thing: of.thing, id: record.id })
