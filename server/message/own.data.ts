import { sql } from 'kysely'
import { messageCalls } from '#contract/message/message.calls.ts'
import { messageNoun } from '#contract/message/message.noun.ts'
import type { Receiver } from '#contract/message/message.ts'
import { linkOf } from '#contract/routes/nounPath.ts'
import type { Context } from '#server/kit/context.ts'
import { handle } from '#server/kit/handle.ts'
import { fullName, holds, type Sql } from '#server/kit/list/source.ts'
import { notFound, refuse } from '#server/kit/refuse.ts'
import { isMissing, remindMissing } from '#server/message/deliver.data.ts'
import { ringAfter } from '#server/notification/notification.data.ts'

const HOUR_MS = 3_600_000
const notes = [
  'notification.messageNew',
  'notification.messageAsked',
  'notification.messageUrgent',
  'notification.messageReminder',
  'notification.messageMissing',
] as const

/** Notifications `n` of messages: those that ring for them, and those that an event of another noun sent with them. */
const ringsFor = (ids: readonly number[]): Sql => sql`(
  n.user_id in (select r.user_id from message_recipients r where r.message_id = any(${ids}::int[]))
  and ((n.word = any(${notes}::text[]) and n.link = any(${ids.map((id) => linkOf(messageNoun, id))}::text[]))
    or n.id in (select m.notification_id from messages m where m.id = any(${ids}::int[]))))`

/** The bell has nothing more to say to these people of messages that were dealt with, or to say it again. */
const settle = async (ctx: Context, { read_at, where }: { read_at: Sql; where: Sql }): Promise<void> => {
  const { rows } = await sql<{ user_id: number }>`update notifications n set read_at = ${read_at}
    where ${where} returning n.user_id`.execute(ctx.db)
  ringAfter(
    ctx,
    rows.map((it) => it.user_id),
  )
}

/** The person has dealt with messages. */
const settleMine = (ctx: Context, ids: readonly number[]): Promise<void> =>
  settle(ctx, {
    read_at: sql`${ctx.now}::timestamptz`,
    where: sql`n.user_id = ${ctx.user.id} and n.read_at is null and ${ringsFor(ids)}`,
  })

/** Refuses to remove what was answered, and what is not there for this person. */
const refuseSome = (asked: number, found: readonly { readonly replied: boolean }[]): void => {
  if (found.length < asked) notFound()
  if (found.some((it) => it.replied)) refuse('message.hasReply')
}

/** Messages `t` that whoever writes them removes: all but what events told others. */
const writers = (ctx: Context): Sql => sql`(t.system_for_id is null or t.system_for_id = ${ctx.user.id})`

/** Removes messages for everybody; an answered one is a record and stays. */
const removeForAll = async (ids: readonly number[], ctx: Context): Promise<void> => {
  // Before it is seen whether anybody answered: an answer holds its message, too.
  await sql`select 1 from messages t where t.id = any(${ids}::int[]) order by t.id for update`.execute(ctx.db)
  const { rows } = await sql<{ id: number; nome: string; replied: boolean }>`
    select t.id, t.nome, exists (select 1 from message_recipients r where r.message_id = t.id and r.aceito is not null) as replied
    from messages t where t.id = any(${ids}::int[]) and t.deleted_at is null
      and ${writers(ctx)} order by t.id`.execute(ctx.db)
  refuseSome(ids.length, rows)
  await sql`update messages set deleted_at = ${ctx.now}::timestamptz, version = version + 1 where id = any(${ids}::int[])`.execute(
    ctx.db,
  )
  await settle(ctx, { read_at: sql`${ctx.now}::timestamptz`, where: sql`n.read_at is null and ${ringsFor(ids)}` })
  await ctx.audit(
    rows.map(({ id, nome }) => ({ event: 'message.deleted', thing: 'message', thing_id: id, detail: { nome } })),
  )
}

