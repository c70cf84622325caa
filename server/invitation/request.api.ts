import { sql } from 'kysely'
import { ROLE } from '#contract/access/role.ts'
import { requestCalls, requestList, type RequestRow } from '#contract/invitation/request.ts'
import type { MailTemplate } from '#contract/mail/templates.ts'
import { pathTo } from '#contract/routes/match.ts'
import { attempt } from '#server/auth/attempt.data.ts'
import { invite, isOpen, resend } from '#server/invitation/invitation.data.ts'
import type { Anyone, Context } from '#server/kit/context.ts'
import { handle } from '#server/kit/handle.ts'
import { neighbourhood } from '#server/kit/http/address.ts'
import { listHandlers } from '#server/kit/list/handlers.ts'
import { rowOf } from '#server/kit/list/read.ts'
import { own, person, type ListSource } from '#server/kit/list/source.ts'
import { composeMail } from '#server/kit/mail/compose.ts'
import { organisationName } from '#server/kit/organisation.ts'
import { forbidden, notFound, refuse } from '#server/kit/refuse.ts'
import { askingPatience } from '#server/kit/session/attempts.ts'
import { sayIn } from '#server/kit/words.ts'
import { notify, ringAfter, stillToRead } from '#server/notification/notification.data.ts'
import { peopleWho } from '#server/permission/holders.data.ts'

const NOTE = 'notification.invitationRequested'
const link = `${pathTo('invitationList')}?tab=requests`

const source: ListSource<RequestRow, keyof typeof requestList.filters> = {
  table: 'invitation_requests',
  scope: () => 'everything',
  select: {
    ...own('id', 'nome', 'email', 'company', 'reason', 'state', 'created_at'),
    account: person(sql`(select u.id from users u where lower(u.email) = lower(t.email))`),
    decider: person(sql`t.decided_by`),
  },
  where: { ...own('state'), period: sql`t.created_at` },
}

const shown = async (id: number, ctx: Context): Promise<{ data: RequestRow }> => ({
  data: (await rowOf({ list: requestList, source }, id, ctx)) ?? notFound(),
})

/** Tells those who answer requests, once until they have looked. */
const tellReaders = async (ctx: Anyone, name: string): Promise<void> => {
  const ids = await peopleWho(ctx.db, 'invitation.open')
  const unread = await stillToRead(ctx.db, NOTE, ids)
  const fresh = ids.filter((id) => !unread.has(id))
  await notify(
    ctx.db,
    fresh.map((user_id) => ({ user_id, word: NOTE, params: { name }, link })),
    ctx.now,
  )
  ringAfter(ctx, fresh)
}

/** A request that waits, under its lock; of two who answer it at once the second finds it answered. */
const waiting = async (id: number, ctx: Context) => {
  const row =
    (await ctx.db.selectFrom('invitation_requests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ??
    notFound()
  return row.state === 'waiting' ? row : refuse('invitationRequest.decided', { status: 409 })
}

const decide = async (id: number, state: 'invited' | 'declined', ctx: Context): Promise<void> => {
  await ctx.db
    .updateTable('invitation_requests')
    .set({ state, decided_at: ctx.now, decided_by: ctx.user.id })
    .where('id', '=', id)
    .execute()
  await ctx.audit({ event: `invitationRequest.${state}`, thing: 'invitationRequest', thing_id: id })
}

export const requestApi = [
  ...listHandlers(requestList, source),

  handle(
    requestCalls.ask,
    async (ctx, { nome, email, company, reason }) => {
      const keys = [`request-address:${neighbourhood(ctx.request.ip)}`, `request:${email.toLowerCase()}`]
      const limits = keys.map((key) => ({ key, patience: askingPatience }))
      await attempt(ctx, limits, 'invitationRequest.locked')
      await ctx.transaction(async (db) => {
        // The same statements for each e-mail, known or not: nothing of it shows in the answer or the time it takes.
        const made = await db
          .insertInto('invitation_requests')
          .values({ nome, email, company, reason, locale: ctx.locale, created_at: ctx.now })
          .onConflict((on) => on.doNothing())
          .returning('id')
          .executeTakeFirst()
        if (made) await tellReaders({ ...ctx, db }, nome)
      })
      return { status: 'success' as const, message: ctx.say('invitationRequest.asked') }
    },
    // The counts stay whatever comes of the request.
    { transaction: false },
  ),

  handle(requestCalls.invite, async (ctx, { id }) => {
    if (!ctx.may('invitation.create')) return forbidden()
    const { email, nome, locale } = await waiting(id, ctx)
    const { rows } = await sql<{ id: number }>`select t.id from invitations t
      where ${isOpen(ctx.now)} and lower(t.email) = lower(${email}) order by t.id desc limit 1`.execute(ctx.db)
    const [open] = rows
    const fresh = { email, nome, role: ROLE.guest, type_id: null, venture_id: null, room: null, locale }
    const [{ link } = notFound()] = open
      ? [await resend(open.id, ctx)]
      : await invite([fresh], { ctx, detail: { request_id: id } })
    await decide(id, 'invited', ctx)
    return { ...(await shown(id, ctx)), link }
  }),

  handle(requestCalls.decline, async (ctx, { id }) => {
    const { email, locale } = await waiting(id, ctx)
    const say = sayIn(locale)
    const organisation = (await organisationName(ctx.db)) ?? 'Nucleo'
    const no = composeMail({
      to: email,
      locale,
      kind: 'other',
      template: 'requestDeclined' satisfies MailTemplate,
      subject: say('invitationRequest.mailSubject', { organisation }),
      intro: say('invitationRequest.mailDeclined', { organisation }),
      footer: say('invitationRequest.mailWhy'),
    })
    await ctx.services.mail.post(ctx.db, no, ctx.now)
    await decide(id, 'declined', ctx)
    return shown(id, ctx)
  }),
]
