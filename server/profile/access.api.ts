import { isSamePassword } from '#contract/kit/person/password.ts'
import { deviceOf } from '#contract/profile/device.ts'
import { profileCalls, SIGN_INS, signInEvents } from '#contract/profile/profile.ts'
import { askPassword } from '#server/auth/attempt.data.ts'
import { dropReset } from '#server/auth/reset.data.ts'
import { mailSecurity } from '#server/auth/security.data.ts'
import { writeAudit } from '#server/kit/audit.ts'
import { handle } from '#server/kit/handle.ts'
import { notFound, refuse } from '#server/kit/refuse.ts'
import { endSessions, tellEnded } from '#server/kit/session/ended.ts'

type SignInEvent = (typeof signInEvents)[number]
const isSignInEvent = (event: string): event is SignInEvent => signInEvents.some((it) => it === event)

export const accessApi = [
  handle(
    profileCalls.password,
    async (ctx, { current, password }) => {
      const lockAsked = await askPassword(ctx, current, 'current')
      if (isSamePassword(current, password))
        refuse('common.invalid', { status: 422, fields: { password: 'profile.samePassword' } })
      const password_hash = await ctx.services.passwords.hash(password)
      const ended = await ctx.transaction(async (db) => {
        const { id, session_id } = ctx.user
        // In the order of a reset, which takes its code before the person: neither waits for what the other holds.
        await dropReset(db, id)
        await lockAsked(db)
        await db.updateTable('users').set({ password_hash }).where('id', '=', id).execute()
        const others = await endSessions(db, { user_id: id, but: session_id }, ctx.now)
        const frame = { at: ctx.now, actor_id: id, request_id: ctx.request.id, ip: ctx.request.ip }
        const entry = { event: 'auth.passwordChanged', thing: 'user', thing_id: id, detail: { count: others.length } }
        await writeAudit(db, entry, frame)
        await mailSecurity(ctx, db, 'passwordChanged')
        return others
      })
      tellEnded(ctx, ctx.user.id, ended)
      const count = ended.length
      return { status: 'success' as const, message: ctx.say('profile.passwordChanged', { count }), ended: count }
    },
    { transaction: false },
  ),

  handle(profileCalls.sessions, async (ctx) => {
    const rows = await ctx.db
      .selectFrom('sessions')
      .select(['id', 'ip', 'user_agent', 'created_at'])
      .select((on) => on.fn.coalesce('used_at', 'created_at').as('used_at'))
      .where('user_id', '=', ctx.user.id)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', ctx.now.toISOString())
      .orderBy('used_at', 'desc')
      .orderBy('id')
      .execute()
    const data = rows.map(({ user_agent, ...row }) => {
      const current = row.id === ctx.user.session_id
      return { ...row, current, device: deviceOf(user_agent), used_at: current ? ctx.now.toISOString() : row.used_at }
    })
    return { data: [...data.filter((it) => it.current), ...data.filter((it) => !it.current)] }
  }),

  handle(profileCalls.endSession, async (ctx, { id }) => {
    const ended = await endSessions(ctx.db, { id, user_id: ctx.user.id }, ctx.now)
    if (ended.length === 0) return notFound()
    await ctx.audit({ event: 'auth.sessionEnded', thing: 'user', thing_id: ctx.user.id })
    tellEnded(ctx, ctx.user.id, ended)
    return { status: 'success' as const, message: ctx.say('profile.sessionEnded') }
  }),

  handle(profileCalls.endOthers, async (ctx) => {
    const { id, session_id } = ctx.user
    const ended = await endSessions(ctx.db, { user_id: id, but: session_id }, ctx.now)
    const count = ended.length
    if (count > 0) await ctx.audit({ event: 'auth.othersEnded', thing: 'user', thing_id: id, detail: { count } })
    tellEnded(ctx, ctx.user.id, ended)
    return { status: 'success' as const, message: ctx.say('profile.othersEnded', { count }), ended: count }
  }),

  handle(profileCalls.signIns, async (ctx) => {
    const rows = await ctx.db
      .selectFrom('audit')
      .select(['id', 'event', 'at', 'ip'])
      .where('thing', '=', 'user')
      .where('thing_id', '=', String(ctx.user.id))
      .where('event', 'in', signInEvents)
      .orderBy('id', 'desc')
      .limit(SIGN_INS)
      .execute()
    return { data: rows.flatMap(({ event, ...row }) => (isSignInEvent(event) ? [{ ...row, event }] : [])) }
  }),
]
