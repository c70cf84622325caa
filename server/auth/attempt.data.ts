import { attemptLimits, ownLimit } from '#server/auth/places.data.ts'
import { registrationOf } from '#server/auth/registration.data.ts'
import type { Db } from '#server/db/open.ts'
import { writeAudit } from '#server/kit/audit.ts'
import type { Anyone, Context } from '#server/kit/context.ts'
import { neighbourhood } from '#server/kit/http/address.ts'
import { refuse } from '#server/kit/refuse.ts'
import {
  addressPatience,
  forgetAttempts,
  takeAttempt,
  takeBack,
  type AttemptLimit,
  type Taken,
} from '#server/kit/session/attempts.ts'
import type { Passwords } from '#server/kit/session/password.ts'

type Locked =
  | 'auth.locked'
  | 'reset.locked'
  | 'registration.locked'
  | 'accept.locked'
  | 'invitationRequest.locked'
  | 'common.tooMany'

export const refuseLocked = (word: Locked, seconds: number): never =>
  refuse(word, { status: 429, params: { seconds }, headers: { 'retry-after': String(seconds) } })

/** Counts an attempt before it is checked; refuses with these words while one of the limits is locked. */
export const attempt = async (
  ctx: Anyone,
  limits: readonly AttemptLimit[],
  word: Locked = 'auth.locked',
): Promise<Taken[]> => {
  const { wait, taken } = await takeAttempt(ctx.db, { limits, now: ctx.now })
  if (wait > 0) refuseLocked(word, wait)
  return taken
}

interface Codes {
  /** Key of the count: codes of one kind share it. */
  readonly key: string
  readonly word: Locked
}

/** Looks up a mailed code; wrong ones are counted by address, against guessing. Undefined for an invalid one. */
export const guarded = async <T>(
  ctx: Anyone,
  { key, word }: Codes,
  find: () => Promise<T | undefined>,
): Promise<T | undefined> => {
  const limit = { key: `${key}:${neighbourhood(ctx.request.ip)}`, patience: addressPatience }
  const taken = await attempt(ctx, [limit], word)
  const found = await find()
  if (found !== undefined) for (const one of taken) await takeBack(ctx.db, one)
  return found
}

/** Fields of an audit row that is written outside the call's transaction. */
export const frameOf = (ctx: Context) => ({
  at: ctx.now,
  actor_id: ctx.user.id,
  request_id: ctx.request.id,
  ip: ctx.request.ip,
})

interface Checked {
  id: number
  /** Hash that the password was checked against. */
  password_hash: string
}

/** Locks a person for the rest of the transaction, if the checked hash is still theirs. */
export const lockChecked = (db: Db, { id, password_hash }: Checked) =>
  db
    .selectFrom('users')
    .select(['role', 'status'])
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()

/**
 * Locks a person whose hash was made anew of the same password since it was checked, as a sign-in beside this call does.
 * Checking it within the transaction takes a while, which only this rare case costs.
 */
const lockRenewed = async (
  db: Db,
  { id, password_hash }: Checked,
  fits: (stored: string) => ReturnType<Passwords['fits']>,
) => {
  const now = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!now || now.password_hash === password_hash || !(await fits(now.password_hash))) return undefined
  return lockChecked(db, { id, password_hash: now.password_hash })
}

const wrongPassword = (field: string): never =>
  refuse('profile.wrongPassword', { status: 422, fields: { [field]: 'profile.wrongPassword' } })

/**
 * Asks the signed-in person for their password once more. A wrong one counts as a failed sign-in, at the same limits, and
 * is an error at `field`. For handlers without a transaction of their own: hashing takes a while. What they then write
 * begins with the answer, which refuses when session, account or password have ended meanwhile and else locks the person.
 */
export const askPassword = async (
  ctx: Context,
  password: string,
  field: string,
): Promise<(db: Db) => Promise<void>> => {
  const guess = { email: ctx.user.email, ip: ctx.request.ip, now: ctx.now }
  const taken = await attempt(ctx, await attemptLimits(ctx.db, guess))
  const { password_hash } = await ctx.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', ctx.user.id)
    .executeTakeFirstOrThrow()
  const fits = (stored: string) => ctx.services.passwords.fits(stored, password)
  if (!(await fits(password_hash))) {
    await writeAudit(ctx.db, { event: 'auth.failed', thing: 'user', thing_id: ctx.user.id }, frameOf(ctx))
    return wrongPassword(field)
  }
  await forgetAttempts(ctx.db, ownLimit(guess).key)
  for (const attempt of taken) await takeBack(ctx.db, attempt)
  const { id, session_id } = ctx.user
  return async (db) => {
    const person =
      (await lockChecked(db, { id, password_hash })) ?? (await lockRenewed(db, { id, password_hash }, fits))
    // Everything that ends sessions with a password or an account holds the person's lock, so this is read after taking
    // it.
    const session = await db
      .selectFrom('sessions')
      .select('id')
      .where('id', '=', session_id)
      .where('ended_at', 'is', null)
      .executeTakeFirst()
    if (!session || (person && registrationOf(person))) return refuse('common.unauthorized', { status: 401 })
    if (!person) return wrongPassword(field)
  }
}
