import { sql } from 'kysely'
import { ROLE } from '#contract/access/role.ts'
import { userStatus } from '#contract/auth/userStatus.ts'
import { clientAccessCalls } from '#contract/client/access.ts'
import { accessOf, accessText, belong, lockAccess } from '#server/client/access.data.ts'
import { lockClient, notePart } from '#server/client/client.data.ts'
import { invite, resend, revoke } from '#server/invitation/invitation.data.ts'
import type { Context } from '#server/kit/context.ts'
import { brokenConstraint } from '#server/kit/dbErrors.ts'
import { handle } from '#server/kit/handle.ts'
import { notFound, refuse, stale } from '#server/kit/refuse.ts'
import { endAccess } from '#server/kit/session/ended.ts'
import { unconfirmed } from '#server/registration/unconfirmed.data.ts'

const wrong = (word: 'client.accessTwice' | 'client.accessOther' | 'client.accessBlocked'): never =>
  refuse(word, { status: 409, fields: { email: word } })

/** Somebody has one access that is on, whatever else is written at the same moment. */
const once = <T>(write: Promise<T>): Promise<T> =>
  write.catch((error: unknown) => {
    if (brokenConstraint(error) === 'client_accesses_email') return wrong('client.accessTwice')
    throw error
  })

/** The account of an e-mail, where it may get an access to a client; undefined where there is none, and a mail is sent. */
const accountOf = async (email: string, client_id: number, ctx: Context): Promise<number | undefined> => {
  const { rows } = await sql<{
    id: number
    role: number
    status: number
    cliente_id: number | null
    deleted_at: string | null
  }>`select u.id, u.role, u.status, u.cliente_id, u.deleted_at from users u
    where lower(u.email) = ${email} and not ${unconfirmed} for update`.execute(ctx.db)
  const [found] = rows
  if (!found) return undefined
  if (found.role !== ROLE.client || (found.cliente_id !== null && found.cliente_id !== client_id))
    return wrong('client.accessOther')
  if (found.status !== userStatus.active || found.deleted_at !== null) return wrong('client.accessBlocked')
  return found.id
}

/**
 * An access under its lock, after its client as a merge locks them, and after its invitation as whoever accepts that one
 * does: two who wait for each other would both fail.
 */
const lockedWithClient = async (id: number, ctx: Context) => {
  const { client_id, invitation_id } =
    (await ctx.db
      .selectFrom('client_accesses')
      .select(['client_id', 'invitation_id'])
      .where('id', '=', id)
      .executeTakeFirst()) ?? notFound()
  await lockClient(client_id, ctx)
  if (invitation_id !== null)
    await ctx.db.selectFrom('invitations').select('id').where('id', '=', invitation_id).forUpdate().execute()
  return lockAccess(id, ctx)
}

const set = (
  { id, version }: { id: number; version: number },
  values: { active: boolean; ended_at: Date | null } | { role: number },
  { db }: Context,
) =>
  db
    .updateTable('client_accesses')
    .set({ ...values, version: version + 1 })
    .where('id', '=', id)
    .execute()

export const clientAccessApi = [
  handle(clientAccessCalls.create, async (ctx, { client_id, email, nome, role, locale }) => {
    await lockClient(client_id, ctx)
    const user_id = (await accountOf(email, client_id, ctx)) ?? null
    const there = await ctx.db
      .selectFrom('client_accesses')
      .select('id')
      .where('email', '=', email)
      .where((on) => on.or([on('active', '=', true), on('client_id', '=', client_id)]))
      .executeTakeFirst()
    if (there) return wrong('client.accessTwice')
    const invitation = { email, nome, role: ROLE.client, locale, type_id: null, venture_id: null, room: null }
    const [sent] = user_id === null ? await invite([invitation], { ctx }) : []
    const invitation_id = sent?.id ?? null
    const { id } = await once(
      ctx.db
        .insertInto('client_accesses')
        .values({ client_id, email, nome, role, user_id, invitation_id, created_by: ctx.user.id, created_at: ctx.now })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    if (user_id !== null) await belong({ user_id, client_id }, ctx)
    await notePart(client_id, 'access', { ctx, after: accessText({ email, role }) })
    ctx.status(201)
    return { data: await accessOf(id, ctx), link: sent?.link }
  }),

  handle(clientAccessCalls.show, async (ctx, { id }) => ({ data: await accessOf(id, ctx) })),

  handle(clientAccessCalls.update, async (ctx, { id, version, role }) => {
    const row = await lockedWithClient(id, ctx)
    if (row.version !== version) return stale(await accessOf(id, ctx))
    if (row.role !== role) {
      await set(row, { role }, ctx)
      const after = accessText({ email: row.email, role })
      await notePart(row.client_id, 'access', { ctx, before: accessText(row), after })
    }
    return { data: await accessOf(id, ctx) }
  }),

  handle(clientAccessCalls.off, async (ctx, { id }) => {
    const row = await lockedWithClient(id, ctx)
    if (row.active) {
      await set(row, { active: false, ended_at: ctx.now }, ctx)
      if (row.user_id !== null) {
        await belong({ user_id: row.user_id, client_id: null }, ctx)
        await endAccess(row.user_id, ctx)
      } else if (row.invitation_id !== null) await revoke(row.invitation_id, ctx)
      await notePart(row.client_id, 'access', { ctx, before: accessText(row) })
    }
    return { data: await accessOf(id, ctx) }
  }),

  handle(clientAccessCalls.on, async (ctx, { id }) => {
    const row = await lockedWithClient(id, ctx)
    const { state, user } = await accessOf(id, ctx)
    if (state !== 'off') return { data: await accessOf(id, ctx) }
    if (!row.active) await once(set(row, { active: true, ended_at: null }, ctx))
    if (user !== null) {
      await belong({ user_id: user.id, client_id: row.client_id }, ctx)
      // Switched off on the person's page, or of another role meanwhile: that is not this page's to undo.
      if ((await accessOf(id, ctx)).state === 'off') return wrong('client.accessOther')
    }
    const sent = user === null && row.invitation_id !== null ? await resend(row.invitation_id, ctx) : undefined
    await notePart(row.client_id, 'access', { ctx, after: accessText(row) })
    return { data: await accessOf(id, ctx), link: sent?.link }
  }),

  handle(clientAccessCalls.resend, async (ctx, { id }) => {
    const row = await lockedWithClient(id, ctx)
    if (!row.active || row.user_id !== null || row.invitation_id === null)
      return refuse('invitation.notOpen', { status: 409 })
    const { link } = await resend(row.invitation_id, ctx)
    return { data: await accessOf(id, ctx), link }
  }),
]
