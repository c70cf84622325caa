import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import type { ResourceFile } from '#contract/resource/page.ts'
import { fakeServer } from '#web/testing/server.ts'
import { readFile } from './read.ts'
import { unpackedXml } from './unpacked.ts'

/** An archive of these files, none of them packed. */
const archive = (files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> => {
  const encoder = new TextEncoder()
  const parts: Uint8Array[] = []
  const list: Uint8Array[] = []
  const size = (all: readonly Uint8Array[]) => all.reduce((sum, it) => sum + it.length, 0)
  const block = (length: number, write: (view: DataView) => void, ...rest: Uint8Array[]) => {
    const bytes = new Uint8Array(length + size(rest))
    write(new DataView(bytes.buffer))
    bytes.set(rest[0] ?? new Uint8Array(), length)
    bytes.set(rest[1] ?? new Uint8Array(), length + (rest[0]?.length ?? 0))
    return bytes
  }
  for (const [path, text] of Object.entries(files)) {
    const [name, body] = [encoder.encode(path), encoder.encode(text)]
    const about = (view: DataView, at: number) => {
      view.setUint32(at + 6, crc32(body), true)
      view.setUint32(at + 10, body.length, true)
      view.setUint32(at + 14, body.length, true)
      view.setUint16(at + 18, name.length, true)
    }
    const offset = size(parts)
    list.push(
      block(
        46,
        (view) => {
          view.setUint32(0, 0x02_01_4b_50, true)
          about(view, 10)
          view.setUint32(42, offset, true)
        },
        name,
      ),
    )
    parts.push(
      block(
        30,
        (view) => {
          view.setUint32(0, 0x04_03_4b_50, true)
          about(view, 8)
        },
        name,
        body,
      ),
    )
  }
  const end = block(22, (view) => {
    view.setUint32(0, 0x06_05_4b_50, true)
    view.setUint16(8, list.length, true)
    view.setUint16(10, list.length, true)
    view.setUint32(12, size(list), true)
    view.setUint32(16, size(parts), true)
  })
  return new Uint8Array([...parts, ...list, end].flatMap((it) => [...it]))
}

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const word = (body: string) =>
  archive({
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
      <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
      <Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1"
      Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document ${W}><w:body>${body}</w:body></w:document>`,
  })

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const file: ResourceFile = { id: 5, nome: 'ata.docx', type: DOCX, size: 900, at: '2026-01-01T12:00:00Z' }
const read = (body: Uint8Array<ArrayBuffer>, of: Partial<ResourceFile> = {}) => {
  const server = fakeServer()
  server.answer('GET', '/api/resources/:id/files/:file', () => new Response(body))
  return readFile({ ...file, ...of }, 2)
}

test('a Word document is read as text with its form', async () => {
  const bold = '<w:r><w:rPr><w:b/></w:rPr><w:t>forte &lt;b&gt;</w:t></w:r>'
  const content = await read(word(`<w:p><w:r><w:t xml:space="preserve">Reunião </w:t></w:r>${bold}</w:p>`))
  expect(content).toMatchObject({ kind: 'docx', html: '<p>Reunião <strong>forte &lt;b&gt;</strong></p>' })
})

test('what is no document says so, as does one that unpacks to too much', async () => {
  expect(await read(new TextEncoder().encode('nada'))).toEqual({ kind: 'broken' })
  expect(await read(archive({ 'a.xml': '<a/>' }))).toEqual({ kind: 'broken' })
  const large = word('<w:p/>')
  expect(unpackedXml(large.buffer)).toBeGreaterThan(500)
  // The archive says of its first file that it is of 2 GB once it is unpacked.
  const entry = new TextDecoder('latin1').decode(large).indexOf('PK\u0001\u0002')
  new DataView(large.buffer).setUint32(entry + 24, 2_000_000_000, true)
  expect(await read(large)).toEqual({ kind: 'large' })
})

test('texts and rows are read by their kind', async () => {
  const body = new TextEncoder().encode('# Notas')
  expect(await read(body, { nome: 'a.md', type: 'text/plain' })).toEqual({ kind: 'markdown', text: '# Notas' })
  const rows = new TextEncoder().encode('a;b\n1;2')
  expect(await read(rows, { nome: 'a.csv', type: 'text/csv' })).toEqual({
    kind: 'rows',
    rows: [
      ['a', 'b'],
      ['1', '2'],
    ],
  })
})