/** Removes messages from what the person sees, and from nobody else's. */
const hide = async (ids: readonly number[], ctx: Context): Promise<void> => {
  const { rows } = await sql<{ replied: boolean }>`
    select r.aceito is not null as replied from message_recipients r join messages m on m.id = r.message_id
    where r.user_id = ${ctx.user.id} and r.message_id = any(${ids}::int[]) and r.hidden_at is null
      and m.status = 1 and m.deleted_at is null order by r.message_id for update of r`.execute(ctx.db)
  refuseSome(ids.length, rows)
  await sql`update message_recipients set hidden_at = ${ctx.now}::timestamptz
    where user_id = ${ctx.user.id} and message_id = any(${ids}::int[])`.execute(ctx.db)
  await settleMine(ctx, ids)
  ctx.changed('message')
}

/** Brings messages back that were removed for everybody, with what the bell said of them when they went. */
const restoreForAll = async (ids: readonly number[], ctx: Context): Promise<number> => {
  const { rows } = await sql<{ id: number; nome: string }>`
    select t.id, t.nome from messages t
    where t.id = any(${ids}::int[]) and t.deleted_at is not null and ${writers(ctx)} order by t.id for update`.execute(
    ctx.db,
  )
  if (rows.length === 0) return 0
  const found = rows.map((it) => it.id)
  await settle(ctx, {
    read_at: sql`null`,
    where: sql`n.read_at in (select t.deleted_at from messages t where t.id = any(${found}::int[])) and ${ringsFor(found)}`,
  })
  await sql`update messages set deleted_at = null, version = version + 1 where id = any(${found}::int[])`.execute(
    ctx.db,
  )
  await ctx.audit(
    rows.map(({ id, nome }) => ({ event: 'message.restored', thing: 'message', thing_id: id, detail: { nome } })),
  )
  return rows.length
}

/** Shows the person messages again that they removed for themselves. */
const unhide = async (ids: readonly number[], ctx: Context): Promise<number> => {
  const { rows } = await sql`update message_recipients set hidden_at = null
    where user_id = ${ctx.user.id} and message_id = any(${ids}::int[]) and hidden_at is not null returning 1`.execute(
    ctx.db,
  )
  if (rows.length > 0) ctx.changed('message')
  return rows.length
}

const remove = async (items: readonly number[], ctx: Context) => {
  const ids = [...new Set(items)]
  await (ctx.may('message.edit') ? removeForAll(ids, ctx) : hide(ids, ctx))
  return { status: 'success' as const, message: ctx.say('common.deleted'), data: { removed: ids.length } }
}

/** One's own part of a message that is there for one, under its lock. */
const received = async (id: number, ctx: Context) => {
  const { rows } = await sql<{
    leitura: string | null
    aceito: number | null
    answered_at: string | null
    aceite: number
    over: boolean
  }>`select r.leitura, r.aceito, r.answered_at, m.aceite, coalesce(m.expires_at <= ${ctx.now}::timestamptz, false) as over
    from message_recipients r join messages m on m.id = r.message_id
    where r.message_id = ${id} and r.user_id = ${ctx.user.id} and r.hidden_at is null
      and m.status = 1 and m.deleted_at is null for update of r for share of m`.execute(ctx.db)
  return rows[0] ?? notFound()
}

/** A sent message that its sender asks about. */
const sent = async (id: number, ctx: Context) =>
  (await ctx.db
    .selectFrom('messages')
    .select(['id', 'nome', 'reminded_at'])
    .where('id', '=', id)
    .where('status', '=', 1)
    .where('deleted_at', 'is', null)
    .where('system_for_id', 'is', null)
    .forUpdate()
    .executeTakeFirst()) ?? notFound()

const chosen: Readonly<Record<string, Sql>> = {
  all: sql`true`,
  unseen: sql`r.leitura is null`,
  unanswered: sql`(m.aceite = 1 and r.aceito is null)`,
  accepted: sql`r.aceito = 1`,
  declined: sql`r.aceito = 0`,
}

