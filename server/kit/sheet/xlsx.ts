import writeExcelFile, { type Cell, type Row } from 'write-excel-file/node'
import { decimalsOf, summing, wallTime, type Sheet, type SheetColumn } from '#server/kit/sheet/sheet.ts'
import { sayIn } from '#server/kit/words.ts'

const DAY_SECONDS = 86_400
const NAME_MAX = 31

const formatOf = <R>(column: SheetColumn<R>): string => {
  if (column.kind === 'duration') return '[h]:mm:ss'
  const decimals = decimalsOf(column)
  return decimals > 0 ? `#,##0.${'0'.repeat(decimals)}` : '#,##0'
}

const figure = <R>(value: number, column: SheetColumn<R>) => ({
  value: column.kind === 'duration' ? value / DAY_SECONDS : value,
  type: Number,
  format: formatOf(column),
})

const DATE_FORMAT = 'dd/mm/yyyy h:mm'

/** A sheet's dates have no zone: the wall time is told as if it were UTC. */
const instant = (iso: string, { zone }: Pick<Sheet<never>, 'zone'>) => ({
  value: new Date(`${wallTime(iso, zone).replace(' ', 'T')}Z`),
  type: Date,
  format: DATE_FORMAT,
})

const day = (iso: string) => ({ value: new Date(`${iso}T00:00:00Z`), type: Date, format: 'dd/mm/yyyy' })

const cell = <R>(row: R, column: SheetColumn<R>, sheet: Sheet<R>): Cell => {
  const value = column.value(row)
  if (value === null) return null
  if (column.kind === 'text') return { value: String(value), type: String }
  if (column.kind === 'instant') return instant(String(value), sheet)
  if (column.kind === 'date') return day(String(value))
  return figure(Number(value), column)
}

const widths = { text: 28, number: 12, money: 14, duration: 12, date: 12, instant: 18 } as const

/** A workbook of one sheet with real numbers, durations and dates, its header fixed and its sums in the last row. */
export const xlsxOf = async <R>(sheet: Sheet<R>): Promise<Buffer> => {
  const bold = { fontWeight: 'bold' as const }
  const text = (value: string) => ({ value, type: String, ...bold })
  const rows: Row[] = [sheet.columns.map((column) => text(column.title))]
  const sums = summing(sheet.columns)
  for await (const batch of sheet.batches)
    for (const row of batch) {
      sums.add(row)
      rows.push(sheet.columns.map((column) => cell(row, column, sheet)))
    }
  if (sums.wanted && sheet.count > 0)
    rows.push(
      sheet.columns.map((column, index) => {
        const sum = sums.of(column)
        if (sum !== undefined) return { ...figure(sum, column), ...bold }
        return index === 0 ? text(sayIn(sheet.locale)('sheet.total')) : null
      }),
    )
  return writeExcelFile(rows, {
    sheet: sheet.title.replace(/[\\/?*[\]:]/g, ' ').slice(0, NAME_MAX),
    columns: sheet.columns.map((column) => ({ width: widths[column.kind] })),
    stickyRowsCount: 1,
  }).toBuffer()
}
