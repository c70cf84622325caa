import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { sayIn, type Locale } from '#contract/kit/words.ts'
import { pixWords } from '#contract/kit/words/pix.words.ts'
import { sheetWords } from '#contract/kit/words/sheet.words.ts'
import type { DocumentDescription } from '#server/kit/document/description.ts'
import { colours, MARGIN, SIZE, WIDTH } from '#server/kit/document/style.ts'
import { tableOf } from '#server/kit/document/table.ts'
import { printed, written } from '#server/kit/document/written.ts'
import { qrOf } from '#server/kit/qr.ts'

/** Room for the foot of a page. */
const FOOT = 56
/** Largest logo. */
const LOGO: [number, number] = [120, 44]
/** Side of a QR code: three millimetres for each ten modules, which a telephone reads from an arm's length. */
const QR = 118
const QUIET = 4
/** Largest letters of a code to copy, and the width of an average one in font sizes. */
const CODE = 8
const CODE_LETTER = 0.62
/** Most letters of the foot's text, which has one line. */
const FOOT_MAX = 90

const quiet = { color: colours.quiet } as const

const headingOf = ({ title, organisation }: DocumentDescription): Content => ({
  columns: [
    {
      stack: [
        { text: printed(organisation.nome), ...quiet, fontSize: 10 },
        { text: printed(title), fontSize: 18, bold: true },
      ],
      width: '*',
    },
    ...(organisation.logo
      ? [{ stack: [{ image: 'logo', fit: LOGO, alignment: 'right' as const }], width: LOGO[0] }]
      : []),
  ],
  columnGap: 16,
  margin: [0, 0, 0, 12],
})

const factsOf = ({ head }: DocumentDescription): Content[] => {
  if (head.length === 0) return []
  const columns = head.map((facts) => ({
    stack: facts.flatMap(({ label, value }) => [
      { text: printed(label), ...quiet, fontSize: 7.5 },
      { text: printed(value), margin: [0, 0, 0, 5] as [number, number, number, number] },
    ]),
    width: '*',
  }))
  return [{ columns, columnGap: 16, margin: [0, 0, 0, 8] }]
}

const totalsOf = ({ totals = [], locale }: DocumentDescription): Content[] => {
  if (totals.length === 0) return []
  const body = totals.map(({ label, kind, value, strong }) => {
    const style = strong ? { bold: true, fontSize: 12 } : {}
    return [
      { ...style, text: printed(label), alignment: 'right' as const },
      { ...style, text: written(value, kind, locale), alignment: 'right' as const, noWrap: true },
    ]
  })
  return [{ table: { widths: ['*', 'auto'], body }, layout: 'noBorders', unbreakable: true, margin: [0, 4, 0, 8] }]
}

const noteOf = ({ note }: DocumentDescription): Content[] =>
  note === undefined || note.trim() === ''
    ? []
    : [{ stack: note.split(/\r\n?|\n/).map((it) => printed(it)), margin: [0, 4, 0, 8] }]

/** A line of its own in letters that let it stand in one: what is copied from two lines has a break in it. */
const oneLine = (code: string): Content => ({
  text: code,
  noWrap: true,
  fontSize: Math.min(CODE, WIDTH / (code.length * CODE_LETTER)),
})

const pictureOf = (code: string): string => {
  const { size, path } = qrOf(code)
  const side = size + 2 * QUIET
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-QUIET} ${-QUIET} ${side} ${side}"><path d="${path}" fill="#000"/></svg>`
}

const paymentOf = ({ payment, locale }: DocumentDescription): Content[] => {
  if (!payment) return []
  const { title, lead, code } = payment
  const about: Content[] = [
    { text: printed(title), bold: true, fontSize: 11 },
    ...(lead === undefined ? [] : [{ text: printed(lead), margin: [0, 4, 0, 0] } satisfies Content]),
  ]
  const label = sayIn(locale, { entries: pixWords.entries, key: 'code' })
  return [
    {
      unbreakable: true,
      margin: [0, 8, 0, 8],
      stack: [
        {
          columns: [
            { svg: pictureOf(code), width: QR, height: QR },
            { stack: about, width: '*' },
          ],
          columnGap: 12,
        },
        { text: label, ...quiet, fontSize: 7.5, margin: [0, 4, 0, 1] },
        oneLine(code),
      ],
    },
  ]
}

const signaturesOf = ({ signatures = [] }: DocumentDescription): Content[] => {
  if (signatures.length === 0) return []
  const width = Math.min(220, (WIDTH - 24 * (signatures.length - 1)) / signatures.length)
  const columns = signatures.map(({ name, about = '' }) => ({
    width,
    stack: [
      { canvas: [{ type: 'line' as const, x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 0.6 }] },
      { text: printed(name), margin: [0, 3, 0, 0] as [number, number, number, number] },
      { text: printed(about), ...quiet, fontSize: 7.5 },
    ],
  }))
  return [{ columns, columnGap: 24, unbreakable: true, margin: [0, 48, 0, 0] }]
}

const pageOf = (locale: Locale, page: number, pages: number): string =>
  sayIn(locale, { entries: sheetWords.entries, key: 'page', params: { page, pages } })

/** A description as the PDF library takes it. Every text passes `printed` or `written`, and no path or address is in it. */
export const layoutOf = (description: DocumentDescription): TDocumentDefinitions => {
  const { title, locale, organisation, tables, footer = '', now } = description
  const foot = [organisation.nome, title, footer]
    .map(printed)
    .filter((it) => it !== '')
    .join(' · ')
  return {
    pageSize: 'A4',
    pageMargins: [MARGIN, MARGIN, MARGIN, FOOT],
    version: '1.7',
    language: locale === 'pt' ? 'pt-BR' : 'en',
    displayTitle: true,
    info: {
      title: printed(title),
      author: printed(organisation.nome),
      creator: 'Nucleo',
      producer: 'Nucleo',
      creationDate: now,
    },
    ...(organisation.logo && {
      images: { logo: `data:image/png;base64,${Buffer.from(organisation.logo).toString('base64')}` },
    }),
    defaultStyle: { font: 'Noto', fontSize: SIZE, color: colours.text },
    footer: (page, pages) => ({
      columns: [
        { text: foot.length > FOOT_MAX ? `${foot.slice(0, FOOT_MAX)}…` : foot, width: '*' },
        { text: pageOf(locale, page, pages), width: 'auto' },
      ],
      ...quiet,
      fontSize: 7.5,
      columnGap: 16,
      margin: [MARGIN, 22, MARGIN, 0],
    }),
    content: [
      headingOf(description),
      ...factsOf(description),
      ...tables.flatMap((table) => tableOf(table, locale)),
      ...totalsOf(description),
      ...noteOf(description),
      ...paymentOf(description),
      ...signaturesOf(description),
    ],
  }
}
