import type { Db } from '#server/db/open.ts'

export interface Patience {
  /** Attempts that cost nothing. */
  free: number
  /** Seconds of the first delay; each further failure doubles it, up to the longest. */
  first: number
  longest: number
}

export const accountPatience: Patience = { free: 5, first: 5, longest: 900 }
export const addressPatience: Patience = { free: 30, first: 5, longest: 900 }

/** An account or address without a failure for this long starts anew. */
export const FORGET_MS = 24 * 3600 * 1000

/** Seconds that the `failures`-th failure in a row closes the door for. */
const delayAfter = (failures: number, it: Patience): number =>
  failures < it.free ? 0 : Math.min(it.longest, it.first * 2 ** Math.min(20, failures - it.free))

/**
 * Counts an attempt before it is judged, so that a burst of parallel guesses is counted too; a success takes the
 * count back. Returns the seconds still to wait when the door is closed, in which case nothing is counted.
 */
export const takeAttempt = async (db: Db, it: { key: string; patience: Patience; now: Date }): Promise<number> => {
  const { key, patience, now } = it
  return db.transaction().execute(async (tx) => {
    await tx
      .insertInto('login_attempts')
      .values({ key, failures: 0, last_at: now })
      .onConflict((on) => on.column('key').doNothing())
      .execute()
    const row = await tx
      .selectFrom('login_attempts')
      .selectAll()
      .where('key', '=', key)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const closed = row.locked_until ? Date.parse(row.locked_until) - now.getTime() : 0
    if (closed > 0) return Math.ceil(closed / 1000)
    const stale = now.getTime() - Date.parse(row.last_at) > FORGET_MS
    const failures = (stale ? 0 : row.failures) + 1
    const delay = delayAfter(failures, patience)
    await tx
      .updateTable('login_attempts')
      .set({ failures, last_at: now, locked_until: delay > 0 ? new Date(now.getTime() + delay * 1000) : null })
      .where('key', '=', key)
      .execute()
    return 0
  })
}

export const forgetAttempts = async (db: Db, key: string): Promise<void> => {
  await db.deleteFrom('login_attempts').where('key', '=', key).execute()
}
