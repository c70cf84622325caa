import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { threadFile } from '#server/kit/installation.ts'
import type { Sheet } from '#server/kit/sheet/sheet.ts'
import type { Job, Values } from '#server/kit/sheet/sheet.worker.ts'

/** Most memory of a file that is being made, in MB: past it the thread ends with an error, and the server goes on. */
const MEMORY = 512

/** A sheet as a workbook or PDF, made in a thread of its own: it takes seconds, in which nobody else would be answered. */
export const madeOf = async <R>({ columns, batches, ...rest }: Sheet<R>, format: 'xlsx' | 'pdf'): Promise<Buffer> => {
  const job: Job = { ...rest, format, columns: columns.map(({ value: _value, ...column }) => column) }
  const worker = new Worker(threadFile('server/kit/sheet/sheet.worker.ts'), {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  })
  const made = once(worker, 'message')
  // Awaited below; a thread that fails while rows are still read must not end the process.
  made.catch(() => {})
  try {
    for await (const batch of batches)
      worker.postMessage(batch.map((row): Values => columns.map((column) => column.value(row))))
    worker.postMessage(null)
    const [file] = await made
    return Buffer.from(file as Uint8Array)
  } finally {
    await worker.terminate()
  }
}
