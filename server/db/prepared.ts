import { createHash } from 'node:crypto'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import type { Pipelines } from '#server/db/pipelined.ts'

/** Runs of a statement after which it is prepared on each connection. */
const HOT = 10
/** Most prepared statements: each costs the database memory on every connection. */
const KEPT = 100
/** Most texts that are counted; beyond them counting starts anew. */
const COUNTED = 5000

/**
 * What is searched decides how it is best looked for: a plan made without knowing it would walk whole tables. A pattern in a
 * select of its own is never known to a plan, and its statement is written so that one plan suits all.
 */
const dependsOnValues = (text: string): boolean => / i?like (?!\(select )/i.test(text)

/** True for statements that have a plan; `begin` and the like have none. */
export const isPlanned = (text: string): boolean => /^\s*(select|with|insert|update|delete)\b/i.test(text)

/** The plan was made before the table changed. */
const isReplanned = (error: unknown): boolean => Object(error).code === '0A000'

/** Codes of a statement missing from, or already on, the connection: after a reset, or behind a transaction pooler. */
const MISMATCHES = new Set(['26000', '42P05'])

/** True when the statement failed only because of its name; without one it works. */
export const outdated = (error: unknown): boolean => isReplanned(error) || MISMATCHES.has(Object(error).code)

/** Named by its text alone: behind a pooler, another process's statement of this name must be the same one. */
const nameFor = (text: string): string => `nucleo_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`

/** Names of the most frequent statements: the first `KEPT` that ran `HOT` times. */
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

/** A connection of the pool with its prepared statements. */
interface Keeping {
  query(text: string, values: readonly unknown[], name: string | undefined): Promise<unknown>
  release(destroy?: boolean): void
}

const keeping = (client: pg.PoolClient): Keeping => {
  /** Statements that this connection could not prepare; they run without a name. */
  const refused = new Set<string>()
  /** True after a change of the tables, which may break every plan of the connection: it is closed, the next one plans
   * anew. */
  let spent = false
  return {
    query: async (text, values, name) => {
      const plain = () => client.query(text, [...values])
      if (name === undefined || refused.has(text)) return plain()
      try {
        return await client.query({ name, text, values: [...values] })
      } catch (error) {
        if (!outdated(error)) throw error
        spent ||= isReplanned(error)
        refused.add(text)
        // The transaction's earlier statements are lost too, so its caller has to begin anew.
        if (client.getTransactionStatus() !== 'I') throw error
        return plain()
      }
    },
    release: (destroy) => client.release(destroy || spent),
  }
}

/**
 * The pool as Kysely uses it, with the statements that are asked most prepared on each connection: PostgreSQL plans
 * them once there instead of each time. One of these that stands for itself shares a connection of `pipelines`; whatever
 * belongs together, from its first statement on, has one of the pool to itself.
 */
export const preparing = (pool: pg.Pool, pipelines?: Pipelines): PostgresPool => {
  const nameOf = makeNames()
  const kept = new WeakMap<pg.PoolClient, Keeping>()
  const take = async (): Promise<Keeping> => {
    const client = await pool.connect()
    const known = kept.get(client) ?? keeping(client)
    kept.set(client, known)
    return known
  }
  const free: PostgresPoolClient[] = []
  const makeClient = (): PostgresPoolClient => {
    let own: Keeping | undefined
    const query = async (text: string, values: readonly unknown[] = []) => {
      const name = isPlanned(text) ? nameOf(text) : undefined
      const shared = !own && name !== undefined ? await pipelines?.query({ name, text, values }) : undefined
      if (shared) return shared
      own ??= await take()
      return own.query(text, values, name)
    }
    const client: PostgresPoolClient = {
      query: query as unknown as PostgresPoolClient['query'],
      release: (destroy) => {
        own?.release(Boolean(destroy))
        own = undefined
        free.push(client)
      },
    }
    return client
  }
  return {
    options: pool.options,
    end: async () => {
      await pipelines?.end()
      await pool.end()
    },
    connect: async () => free.pop() ?? makeClient(),
  }
}
