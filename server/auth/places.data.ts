import type { Db } from '#server/db/open.ts'
import { neighbourhood } from '#server/kit/http/address.ts'
import {
  accountPatience,
  addressPatience,
  askingPatience,
  strictPatience,
  type AttemptLimit,
} from '#server/kit/session/attempts.ts'

/** Milliseconds for which an account remembers a place of a sign-in. */
export const KNOWN_MS = 90 * 24 * 3600 * 1000

export interface Guess {
  email: string
  ip: string
  now: Date
}

/** True when this account was signed in to from here; an unknown e-mail costs the same time and is false. */
export const isKnown = async (db: Db, { email, ip, now }: Guess): Promise<boolean> => {
  const row = await db
    .selectFrom('sign_in_places as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select('p.place')
    .where((on) => on(on.fn('lower', ['u.email']), '=', email.toLowerCase()))
    .where('p.place', '=', neighbourhood(ip))
    .where('p.last_at', '>', new Date(now.getTime() - KNOWN_MS).toISOString())
    .executeTakeFirst()
  return row !== undefined
}

/** Count of this account from this place, which a success resets. */
export const ownLimit = ({ email, ip }: Guess): AttemptLimit => ({
  key: `pair:${neighbourhood(ip)} ${email.toLowerCase()}`,
  patience: strictPatience,
})

/** Limits of a guess. Strangers at the account, or neighbours at the address, lock nobody out who is known here. */
export const attemptLimits = async (db: Db, guess: Guess): Promise<AttemptLimit[]> => {
  const known = await isKnown(db, guess)
  const address = { key: `address:${neighbourhood(guess.ip)}`, patience: addressPatience }
  const account = { key: `account:${guess.email.toLowerCase()}`, patience: accountPatience }
  return known ? [ownLimit(guess)] : [ownLimit(guess), address, account]
}

/**
 * What asking for a new password is counted at, apart from guesses: neither locks the other. The same for each e-mail,
 * whether or not somebody has it or is known here, so that the answer tells neither.
 */
export const askingLimits = (ip: string, email: string): { own: AttemptLimit; shared: AttemptLimit[] } => {
  const [place, of] = [neighbourhood(ip), email.toLowerCase()]
  return {
    own: { key: `asked-pair:${place} ${of}`, patience: askingPatience },
    shared: [
      { key: `asked-address:${place}`, patience: addressPatience },
      { key: `asked:${of}`, patience: askingPatience },
    ],
  }
}

export const rememberPlace = async (db: Db, user_id: number, seen: { ip: string; now: Date }): Promise<void> => {
  await db
    .insertInto('sign_in_places')
    .values({ user_id, place: neighbourhood(seen.ip), last_at: seen.now })
    .onConflict((on) => on.columns(['user_id', 'place']).doUpdateSet({ last_at: seen.now }))
    .execute()
}

interface Seen {
  readonly user_id: number
  readonly ip: string
  readonly now: Date
}

/** True when this person gave their second factor here. The password alone does not make a place known. */
export const gaveFactor = async (db: Db, { user_id, ip, now }: Seen): Promise<boolean> => {
  const row = await db
    .selectFrom('sign_in_places')
    .select('place')
    .where('user_id', '=', user_id)
    .where('place', '=', neighbourhood(ip))
    .where('factor_at', '>', new Date(now.getTime() - KNOWN_MS).toISOString())
    .executeTakeFirst()
  return row !== undefined
}

/** Remembers that a second factor was given here, at a place of a sign-in. */
export const rememberFactor = async (db: Db, { user_id, ip, now }: Seen): Promise<void> => {
  await db
    .updateTable('sign_in_places')
    .set({ factor_at: now })
    .where('user_id', '=', user_id)
    .where('place', '=', neighbourhood(ip))
    .execute()
}
