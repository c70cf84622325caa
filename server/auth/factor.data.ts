import { recoveryPattern } from '#contract/auth/recovery.ts'
import { attempt, frameOf } from '#server/auth/attempt.data.ts'
import { accountPatience, forgetAttempts, strictPatience, takeBack } from '#server/auth/attempts.data.ts'
import { useRecovery } from '#server/auth/recovery.data.ts'
import { factorOf } from '#server/auth/seal.data.ts'
import { mailSecurity } from '#server/auth/security.data.ts'
import type { Db } from '#server/db/open.ts'
import { writeAudit } from '#server/kit/audit.ts'
import type { Context } from '#server/kit/context.ts'
import { neighbourhood } from '#server/kit/http/address.ts'
import { refuse } from '#server/kit/refuse.ts'
import { totpStep } from '#server/kit/session/totp.ts'

/** The secret of a person whose second factor is on. */
export const factorSecret = async ({ db, user, services }: Context): Promise<string | undefined> => {
  const row = await db
    .selectFrom('users')
    .select('two_factor_secret')
    .where('id', '=', user.id)
    .where('two_factor', '=', true)
    .executeTakeFirst()
  const stored = row?.two_factor_secret ?? undefined
  return stored === undefined ? undefined : services.cipher.open(stored, factorOf(user.id))
}

/** A code of the app works once: the step must be later than the last one used. */
const useStep = async (db: Db, id: number, step: number): Promise<boolean> => {
  const used = await db
    .updateTable('users')
    .set({ two_factor_last_step: step })
    .where('id', '=', id)
    .where((on) => on.or([on('two_factor_last_step', 'is', null), on('two_factor_last_step', '<', step)]))
    .executeTakeFirst()
  return used.numUpdatedRows > 0n
}

/** Uses a recovery code up, and tells the person by mail that one was. */
const useOnce = async (ctx: Context, db: Db, code: string): Promise<boolean> => {
  if (!(await useRecovery(db, { user_id: ctx.user.id, code, now: ctx.now }))) return false
  await writeAudit(db, { event: 'auth.recoveryUsed', thing: 'user', thing_id: ctx.user.id }, frameOf(ctx))
  await mailSecurity(ctx, db, 'recoveryUsed')
  return true
}

const wrong = (): never => refuse('auth.wrongCode', { status: 422, fields: { code: 'auth.wrongCode' } })

/**
 * Takes a code of the second factor, of the app or a recovery code, and does what it was given for in the same
 * transaction; wrong ones are counted. For handlers without a transaction of their own.
 */
export const takeFactor = async (
  ctx: Context,
  { secret, code }: { secret: string; code: string },
  then: (db: Db) => Promise<void>,
): Promise<void> => {
  const { id } = ctx.user
  const own = { key: `totp:${neighbourhood(ctx.request.ip)} ${id}`, patience: strictPatience }
  const taken = await attempt(ctx, [own, { key: `totp:${id}`, patience: accountPatience }])
  const failed = { event: 'auth.factorFailed', thing: 'user', thing_id: id }
  ctx.onRefusal((db) => writeAudit(db, failed, { ...frameOf(ctx), actor_id: null }))
  const step = await totpStep(secret, code, ctx.now)
  if (step === undefined && !recoveryPattern.test(code)) wrong()
  const fresh = await ctx.transaction(async (db) => {
    if (!(await (step === undefined ? useOnce(ctx, db, code) : useStep(db, id, step)))) return false
    await then(db)
    await forgetAttempts(db, own.key)
    return true
  })
  // Right, whether used before or not: a second click on it is no guess.
  if (fresh || step !== undefined) for (const attempt of taken) await takeBack(ctx.db, attempt)
  if (!fresh) wrong()
}
