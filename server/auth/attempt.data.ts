import { forgetAttempts, takeAttempt, takeBack, type AttemptLimit, type Taken } from '#server/auth/attempts.data.ts'
import { attemptLimits, ownLimit } from '#server/auth/places.data.ts'
import { writeAudit } from '#server/kit/audit.ts'
import type { Context } from '#server/kit/context.ts'
import { refuse } from '#server/kit/refuse.ts'
import { fitsPassword } from '#server/kit/session/password.ts'
import type { SessionUser } from '#server/kit/session/session.ts'

type Anyone = Context<SessionUser | undefined>

/** Counts an attempt before it is judged; refused, in these words, while one of the limits is locked. */
export const attempt = async (
  ctx: Anyone,
  limits: readonly AttemptLimit[],
  word: 'auth.locked' | 'reset.locked' = 'auth.locked',
): Promise<Taken[]> => {
  const { wait, taken } = await takeAttempt(ctx.db, { limits, now: ctx.now })
  if (wait > 0) refuse(word, { status: 429, params: { seconds: wait }, headers: { 'retry-after': String(wait) } })
  return taken
}

/** The frame of an audit row that survives a refusal. */
export const frameOf = (ctx: Context) => ({
  at: ctx.now,
  actor_id: ctx.user.id,
  request_id: ctx.request.id,
  ip: ctx.request.ip,
})

/**
 * Asks the signed-in person for their password once more. A wrong one counts as a failed sign-in, at the same limits, and
 * is an error at `field`. For handlers without a transaction of their own: hashing takes a while.
 */
export const askPassword = async (ctx: Context, password: string, field: string): Promise<void> => {
  const guess = { email: ctx.user.email, ip: ctx.request.ip, now: ctx.now }
  const taken = await attempt(ctx, await attemptLimits(ctx.db, guess))
  const { password_hash } = await ctx.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', ctx.user.id)
    .executeTakeFirstOrThrow()
  if (!(await fitsPassword(password_hash, password))) {
    await writeAudit(ctx.db, { event: 'auth.failed', thing: 'user', thing_id: ctx.user.id }, frameOf(ctx))
    return refuse('profile.wrongPassword', { status: 422, fields: { [field]: 'profile.wrongPassword' } })
  }
  await forgetAttempts(ctx.db, ownLimit(guess).key)
  for (const attempt of taken) await takeBack(ctx.db, attempt)
}
