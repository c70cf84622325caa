import PDFDocument from 'pdfkit'
import { formatDateTime } from '#contract/kit/dates.ts'
import { clock } from '#contract/kit/hours.ts'
import type { Sheet, SheetColumn } from '#server/kit/sheet/sheet.ts'

const MARGIN = 32
const SIZE = 8
const ROW = 14
const PAD = 3

const texts = {
  pt: { page: 'Página', made: 'Gerado em', rows: 'linhas' },
  en: { page: 'Page', made: 'Made on', rows: 'rows' },
} as const

const spelled = <R>(row: R, column: SheetColumn<R>, sheet: Sheet<R>): string => {
  const value = column.value(row)
  if (value === null) return '- - -'
  if (column.kind === 'duration') return clock(Number(value))
  if (column.kind === 'instant') return formatDateTime(String(value), sheet.locale, sheet.zone)
  if (column.kind === 'text') return String(value)
  const text = Number(value).toFixed(column.decimals ?? 0)
  return sheet.locale === 'pt' ? text.replace('.', ',') : text
}

/** The standard fonts of PDF hold Latin-1; what lies outside is shown as a question mark rather than as noise. */
const printable = (text: string): string =>
  text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/[^\u0020-ÿ]/gu, '?')

/** A table on landscape A4 pages, written as it is drawn: one line a row, cut with an ellipsis where it must. */
export const pdfOf = <R>(sheet: Sheet<R>): NodeJS.ReadableStream => {
  const words = texts[sheet.locale]
  const doc = new PDFDocument({ size: 'A4', layout: 'landscape', margin: MARGIN, info: { Title: sheet.title } })
  const width = doc.page.width - 2 * MARGIN
  const shares = sheet.columns.map((column) => column.weight ?? 1)
  const unit = width / shares.reduce((sum, share) => sum + share, 0)
  let y = MARGIN
  let page = 1

  const line = (cells: readonly string[], font: 'Helvetica' | 'Helvetica-Bold'): void => {
    doc.font(font).fontSize(SIZE)
    let x = MARGIN
    cells.forEach((text, index) => {
      const column = sheet.columns[index]
      const room = (shares[index] ?? 1) * unit
      const align = column?.kind === 'number' || column?.kind === 'duration' ? 'right' : 'left'
      doc.text(printable(text), x + PAD, y + PAD, {
        width: room - 2 * PAD,
        height: SIZE,
        lineBreak: false,
        ellipsis: true,
        align,
      })
      x += room
    })
    y += ROW
    doc
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + width, y)
      .lineWidth(0.3)
      .strokeColor('#cccccc')
      .stroke()
  }

  const foot = (): void => {
    const made = `${words.made} ${formatDateTime(sheet.now, sheet.locale, sheet.zone)}`
    doc
      .font('Helvetica')
      .fontSize(SIZE)
      .text(`${words.page} ${page}  ·  ${made}`, MARGIN, doc.page.height - MARGIN + 6, { lineBreak: false })
  }

  const head = (): void => {
    y = MARGIN
    if (page === 1) {
      doc.font('Helvetica-Bold').fontSize(14).text(printable(sheet.title), MARGIN, y, { lineBreak: false })
      const about = `${sheet.count} ${words.rows}${sheet.subtitle ? `  ·  ${sheet.subtitle}` : ''}`
      doc
        .font('Helvetica')
        .fontSize(SIZE)
        .text(printable(about), MARGIN, y + 20, { width, height: SIZE, ellipsis: true })
      y += 38
    }
    line(
      sheet.columns.map((column) => column.title),
      'Helvetica-Bold',
    )
  }

  const draw = async (): Promise<void> => {
    head()
    for await (const rows of sheet.batches) {
      for (const row of rows) {
        if (y + ROW > doc.page.height - MARGIN - ROW) {
          foot()
          doc.addPage()
          page += 1
          head()
        }
        line(
          sheet.columns.map((column) => spelled(row, column, sheet)),
          'Helvetica',
        )
      }
    }
    foot()
    doc.end()
  }
  draw().catch((error: unknown) => doc.destroy(error instanceof Error ? error : new Error(String(error))))
  return doc
}
