import { randomUUID } from 'node:crypto'
import type { Db } from '#server/db/open.ts'

const GOOD_MS = 5 * 60_000

interface Asked {
  readonly challenge: string
  readonly purpose: 'add' | 'factor' | 'signIn'
  readonly session_id: string | null
}

/** Stores a challenge, and deletes unanswered old ones. Returns the id of the attempt. */
export const keepChallenge = async (db: Db, asked: Asked, now: Date): Promise<string> => {
  const id = randomUUID()
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', now.toISOString()).execute()
  await db
    .insertInto('passkey_challenges')
    .values({ id, ...asked, expires_at: new Date(now.getTime() + GOOD_MS) })
    .execute()
  return id
}

/** Owner of a challenge: a session, or an attempt to sign in. */
export type Bound = { readonly session_id: string } | { readonly attempt: string }

/** Consumes a challenge, whatever the answer; false for one that is unknown, of another owner, or too old. */
export const takeChallenge = async (
  db: Db,
  asked: Pick<Asked, 'challenge' | 'purpose'> & { readonly bound: Bound },
  now: Date,
): Promise<boolean> => {
  const { bound } = asked
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', asked.challenge)
    .where('purpose', '=', asked.purpose)
    .where('expires_at', '>', now.toISOString())
    .where((on) => ('attempt' in bound ? on('id', '=', bound.attempt) : on('session_id', '=', bound.session_id)))
    .executeTakeFirst()
  return numDeletedRows > 0n
}
