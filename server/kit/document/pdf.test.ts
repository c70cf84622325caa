import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pdfmake from 'pdfmake'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { layoutOf } from '#server/kit/document/layout.ts'
import { pdfOf } from '#server/kit/document/pdf.ts'
import { pixCode } from '#server/kit/pix/pix.ts'
import { qrOf } from '#server/kit/qr.ts'
import { documentWith, loopLines, loopTable } from '#server/testing/documents.ts'
import { readPdf } from '#server/testing/pdf.ts'

const whole = (pages: readonly (readonly string[])[]): string => pages.flat().join('').replaceAll(/\s/g, '')

describe('a document of 200 lines', () => {
  test('has each with its figures, in one piece, below the heading of its page', async () => {
    const { pages } = await readPdf(await pdfOf(documentWith(200)))
    const texts = pages.map((items) => items.join(' '))
    expect(texts.length).toBeGreaterThan(5)
    for (let index = 0; index < 200; index += 1) {
      const on = texts.filter((text) => text.includes(`Correção nº ${index},`))
      expect(on).toHaveLength(1)
      expect(on[0]).toContain(`R$ 1.00${Math.floor(index / 100)},${String(index % 100).padStart(2, '0')}`)
    }
    for (const text of texts.filter((it) => it.includes('Correção')))
      for (const title of ['Portal do paciente', 'Dia', 'Átomo', 'Descrição', 'Horas', 'Valor', 'Total'])
        expect(text).toContain(title)
  })

  test.each([
    ['pt', 'Página'],
    ['en', 'Page'],
  ] as const)('numbers its pages in %s', async (locale, word) => {
    const { pages } = await readPdf(await pdfOf({ ...documentWith(200), locale }))
    const of = locale === 'pt' ? 'de' : 'of'
    for (const [index, items] of pages.entries())
      expect(items.join(' ')).toContain(`${word} ${index + 1} ${of} ${pages.length}`)
  })

  test('says figures in the language of the reader, and money as money of Brazil', async () => {
    const [pt, en] = await Promise.all(
      (['pt', 'en'] as const).map(async (locale) =>
        (await readPdf(await pdfOf({ ...documentWith(3), locale }))).pages.flat().join(' '),
      ),
    )
    for (const text of ['1.234,5', 'R$ 1.234,50', '01/03/2026', '1,2', 'Subtotal', 'Segunda linha.', 'Zoë Šimůnková'])
      expect(pt).toContain(text)
    for (const text of ['1,234.5', 'R$ 1.234,50', '01/03/2026', '1.2']) expect(en).toContain(text)
  })

  test('is known by its title, its organisation and its language', async () => {
    const { info } = await readPdf(await pdfOf(documentWith(1)))
    expect(info).toMatchObject({ Title: 'Ordem de pagamento 42', Author: 'Estúdio Łódź', Language: 'pt-BR' })
    expect(info['CreationDate']).toBe('D:20260313150000Z')
  })
})

test('what has nothing to show is a page that says so', async () => {
  const bare = { ...documentWith(0), head: [], totals: [], note: '', signatures: [], tables: [loopTable([])] }
  const { pages } = await readPdf(await pdfOf(bare))
  expect(pages).toHaveLength(1)
  expect(pages[0]?.join(' ')).toContain('Nenhum loop.')
})

