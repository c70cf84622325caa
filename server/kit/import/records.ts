/** Records of a CSV text; `broken` is the number of the one whose quotation marks do not close. */
interface Records {
  readonly records: string[][]
  readonly broken: number | undefined
}

/** A cell and the place behind it; undefined where its quotation mark does not close. */
type Cell = readonly [text: string, end: number] | undefined

/** A cell between quotation marks keeps its line breaks; two marks stand for one. */
const quotedCell = (text: string, { at, after }: { at: number; after: RegExp }): Cell => {
  for (let from = at + 1; ;) {
    const close = text.indexOf('"', from)
    if (close < 0) return undefined
    from = close + 2
    if (text[close + 1] === '"') continue
    after.lastIndex = close + 1
    const space = after.exec(text)
    return space ? [text.slice(at + 1, close).replaceAll('""', '"'), close + 1 + space[0].length] : undefined
  }
}

/** A quotation mark within a cell that does not begin with one is a letter like any other. */
const plainCell = (text: string, { at, stop }: { at: number; stop: RegExp }): Cell => {
  stop.lastIndex = at
  const end = stop.exec(text)?.index ?? text.length
  return [text.slice(at, end), end]
}

/**
 * Takes a CSV apart. Any line break outside quotation marks ends the record, CRLF, LF and CR side by side: files are put
 * together from parts that different systems wrote.
 */
export const recordsOf = (text: string, delimiter: string): Records => {
  const stop = new RegExp(`[${delimiter}\\r\\n]`, 'g')
  const after = new RegExp(` *(?=[${delimiter}\\r\\n]|$)`, 'y')
  const records: string[][] = []
  let record: string[] = []
  for (let at = 0; ;) {
    const cell = text[at] === '"' ? quotedCell(text, { at, after }) : plainCell(text, { at, stop })
    if (!cell) return { records, broken: records.length + 1 }
    const [value, end] = cell
    record.push(value)
    at = end + 1
    if (text[end] === delimiter) continue
    records.push(record)
    if (end >= text.length) return { records, broken: undefined }
    record = []
    if (text[end] === '\r' && text[at] === '\n') at += 1
  }
}
