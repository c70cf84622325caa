import type { Content, CustomTableLayout, TableCell } from 'pdfmake/interfaces.js'
import type { Locale } from '#contract/kit/words.ts'
import type { Cell, DocumentColumn, DocumentGroup, DocumentTable } from '#server/kit/document/description.ts'
import { colours, SIZE, WIDTH } from '#server/kit/document/style.ts'
import { printed, written } from '#server/kit/document/written.ts'

const PAD = { x: 4, y: 3 } as const
/** Width of an average letter and of the widest figure, in font sizes. */
const LETTER = 0.56
const FIGURE = 0.62
const LEAST = 48
/** Most lines of a row: a longer text goes on in the next one, as a row is never cut by the end of a page. */
const LINES = 24

const isRight = ({ kind }: DocumentColumn): boolean => kind === 'hours' || kind === 'money'

type Spelled = readonly string[]

/** Figures take the width of the longest, texts share what is left. */
const widthsOf = (columns: readonly DocumentColumn[], rows: readonly Spelled[]): number[] => {
  const needs = columns.map(({ kind, title }, at) => {
    if (kind === 'text') return 0
    const longest = Math.max(...rows.map((row) => row[at]?.length ?? 0))
    const word = Math.max(...title.split(' ').map((it) => it.length))
    return Math.max(longest * FIGURE, word * FIGURE) * SIZE + 2
  })
  const left = WIDTH - 2 * PAD.x * columns.length - needs.reduce((sum, it) => sum + it, 0)
  const shares = columns.reduce((sum, { kind, share = 1 }) => sum + (kind === 'text' ? share : 0), 0)
  return columns.map(({ kind, share = 1 }, at) =>
    kind === 'text' ? Math.max(LEAST, (left * share) / shares) : (needs[at] ?? LEAST),
  )
}

/** A text in pieces of so many letters at most, parted at spaces where there are any. */
const piecesOf = (text: string, most: number): string[] => {
  const pieces: string[] = []
  let rest = text
  while (rest.length > most) {
    const space = rest.lastIndexOf(' ', most)
    const at = space > most / 2 ? space : most
    pieces.push(rest.slice(0, at))
    rest = rest.slice(at).trimStart()
  }
  return [...pieces, rest]
}

/** A row, in as many rows as its longest text needs. */
const partsOf = (row: Spelled, widths: readonly number[]): Spelled[] => {
  const cells = row.map((text, at) => piecesOf(text, Math.floor(((widths[at] ?? LEAST) / (SIZE * LETTER)) * LINES)))
  const most = Math.max(...cells.map((it) => it.length))
  return Array.from({ length: most }, (_, part) => cells.map((it) => it[part] ?? ''))
}

interface Frame {
  readonly columns: readonly DocumentColumn[]
  readonly widths: number[]
}

const line = ({ columns }: Frame, cells: Spelled, style: { bold?: true; fillColor?: string } = {}): TableCell[] =>
  columns.map((column, at) => ({ ...style, text: cells[at] ?? '', alignment: isRight(column) ? 'right' : 'left' }))

const across = ({ columns }: Frame, text: string, style: { bold?: true; color?: string }): TableCell[] => [
  { ...style, text, colSpan: columns.length },
  ...columns.slice(1).map(() => ({})),
]

interface SpelledGroup {
  readonly title: string | undefined
  readonly rows: readonly Spelled[]
  readonly subtotal: Spelled | undefined
}

/** A table whose heading is repeated on each page, with at least one row below. */
const groupTable = (frame: Frame, { title, rows, subtotal }: SpelledGroup): Content => {
  const head = [
    ...(title === undefined ? [] : [across(frame, title, { bold: true })]),
    line(
      frame,
      frame.columns.map((column) => printed(column.title)),
      { bold: true, fillColor: colours.band },
    ),
  ]
  const body: TableCell[][] = [...head]
  /** Rows that go on with the one above them. */
  const going = new Set<number>()
  for (const row of rows)
    for (const [part, cells] of partsOf(row, frame.widths).entries()) {
      if (part > 0) going.add(body.length)
      body.push(line(frame, cells))
    }
  if (subtotal) body.push(line(frame, subtotal, { bold: true }))
  const layout: CustomTableLayout = {
    hLineWidth: (at) => (at === 0 || going.has(at) || at < head.length ? 0 : 0.4),
    vLineWidth: () => 0,
    hLineColor: () => colours.line,
    paddingLeft: () => PAD.x,
    paddingRight: () => PAD.x,
    paddingTop: () => PAD.y,
    paddingBottom: () => PAD.y,
  }
  return {
    table: { headerRows: head.length, keepWithHeaderRows: 1, dontBreakRows: true, widths: frame.widths, body },
    layout,
    margin: [0, 0, 0, 8],
  }
}

/** The groups of a table, all with the same widths. */
export const tableOf = ({ title, columns, groups, none }: DocumentTable, locale: Locale): Content[] => {
  const spell = (row: readonly Cell[]): Spelled => columns.map(({ kind }, at) => written(row[at] ?? null, kind, locale))
  const spelled = groups.map((group: DocumentGroup): SpelledGroup => ({
    title: group.title === undefined ? undefined : printed(group.title),
    rows: group.rows.map(spell),
    subtotal: group.subtotal?.map((cell, at) =>
      cell === null ? '' : written(cell, columns[at]?.kind ?? 'text', locale),
    ),
  }))
  const all = spelled.flatMap(({ rows, subtotal }) => (subtotal ? [...rows, subtotal] : rows))
  const heading: Content[] =
    title === undefined
      ? []
      : [{ text: printed(title), bold: true, fontSize: 11, margin: [0, 6, 0, 4], headlineLevel: 1 }]
  if (all.length === 0) return [...heading, { text: printed(none), color: colours.quiet, margin: [0, 0, 0, 8] }]
  const frame = { columns, widths: widthsOf(columns, all) }
  return [...heading, ...spelled.map((group) => groupTable(frame, group))]
}
