import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

interface Patience {
  /** Attempts without a delay. */
  free: number
  /** Seconds of the first delay; each further failure doubles it, up to the longest. */
  first: number
  longest: number
  /** Milliseconds after which one failure is forgotten; without it they count until a success or a day of rest. */
  leak?: number
}

/** For one address with one account, and for a person with their second factor. */
export const strictPatience: Patience = { free: 5, first: 5, longest: 900 }
/**
 * Of an account, from wherever: slow enough that many addresses together guess little, short enough that nobody can
 * keep its owner out for long.
 */
export const accountPatience: Patience = { free: 20, first: 5, longest: 120, leak: 900_000 }
/**
 * Many people may share an address, and somebody who guesses may have an account of their own: a success there forgives
 * nobody else's failures. They run off with time instead, no faster than the lock lets new attempts in.
 */
export const addressPatience: Patience = { free: 30, first: 5, longest: 900, leak: 900_000 }

/** For requests for a mail or an invitation from outside: each fills somebody's mailbox, so few are free and pauses are
 * long. */
export const askingPatience: Patience = { free: 3, first: 30, longest: 900, leak: 3_600_000 }

/** Count of failures that locks after too many: of an account, an address, both together, or a second factor. */
export interface AttemptLimit {
  key: string
  patience: Patience
}

export interface Taken {
  key: string
  failures: number
}

/** Milliseconds without a failure after which a count starts anew. */
export const FORGET_MS = 24 * 3600 * 1000

/** Seconds of the lock after the `failures`-th failure in a row. */
const delayAfter = (failures: number, it: Patience): number =>
  failures < it.free ? 0 : Math.min(it.longest, it.first * 2 ** Math.min(20, failures - it.free))

interface Counted {
  failures: number
  last_at: string
}

/** Remaining failures of a count at `now`, and the moment since which the next one expires. */
const leftOf = (row: Counted, { leak }: Patience, now: Date): { failures: number; since: Date } => {
  const age = now.getTime() - Date.parse(row.last_at)
  if (age > FORGET_MS) return { failures: 0, since: now }
  if (leak === undefined) return { failures: row.failures, since: now }
  const failures = Math.max(0, row.failures - Math.floor(age / leak))
  return { failures, since: failures === 0 ? now : new Date(now.getTime() - (age % leak)) }
}

/**
 * Counts an attempt at each limit before it is judged, so that a burst of parallel guesses is counted too; a success
 * takes the counts back. Where one is locked nothing is counted, and the answer is the seconds still to wait.
 */
export const takeAttempt = async (
  db: Db,
  { limits, now }: { limits: readonly AttemptLimit[]; now: Date },
): Promise<{ wait: number; taken: Taken[] }> =>
  db.transaction().execute(async (tx) => {
    // Every attempt locks in the same order, so that two never wait for each other.
    const sorted = limits.toSorted((a, b) => (a.key < b.key ? -1 : 1))
    await tx
      .insertInto('login_attempts')
      .values(sorted.map(({ key }) => ({ key, failures: 0, last_at: now })))
      .onConflict((on) => on.column('key').doNothing())
      .execute()
    const keys = sorted.map((it) => it.key)
    const rows = await tx
      .selectFrom('login_attempts')
      .selectAll()
      .where('key', 'in', keys)
      .orderBy('key')
      .forUpdate()
      .execute()
    const locked = Math.max(...rows.map((row) => (row.locked_until ? Date.parse(row.locked_until) - now.getTime() : 0)))
    if (locked > 0) return { wait: Math.ceil(locked / 1000), taken: [] }
    const taken: Taken[] = []
    for (const { key, patience } of sorted) {
      const row = rows.find((it) => it.key === key)
      const left = row ? leftOf(row, patience, now) : { failures: 0, since: now }
      const failures = left.failures + 1
      const delay = delayAfter(failures, patience)
      await tx
        .updateTable('login_attempts')
        .set({ failures, last_at: left.since, locked_until: delay > 0 ? new Date(now.getTime() + delay * 1000) : null })
        .where('key', '=', key)
        .execute()
      taken.push({ key, failures })
    }
    return { wait: 0, taken }
  })

/** Subtracts the attempt of a success, and its delay unless another attempt came since; other failures still count. */
export const takeBack = async (db: Db, { key, failures }: Taken): Promise<void> => {
  await db
    .updateTable('login_attempts')
    .set({
      failures: sql`greatest(failures - 1, 0)`,
      locked_until: sql`case when failures = ${failures} then null else locked_until end`,
    })
    .where('key', '=', key)
    .execute()
  await db.deleteFrom('login_attempts').where('key', '=', key).where('failures', '=', 0).execute()
}

export const forgetAttempts = async (db: Db, key: string): Promise<void> => {
  await db.deleteFrom('login_attempts').where('key', '=', key).execute()
}
