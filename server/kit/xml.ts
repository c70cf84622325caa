import { XMLParser } from 'fast-xml-parser'

/** An element: its children by name without prefix; a text where it has none, a list where there are several. */
export type XmlNode = Readonly<Record<string, unknown>>

/** Texts stay texts, so that a number keeps its leading zero; attributes and entities are not read at all. */
const parser = new XMLParser({
  ignoreAttributes: true,
  removeNSPrefix: true,
  parseTagValue: false,
  trimValues: true,
  processEntities: false,
})

export const isXmlNode = (value: unknown): value is XmlNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Parses what somebody has handed in; undefined for what is no XML, and for a document type, which could bring entities of
 * its own.
 */
export const readXml = (text: string): XmlNode | undefined => {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return undefined
  try {
    const parsed: unknown = parser.parse(text.replace(/^\uFEFF/, ''), true)
    return isXmlNode(parsed) ? parsed : undefined
  } catch {
    return undefined
  }
}

/** What stands at a path of element names, `emit/CNPJ`; of several elements of one name the first. */
export const xmlAt = (from: unknown, path: string): unknown => {
  let found = from
  for (const name of path.split('/')) {
    const one: unknown = Array.isArray(found) ? found[0] : found
    found = isXmlNode(one) && Object.hasOwn(one, name) ? one[name] : undefined
  }
  return Array.isArray(found) ? found[0] : found
}

/** The first of the paths at which a text stands. */
export const xmlText = (from: unknown, ...paths: readonly string[]): string | undefined => {
  for (const path of paths) {
    const value = xmlAt(from, path)
    if (typeof value === 'string' && value !== '') return value
  }
  return undefined
}
