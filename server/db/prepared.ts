import { createHash } from 'node:crypto'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** A statement carried out so often is worth being planned once on each connection. */
const HOT = 10
/** So many are kept: each costs every connection memory of the database's. */
const KEPT = 100
/** So many texts are counted before all are counted anew. */
const COUNTED = 5000

/**
 * What is searched decides how it is best looked for: a plan made without knowing it would walk whole tables. A pattern in a
 * select of its own is never known to a plan, and its statement is written so that one plan suits all.
 */
const dependsOnValues = (text: string): boolean => / i?like (?!\(select )/i.test(text)

/** What has a plan at all; `begin` and the like have none. */
export const isPlanned = (text: string): boolean => /^\s*(select|with|insert|update|delete)\b/i.test(text)

/** The plan was made before the table changed. */
const isReplanned = (error: unknown): boolean => Object(error).code === '0A000'

/** What the connection keeps is not what was prepared on it: reset, or handed on by a pooler of transactions. */
const MISMATCHES = new Set(['26000', '42P05'])

/** The statement failed for its name only: without one it can be carried out. */
export const outdated = (error: unknown): boolean => isReplanned(error) || MISMATCHES.has(Object(error).code)

/** By its text alone: behind a pooler another process's statement of this name must be the same one. */
const nameFor = (text: string): string => `nucleo_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`

/** Names of the statements that are asked most: the first `KEPT` that were asked `HOT` times. */
export const makeNames = (): ((text: string) => string | undefined) => {
  const names = new Map<string, string>()
  const counts = new Map<string, number>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || names.size >= KEPT) return known
    const count = (counts.get(text) ?? 0) + 1
    if (count < HOT || dependsOnValues(text)) {
      if (counts.size >= COUNTED) counts.clear()
      counts.set(text, count)
      return undefined
    }
    counts.delete(text)
    names.set(text, nameFor(text))
    return names.get(text)
  }
}

/**
 * The pool as Kysely uses it, with the statements that are asked most prepared on each connection: PostgreSQL plans
 * them once there instead of each time.
 */
export const preparing = (pool: pg.Pool): PostgresPool => {
  const nameOf = makeNames()
  const prepared = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const wrap = (client: pg.PoolClient): PostgresPoolClient => {
    /** Statements that this connection could not keep go on without a name. */
    const refused = new Set<string>()
    /** After a change of the tables every plan of the connection may fail: it is closed, and the next one plans anew. */
    let spent = false
    const query = async (text: string, values: readonly unknown[] = []) => {
      const plain = () => client.query(text, [...values])
      const name = isPlanned(text) && !refused.has(text) ? nameOf(text) : undefined
      if (name === undefined) return plain()
      try {
        return await client.query({ name, text, values: [...values] })
      } catch (error) {
        if (!outdated(error)) throw error
        spent ||= isReplanned(error)
        refused.add(text)
        // Within a transaction everything before is lost too: whoever asked has to begin anew.
        if (client.getTransactionStatus() !== 'I') throw error
        return plain()
      }
    }
    return {
      query: query as unknown as PostgresPoolClient['query'],
      release: (destroy) => client.release(destroy || spent),
    }
  }
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect()
      const known = prepared.get(client)
      if (known) return known
      const made = wrap(client)
      prepared.set(client, made)
      return made
    },
  }
}
