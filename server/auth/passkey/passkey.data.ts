import { takeChallenge, type Bound } from '#server/auth/passkey/challenge.data.ts'
import { mailSecurityTo } from '#server/auth/security.data.ts'
import type { Db } from '#server/db/open.ts'
import { writeAudit } from '#server/kit/audit.ts'
import type { Anyone } from '#server/kit/context.ts'
import { refuse } from '#server/kit/refuse.ts'
import { checkAuthentication, handleOf, relyingParty, type RelyingParty } from '#server/kit/session/webauthn.ts'

/** Answer of an authenticator: the id of its passkey, and perhaps that of the person. */
export interface PasskeyAnswer {
  readonly id: string
  readonly response: Readonly<Record<string, unknown>>
}

export const partyOf = (ctx: Anyone): RelyingParty =>
  relyingParty(ctx.services.config.PUBLIC_URL) ?? refuse('passkey.nowhere', { status: 409 })

/** Passkeys of a person, the oldest first. */
export const passkeysOf = (db: Db, user_id: number) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'name', 'synced', 'created_at', 'used_at', 'suspect_at', 'credential'])
    .where('user_id', '=', user_id)
    .orderBy('id')
    .execute()

export interface Checked {
  readonly id: number
  readonly user_id: number
  readonly counter: number
}

interface Check {
  readonly answer: PasskeyAnswer
  readonly purpose: 'factor' | 'signIn'
  readonly bound: Bound
  /** Id of the required owner. */
  readonly user_id?: number
}

/** Passkey with a right answer to its challenge; a sign-in by it alone needs a verified user. Undefined for any
 * other. */
export const checkPasskey = async (
  ctx: Anyone,
  { answer, purpose, bound, user_id }: Check,
): Promise<Checked | undefined> => {
  const party = partyOf(ctx)
  const found = await ctx.db
    .selectFrom('passkeys')
    .select(['id', 'user_id', 'credential', 'public_key'])
    .where('credential', '=', answer.id)
    .where('suspect_at', 'is', null)
    .executeTakeFirst()
  if (!found || (user_id !== undefined && found.user_id !== user_id)) return undefined
  const { userHandle } = answer.response
  if (typeof userHandle === 'string' && userHandle !== handleOf(found.user_id)) return undefined
  const counter = await checkAuthentication({
    party,
    answer,
    takeChallenge: (challenge) => takeChallenge(ctx.db, { challenge, purpose, bound }, ctx.now),
    credential: found,
    verifiedUser: purpose === 'signIn',
  })
  return counter === undefined ? undefined : { id: found.id, user_id: found.user_id, counter }
}

/** Blocks a passkey whose counter went back, and mails its owner: somebody may have a copy of it. */
const suspect = async (ctx: Anyone, db: Db, { id, user_id }: Checked): Promise<void> => {
  const blocked = await db
    .updateTable('passkeys')
    .set({ suspect_at: ctx.now })
    .where('id', '=', id)
    .where('suspect_at', 'is', null)
    .executeTakeFirst()
  if (blocked.numUpdatedRows === 0n) return
  const person = await db
    .selectFrom('users')
    .select(['email', 'locale', 'zone'])
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()
  const frame = { at: ctx.now, actor_id: null, request_id: ctx.request.id, ip: ctx.request.ip }
  await writeAudit(db, { event: 'auth.passkeySuspect', thing: 'user', thing_id: user_id }, frame)
  await mailSecurityTo(ctx, { db, person, what: 'passkeySuspect' })
}

/** Raises the counter, in the transaction that the passkey opens; one that went back opens nothing and is blocked. */
export const usePasskey = async (ctx: Anyone, db: Db, checked: Checked): Promise<boolean> => {
  const { id, counter } = checked
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter, used_at: ctx.now })
    .where('id', '=', id)
    .where('suspect_at', 'is', null)
    // Many authenticators have no counter and always send 0.
    .where((on) => on.or([on('counter', '<', counter), on.and([on('counter', '=', 0), on.val(counter === 0)])]))
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return true
  ctx.onRefusal((plain) => plain.transaction().execute((tx) => suspect(ctx, tx, checked)))
  return false
}
