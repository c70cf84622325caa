import { mentionsIn, richToText, type RichDoc } from '#contract/kit/rich.ts'
import { HOUR_MS } from '#contract/kit/spans.ts'
import { commentCalls, COMMENTS_PER_HOUR, type CommentRow } from '#contract/things/comment.ts'
import type { Context } from '#server/kit/context.ts'
import { handle, type Handler } from '#server/kit/handle.ts'
import { tellHanging } from '#server/kit/list/things.ts'
import { forbidden, notFound, refuse, stale } from '#server/kit/refuse.ts'
import { takeTurn } from '#server/kit/turn.ts'
import {
  commentOf,
  commentPage,
  keepMentions,
  namesOf,
  sentAgain,
  sentBefore,
  tellComment,
  whichOf,
  writtenSince,
} from '#server/things/comment.data.ts'
import {
  findReaders,
  opened,
  openedToWrite,
  readersAmong,
  type Opened,
  type Things,
  type Which,
} from '#server/things/record.data.ts'
import { watchByTakingPart } from '#server/things/watch.data.ts'

const trait = 'comments'

/** Refuses mentions of people who may not open the record: a notification would reveal it to them. */
const checkMentions = async (at: Opened, body: RichDoc, { ctx, known = [] }: { ctx: Context; known?: number[] }) => {
  const added = mentionsIn(body).filter((it) => !known.includes(it))
  const may = await readersAmong(at, added, ctx)
  if (may.length < added.length) refuse('common.invalid', { status: 422, fields: { body: 'thing.mentionStranger' } })
}

/** Limits how often a person comments; their calls run one by one, so that concurrent ones count right. */
const checkPace = async (ctx: Context): Promise<void> => {
  await takeTurn(ctx.db, ctx.user.id)
  const written = await writtenSince(ctx, new Date(ctx.now.getTime() - HOUR_MS))
  if (written >= COMMENTS_PER_HOUR)
    refuse('thing.tooMany', { status: 429, params: { max: COMMENTS_PER_HOUR }, headers: { 'retry-after': '600' } })
}

const plainText = async (ctx: Context, body: RichDoc): Promise<string> =>
  richToText(body, await namesOf(ctx.db, mentionsIn(body)))

const note = (at: Opened, { event, ...detail }: { event: string } & Record<string, unknown>, ctx: Context) =>
  ctx.audit({ event, thing: at.of.thing, thing_id: at.record.id, detail })

/** Living comment of the record in the version that the page showed. */
const current = async (
  at: Opened,
  { comment, version }: { comment: number; version: number },
  ctx: Context,
): Promise<CommentRow> => {
  const row = (await commentOf(at, comment, ctx)) ?? notFound()
  if (row.deleted_at !== null) return notFound()
  return row.version === version ? row : stale(row)
}

const answer = async (at: Opened, id: number, ctx: Context) => ({ data: (await commentOf(at, id, ctx)) ?? notFound() })

/** Calls of comments, for all things that have them. */
export const commentApi = (things: Things): readonly Handler[] => {
  const toWrite = ({ thing, id }: Which, ctx: Context) => openedToWrite(things, { thing, id, trait }, ctx)
  return [
    handle(commentCalls.list, async (ctx, { before, ...which }) =>
      commentPage(await opened(things, { ...which, trait }, ctx), before, ctx),
    ),

    handle(commentCalls.people, async (ctx, { thing, id, ...search }) =>
      findReaders(await opened(things, { thing, id, trait }, ctx), search, ctx),
    ),

    handle(commentCalls.create, async (ctx, { body, client_id = null, ...which }) => {
      const at = await toWrite(which, ctx)
      const before = client_id && (await sentBefore(ctx, client_id))
      // A repeated call after a lost answer.
      if (before) {
        if (before.thing !== which.thing || before.thing_id !== which.id)
          return refuse('common.invalid', { status: 422, fields: { client_id: 'common.fieldInvalid' } })
        const same = await sentAgain(ctx, before, body)
        if (same) return answer(at, same.id, ctx)
      }
      await checkPace(ctx)
      await checkMentions(at, body, { ctx })
      const { id } = await ctx.db
        .insertInto('comments')
        .values({
          thing: which.thing,
          thing_id: which.id,
          author_id: ctx.user.id,
          body: JSON.stringify(body),
          text: await plainText(ctx, body),
          created_at: ctx.now,
          // A text that was continued before the retry becomes a comment of its own: neither text is lost.
          client_id: before ? null : client_id,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const { added } = await keepMentions(ctx, { id, body })
      await note(at, { event: 'comment.created', comment_id: id }, ctx)
      await tellComment(at, { id, body, mentioned: added, watchers: true }, ctx)
      if (at.of.traits(ctx).includes('watchers')) await watchByTakingPart(ctx, whichOf(at))
      tellHanging(at.of, 'comments', ctx)
      ctx.status(201)
      return answer(at, id, ctx)
    }),

    handle(commentCalls.update, async (ctx, { comment, version, body, ...which }) => {
      const at = await toWrite(which, ctx)
      const row = await current(at, { comment, version }, ctx)
      if (!row.editable) return forbidden()
      await checkMentions(at, body, { ctx, known: row.people.map((it) => it.id) })
      await ctx.db
        .updateTable('comments')
        .set({ body: JSON.stringify(body), text: await plainText(ctx, body), edited_at: ctx.now, version: version + 1 })
        .where('id', '=', comment)
        .execute()
      const { added } = await keepMentions(ctx, { id: comment, body })
      await note(at, { event: 'comment.edited', comment_id: comment }, ctx)
      await tellComment(at, { id: comment, body, mentioned: added, watchers: false }, ctx)
      tellHanging(at.of, 'comments', ctx)
      return answer(at, comment, ctx)
    }),

    handle(commentCalls.remove, async (ctx, { comment, version, ...which }) => {
      const at = await toWrite(which, ctx)
      const row = await current(at, { comment, version }, ctx)
      if (!row.removable) return forbidden()
      await ctx.db
        .updateTable('comments')
        .set({ body: null, text: '', deleted_at: ctx.now, version: version + 1 })
        .where('id', '=', comment)
        .execute()
      await ctx.db.deleteFrom('comment_mentions').where('comment_id', '=', comment).execute()
      await note(at, { event: 'comment.deleted', comment_id: comment, author_id: row.author?.id ?? null }, ctx)
      tellHanging(at.of, 'comments', ctx)
      return answer(at, comment, ctx)
    }),
  ]
}
