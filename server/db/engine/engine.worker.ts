import { parentPort, workerData } from 'node:worker_threads'
import { openEngine } from '#server/db/engine/engine.ts'
import { faultOf, type Ask, type Told } from '#server/db/engine/wire.ts'

/** The embedded engine in a thread of its own: it opens the folder of `workerData`, and carries out what it is asked. */
const port = parentPort
if (!port) throw new Error('The engine runs in a thread.')
const tell = (it: Told): void => port.postMessage(it)

const { dataDir } = workerData as { dataDir: string }

const serve = async (): Promise<void> => {
  const engine = await openEngine({ dataDir })
  const carryOut = async ({ id, text, values }: Ask): Promise<void> => {
    try {
      // Fields describe columns to drivers; nobody here reads them, and copying them costs more than most rows.
      const results = values ? [await engine.query<Record<string, unknown>>(text, values)] : await engine.exec(text)
      const answers = results.map(({ rows, affectedRows, command }) => ({ rows, affectedRows, command }))
      tell({ kind: 'answer', id, answers })
    } catch (error) {
      tell({ kind: 'fault', id, fault: faultOf(error) })
    }
  }
  const close = (): Promise<void> =>
    engine.close().then(
      () => tell({ kind: 'closed' }),
      (error: unknown) => tell({ kind: 'lost', fault: faultOf(error) }),
    )
  let before = Promise.resolve()
  port.on('message', (it: Ask | 'close') => {
    before = before.then(() => (it === 'close' ? close() : carryOut(it)))
  })
  tell({ kind: 'open' })
}

serve().catch((error: unknown) => tell({ kind: 'lost', fault: faultOf(error) }))
