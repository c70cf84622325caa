import { expect, test } from 'vitest'
import { SHEET_MAX } from '#contract/kit/page.ts'
import { sheetDownload } from '#server/kit/http/download.ts'
import type { Sheet } from '#server/kit/sheet/sheet.ts'

const none = async function* (): AsyncGenerator<number[]> {}

const sheet = (count: number): Sheet<number> => ({
  title: 'Horas',
  organisation: '',
  about: [],
  columns: [{ key: 'name', title: 'Nome', kind: 'text', value: (row) => `Linha ${row}` }],
  batches: none(),
  count,
  locale: 'pt',
  zone: 'America/Sao_Paulo',
  now: new Date('2026-03-10T15:00:00Z'),
})

test.each(['xlsx', 'pdf'] as const)('of more than so many rows no %s is begun', async (format) => {
  const refused = sheetDownload(sheet(SHEET_MAX + 1), { name: 'horas', format })
  await expect(refused).rejects.toThrow('common.sheetTooLong')
})

test('a CSV has no limit', async () => {
  const made = await sheetDownload(sheet(SHEET_MAX * 10), { name: 'horas', format: 'csv' })
  expect(made).toMatchObject({ name: 'horas.csv', rows: SHEET_MAX * 10 })
})
