import { HOUR_MS } from '#contract/kit/spans.ts'
import { pathTo } from '#contract/routes/match.ts'
import { supportCalls } from '#contract/support/support.calls.ts'
import type { SupportStatus } from '#contract/support/support.steps.ts'
import { PER_HOUR, supportList, type SupportDetail } from '#contract/support/support.ts'
import type { Context } from '#server/kit/context.ts'
import { handle } from '#server/kit/handle.ts'
import { listAnswer, listFile } from '#server/kit/list/handlers.ts'
import { forbidden, refuse } from '#server/kit/refuse.ts'
import { takeTurn } from '#server/kit/turn.ts'
import { notifyOthers } from '#server/notification/notification.data.ts'
import { readersOf, type Reader } from '#server/support/readers.data.ts'
import { supportStepHandlers, tellChanged } from '#server/support/steps.data.ts'
import {
  filedBefore,
  lockMessage,
  mails,
  repliedBefore,
  supportCounts,
  supportSource,
  visible,
  writtenLately,
} from '#server/support/support.data.ts'
import { mailAdded, mailAnswer, mailNew } from '#server/support/support.mail.ts'

type SupportNote = 'notification.supportNew' | 'notification.supportAnswered'

/** Limits how often a person writes, because readers are busy. */
const checkPace = async (ctx: Context): Promise<void> => {
  const written = await writtenLately(ctx.db, ctx.user.id, ctx.now)
  const freeing = written.at(-PER_HOUR)
  if (!freeing) return
  const seconds = Math.max(1, Math.ceil((freeing.getTime() + HOUR_MS - ctx.now.getTime()) / 1000))
  refuse('support.tooMany', {
    status: 429,
    params: { max: PER_HOUR, minutes: Math.ceil(seconds / 60) },
    headers: { 'retry-after': String(seconds) },
  })
}

/** True when everybody's messages are requested; refused for people who read only their own. */
const seesAll = (ctx: Context, scope: unknown): boolean => scope === 'all' && (ctx.may('support.seeAll') || forbidden())

/** Refuses another text under the same `client_id`, which would be lost silently. */
const checkSame = (same: boolean): void => {
  if (!same) refuse('support.otherText', { status: 422, fields: { client_id: 'support.otherText' } })
}

/** A new text moves a message to its next status; a closed one takes none. */
const move = async (ctx: Context, { id, status, version }: SupportDetail, to: SupportStatus): Promise<void> => {
  if (status === 'closed') return refuse('support.closed', { status: 409 })
  const moved = { status: to, last_at: ctx.now, version: version + 1 }
  await ctx.db.updateTable('support_messages').set(moved).where('id', '=', id).execute()
}

/** Notifies people of a change to the message. */
const note = async (ctx: Context, row: SupportDetail, to: { word: SupportNote; people: readonly number[] }) => {
  const link = `${pathTo('support')}?m=${row.id}`
  const params = { name: row.author.nome, subject: row.subject }
  await notifyOthers(
    ctx,
    to.people.map((user_id) => ({ user_id, word: to.word, params, link })),
  )
}

const answered = async (ctx: Context, row: SupportDetail, message: string): Promise<void> => {
  await mailAnswer(ctx, row, message)
  await note(ctx, row, { word: 'notification.supportAnswered', people: [row.author.id] })
}

const added = async (
  ctx: Context,
  row: SupportDetail,
  { readers, message }: { readers: readonly Reader[]; message: string },
): Promise<void> => {
  await mailAdded(ctx, readers, { row, message })
  await note(ctx, row, { word: 'notification.supportNew', people: readers.map((it) => it.id) })
}

export const supportApi = [
  handle(supportCalls.file, async (ctx, input) => {
    const { client_id = null } = input
    await takeTurn(ctx.db, ctx.user.id)
    const before = client_id && (await filedBefore(ctx.db, ctx.user.id, client_id))
    // A repeated call after a lost answer.
    if (before) {
      checkSame(before.subject === input.subject && before.message === input.message)
      return { data: await visible(before.id, ctx) }
    }
    await checkPace(ctx)
    const made = await ctx.db
      .insertInto('support_messages')
      .values({ ...input, client_id, user_id: ctx.user.id, created_at: ctx.now, last_at: ctx.now })
      .returning('id')
      .executeTakeFirstOrThrow()
    const row = await visible(made.id, ctx)
    const readers = await readersOf(ctx)
    await mailNew(ctx, readers, row)
    await note(ctx, row, { word: 'notification.supportNew', people: readers.map((it) => it.id) })
    tellChanged(ctx, [row.author.id, ...readers.map((it) => it.id)])
    return { data: row }
  }),

  handle(supportList.calls.list, async (ctx, input) => {
    const all = seesAll(ctx, input['scope'])
    const page = await listAnswer({ list: supportList, source: supportSource(all ? 'all' : 'own') }, input, ctx)
    return { ...page, counts: await supportCounts(ctx, all), mails: await mails(ctx) }
  }),

  handle(supportList.calls.export, (ctx, input) =>
    listFile({ list: supportList, source: supportSource(seesAll(ctx, input['scope']) ? 'all' : 'own') }, input, {
      ctx,
      lookups: {},
    }),
  ),

  handle(supportCalls.show, async (ctx, { id }) => ({ data: await visible(id, ctx) })),

  handle(supportCalls.reply, async (ctx, { id, message, client_id = null }) => {
    await takeTurn(ctx.db, ctx.user.id)
    await lockMessage(ctx.db, id)
    const row = await visible(id, ctx)
    const before = client_id && (await repliedBefore(ctx.db, ctx.user.id, client_id))
    if (before) {
      checkSame(before.message_id === id && before.message === message)
      return { data: row }
    }
    const staff = row.author.id !== ctx.user.id
    if (staff && !ctx.may('support.answer')) return forbidden()
    if (!staff) await checkPace(ctx)
    await move(ctx, row, staff ? 'answered' : 'open')
    await ctx.db
      .insertInto('support_replies')
      .values({ message_id: id, author_id: ctx.user.id, staff, message, client_id, at: ctx.now })
      .execute()
    if (staff) await ctx.audit({ event: 'support.answered', thing: 'support', thing_id: id })
    const readers = await readersOf(ctx)
    await (staff ? answered(ctx, row, message) : added(ctx, row, { readers, message }))
    tellChanged(ctx, [row.author.id, ...readers.map((it) => it.id)])
    return { data: await visible(id, ctx) }
  }),

  ...supportStepHandlers,
]
