import { on } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import type { Sheet, SheetColumn } from '#server/kit/sheet/sheet.ts'

export type Values = readonly (string | number | null)[]

/** First message to the thread; batches of rows follow, `null` after the last. */
export interface Job extends Omit<Sheet<never>, 'columns' | 'batches'> {
  format: 'xlsx' | 'pdf'
  columns: readonly Omit<SheetColumn<never>, 'value'>[]
}

if (!parentPort) throw new Error('A thread of a server, not a program')
const port = parentPort
const { format, columns, ...rest } = workerData as Job

const batches = async function* (): AsyncGenerator<readonly Values[]> {
  for await (const [rows] of on(port, 'message')) {
    if (rows === null) return
    yield rows as readonly Values[]
  }
}

const sheet: Sheet<Values> = {
  ...rest,
  columns: columns.map((column, index) => ({ ...column, value: (row) => row[index] ?? null })),
  batches: batches(),
}

const file =
  format === 'xlsx'
    ? await (await import('#server/kit/sheet/xlsx.ts')).xlsxOf(sheet)
    : await (await import('#server/kit/sheet/pdf.ts')).pdfOf(sheet)
port.postMessage(file)
