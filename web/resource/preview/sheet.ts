import { readSheet } from 'read-excel-file/browser'

const shown = (cell: string | number | boolean | Date | null): string => {
  if (cell === null) return ''
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)
}

/** The rows of the first sheet of a workbook, as text. */
export const sheetRows = async (of: Blob): Promise<string[][]> => (await readSheet(of)).map((row) => row.map(shown))
