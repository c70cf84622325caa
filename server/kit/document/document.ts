import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { DocumentDescription } from '#server/kit/document/description.ts'
import type { Made } from '#server/kit/document/document.worker.ts'
import { threadFile } from '#server/kit/installation.ts'
import { makeTurns } from '#server/kit/sheet/turns.ts'

interface Bounds {
  /** How long the thread waits for another document before it ends. */
  readonly idleMs: number
  /** Longest that one document may take. */
  readonly limitMs: number
  /** Most memory of the thread in MB: past it the thread ends with an error, and the server goes on. */
  readonly memoryMb: number
  /** Documents that wait for the thread; who asks for one more is told to come back. */
  readonly waiting: number
}

/**
 * Makes PDFs in a thread, one after the other. The thread stays after its first, whose fonts and code it then has, until it was
 * idle for a while. One that fails takes its thread along only if it broke it; the next document has another.
 */
export const makeDocuments = ({ idleMs, limitMs, memoryMb, waiting }: Bounds) => {
  const turn = makeTurns({ atOnce: 1, waiting })
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined

  const end = (): void => {
    void thread?.terminate()
    thread = undefined
  }
  const start = (): Worker => {
    const worker = new Worker(threadFile('server/kit/document/document.worker.ts'), {
      // Layout makes much that is soon forgotten: with little room for the young, most of the time is spent collecting.
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 64 },
    })
    // An error without a listener would end the server.
    worker.on('error', () => (thread = thread === worker ? undefined : thread))
    return worker
  }

  const make = async (description: DocumentDescription): Promise<Buffer> => {
    clearTimeout(idle)
    thread ??= start()
    const worker = thread
    worker.ref()
    try {
      const answer = once(worker, 'message', { signal: AbortSignal.timeout(limitMs) })
      worker.postMessage(description)
      const [made] = (await answer.catch((error: unknown) => {
        end()
        throw error
      })) as [Made]
      if ('error' in made) throw new Error(`No document was made: ${made.error}`)
      return Buffer.from(made.file)
    } finally {
      // Neither the thread nor its timer keeps a server running that wants to end.
      worker.unref()
      idle = setTimeout(end, idleMs).unref()
    }
  }

  return {
    documentOf: async (description: DocumentDescription): Promise<Buffer> => {
      const done = await turn()
      try {
        return await make(description)
      } finally {
        done()
      }
    },
    isWarm: (): boolean => thread !== undefined,
  }
}

/** A description as a PDF, made off the request's path: ask for it once what it needs is read, outside of a transaction. */
export const { documentOf } = makeDocuments({ idleMs: 300_000, limitMs: 60_000, memoryMb: 512, waiting: 20 })
