import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import PDFDocument from 'pdfkit'

const pdfOf = (lines: readonly string[], at: Date): Promise<Buffer> => {
  const doc = new PDFDocument({ size: 'A4', margin: 72, info: { Title: lines[0] ?? '', CreationDate: at } })
  for (const [place, line] of lines.entries()) doc.fontSize(place === 0 ? 20 : 12).text(line, { paragraphGap: 12 })
  doc.end()
  return buffer(doc)
}

/** Fields that precede a file in a ZIP and stand again in its directory, from the version needed to unpack it on. */
const entry = (name: Buffer, body: Buffer): Buffer => {
  const head = Buffer.alloc(26)
  head.writeUInt16LE(20, 0)
  head.writeUInt32LE(crc32(body), 10)
  head.writeUInt32LE(body.length, 14)
  head.writeUInt32LE(body.length, 18)
  head.writeUInt16LE(name.length, 22)
  return head
}

/** Makes a ZIP of these files, uncompressed and without dates, so that the same files give the same bytes. */
const zipOf = (files: readonly (readonly [string, string])[]): Buffer => {
  const parts: Buffer[] = []
  const list: Buffer[] = []
  let at = 0
  for (const [path, text] of files) {
    const [name, body] = [Buffer.from(path), Buffer.from(text)]
    const part = Buffer.concat([Buffer.from('PK\u0003\u0004'), entry(name, body), name, body])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(at, 10)
    list.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), entry(name, body), tail, name]))
    parts.push(part)
    at += part.length
  }
  const names = Buffer.concat(list)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 0, 'latin1')
  end.writeUInt16LE(list.length, 8)
  end.writeUInt16LE(list.length, 10)
  end.writeUInt32LE(names.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, names, end])
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const OOXML = 'http://schemas.openxmlformats.org'

const paragraph = (text: string, style = ''): string =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`

/** Lines with `|` are rows of a table; the first line is the title. */
const wordBody = (lines: readonly string[]): string => {
  const [title = '', ...rest] = lines
  const rows = rest.filter((it) => it.includes('|'))
  const cells = (row: string) => row.split('|').map((it) => `<w:tc>${paragraph(it.trim())}</w:tc>`)
  const table = rows.map((row) => `<w:tr>${cells(row).join('')}</w:tr>`).join('')
  return [
    paragraph(title, 'Heading1'),
    ...rest.filter((it) => !it.includes('|')).map((it) => paragraph(it)),
    rows.length > 0 ? `<w:tbl>${table}</w:tbl>` : '',
  ].join('')
}

const docxOf = (lines: readonly string[]): Buffer =>
  zipOf([
    [
      '[Content_Types].xml',
      `${HEAD}<Types xmlns="${OOXML}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${types.docx}.main+xml"/></Types>`,
    ],
    [
      '_rels/.rels',
      `${HEAD}<Relationships xmlns="${OOXML}/package/2006/relationships"><Relationship Id="rId1" Type="${OOXML}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    ],
    [
      'word/document.xml',
      `${HEAD}<w:document xmlns:w="${OOXML}/wordprocessingml/2006/main"><w:body>${wordBody(lines)}</w:body></w:document>`,
    ],
  ])

const types = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  csv: 'text/csv',
  md: 'text/plain',
} as const

const isKnown = (ending: string): ending is keyof typeof types => ending in types

/** Type and bytes of a demonstration file by its extension; the same lines and moment give the same bytes. */
export const paperOf = async (
  nome: string,
  lines: readonly string[],
  at: Date,
): Promise<{ type: string; bytes: Buffer }> => {
  const ending = nome.split('.').at(-1) ?? ''
  if (!isKnown(ending)) throw new Error(`no bytes for ${nome}`)
  if (ending === 'pdf') return { type: types.pdf, bytes: await pdfOf(lines, at) }
  if (ending === 'docx') return { type: types.docx, bytes: docxOf(lines) }
  return { type: types[ending], bytes: Buffer.from(`${lines.join('\n')}\n`) }
}
