import { IMPORT_COLUMNS, IMPORT_HEADERS, IMPORT_LINES } from '#contract/kit/import/import.ts'
import { beginningOf } from '#contract/kit/text.ts'
import { recordsOf } from '#server/kit/import/records.ts'
import { refuse } from '#server/kit/refuse.ts'
import { unguarded } from '#server/kit/sheet/guard.ts'

/** A line with its number in a spreadsheet: the header's is 1. */
export interface Line {
  readonly line: number
  readonly cells: readonly string[]
}

/** Most letters of a cell that are shown, and of a header that are kept: no name is longer, and an index holds no
 * more. */
export const SHOWN_MAX = 200

export interface CsvTable {
  readonly delimiter: Delimiter
  readonly headers: string[]
  readonly lines: Line[]
}

export type Delimiter = ';' | '\t' | ','

const BOM = [0xef, 0xbb, 0xbf]
/** Bytes in which a header of two-byte letters has some zero. */
const SEARCHED = 200

/** Charset of two-byte letters that a file says it has. */
const markOf = ([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined => {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

/**
 * Charset of two-byte letters. The mark alone proves nothing: some programs put it before any text, and others leave it out. A
 * header in Latin letters has a zero beside each.
 */
const utf16 = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined => {
  const zero = bytes.subarray(0, SEARCHED).indexOf(0)
  const marked = markOf(bytes)
  if (marked) return zero < 0 && bytes.length > 2 ? undefined : marked
  if (zero !== 0 && zero !== 1) return undefined
  return bytes[zero + 2] === 0 && bytes[zero + 4] === 0 ? (zero === 1 ? 'utf-16le' : 'utf-16be') : undefined
}

/** The bytes without a mark of their charset, whether it is true or not. */
const unmarked = (bytes: Uint8Array): Uint8Array => {
  if (BOM.every((byte, at) => bytes[at] === byte)) return bytes.subarray(BOM.length)
  return markOf(bytes) ? bytes.subarray(2) : bytes
}

/** The text of a file by what its bytes are, whatever its mark says: UTF-16, UTF-8, else windows-1252, as Excel in Brazil
 * saves a CSV. */
export const textOf = (bytes: Uint8Array): string => {
  const wide = utf16(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  const text = unmarked(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(text)
  } catch {
    return new TextDecoder('windows-1252').decode(text)
  }
}

/** Letters before a quotation mark that opens a cell; one after another quotation mark stands for itself. */
const OPENS: readonly (string | undefined)[] = [undefined, ';', '\t', ',', '"']

/** Separator of the header's cells: `;` if there is one outside quotation marks, else a tab, else `,`. */
const delimiterOf = (text: string): Delimiter => {
  let quoted = false
  let tab = false
  let before: string | undefined
  // A loop, because a regular expression that skips quoted text overflows the stack on a long one.
  for (const sign of text) {
    if (sign === '"') quoted = !quoted && OPENS.includes(before)
    before = sign
    if (quoted) continue
    if (sign === ';') return ';'
    if (sign === '\n' || sign === '\r') break
    tab ||= sign === '\t'
  }
  return tab ? '\t' : ','
}

const isEmpty = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '')

const trimmedEnd = (cells: readonly string[], length: number): string[] => {
  let end = cells.length
  while (end > length && (cells[end - 1] ?? '').trim() === '') end -= 1
  return cells.slice(0, end)
}

/**
 * Reads a file's text as a table. Refused: what is no text, a quotation mark that is never closed, no line below the
 * header, too many lines or columns. Empty lines are left out and keep their numbers.
 */
export const tableOf = (text: string): CsvTable => {
  // Excel may begin a file with a line that names the separator.
  const [said = ''] = /^\uFEFF?(?:sep=.(?:\r\n?|\n))?/i.exec(text) ?? []
  const body = text.slice(said.length)
  const skipped = /[\r\n]/.test(said) ? 1 : 0
  if (body.includes('\0')) return refuse('import.notText', { fields: { file: 'import.notText' } })
  const delimiter = delimiterOf(body)
  const { records, broken } = recordsOf(body, delimiter)
  if (broken !== undefined) {
    const line = broken + skipped
    return refuse('import.brokenQuotes', { params: { line }, extra: { line } })
  }
  const [head = [], ...rest] = records
  const headers = trimmedEnd(head, 0).map((it) => beginningOf(unguarded(it.trim()), SHOWN_MAX))
  if (headers.length > IMPORT_HEADERS) return refuse('import.tooManyColumns', { params: { max: IMPORT_HEADERS } })
  const lines = rest.flatMap((cells, at): Line[] => {
    const own = trimmedEnd(cells, headers.length)
    if (isEmpty(own)) return []
    // Cells past the header fail their line: a few are enough to say so.
    return [{ line: at + 2 + skipped, cells: own.slice(0, headers.length + IMPORT_COLUMNS).map(unguarded) }]
  })
  if (headers.length === 0 || lines.length === 0) return refuse('import.noLines')
  if (lines.length > IMPORT_LINES) return refuse('import.tooManyLines', { params: { max: IMPORT_LINES } })
  return { delimiter, headers, lines }
}
