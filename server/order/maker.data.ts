import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { AuditEntry, Context } from '#server/kit/context.ts'

/** Who changes orders: a person in a call, or the weekly run. */
export interface Maker {
  readonly db: Db
  readonly now: Date
  /** Null for the weekly run. */
  readonly by: number | null
  readonly audit: (entry: AuditEntry) => Promise<void>
}

export const makerOf = ({ db, now, user, audit }: Context): Maker => ({ db, now, by: user.id, audit })

/** Key of the advisory lock. */
const ORDERS_LOCK = 155

/**
 * Serialises what makes, pays or ends orders, or closes weeks, until the transaction ends. Orders share numbers, atoms, weeks and
 * accounts, which each of these takes in an order of its own: without one lock before all others, two could wait for each other.
 */
export const lockOrders = async (db: Db): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${ORDERS_LOCK}::int)`.execute(db)
}
