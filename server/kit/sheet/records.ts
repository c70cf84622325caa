import { Readable } from 'node:stream'
import Papa from 'papaparse'
import { harmless } from '#server/kit/sheet/guard.ts'

/** A row of any table, as JSON has it. */
export type RecordRow = Readonly<Record<string, string | number | boolean | object | null>>
type Batches = AsyncIterable<readonly RecordRow[]>

const jsonOf = async function* (batches: Batches) {
  let between = ''
  yield '[\n'
  for await (const rows of batches)
    for (const row of rows) {
      yield `${between}${JSON.stringify(row)}`
      between = ',\n'
    }
  yield '\n]\n'
}

const cellOf = (value: RecordRow[string]): string => {
  if (value === null) return ''
  return harmless(typeof value === 'object' ? JSON.stringify(value) : String(value))
}

const csvOf = async function* (batches: Batches) {
  let names: string[] | undefined
  for await (const rows of batches) {
    if (!names) {
      names = Object.keys(rows[0] ?? {})
      yield `\uFEFF${Papa.unparse([names], { newline: '\r\n' })}\r\n`
    }
    const cells = rows.map((row) => (names ?? []).map((name) => cellOf(row[name] ?? null)))
    yield `${Papa.unparse(cells, { newline: '\r\n' })}\r\n`
  }
}

/** Rows as a JSON array, a batch at a time. */
export const jsonStream = (batches: Batches): Readable => Readable.from(jsonOf(batches))
/** Rows as a table for spreadsheets, of which no cell is taken for a formula. */
export const csvStream = (batches: Batches): Readable => Readable.from(csvOf(batches))
/** A text as it is. */
export const textStream = (text: string): Readable => Readable.from([text])
