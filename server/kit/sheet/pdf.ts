import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { formatDateTime } from '#contract/kit/dates.ts'
import { laterFigure } from '#server/kit/sheet/later.ts'
import { figure, spelled, widthsOf } from '#server/kit/sheet/pdfCells.ts'
import { ASCENT, fontOf, legible, type Weight } from '#server/kit/sheet/pdfFonts.ts'
import { summing, type Sheet, type SheetColumn } from '#server/kit/sheet/sheet.ts'
import { sayIn } from '#server/kit/words.ts'

const MARGIN = 32
const PAD = 3
/** Font size of a page's foot. */
const FOOT = 7.5
/** Largest logo, at the right of the heading. */
const LOGO = { width: 120, height: 40 }
/** Most lines of a cell; more are cut with an ellipsis. */
const LINES = 12
/** Rows that the column widths are measured by. */
const SAMPLE = 200
/** Many columns take smaller letters. */
const sizeFor = (columns: number): number => (columns > 10 ? 6.5 : 8)

const colours = { text: '#1d1b19', quiet: '#6b6660', line: '#d9d5d0', band: '#f4f2ef' } as const

const rightOf = <R>({ kind }: SheetColumn<R>): 'left' | 'right' =>
  kind === 'text' || kind === 'date' || kind === 'instant' ? 'left' : 'right'

/** Renders a table on landscape A4 pages: organisation, filters, lines that wrap rather than lose words, sums. */
export const pdfOf = async <R>(sheet: Sheet<R>): Promise<Buffer> => {
  const say = sayIn(sheet.locale)
  const { columns } = sheet
  const source = sheet.batches[Symbol.asyncIterator]()
  let rows = await source.next()
  const cellsOf = (row: R): string[] => columns.map((column) => spelled(row, column, sheet))
  const size = sizeFor(columns.length)
  const doc = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: MARGIN,
    info: { Title: sheet.title, ...(sheet.organisation && { Author: sheet.organisation }) },
  })
  const width = doc.page.width - 2 * MARGIN
  const bottom = doc.page.height - MARGIN - 14
  doc.fontSize(size)
  const widths = widthsOf(sheet, {
    width,
    sample: (rows.done ? [] : rows.value.slice(0, SAMPLE)).map(cellsOf),
    measure: (text) => doc.font(fontOf(text, 'bold')).widthOfString(text) + 2 * PAD + 1,
  })
  const sums = summing(columns)
  let y = MARGIN

  /** Baseline of a text of this size, the same for every font. */
  const on = (letters: number) => ({ baseline: -ASCENT * letters })

  const write = (words: string, style: { weight?: Weight; size: number; colour: string; x?: number }): void => {
    const text = legible(words)
    doc
      .font(fontOf(text, style.weight ?? 'regular'))
      .fontSize(style.size)
      .fillColor(style.colour)
    const x = style.x ?? MARGIN
    doc.text(text, x, y, { width: MARGIN + width - x, ...on(style.size) })
  }

  const heightOf = (cells: readonly string[], weight: Weight): number => {
    const heights = cells.map((text, index) => {
      const room = (widths[index] ?? 0) - 2 * PAD
      doc.font(fontOf(text, weight))
      const one = doc.currentLineHeight(true)
      return doc.widthOfString(text) <= room ? one : Math.min(LINES * one, doc.heightOfString(text, { width: room }))
    })
    return Math.max(...heights) + 2 * PAD
  }

  const line = (cells: readonly string[], weight: Weight, band: boolean): void => {
    doc.fontSize(size)
    const height = heightOf(cells, weight)
    if (band) doc.rect(MARGIN, y, width, height).fill(colours.band)
    doc.fillColor(colours.text)
    let x = MARGIN
    for (const [index, column] of columns.entries()) {
      const room = widths[index] ?? 0
      const box = { width: room - 2 * PAD, height: height - 2 * PAD + 1, ellipsis: true, ...on(size) }
      const text = cells[index] ?? ''
      doc.font(fontOf(text, weight)).text(text, x + PAD, y + PAD, { ...box, align: rightOf(column) })
      x += room
    }
    y += height
    doc
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + width, y)
      .lineWidth(0.4)
      .strokeColor(colours.line)
      .stroke()
  }

  const titles = (): void =>
    line(
      columns.map((column) => legible(column.title)),
      'bold',
      true,
    )

  const made = say('sheet.made', { date: formatDateTime(sheet.now, sheet.locale, sheet.zone) })
  const pages = laterFigure(doc, FOOT)
  let page = 1
  const foot = (): void => {
    // Without this, a text in the margin would begin another page.
    doc.page.margins.bottom = 0
    y = doc.page.height - MARGIN
    const quiet = { size: FOOT, colour: colours.quiet }
    write([sheet.organisation, sheet.title, made].filter(Boolean).join(' · '), quiet)
    const place = say('sheet.page', { page, pages: '' })
    doc.font(fontOf(place, 'regular'))
    // Leaves room for the number of pages, which has hardly more digits than this page's.
    const x = MARGIN + width - doc.widthOfString(`${place}${'0'.repeat(Math.max(2, String(page).length))}`)
    write(place, { ...quiet, x })
    pages.show(x + doc.widthOfString(place), y)
  }

  /** Writes a row; one that does not fit begins the next page, below the titles. */
  const row = (cells: readonly string[], weight: Weight, end: number): void => {
    doc.fontSize(size)
    if (y + heightOf(cells, weight) > end) {
      foot()
      doc.addPage()
      page += 1
      y = MARGIN
      titles()
    }
    line(cells, weight, end === bottom)
  }

  const heading = (): void => {
    if (sheet.logo) {
      const { width: room, height } = LOGO
      doc.image(Buffer.from(sheet.logo), MARGIN + width - room, MARGIN, { fit: [room, height], align: 'right' })
    }
    if (sheet.organisation) {
      write(sheet.organisation, { weight: 'bold', size: 9, colour: colours.quiet })
      y = doc.y + 2
    }
    write(sheet.title, { weight: 'bold', size: 17, colour: colours.text })
    y = doc.y + 4
    const count = { label: say('sheet.rows'), value: new Intl.NumberFormat(sheet.locale).format(sheet.count) }
    for (const { label, value } of [...sheet.about, count]) {
      write(`${label}: `, { size: 9, colour: colours.quiet })
      write(value, { size: 9, colour: colours.text, x: MARGIN + doc.widthOfString(`${label}: `) })
      y = doc.y + 1
    }
    y += 8
  }

  const file = buffer(doc)
  heading()
  titles()
  // Reserves room for the sums below the last row, so that they never stand on a page alone.
  const end = bottom - size - 3 * PAD
  for (; !rows.done; rows = await source.next())
    for (const values of rows.value) {
      sums.add(values)
      row(cellsOf(values), 'regular', end)
    }
  if (sheet.count === 0) {
    y += 2 * PAD
    write(say('sheet.none'), { size: 9, colour: colours.quiet, x: MARGIN + PAD })
  } else if (sums.wanted) {
    const total = columns.map((column, index) => {
      const sum = sums.of(column)
      if (sum !== undefined) return figure(sum, column, sheet)
      return index === 0 ? say('sheet.total') : ''
    })
    row(total, 'bold', bottom)
  }
  foot()
  pages.fill(page)
  doc.end()
  return file
}
