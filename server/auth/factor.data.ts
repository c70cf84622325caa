import { sql } from 'kysely'
import { recoveryPattern } from '#contract/auth/recovery.ts'
import { attempt, frameOf } from '#server/auth/attempt.data.ts'
import { checkPasskey, usePasskey, type PasskeyAnswer } from '#server/auth/passkey/passkey.data.ts'
import { gaveFactor, rememberFactor } from '#server/auth/places.data.ts'
import { dropRecovery, useRecovery } from '#server/auth/recovery.data.ts'
import { factorOf } from '#server/auth/seal.data.ts'
import { mailSecurity } from '#server/auth/security.data.ts'
import type { Db } from '#server/db/open.ts'
import { writeAudit } from '#server/kit/audit.ts'
import type { Context } from '#server/kit/context.ts'
import { neighbourhood } from '#server/kit/http/address.ts'
import { refuse } from '#server/kit/refuse.ts'
import { accountPatience, forgetAttempts, strictPatience, takeBack } from '#server/kit/session/attempts.ts'
import { totpStep } from '#server/kit/session/totp.ts'

/** Second factor of the signed-in person: whether it is on, and the secret of their authenticator app. */
export const factorOn = async ({
  db,
  user,
  services,
}: Context): Promise<{ on: boolean; secret: string | undefined }> => {
  const row = await db
    .selectFrom('users')
    .select(['two_factor', 'two_factor_secret'])
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow()
  const stored = row.two_factor_secret
  return {
    on: row.two_factor === true,
    secret: stored === null ? undefined : services.cipher.open(stored, factorOf(user.id)),
  }
}

/** Same after a change of the person's factors; recovery codes are deleted with the last one. */
export const settleFactor = async (db: Db, user_id: number): Promise<boolean> => {
  const { two_factor } = await db
    .updateTable('users')
    .set({
      two_factor: sql`two_factor_secret is not null
        or exists (select 1 from passkeys p where p.user_id = users.id and p.suspect_at is null)`,
    })
    .where('id', '=', user_id)
    .returning('two_factor')
    .executeTakeFirstOrThrow()
  if (two_factor !== true) await dropRecovery(db, user_id)
  return two_factor === true
}

/** After the first second factor: this session has just passed it, the others must at their next call. */
export const askOthers = async (db: Db, user: { id: number; session_id: string }, now: Date): Promise<void> => {
  await db.updateTable('sessions').set({ second_factor_at: null }).where('user_id', '=', user.id).execute()
  await db
    .updateTable('sessions')
    .set({ second_factor_at: now, proved_at: now })
    .where('id', '=', user.session_id)
    .execute()
}

/** A code of the app is valid once: its step must be later than the last used one. */
const useStep = async (db: Db, id: number, step: number): Promise<boolean> => {
  const used = await db
    .updateTable('users')
    .set({ two_factor_last_step: step })
    .where('id', '=', id)
    .where((on) => on.or([on('two_factor_last_step', 'is', null), on('two_factor_last_step', '<', step)]))
    .executeTakeFirst()
  return used.numUpdatedRows > 0n
}

/** Consumes a recovery code, and mails the person about it. */
const useOnce = async (ctx: Context, db: Db, code: string): Promise<boolean> => {
  if (!(await useRecovery(db, { user_id: ctx.user.id, code, now: ctx.now }))) return false
  await writeAudit(db, { event: 'auth.recoveryUsed', thing: 'user', thing_id: ctx.user.id }, frameOf(ctx))
  await mailSecurity(ctx, db, 'recoveryUsed')
  return true
}

/** Second factor that a person gives: one of the two. */
export interface GivenFactor {
  readonly code?: string | undefined
  readonly passkey?: PasskeyAnswer | undefined
}

interface Judged {
  /** Consumes it; false where it was used before. */
  readonly use: (db: Db) => Promise<boolean>
  /** True when it is right, even if it was used before: a second click is not counted as a guess. */
  readonly right: boolean
}

const judgeCode = async (ctx: Context, secret: string | undefined, code: string): Promise<Judged | undefined> => {
  const step = secret === undefined ? undefined : await totpStep(secret, code, ctx.now)
  if (step !== undefined) return { use: (db) => useStep(db, ctx.user.id, step), right: true }
  return recoveryPattern.test(code) ? { use: (db) => useOnce(ctx, db, code), right: false } : undefined
}

const judgePasskey = async (ctx: Context, answer: PasskeyAnswer): Promise<Judged | undefined> => {
  const { id, session_id } = ctx.user
  const checked = await checkPasskey(ctx, { answer, purpose: 'factor', bound: { session_id }, user_id: id })
  return checked && { use: (db) => usePasskey(ctx, db, checked), right: false }
}

/**
 * Takes a second factor, a code of the app, a recovery code or a passkey, and does what it was given for in the same
 * transaction; wrong ones are counted together. For handlers without a transaction of their own.
 */
export const takeFactor = async (
  ctx: Context,
  { secret, code, passkey }: GivenFactor & { readonly secret: string | undefined },
  then: (db: Db) => Promise<void>,
): Promise<void> => {
  const { id } = ctx.user
  const field = passkey ? 'passkey' : 'code'
  const word = passkey ? 'passkey.wrong' : 'auth.wrongCode'
  const wrong = (): never => refuse(word, { status: 422, fields: { [field]: word } })
  const own = { key: `totp:${neighbourhood(ctx.request.ip)} ${id}`, patience: strictPatience }
  // A thief of the password may guess from anywhere: at places where the factor was given before, that locks nobody
  // out.
  const here = { user_id: id, ip: ctx.request.ip, now: ctx.now }
  const known = await gaveFactor(ctx.db, here)
  const taken = await attempt(ctx, known ? [own] : [own, { key: `totp:${id}`, patience: accountPatience }])
  const failed = { event: 'auth.factorFailed', thing: 'user', thing_id: id }
  ctx.onRefusal((db) => writeAudit(db, failed, { ...frameOf(ctx), actor_id: null }))
  const judged = passkey ? await judgePasskey(ctx, passkey) : await judgeCode(ctx, secret, code ?? '')
  if (!judged) return wrong()
  const fresh = await ctx.transaction(async (db) => {
    if (!(await judged.use(db))) return false
    await then(db)
    await rememberFactor(db, here)
    await forgetAttempts(db, own.key)
    return true
  })
  if (fresh || judged.right) for (const attempt of taken) await takeBack(ctx.db, attempt)
  if (!fresh) wrong()
}
