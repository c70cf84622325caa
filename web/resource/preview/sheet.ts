import { readSheet } from 'read-excel-file/browser'

const shown = (cell: unknown): string => {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : ''
}

/** The rows of the first sheet of a workbook, as text. */
export const sheetRows = async (of: Blob): Promise<string[][]> => (await readSheet(of)).map((row) => row.map(shown))
