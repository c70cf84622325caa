import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely'
import type { Engine } from '#server/db/engine/engine.ts'
import type { Turns } from '#server/db/engine/turns.ts'

/** One user of the only connection; while a transaction is open, `end` gives the engine to the next. */
interface EngineConnection extends DatabaseConnection {
  begin(): Promise<void>
  commit(): Promise<void>
  rollback(): Promise<void>
}

/** An error that comes from the engine knows nothing of who asked. */
const withCallers = (error: unknown): unknown => {
  if (error instanceof Error) error.stack += `\n${new Error().stack?.split('\n').slice(2).join('\n')}`
  return error
}

const connect = (engine: Engine, turns: Turns): EngineConnection => {
  let end: (() => void) | undefined
  /** The next user's statements may follow at once: the engine keeps the order. */
  const finish = async (text: 'commit' | 'rollback'): Promise<string | undefined> => {
    const answered = engine.exec(text)
    end?.()
    end = undefined
    return (await answered)[0]?.command
  }
  return {
    executeQuery: async <R>({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) => {
      const done = end ? undefined : await turns.share()
      try {
        const { rows, affectedRows } = await engine.query(sql, [...parameters])
        const result: QueryResult<R> = {
          rows: rows as R[],
          ...(affectedRows === undefined ? {} : { numAffectedRows: BigInt(affectedRows) }),
        }
        return result
      } catch (error) {
        throw withCallers(error)
      } finally {
        done?.()
      }
    },
    streamQuery: () => {
      throw new Error('The embedded engine has no cursors.')
    },
    begin: async () => {
      end = await turns.alone()
      try {
        await engine.exec('begin')
      } catch (error) {
        end()
        end = undefined
        throw error
      }
    },
    commit: async () => {
      // A statement failed, and whoever sent it went on: nothing was written.
      if ((await finish('commit')) === 'ROLLBACK')
        throw Object.assign(new Error('The transaction was rolled back.'), { code: '25P02' })
    },
    // A commit that failed has ended the transaction already; by now the engine may be in somebody else's.
    rollback: async () => void (end && (await finish('rollback'))),
  }
}

/** Kysely over the embedded engine. */
export const engineDialect = (engine: Engine, turns: Turns): Dialect => {
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => connect(engine, turns),
    beginTransaction: (connection) => (connection as EngineConnection).begin(),
    commitTransaction: (connection) => (connection as EngineConnection).commit(),
    rollbackTransaction: (connection) => (connection as EngineConnection).rollback(),
    releaseConnection: async () => {},
    // The store closes its engine.
    destroy: async () => {},
  }
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}
