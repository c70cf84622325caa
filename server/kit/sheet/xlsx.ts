import writeExcelFile, { type Cell, type Row } from 'write-excel-file/node'
import { formatCall } from '#contract/kit/dates.ts'
import type { Sheet, SheetColumn } from '#server/kit/sheet/sheet.ts'

const DAY_SECONDS = 86_400
const NAME_MAX = 31

/** A sheet's dates have no zone: the wall time of the reader's zone, told as if it were UTC. */
const wallTime = (iso: string, zone: string): Date => {
  const [day = '', month = '', year = '', time = ''] = formatCall(new Date(iso), zone).split(/[- ]/)
  return new Date(`${year}-${month}-${day}T${time}Z`)
}

const cell = <R>(row: R, column: SheetColumn<R>, zone: string): Cell => {
  const value = column.value(row)
  if (value === null) return null
  if (column.kind === 'text') return { value: String(value), type: String }
  if (column.kind === 'duration') return { value: Number(value) / DAY_SECONDS, type: Number, format: '[h]:mm:ss' }
  if (column.kind === 'instant') return { value: wallTime(String(value), zone), type: Date, format: 'dd/mm/yyyy h:mm' }
  const format = column.decimals ? `0.${'0'.repeat(column.decimals)}` : '0'
  return { value: Number(value), type: Number, format }
}

const widths = { text: 28, number: 12, duration: 12, instant: 18 } as const

/** A workbook of one sheet with real numbers, durations and dates, its header fixed. */
export const xlsxOf = async <R>(sheet: Sheet<R>): Promise<Buffer> => {
  const rows: Row[] = [
    sheet.columns.map((column) => ({ value: column.title, type: String, fontWeight: 'bold' as const })),
  ]
  for await (const batch of sheet.batches)
    for (const row of batch) rows.push(sheet.columns.map((column) => cell(row, column, sheet.zone)))
  return writeExcelFile(rows, {
    sheet: sheet.title.replace(/[\\/?*[\]:]/g, ' ').slice(0, NAME_MAX),
    columns: sheet.columns.map((column) => ({ width: widths[column.kind] })),
    stickyRowsCount: 1,
  }).toBuffer()
}