/** What readers and senders of a message do with it, beside writing it. */
export const messageOwn = [
  handle(messageCalls.removeMany, (ctx, { items }) => remove(items, ctx)),
  handle(messageCalls.removeOne, (ctx, { id }) => remove([id], ctx)),
  handle(messageCalls.unremove, async (ctx, { items }) => ({
    restored: await (ctx.may('message.edit') ? restoreForAll(items, ctx) : unhide(items, ctx)),
  })),
  handle(messageCalls.read, async (ctx, { id }) => {
    const { leitura } = await received(id, ctx)
    if (leitura !== null) return { leitura }
    await sql`update message_recipients set leitura = ${ctx.now}::timestamptz
      where message_id = ${id} and user_id = ${ctx.user.id}`.execute(ctx.db)
    await settleMine(ctx, [id])
    ctx.changed('message')
    return { leitura: ctx.now.toISOString() }
  }),
  handle(messageCalls.answer, async (ctx, { id, aceito, word }) => {
    const own = await received(id, ctx)
    // The same answer again is a repeated call.
    if (own.aceito === aceito && own.answered_at !== null) return { aceito, answered_at: own.answered_at }
    if (own.aceito !== null) return refuse('message.answered', { status: 409 })
    if (own.aceite !== 1) return refuse('message.noAnswer', { status: 422 })
    if (own.over) return refuse('message.over', { status: 422 })
    await sql`update message_recipients set aceito = ${aceito}, answered_at = ${ctx.now}::timestamptz, word = ${word},
        leitura = coalesce(leitura, ${ctx.now}::timestamptz), remind_at = null
      where message_id = ${id} and user_id = ${ctx.user.id}`.execute(ctx.db)
    await ctx.audit({ event: 'message.answered', thing: 'message', thing_id: id, detail: { after: { aceito } } })
    await settleMine(ctx, [id])
    return { aceito, answered_at: ctx.now.toISOString() }
  }),
  handle(messageCalls.receivers, async (ctx, { id, only, page, per_page, q }) => {
    const found = q ? holds(fullName('u'), q) : sql`true`
    const from = sql`from message_recipients r join messages m on m.id = r.message_id join users u on u.id = r.user_id
      where m.id = ${id} and m.deleted_at is null and m.system_for_id is null and ${chosen[only] ?? sql`true`} and ${found}`
    const { rows } = await sql<Receiver>`
      select json_build_object('id', u.id, 'nome', ${fullName('u')}) as user, r.leitura, r.aceito, r.answered_at, r.word,
        r.reminded_at
      ${from} order by u.plain_nome, u.id limit ${per_page} offset ${(page - 1) * per_page}`.execute(ctx.db)
    const counted = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(ctx.db)
    return { data: rows, total: counted.rows[0]?.total ?? 0, page, per_page }
  }),
  handle(messageCalls.remind, async (ctx, { id }) => {
    const { nome, reminded_at } = await sent(id, ctx)
    if (reminded_at !== null && ctx.now.getTime() - Date.parse(reminded_at) < HOUR_MS)
      return refuse('message.remindedLately', { status: 409 })
    const { rows } = await sql`select 1 from message_recipients r join messages m on m.id = r.message_id
      where m.id = ${id} and r.hidden_at is null and ${isMissing} limit 1`.execute(ctx.db)
    if (rows.length === 0) return refuse('message.noneMissing', { status: 409 })
    const people = await remindMissing(ctx.db, id, ctx.now)
    await ctx.db.updateTable('messages').set({ reminded_at: ctx.now }).where('id', '=', id).execute()
    await ctx.audit({
      event: 'message.reminded',
      thing: 'message',
      thing_id: id,
      detail: { nome, count: people.length },
    })
    ringAfter(ctx, people)
    return { reminded: people.length }
  }),
]
