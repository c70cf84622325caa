import { inflateRawSync } from 'node:zlib'

const ENTRY = 0x02014b50
const SHEET = 'xl/worksheets/sheet1.xml'

/** The first sheet's rows as they are written, one text of XML each: a file of very many rows is not worth parsing. */
export const rowsOfXlsx = (file: Buffer): string[] => {
  for (let at = file.indexOf('PK\u0001\u0002'); file.readUInt32LE(at) === ENTRY;) {
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((offset) => file.readUInt16LE(at + offset))
    const name = file.toString('utf8', at + 46, at + 46 + (nameLength ?? 0))
    if (name === SHEET) {
      const local = file.readUInt32LE(at + 42)
      const data = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
      const packed = file.subarray(data, data + file.readUInt32LE(at + 20))
      const text = file.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed)
      return text.toString('utf8').split('<row ').slice(1)
    }
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (noteLength ?? 0)
  }
  throw new Error(`no ${SHEET}`)
}
