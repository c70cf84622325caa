import { parentPort, workerData } from 'node:worker_threads'
import { openDurable } from '#server/db/engine/durable.ts'
import { serializeError, type Ask, type EngineData, type EngineMessage } from '#server/db/engine/wire.ts'
import { keepCompiled } from '#server/kit/installation.ts'

/** The embedded engine in a thread of its own: it opens the folder of `workerData`, and carries out what it is asked. */
const port = parentPort
if (!port) throw new Error('The engine runs in a thread.')
const post = (it: EngineMessage): void => port.postMessage(it)

const { dataDir, leastRoom } = workerData as EngineData

const lose = (error: unknown): void => post({ kind: 'lost', error: serializeError(error) })

const serve = async (): Promise<void> => {
  keepCompiled()
  const engine = await openDurable(dataDir, leastRoom)
  void engine.lost.then(lose)
  const carryOut = async ({ id, text, values }: Ask): Promise<void> => {
    try {
      const results = values ? [await engine.query(text, values)] : await engine.exec(text)
      // Fields describe columns to drivers; nobody here reads them, and copying them costs more than most rows.
      const answers = results.map(({ rows, affectedRows, command }) => ({ rows, affectedRows, command }))
      post({ kind: 'answer', id, answers })
    } catch (error) {
      post({ kind: 'error', id, error: serializeError(error) })
    }
  }
  port.on('message', (message: Ask | 'close') => {
    if (message === 'close') void engine.close().then(() => post({ kind: 'closed' }), lose)
    else void carryOut(message)
  })
  post({ kind: 'open' })
}

serve().catch(lose)
