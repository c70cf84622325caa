import { expect, test } from 'vitest'
import { SHEET_MAX } from '#contract/kit/page.ts'
import type { Sheet } from '#server/kit/sheet/sheet.ts'
import { madeOf } from '#server/kit/sheet/thread.ts'
import { textOfPdf } from '#server/testing/pdf.ts'
import { rowsOfXlsx } from '#server/testing/xlsx.ts'

const sheetOf = (batches: Sheet<number>['batches'], count: number): Sheet<number> => ({
  title: 'Horas',
  organisation: 'Estúdio Ipê',
  about: [],
  columns: [
    { key: 'name', title: 'Nome', kind: 'text', value: (row) => `Linha ${row}` },
    { key: 'hours', title: 'Horas', kind: 'number', decimals: 1, sum: true, value: () => 0.1 },
    { key: 'at', title: 'Início', kind: 'instant', value: () => '2026-03-01T12:00:00.000Z' },
    { key: 'text', title: 'Descrição', kind: 'text', value: (row) => `O que foi feito na linha ${row}. `.repeat(6) },
  ],
  batches,
  count,
  locale: 'pt',
  zone: 'America/Sao_Paulo',
  now: new Date('2026-03-10T15:00:00Z'),
})

const rowsOf = async function* (count: number): AsyncGenerator<number[]> {
  for (let from = 0; from < count; from += 1000) yield Array.from({ length: 1000 }, (_, index) => from + index)
}

/** Makes the file, and how much of the processor's work for it was this thread's. */
const sharing = async (format: 'xlsx' | 'pdf', count: number) => {
  const [here, all] = [process.threadCpuUsage(), process.cpuUsage()]
  const file = await madeOf(sheetOf(rowsOf(count), count), format)
  const [own, total] = [process.threadCpuUsage(here), process.cpuUsage(all)]
  return { file, share: (own.user + own.system) / (total.user + total.system) }
}

// Made in this thread nearly all the work would be its own.
test('the largest workbook is made while others are answered', async () => {
  const { file, share } = await sharing('xlsx', SHEET_MAX)
  expect(share).toBeLessThan(0.25)
  const rows = rowsOfXlsx(file)
  expect(rows).toHaveLength(SHEET_MAX + 2)
  expect(rows.at(-1)).toContain(`>${SHEET_MAX / 10}<`)
})

test('a large PDF is made while others are answered', async () => {
  const { file, share } = await sharing('pdf', 1000)
  expect(share).toBeLessThan(0.25)
  expect((await textOfPdf(file)).match(/Linha \d+/g)).toHaveLength(1000)
})

test('a text longer than a page is cut with an ellipsis, and no row is lost for it', async () => {
  const long = sheetOf(rowsOf(1000), 1000)
  const columns = long.columns.map((it) =>
    it.key === 'text' ? { ...it, value: (row: number) => (row === 3 ? 'palavra '.repeat(4000) : null) } : it,
  )
  const text = await textOfPdf(await madeOf({ ...long, columns }, 'pdf'))
  expect(text.match(/…/g)).toHaveLength(1)
  expect(text.match(/Linha \d+/g)).toHaveLength(1000)
  expect(text.split('\n').length).toBeLessThan(50)
})

test('what fails while rows are read or drawn fails the file, and nothing else', async () => {
  const broken = async function* (): AsyncGenerator<number[]> {
    yield [1]
    throw new Error('The database has gone')
  }
  await expect(madeOf(sheetOf(broken(), 2), 'xlsx')).rejects.toThrow('The database has gone')
  const sheet = sheetOf(rowsOf(1000), 1000)
  await expect(madeOf({ ...sheet, zone: 'Nowhere/Here' }, 'pdf')).rejects.toThrow(RangeError)
})
