import { sql } from 'kysely'
import { next } from '#contract/kit/machine.ts'
import { HOUR_MS } from '#contract/kit/spans.ts'
import { pathTo } from '#contract/routes/match.ts'
import { supportMachine, type SupportEvent } from '#contract/support/support.states.ts'
import { PER_HOUR, supportCalls, supportList, type SupportDetail } from '#contract/support/support.ts'
import type { Context } from '#server/kit/context.ts'
import { handle } from '#server/kit/handle.ts'
import { listAnswer, listFile } from '#server/kit/list/handlers.ts'
import { forbidden, notFound, refuse } from '#server/kit/refuse.ts'
import { takeTurn } from '#server/kit/turn.ts'
import { notifyOthers } from '#server/notification/notification.data.ts'
import { particleOf } from '#server/particle/asked.data.ts'
import { readersOf, type Reader } from '#server/support/readers.data.ts'
import {
  filedBefore,
  lockMessage,
  repliedBefore,
  supportById,
  supportCounts,
  supportSource,
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

/** Without a mail server nothing is sent, and nothing may be promised. */
const mails = (ctx: Context): Promise<boolean> => ctx.services.mail.sends(ctx.db)

/** Another person's message does not exist for people who read only their own. */
const visible = async (ctx: Context, id: number): Promise<SupportDetail> => {
  const row = { ...((await supportById(ctx.db, id)) ?? notFound()), mails: await mails(ctx) }
  return row.author.id === ctx.user.id || ctx.may('support.seeAll') ? row : notFound()
}

/** True when everybody's messages are requested; refused for people who read only their own. */
const seesAll = (ctx: Context, scope: unknown): boolean => scope === 'all' && (ctx.may('support.seeAll') || forbidden())

/** Refuses another text under the same `client_id`, which would be lost silently. */
const checkSame = (same: boolean): void => {
  if (!same) refuse('support.otherText', { status: 422, fields: { client_id: 'support.otherText' } })
}

/** Moves the message to its next status; refuses an event that the present one does not allow. */
const move = async (ctx: Context, row: SupportDetail, event: SupportEvent): Promise<void> => {
  const status = next(supportMachine, row.status, event)
  if (!status) return refuse(row.status === 'closed' ? 'support.closed' : 'support.notClosed', { status: 409 })
  await ctx.db.updateTable('support_messages').set({ status, last_at: ctx.now }).where('id', '=', row.id).execute()
}

/** Makes pages that show the message reload. */
const tell = (ctx: Context, row: SupportDetail, readers: readonly Reader[]): void =>
  ctx.after(() => {
    for (const user_id of new Set([row.author.id, ...readers.map((it) => it.id)]))
      ctx.services.live.tell(`user:${user_id}`, 'support.changed')
  })

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

const settle = async (ctx: Context, id: number, event: 'close' | 'reopen'): Promise<{ data: SupportDetail }> => {
  await lockMessage(ctx.db, id)
  const row = await visible(ctx, id)
  const answered = row.thread.at(-1)?.staff === true
  await move(ctx, row, event === 'reopen' && answered ? 'resume' : event)
  await ctx.audit({ event: `support.${event}`, thing: 'support', thing_id: id })
  tell(ctx, row, await readersOf(ctx))
  return { data: await visible(ctx, id) }
}

export const supportApi = [
  handle(supportCalls.file, async (ctx, input) => {
    const { client_id = null } = input
    await takeTurn(ctx.db, ctx.user.id)
    const before = client_id && (await filedBefore(ctx.db, ctx.user.id, client_id))
    // A repeated call after a lost answer.
    if (before) {
      checkSame(before.subject === input.subject && before.message === input.message)
      return { data: await visible(ctx, before.id) }
    }
    await checkPace(ctx)
    const made = await ctx.db
      .insertInto('support_messages')
      .values({ ...input, client_id, user_id: ctx.user.id, created_at: ctx.now, last_at: ctx.now })
      .returning('id')
      .executeTakeFirstOrThrow()
    const row = await visible(ctx, made.id)
    const readers = await readersOf(ctx)
    await mailNew(ctx, readers, row)
    await note(ctx, row, { word: 'notification.supportNew', people: readers.map((it) => it.id) })
    tell(ctx, row, readers)
    return { data: row }
  }),

  handle(supportCalls.list, async (ctx, input) => {
    const all = seesAll(ctx, input['scope'])
    const page = await listAnswer({ list: supportList, source: supportSource(all) }, input, ctx)
    return { ...page, counts: await supportCounts(ctx, all), mails: await mails(ctx) }
  }),

  handle(supportCalls.export, (ctx, input) =>
    listFile({ list: supportList, source: supportSource(seesAll(ctx, input['scope'])) }, input, { ctx, lookups: {} }),
  ),

  handle(supportCalls.show, async (ctx, { id }) => ({ data: await visible(ctx, id) })),

  handle(supportCalls.reply, async (ctx, { id, message, client_id = null }) => {
    await takeTurn(ctx.db, ctx.user.id)
    await lockMessage(ctx.db, id)
    const row = await visible(ctx, id)
    const before = client_id && (await repliedBefore(ctx.db, ctx.user.id, client_id))
    if (before) {
      checkSame(before.message_id === id && before.message === message)
      return { data: row }
    }
    const staff = row.author.id !== ctx.user.id
    if (staff && !ctx.may('support.answer')) return forbidden()
    if (!staff) await checkPace(ctx)
    await move(ctx, row, staff ? 'answer' : 'write')
    await ctx.db
      .insertInto('support_replies')
      .values({ message_id: id, author_id: ctx.user.id, staff, message, client_id, at: ctx.now })
      .execute()
    if (staff) await ctx.audit({ event: 'support.answered', thing: 'support', thing_id: id })
    const readers = await readersOf(ctx)
    await (staff ? answered(ctx, row, message) : added(ctx, row, { readers, message }))
    tell(ctx, row, readers)
    return { data: await visible(ctx, id) }
  }),

  handle(supportCalls.toParticle, async (ctx, { id, venture_id, nome, descricao }) => {
    const { author } = await visible(ctx, id)
    const asked = { nome, descricao, author_id: author.id, from: { support_id: id } }
    const particle_id = await particleOf(asked, venture_id, ctx)
    // Both link to each other; people who read no messages see no relation on the particle's page.
    await sql`insert into relations (kind, from_thing, from_id, to_thing, to_id, created_at, created_by)
      values ('relates', 'support', ${id}, 'particle', ${particle_id}, ${ctx.now}, ${ctx.user.id})`.execute(ctx.db)
    await ctx.audit({ event: 'support.toParticle', thing: 'support', thing_id: id, detail: { particle_id } })
    ctx.status(201)
    return { particle_id }
  }),

  handle(supportCalls.close, (ctx, { id }) => settle(ctx, id, 'close')),
  handle(supportCalls.reopen, (ctx, { id }) => settle(ctx, id, 'reopen')),
]
