import { KNOWN_MS } from '#server/auth/places.data.ts'
import type { Db } from '#server/db/open.ts'
import { FORGET_MS } from '#server/kit/session/attempts.ts'

/** Long enough for a person to see where they were signed in lately. */
const SESSION_KEPT_MS = 30 * 24 * 3600 * 1000

const since = (now: Date, ms: number): string => new Date(now.getTime() - ms).toISOString()

/** Deletes sessions that ran out long ago; whether they were ended before does not matter. Returns how many. */
export const purgeSessions = async (db: Db, now: Date): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('expires_at', '<', since(now, SESSION_KEPT_MS))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Deletes counts of failed sign-ins that would start anew anyway. Returns how many. */
export const purgeAttempts = async (db: Db, now: Date): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('login_attempts')
    .where('last_at', '<', since(now, FORGET_MS))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Deletes links for a new password that have run out. Returns how many. */
export const purgeResets = async (db: Db, now: Date): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('password_resets')
    .where('expires_at', '<', since(now, 0))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Deletes places that no account knows any more. Returns how many. */
export const purgePlaces = async (db: Db, now: Date): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('sign_in_places')
    .where('last_at', '<', since(now, KNOWN_MS))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Deletes kinds of device that no account knows any more, and codes of mails about them that have run out. */
export const purgeDevices = async (db: Db, now: Date): Promise<number> => {
  const devices = await db.deleteFrom('sign_in_devices').where('last_at', '<', since(now, KNOWN_MS)).executeTakeFirst()
  const codes = await db.deleteFrom('sign_out_codes').where('expires_at', '<', since(now, 0)).executeTakeFirst()
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', since(now, 0)).execute()
  return Number(devices.numDeletedRows) + Number(codes.numDeletedRows)
}