describe('texts of people', () => {
  const hostile = [
    '<b>negrito</b><script>alert(1)</script>',
    '{{nome}} ${x} %s \\n &amp;',
    '=HYPERLINK("http://evil.example")',
    '/etc/passwd',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    ') Tj ET (',
    '__proto__',
  ]
  test('are text, whatever they look like, wherever they stand', async () => {
    const all = hostile.map((text) => ({ label: text, value: text }))
    const made = await pdfOf({
      ...documentWith(0),
      title: hostile[0] ?? '',
      organisation: { nome: hostile[1] ?? '' },
      head: [all],
      note: hostile.join('\n'),
      tables: [
        loopTable([{ title: hostile[7] ?? '', rows: loopLines(hostile.length, (index) => hostile[index] ?? '') }]),
      ],
    })
    const { pages, info, links } = await readPdf(made)
    const text = whole(pages)
    for (const it of hostile) expect(text.split(it.replaceAll(' ', '')).length - 1).toBeGreaterThanOrEqual(4)
    expect(info).toMatchObject({ Title: hostile[0], Author: hostile[1] })
    expect(links).toBe(0)
  })

  test('lose what could not be seen or would turn the words around them', async () => {
    const name = 'Ana\u0000\u001B[31m\u202Egnp.exe\u2066\u200B\nSouza'
    const { pages } = await readPdf(await pdfOf({ ...documentWith(0), head: [[{ label: 'Looper', value: name }]] }))
    expect(pages.flat()).toContain('Ana[31mgnp.exe Souza')
  })

  test('are whole when a word is wider than its column, and longer than a page', async () => {
    const word = Array.from({ length: 400 }, (_, index) => `x${index}`).join('')
    const story = Array.from({ length: 3000 }, (_, index) => `palavra${index}`).join(' ')
    const table = loopTable([{ rows: [['2026-03-01', word, story, 10, 100, 100], ...loopLines(2)] }])
    const { pages } = await readPdf(await pdfOf({ ...documentWith(0), tables: [table] }))
    const titles =
      /Dia|Átomo|Descrição|Horas|Valor|Total|EstúdioŁódź·Ordemdepagamento42·Geradoem13\/03\/2026|Página\d+de\d+/g
    const text = whole(pages).replaceAll(titles, '')
    for (let index = 0; index < 3000; index += 1) expect(text).toContain(`palavra${index}`)
    // Columns side by side take turns in the text, so the pieces of the word are looked for one by one.
    for (let index = 0; index < 400; index += 20) expect(text).toContain(`x${index}`)
    expect(text).toContain('R$1.000,01')
  })
})

describe('a payment', () => {
  const code =
    pixCode({
      key: `${'a'.repeat(64)}@oficinas.com`,
      name: 'Maria Aparecida dos Santos Oliveira',
      city: 'São José dos Campos',
      centavos: 999_999_999_999,
      txid: 'OP00000000000000000000042',
    }) ?? ''
  const paid = { ...documentWith(1), payment: { title: 'Pague por PIX', lead: 'Aponte a câmera.', code } }

  test('is copied as one string, however long its code is', async () => {
    const { pages } = await readPdf(await pdfOf(paid))
    expect(pages.flat()).toContain(code)
    expect(pages.flat()).toContain('PIX copia e cola')
  })

  test('is drawn as the QR code of the same text', () => {
    expect(JSON.stringify(layoutOf(paid))).toContain(qrOf(code).path)
  })
})

test('a logo is a picture of the file', async () => {
  const png = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#c00' } })
    .png()
    .toBuffer()
  const [plain, marked] = await Promise.all([
    pdfOf(documentWith(1)),
    pdfOf({ ...documentWith(1), organisation: { nome: 'Ipê', logo: new Uint8Array(png) } }),
  ])
  expect(plain.includes('/Subtype /Image')).toBe(false)
  expect(marked.includes('/Subtype /Image')).toBe(true)
})

describe('the library fetches nothing', () => {
  test.each(['/etc/hostname', './package.json'])('no file: %s', async (image) => {
    await expect(pdfmake.createPdf({ content: { image } }).getBuffer()).rejects.toThrow(/denied/)
  })
  test('and no address', async () => {
    let asked = 0
    const server = createServer((_, response) => response.end(String((asked += 1))))
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/x.png`
    const made = pdfmake.createPdf({ content: { image: 'far' }, images: { far: url } }).getBuffer()
    await expect(made).rejects.toThrow(/denied/)
    server.close()
    expect(asked).toBe(0)
  })
})
