import { Worker } from 'node:worker_threads'
import type { Answer, Engine } from '#server/db/engine/engine.ts'
import { deserializeError, type Ask, type EngineData, type EngineMessage } from '#server/db/engine/wire.ts'
import { threadFile } from '#server/kit/installation.ts'

/** An engine that may be lost, with its thread, at any time. */
export interface ThreadEngine extends Engine {
  /** Settles with the reason when the engine ends without being closed. Unanswered writes may be stored or not. */
  readonly lost: Promise<Error>
}

interface Asked {
  resolve(answers: Answer[]): void
  reject(error: Error): void
}

const gone = (cause?: Error): Error =>
  // The error of a PostgreSQL server that shuts down: the caller may retry once the server has restarted.
  Object.assign(new Error('PGlite is closed', { cause }), { code: '57P02' })

/** An engine that takes statements once `opened` resolves; it rejects with the engine's error. */
export interface Opening {
  readonly engine: ThreadEngine
  readonly opened: Promise<void>
}

/**
 * Begins to open the embedded database of a folder in a thread of its own, so that what it works at holds up nobody who
 * asks for something else.
 */
export const startThread = (dataDir: string, leastRoom = 0): Opening => {
  const data: EngineData = { dataDir, leastRoom }
  const worker = new Worker(threadFile('server/db/engine/engine.worker.ts'), { workerData: data })
  const asked = new Map<number, Asked>()
  const opened = Promise.withResolvers<void>()
  const lost = Promise.withResolvers<Error>()
  const closing = Promise.withResolvers<void>()
  let state: 'opening' | 'open' | 'closing' | 'closed' = 'opening'
  let last = 0

  const lose = (error: Error): void => {
    if (state === 'closed') return
    const before = state
    state = 'closed'
    for (const request of asked.values()) request.reject(gone(error))
    asked.clear()
    opened.reject(error)
    closing.reject(error)
    if (before === 'open') lost.resolve(error)
    void worker.terminate()
  }

  const hear = (message: EngineMessage): void => {
    if (message.kind === 'open') {
      state = 'open'
      return opened.resolve()
    }
    if (message.kind === 'closed') {
      state = 'closed'
      void worker.terminate().then(() => closing.resolve())
      return
    }
    if (message.kind === 'lost') return lose(deserializeError(message.error))
    const to = asked.get(message.id)
    asked.delete(message.id)
    if (message.kind === 'answer') to?.resolve(message.answers)
    else to?.reject(deserializeError(message.error))
  }

  // `close` reports the error.
  closing.promise.catch(() => {})
  worker.on('message', hear)
  worker.on('error', (error) => lose(error instanceof Error ? error : new Error(String(error))))
  worker.on('exit', (code) => lose(new Error(`The thread of the database ended with ${code}.`)))

  const ask = (text: string, values?: unknown[]): Promise<Answer[]> =>
    new Promise((resolve, reject) => {
      if (state !== 'open') throw gone()
      const request: Ask = { id: (last += 1), text, values }
      worker.postMessage(request)
      asked.set(request.id, { resolve, reject })
    })

  // The caller that awaits `opened` gets the error.
  opened.promise.catch(() => {})
  const engine: ThreadEngine = {
    lost: lost.promise,
    get closed() {
      return state === 'closed'
    },
    query: async (text, values) => (await ask(text, values))[0] ?? { rows: [] },
    exec: (text) => ask(text),
    close: async () => {
      await opened.promise.catch(() => {})
      if (state === 'open') {
        state = 'closing'
        worker.postMessage('close')
      }
      if (state !== 'closed') await closing.promise
    },
  }
  return { engine, opened: opened.promise }
}

/** Opens the embedded database of a folder. Throws the engine's error. */
export const openThread = async (dataDir: string): Promise<ThreadEngine> => {
  const { engine, opened } = startThread(dataDir)
  await opened
  return engine
}
