import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Db as BossDb } from 'pg-boss'
import { beginEngine, type Opening } from '#server/db/engine/begin.ts'
import { engineDialect } from '#server/db/engine/dialect.ts'
import { parsers, type Answer, type Engine } from '#server/db/engine/engine.ts'
import { makeTurns, type Limits } from '#server/db/engine/turns.ts'
import { makePipelines } from '#server/db/pipelined.ts'
import { outdated, preparing } from '#server/db/prepared.ts'
import type { Tables } from '#server/db/tables.ts'

export type Db = Kysely<Tables>

/** Database access that the job queue needs. */
export type QueueDb = Pick<BossDb, 'executeSql'>

/** Runs SQL text of several statements, without parameters. */
export type Script = (text: string) => Promise<void>

export interface Store {
  readonly kind: 'embedded' | 'postgres'
  readonly db: Db
  readonly script: Script
  /** Access of the job queue, outside the transactions of calls. */
  readonly queueDb: QueueDb
  /** Runs under a lock among all servers of this database. */
  exclusive<T>(run: (script: Script) => Promise<T>): Promise<T>
  /** Whether the database answers, asked beside all calls: it does not wait behind those that wait for it. */
  answers(): Promise<boolean>
  /** Settles with the reason when the database has failed for good: the process has to end. */
  readonly lost: Promise<Error>
  close(): Promise<void>
}

const never = new Promise<Error>(() => {})

const MIGRATION_LOCK = 7_210_521

/** Two saturate the server's one thread; more would only wake more processes of the database. */
const PIPELINES = 2
/** Smallest pool that has pipelines beside it. */
const PIPELINES_FROM = 4

interface PostgresAt {
  url: string
  /** Connections in the pool. */
  pool: number
  /** False behind a pooler that hands each transaction another connection. */
  prepare?: boolean
}

const openPostgres = ({ url, pool: size, prepare = true }: PostgresAt): Store => {
  const config: pg.ClientConfig = {
    connectionString: url,
    connectionTimeoutMillis: 4000,
    application_name: 'nucleo',
    // Our statements are short, or read much once: compiling them costs more than it saves. Poolers refuse the option.
    ...(prepare && { options: '-c jit=off' }),
    // A type without a parser of ours keeps the driver's.
    types: { getTypeParser: (id, format) => parsers[id] ?? pg.types.getTypeParser(id, format) },
  }
  const pool = new pg.Pool({ ...config, max: size, idleTimeoutMillis: 30_000 })
  // A connection that the server closed, idle or between two statements of a transaction, must not end the process:
  // the statement on it fails, and the next gets a new one.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  /** For the question whether the server answers; opened by the first one. */
  const own = new pg.Pool({ ...config, max: 1, idleTimeoutMillis: 30_000 })
  own.on('error', () => {})
  const pipelines = size < PIPELINES_FROM ? undefined : makePipelines(PIPELINES, { config, isOutdated: outdated })
  return {
    kind: 'postgres',
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: prepare ? preparing(pool, pipelines) : pool }) }),
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
    answers: () =>
      own.query('select 1').then(
        () => true,
        () => false,
      ),
    lost: never,
    close: async () => {
      await Promise.all([pool.end(), own.end()])
    },
  }
}

/** PostgreSQL's code for a statement in a transaction that has failed. */
const FAILED_TRANSACTION = '25P02'

/** Beyond these limits a call is refused for now: nobody would wait for its answer any more. */
export const ENGINE_LIMITS: Limits = { waiting: 1000, patience: 10_000, ahead: 32 }

/** Wraps an open embedded engine; tests pass one in their own thread. */
export const embeddedStore = (engine: Engine & { lost?: Promise<Error> }, limits = ENGINE_LIMITS): Store => {
  const turns = makeTurns(limits)
  /** A failing text with its own `begin` must not leave its transaction open. */
  const script = async (text: string): Promise<Answer[]> => {
    const done = await turns.alone()
    try {
      return await engine.exec(text).catch(async (error: unknown) => {
        if (!engine.closed) await engine.exec('rollback')
        throw error
      })
    } finally {
      done()
    }
  }
  const query = async (text: string, values: unknown[]): Promise<Answer> => {
    const done = await turns.share()
    return engine.query(text, values).finally(done)
  }
  return {
    kind: 'embedded',
    db: new Kysely<Tables>({ dialect: engineDialect(engine, turns) }),
    script: async (text) => void (await script(text)),
    queueDb: {
      executeSql: async (text, values) =>
        values?.length ? query(text, values) : { rows: (await script(text)).flatMap((it) => it.rows) },
    },
    // The folder's lock already keeps other processes out.
    exclusive: (run) => run(async (text) => void (await script(text))),
    // Within a transaction that has failed the engine refuses the statement, which is an answer.
    answers: () =>
      engine.query('select 1', []).then(
        () => true,
        (error: unknown) => Object(error).code === FAILED_TRANSACTION,
      ),
    lost: engine.lost ?? never,
    close: () => engine.close(),
  }
}

interface StoreAt {
  url?: string | undefined
  pool: number
  dir: string
  /** The longest that a call waits for the embedded engine, in seconds. */
  wait?: number
  /** MB that stay free on the embedded engine's disk. */
  room?: number
  prepare?: boolean
  /** The embedded engine, where its folder is being opened already. */
  engine?: Opening | undefined
}

/** A store that takes statements once `opened` resolves; it rejects with the reason why the database does not open. */
export interface OpeningStore {
  readonly store: Store
  readonly opened: Promise<void>
}

/** Begins to open a database; a PostgreSQL server is first contacted by the first statement. */
export const beginStore = (at: StoreAt): OpeningStore => {
  if (at.url) return { store: openPostgres({ ...at, url: at.url }), opened: Promise.resolve() }
  const limits = at.wait === undefined ? ENGINE_LIMITS : { ...ENGINE_LIMITS, patience: at.wait * 1000 }
  const { engine, opened } = at.engine ?? beginEngine(at.dir, at.room)
  return { store: embeddedStore(engine, limits), opened }
}

export const openStore = async (at: StoreAt): Promise<Store> => {
  const { store, opened } = beginStore(at)
  await opened
  return store
}
