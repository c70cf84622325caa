import { mkdirSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import { fromPglite } from 'pg-boss'
import { databaseIn, mendFolder } from '#server/db/folder.ts'
import type { Tables } from '#server/db/tables.ts'

export type Db = Kysely<Tables>

/** What the job queue asks of a database. */
export type QueueDb = ReturnType<typeof fromPglite>

/** Runs SQL text of several statements, without parameters. */
export type Script = (text: string) => Promise<void>

export interface Store {
  readonly kind: 'embedded' | 'postgres'
  readonly db: Db
  readonly script: Script
  /** The job queue's own way in, outside the calls' transactions. */
  readonly queueDb: QueueDb
  /** Runs alone among all servers of this database. */
  exclusive<T>(run: (script: Script) => Promise<T>): Promise<T>
  close(): Promise<void>
}

const instant = (text: string): string => new Date(text).toISOString()
const same = (text: string): string => text

/** Type ids of the PostgreSQL catalogue → how their text is read. The embedded engine takes the same table. */
const parsers: Record<number, (text: string) => unknown> = {
  20: Number, // int8
  1700: Number, // numeric
  1082: same, // date
  1114: instant, // timestamp
  1184: instant, // timestamptz
}

const MIGRATION_LOCK = 7_210_521

const openPostgres = (url: string, size: number): Store => {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 4000,
    idleTimeoutMillis: 30_000,
    application_name: 'nucleo',
    // A type without an own parser keeps the driver's.
    types: { getTypeParser: (id, format) => parsers[id] ?? pg.types.getTypeParser(id, format) },
  })
  // A connection that the server closed, idle or between two statements of a transaction, must not end the process:
  // the statement on it fails, and the next gets a new one.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  return {
    kind: 'postgres',
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    script: async (text) => void (await pool.query(text)),
    queueDb: { executeSql: (text, values) => pool.query(text, values) },
    exclusive: async (run) => {
      const client = await pool.connect()
      try {
        await client.query(`select pg_advisory_lock(${MIGRATION_LOCK})`)
        return await run(async (text) => void (await client.query(text)))
      } finally {
        await client.query(`rollback; select pg_advisory_unlock(${MIGRATION_LOCK})`).catch(() => {})
        client.release()
      }
    },
    close: () => pool.end(),
  }
}

/** Wraps an embedded engine that is already open; tests hand in one restored from a dump. */
export const embeddedStore = (engine: PGlite): Store => {
  const script: Script = async (text) => void (await engine.exec(text))
  return {
    kind: 'embedded',
    db: new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: engine }) }),
    script,
    queueDb: fromPglite(engine),
    // The folder's lock already keeps other processes out.
    exclusive: (run) => run(script),
    close: () => engine.close(),
  }
}

/** The engine is loaded only where it is used: a server of PostgreSQL has no room for two. */
export const openEngine = async (options: { dataDir?: string; loadDataDir?: Blob }): Promise<PGlite> => {
  const [{ PGlite }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ])
  return PGlite.create({ ...options, parsers, extensions: { pg_trgm } })
}

export const openStore = async (at: { url?: string | undefined; pool: number; dir: string }): Promise<Store> => {
  if (at.url) return openPostgres(at.url, at.pool)
  mkdirSync(at.dir, { recursive: true })
  mendFolder(at.dir)
  return embeddedStore(await openEngine({ dataDir: databaseIn(at.dir) }))
}
