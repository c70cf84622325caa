const END = 0x06_05_4b_50
const ENTRY = 0x02_01_4b_50
/** Bytes of an archive's end record, and of the longest comment that may follow it. */
const END_SIZE = 22
const COMMENT_MAX = 65_535

/** Position of an archive's directory, and its number of files; undefined for another file. */
const listOf = (view: DataView): { at: number; count: number } | undefined => {
  for (let at = view.byteLength - END_SIZE; at >= Math.max(0, view.byteLength - END_SIZE - COMMENT_MAX); at--)
    if (view.getUint32(at, true) === END)
      return { at: view.getUint32(at + 16, true), count: view.getUint16(at + 10, true) }
  return undefined
}

/** Bytes of the XML in an archive once it is unpacked, as the archive says; undefined for what is none. A small file may unpack to more than a page can hold. */
export const unpackedXml = (bytes: ArrayBuffer): number | undefined => {
  const view = new DataView(bytes)
  const list = listOf(view)
  if (!list) return undefined
  let { at } = list
  let sum = 0
  for (let left = list.count; left > 0; left--) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== ENTRY) return undefined
    const name = view.getUint16(at + 28, true)
    const ending = new Uint8Array(bytes, Math.min(view.byteLength, at + 46), Math.min(name, view.byteLength - at - 46))
    if (/\.(?:xml|rels)$/i.test(new TextDecoder().decode(ending))) sum += view.getUint32(at + 24, true)
    at += 46 + name + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return sum
}
