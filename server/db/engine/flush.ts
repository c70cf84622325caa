import { closeSync, fdatasync, fdatasyncSync, fsyncSync, openSync } from 'node:fs'

/** Files of the engine's log that have yet to reach the disk. */
export interface Flush {
  /** The engine wants this file of its log on the disk; one flush begins at once and serves all who wait. */
  ask(path: string): void
  /** Resolves once everything asked for before is on the disk; rejects when it cannot be written. */
  settled(): Promise<void>
  /** The same, synchronously, for writes that must not precede the log. */
  now(): void
}

/** Flushes a file, or a folder: the names in a folder are stored with the folder. */
export const flushPath = (path: string, flush = fsyncSync): void => {
  const file = openSync(path, 'r')
  try {
    flush(file)
  } finally {
    closeSync(file)
  }
}

/** A file of the log has its final size from the beginning, so flushing its content alone suffices and is cheaper. */
const flushLater = (path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const file = openSync(path, 'r')
    fdatasync(file, (error) => {
      closeSync(file)
      if (error) reject(error)
      else resolve()
    })
  })

/**
 * Flushes beside the engine instead of within it: while the disk works, the engine goes on with the next statements,
 * and their flush is one for all. Nothing is acknowledged before it is `settled`.
 */
export const makeFlush = (): Flush => {
  /** Number of the last request, by file. */
  const files = new Map<string, number>()
  let asked = 0
  let done = 0
  let failed: Error | undefined
  let running: Promise<void> | undefined
  let waiting: { for: number; resolve(): void; reject(error: Error): void }[] = []

  const reach = (number: number): void => {
    done = Math.max(done, number)
    for (const [path, last] of files) if (last <= done) files.delete(path)
    for (const request of waiting) if (request.for <= done) request.resolve()
    waiting = waiting.filter((it) => it.for > done)
  }
  const fail = (error: unknown): void => {
    // Data that the disk refused once may be lost, whatever a second try says.
    failed = error instanceof Error ? error : new Error(String(error))
    for (const request of waiting) request.reject(failed)
    waiting = []
  }
  const run = async (): Promise<void> => {
    while (done < asked && !failed) {
      const upTo = asked
      for (const path of files.keys()) await flushLater(path)
      reach(upTo)
    }
  }

  return {
    ask: (path) => {
      asked += 1
      files.set(path, asked)
      running ??= Promise.resolve()
        .then(run)
        .catch(fail)
        .finally(() => (running = undefined))
    },
    settled: () => {
      if (failed) return Promise.reject(failed)
      if (done === asked) return Promise.resolve()
      return new Promise((resolve, reject) => waiting.push({ for: asked, resolve, reject }))
    },
    now: () => {
      if (failed) throw failed
      if (done === asked) return
      try {
        for (const path of files.keys()) flushPath(path, fdatasyncSync)
      } catch (error) {
        fail(error)
        throw error
      }
      reach(asked)
    },
  }
}
