import { filesOfZip } from '#server/testing/zip.ts'

const SHEET = 'xl/worksheets/sheet1.xml'

/** The first sheet's rows as they are written, one text of XML each: a file of very many rows is not worth parsing. */
export const rowsOfXlsx = (file: Buffer): string[] => {
  const sheet = filesOfZip(file).get(SHEET)
  if (!sheet) throw new Error(`no ${SHEET}`)
  return sheet.toString('utf8').split('<row ').slice(1)
}
