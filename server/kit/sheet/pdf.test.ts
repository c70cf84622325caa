import { describe, expect, test } from 'vitest'
import { pdfOf } from '#server/kit/sheet/pdf.ts'
import { legible } from '#server/kit/sheet/pdfFonts.ts'
import type { Sheet } from '#server/kit/sheet/sheet.ts'
import { textOfPdf } from '#server/testing/pdf.ts'

const sheetOf = (names: readonly string[]): Sheet<string> => ({
  title: 'Horas',
  organisation: 'Studio Łódź',
  about: [{ label: 'Pessoa', value: 'Zoë Šimůnková' }],
  columns: [
    { key: 'name', title: 'Nome', kind: 'text', value: (it) => it },
    { key: 'hours', title: 'Horas', kind: 'number', decimals: 1, sum: true, value: () => 1.5 },
  ],
  batches: (async function* () {
    yield names
  })(),
  count: names.length,
  locale: 'pt',
  zone: 'America/Sao_Paulo',
  now: new Date('2026-03-10T15:00:00Z'),
})

const NAMES = ['João Araújo', 'Łukasz Wiśniewski', 'İrem Şahoğlu', 'Ольга Жукова', 'Ελένη Παπαδάκη']

test('a PDF names people in all the letters of Europe', async () => {
  const file = await pdfOf(sheetOf(NAMES))
  const text = await textOfPdf(file)
  for (const it of [...NAMES, 'Studio Łódź', 'Zoë Šimůnková']) expect(text).toContain(it)
  expect(text).not.toContain('?')
})

test('what its own fonts hold makes no file larger', async () => {
  const [plain, wide] = await Promise.all([
    pdfOf({ ...sheetOf(NAMES.slice(0, 1)), organisation: '', about: [] }),
    pdfOf(sheetOf(NAMES)),
  ])
  expect(plain.includes('NotoSans')).toBe(false)
  expect(wide.includes('NotoSans')).toBe(true)
  // Only the letters that are shown, not the typeface.
  expect(wide.length - plain.length).toBeLessThan(40_000)
})

describe('a text is made legible', () => {
  test.each([
    ['as it is', 'Café – “olá” • 12 € …', 'Café – “olá” • 12 € …'],
    ['in other letters', 'Nguyễn Thị Hồng, Đặng Ţ ß', 'Nguyễn Thị Hồng, Đặng Ţ ß'],
    ['in one line', 'um\ndois\ttrês\u00A0quatro', 'um dois três quatro'],
    ['with its accents put together', 'Joa\u0303o', 'João'],
    ['with one question mark for each letter that nothing holds', 'Ann 👩🏽‍💻 佐藤', 'Ann ? ??'],
    ['without what cannot be seen', 'a\u0007b', 'a?b'],
  ])('%s', (_, from, to) => {
    expect(legible(from)).toBe(to)
  })
})
