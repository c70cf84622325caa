import { sql } from 'kysely'
import { selectionOf, type Selected } from '#contract/kit/page.ts'
import { mailCalls, mailList, RESEND_MAX, type MailRow } from '#contract/mail/mail.ts'
import type { Context } from '#server/kit/context.ts'
import { handle } from '#server/kit/handle.ts'
import { listHandlers } from '#server/kit/list/handlers.ts'
import { idsOf, rowOf } from '#server/kit/list/read.ts'
import { own, type ListSource } from '#server/kit/list/source.ts'
import type { Asked } from '#server/kit/list/statement.ts'
import { mailDelivery } from '#server/kit/mail/mail.ts'
import { notFound, refuse } from '#server/kit/refuse.ts'

const source: ListSource<MailRow, keyof typeof mailList.filters> = {
  table: 'mails',
  scope: () => 'everything',
  select: own(
    'id',
    'code',
    'subject',
    'to_address',
    'kind',
    'status',
    'attempts',
    'error',
    'next_try_at',
    'created_at',
    'sent_at',
  ),
  where: { ...own('status', 'kind'), period: own('created_at').created_at },
}

const find = async (ctx: Context, code: string) =>
  (await ctx.db
    .selectFrom('mails as m')
    .select(['m.id', 'm.kind', 'm.to_address', 'm.body_text', 'm.body_html'])
    // Owner of the address, if an account has it.
    .select(sql<number | null>`(select u.id from users u where lower(u.email) = lower(m.to_address))`.as('user_id'))
    .where('m.code', '=', code)
    .executeTakeFirst()) ?? notFound()

type Found = Awaited<ReturnType<typeof find>>

const shown = async (ctx: Context, { id }: Found): Promise<{ data: MailRow }> => ({
  data: (await rowOf({ list: mailList, source }, id, ctx)) ?? notFound(),
})

type About = Pick<Found, 'id' | 'kind' | 'to_address' | 'user_id'>

const entryOf = (act: 'previewed' | 'resent', { id, kind, to_address, user_id }: About) => ({
  event: `mail.${act}`,
  thing: 'mail',
  thing_id: id,
  detail: { user_id, to_address, kind },
})

const audited = (ctx: Context, act: 'previewed' | 'resent', mail: About): Promise<void> => ctx.audit(entryOf(act, mail))

/** Ids of the selected mails, one more at most than may be sent at once. */
const meant = async (ctx: Context, selected: Selected<Asked>): Promise<number[]> => {
  if ('ids' in selected) return [...new Set(selected.ids)]
  const { filter, except } = selected
  const most = RESEND_MAX + except.length + 1
  return (await idsOf({ list: mailList, source }, filter, { ctx, most })).filter((id) => !except.includes(id))
}

type Queued = About & { code: string; resent: number }

/** A mail that is sent by hand starts anew. */
const again = { status: 'waiting', error: null, sent_at: null, tries: 0, next_try_at: null } as const

export const mailApi = [
  ...listHandlers(mailList, source),

  handle(mailCalls.show, async (ctx, { code }) => shown(ctx, await find(ctx, code))),

  handle(
    mailCalls.content,
    async (ctx, { code }) => {
      const mail = await find(ctx, code)
      await audited(ctx, 'previewed', mail)
      return { data: { text: mail.body_text, html: mail.body_html } }
    },
    // Reading a mail is audited in the same transaction.
    { transaction: true },
  ),

  handle(mailCalls.resend, async (ctx, { code }) => {
    const mail = await find(ctx, code)
    const queued = await ctx.db
      .updateTable('mails')
      .set((on) => ({ ...again, resent: on('resent', '+', 1) }))
      .where('id', '=', mail.id)
      .where('status', '<>', 'waiting')
      .returning('resent')
      .executeTakeFirst()
    // The second of two presses at once finds it waiting.
    if (!queued) return refuse('mail.stillWaiting', { status: 409 })
    await ctx.services.queue.send(ctx.db, mailDelivery, { code, resent: queued.resent })
    await audited(ctx, 'resent', mail)
    return shown(ctx, mail)
  }),

  handle(mailCalls.resendMany, async (ctx, input) => {
    const selected = selectionOf(input)
    if (!selected) return refuse('mail.noSelection', { fields: { ids: 'mail.noSelection' } })
    const ids = await meant(ctx, selected)
    if (ids.length > RESEND_MAX) return refuse('mail.resendTooMany', { params: { max: RESEND_MAX } })
    const { rows } =
      await sql<Queued>`update mails m set status = 'waiting', error = null, sent_at = null, tries = 0, next_try_at = null, resent = resent + 1
      where m.id = any(array(select id from mails where id = any(${ids}::int[]) order by id for update)) and m.status <> 'waiting'
      returning m.id, m.code, m.resent, m.kind, m.to_address,
        (select u.id from users u where lower(u.email) = lower(m.to_address)) as user_id`.execute(ctx.db)
    await ctx.services.queue.sendMany(
      ctx.db,
      mailDelivery,
      rows.map(({ code, resent }) => ({ code, resent })),
    )
    await ctx.audit(rows.map((row) => entryOf('resent', row)))
    return { queued: rows.length }
  }),
]
