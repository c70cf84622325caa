import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { DISK_FULL, isDiskFull } from '#server/db/disk.ts'
import { openEngine, type Answer, type Engine } from '#server/db/engine/engine.ts'
import { safeFiles } from '#server/db/engine/files.ts'
import { flushPath, makeFlush } from '#server/db/engine/flush.ts'
import { namedQuery } from '#server/db/engine/named.ts'

/** PostgreSQL makes a checkpoint after so much log, or so much time with any. Alone in its process it leaves that to us. */
const LOG_BYTES = 64 * 1024 * 1024
const LOG_MS = 300_000

/** PostgreSQL's code for a write in a transaction that only reads. */
const READ_ONLY = '25006'

/** PostgreSQL's last message before it gives up. */
const LAST_WORDS = /(?:FATAL|PANIC): +(.*)/

const ENDING = /^(?:commit|rollback)$/

/** Exit status of the engine after a failed statement; PGlite continues from it. */
const FAILED_STATEMENT = 100

/** PGlite starts PostgreSQL without flushes (-F). Only its plain `fsync` reaches the disk through emscripten. */
const settings = (usual: readonly string[]): string[] => [
  ...usual.filter((it) => it !== '-F'),
  '--fsync=on',
  '--wal_sync_method=fsync',
  '--max_wal_size=128MB',
  '--min_wal_size=64MB',
]

const flushTree = (dir: string): void => {
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true }))
    flushPath(join(entry.parentPath, entry.name))
  flushPath(dir)
}

/**
 * PGlite takes a PostgreSQL that has given up (PANIC, FATAL) for one whose statement failed, and asks it on for ever.
 * What it calls after a failure throws instead, which ends its loop.
 */
const watchFor = (engine: PGlite, lose: (error: Error) => void): void => {
  const inside = engine.Module
  const step = inside._PostgresMainLoopOnce
  inside._PostgresMainLoopOnce = () => {
    try {
      step()
    } catch (error) {
      if (Object(error).status !== FAILED_STATEMENT) {
        const reason = error instanceof Error ? error : new Error(String(error))
        inside.stackRestore = () => {
          throw reason
        }
        inside._PostgresSendReadyForQueryIfNecessary = inside._pgl_pq_flush = () => {}
        lose(reason)
      }
      throw error
    }
  }
}

export interface DurableEngine extends Engine {
  /** Settles with the reason once no answer of the engine can be trusted any more. */
  readonly lost: Promise<Error>
}

/**
 * The embedded database of a folder, in this thread. What is answered outside a transaction is on the disk, and so is
 * everything that it may have read. While the disk has less than `leastRoom` MB, only reading is answered: a PostgreSQL
 * that finds no room for its log would give up.
 */
export const openDurable = async (dataDir: string, leastRoom = 0): Promise<DurableEngine> => {
  const fresh = !existsSync(join(dataDir, 'PG_VERSION'))
  const flush = makeFlush()
  const lost = Promise.withResolvers<Error>()
  let reason: Error | undefined
  const lose = (error: Error): void => {
    reason ??= error
    lost.resolve(reason)
  }
  let logged = 0
  const fs = safeFiles(dataDir, flush, { logged: (bytes) => (logged += bytes) })
  let words = ''
  const onStderr = (line: string): boolean => {
    words = LAST_WORDS.exec(line)?.[1] ?? words
    return false
  }
  const engine = await openEngine({ fs, onStderr, startParams: settings }).catch((error: Error) => {
    throw new Error(`${error.message} ${words}`.trim(), { cause: error })
  })
  watchFor(engine, (cause) => lose(new Error(`PostgreSQL has given up: ${words}`, { cause })))
  const query = namedQuery(engine)
  // PGlite copied the initial files there without flushing them.
  if (fresh) {
    flushTree(dataDir)
    flushPath(dirname(dataDir))
  }

  const alive = (): void => {
    if (reason) throw reason
  }
  let last: Promise<unknown> = Promise.resolve()
  const tidyUp = async (least: number): Promise<void> => {
    if (reason || logged < least || engine.closed || engine.isInTransaction()) return
    logged = 0
    await engine.exec('checkpoint')
  }
  const tidyNext = (least: number): void => {
    last = last.then(() => tidyUp(least)).catch(lose)
  }
  const timer = setInterval(() => tidyNext(1), LOG_MS)
  timer.unref()

  let full = false
  /** Runs before each statement, at a cost of microseconds: one second of writes can fill a disk that had room. */
  const lookForRoom = async (): Promise<void> => {
    if (engine.isInTransaction()) return
    if (isDiskFull(dataDir, leastRoom) === full) return
    full = !full
    await engine.exec(`set default_transaction_read_only = ${full ? 'on' : 'off'}`)
  }
  /** A transaction that has begun may use half of the room that is kept free. */
  const stopLarge = (): void => {
    if (engine.isInTransaction() && !full && isDiskFull(dataDir, leastRoom / 2))
      throw Object.assign(new Error('A transaction needs more room than the disk has'), { code: DISK_FULL })
  }
  const refused = (error: unknown): never => {
    alive()
    if (full && error instanceof Error && 'code' in error && error.code === READ_ONLY) error.code = DISK_FULL
    throw error
  }

  /** Runs statements one after the other; only the wait for the disk overlaps with the next one, which shares the
   * flush. */
  const carryOut = <T>(run: () => Promise<T>, ending = false): Promise<T> => {
    let flushed: Promise<void> | undefined
    const answer = last
      .then(alive)
      .then(lookForRoom)
      .then(() => ending || stopLarge())
      .then(run)
      .catch(refused)
      .finally(() => {
        if (engine.closed || engine.isInTransaction()) return
        flushed = flush.settled()
        flushed.catch(lose)
      })
    last = answer.catch(() => {})
    tidyNext(LOG_BYTES)
    return answer.then(async (result) => {
      await flushed
      alive()
      return result
    })
  }
  return {
    lost: lost.promise,
    get closed() {
      return engine.closed
    },
    query: (text, values) => carryOut<Answer>(() => query(text, values)),
    exec: (text) => carryOut<Answer[]>(() => engine.exec(text), ENDING.test(text)),
    close: async () => {
      clearInterval(timer)
      await last
      await engine.close()
      flush.now()
    },
  }
}
