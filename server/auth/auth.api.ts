import { permissionsOf } from '#contract/access/can.ts'
import { authCalls } from '#contract/auth/auth.calls.ts'
import { cameIn, comeIn } from '#server/auth/arrival/comeIn.data.ts'
import { attempt, lockChecked } from '#server/auth/attempt.data.ts'
import { factorOn, takeFactor } from '#server/auth/factor.data.ts'
import { describeMe } from '#server/auth/me.data.ts'
import { attemptLimits, ownLimit } from '#server/auth/places.data.ts'
import { registrationOf, tellCorrection } from '#server/auth/registration.data.ts'
import type { Db } from '#server/db/open.ts'
import type { Anyone } from '#server/kit/context.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refuse.ts'
import { forgetAttempts, takeBack } from '#server/kit/session/attempts.ts'
import { endAccess, endSessions, tellEnded } from '#server/kit/session/ended.ts'
import { rotateSession } from '#server/kit/session/session.ts'

const wrongCredentials = async (ctx: Anyone, thing_id?: number): Promise<never> => {
  await ctx.audit({ event: 'auth.failed', thing: 'user', ...(thing_id === undefined ? {} : { thing_id }) })
  return refuse('auth.wrongCredentials', { status: 401 })
}

/** Makes the hash of a password anew, unless the password has changed meanwhile. */
const renewHash = async (
  ctx: Anyone,
  { id, password_hash: former }: { id: number; password_hash: string },
  password: string,
): Promise<void> => {
  const password_hash = await ctx.services.passwords.hash(password)
  await ctx.db
    .updateTable('users')
    .set({ password_hash })
    .where('id', '=', id)
    .where('password_hash', '=', former)
    .execute()
}

const accountOf = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'role', 'status', 'password_hash', 'two_factor', 'nome', 'email', 'locale', 'zone'])
    .where((on) => on(on.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

/** The account whose hash has changed since it was checked, if the password fits the new one too: it was made anew. */
const renewedOf = async (
  { db, services }: Anyone,
  { email, password_hash }: { email: string; password_hash: string },
  password: string,
) => {
  const account = await accountOf(db, email)
  if (!account || account.password_hash === password_hash) return undefined
  return (await services.passwords.fits(account.password_hash, password)) ? account : undefined
}

export const authApi = [
  handle(
    authCalls.login,
    async (ctx, { email, password }) => {
      const guess = { email, ip: ctx.request.ip, now: ctx.now }
      const taken = await attempt(ctx, await attemptLimits(ctx.db, guess))
      const found = await accountOf(ctx.db, email)
      const match = await ctx.services.passwords.match(found?.password_hash, password)
      if (!found || match === 'no') return wrongCredentials(ctx, found?.id)
      const unable = registrationOf(found)
      if (unable) {
        const { registration } = unable
        await ctx.audit({ event: 'auth.refused', thing: 'user', thing_id: found.id, detail: { registration } })
        if (registration === 'review') await tellCorrection(found.id, ctx)
        return refuse(unable.key, { status: 403, extra: { registration } })
      }
      const open = (account: typeof found) =>
        ctx.transaction(async (db) => {
          // Another password, or an account closed, while the old one was checked: then nothing opens.
          const person = await lockChecked(db, account)
          if (!person || registrationOf(person)) return undefined
          return comeIn(ctx, db, { person: account, by: 'signedIn' })
        })
      let token = await open(found)
      if (token === undefined) {
        const renewed = await renewedOf(ctx, found, password)
        if (renewed) token = await open(renewed)
      }
      if (token === undefined) return wrongCredentials(ctx, found.id)
      await forgetAttempts(ctx.db, ownLimit(guess).key)
      for (const attempt of taken) await takeBack(ctx.db, attempt)
      if (match === 'renew') ctx.after(() => renewHash(ctx, found, password))
      return cameIn(ctx, token, found.two_factor === true)
    },
    // Hashing takes a while: no transaction, and on the embedded database no other call, waits for it.
    { transaction: false },
  ),

  handle(authCalls.user, async (ctx) => ({
    status: 'success' as const,
    data: { ...(await describeMe(ctx.db, ctx.user, ctx.now)), permissions: permissionsOf(ctx.grants, ctx.user.role) },
  })),

  handle(authCalls.logout, async (ctx) => {
    const { session_id, id } = ctx.user
    await endSessions(ctx.db, { id: session_id }, ctx.now)
    await ctx.audit({ event: 'auth.signedOut', thing: 'user', thing_id: id })
    tellEnded(ctx, id, [session_id])
    return { status: 'success' as const, message: ctx.say('auth.signedOut') }
  }),

  handle(authCalls.logoutAll, async (ctx) => {
    const { id } = ctx.user
    await endAccess(id, ctx)
    await ctx.audit({ event: 'auth.signedOutEverywhere', thing: 'user', thing_id: id })
    return { status: 'success' as const, message: ctx.say('auth.signedOutEverywhere') }
  }),

  handle(
    authCalls.refresh,
    async (ctx) => {
      const { token, seconds } = await rotateSession(ctx.db, ctx.services, ctx)
      ctx.header('authorization', `Bearer ${token}`)
      return { status: 'success' as const, expires_in: seconds }
    },
    { transaction: true },
  ),

  handle(
    authCalls.verify,
    async (ctx, given) => {
      const { on, secret } = await factorOn(ctx)
      if (!on) return { status: 'success' as const }
      await takeFactor(ctx, { ...given, secret }, async (db) => {
        await db
          .updateTable('sessions')
          .set({ second_factor_at: ctx.now, proved_at: ctx.now })
          .where('id', '=', ctx.user.session_id)
          .execute()
      })
      return { status: 'success' as const }
    },
    { transaction: false },
  ),

  handle(authCalls.locale, async (ctx, { locale }) => {
    await ctx.db.updateTable('users').set({ locale }).where('id', '=', ctx.user.id).execute()
    return { locale }
  }),
]
