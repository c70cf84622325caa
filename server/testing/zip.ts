import { inflateRawSync } from 'node:zlib'

const ENTRY = 0x02014b50

/** The files within a ZIP by their paths. */
export const filesOfZip = (zip: Buffer): Map<string, Buffer> => {
  const found = new Map<string, Buffer>()
  for (let at = zip.indexOf('PK\u0001\u0002'); at >= 0 && zip.readUInt32LE(at) === ENTRY;) {
    const [nameLength = 0, extraLength = 0, noteLength = 0] = [28, 30, 32].map((offset) =>
      zip.readUInt16LE(at + offset),
    )
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const local = zip.readUInt32LE(at + 42)
    const data = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const packed = zip.subarray(data, data + zip.readUInt32LE(at + 20))
    found.set(name, zip.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed))
    at += 46 + nameLength + extraLength + noteLength
  }
  return found
}
