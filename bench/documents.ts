import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { z } from 'zod'
import { documentOf } from '#server/kit/document/document.ts'
import { WIDE } from '#server/kit/sheet/pdfFonts.ts'
import { documentWith, loopLines } from '#server/testing/documents.ts'
import { obey } from './child.ts'
import { during } from './during.ts'

/** Documents by the kit, the same lines by the library below it, and a server's cheapest answer meanwhile. */
const asked = z.object({ seconds: z.number(), lines: z.number() })

const LINE = 14
const ON_PAGE = 50

/** The least that prints the same cells: each at a place that is known, in the same typeface, without a layout. */
const bare = async (lines: number): Promise<Buffer> => {
  const doc = new PDFDocument({ size: 'A4', margin: 40, autoFirstPage: false })
  const file = buffer(doc)
  for (const [index, cells] of loopLines(lines).entries()) {
    if (index % ON_PAGE === 0) doc.addPage().font(WIDE.bold).fontSize(11).text('Loops', 40, 40, { lineBreak: false })
    doc.font(WIDE.regular).fontSize(8.5)
    const y = 60 + (index % ON_PAGE) * LINE
    for (const [at, cell] of cells.entries()) doc.text(String(cell), 40 + at * 85, y, { lineBreak: false })
  }
  doc.end()
  return file
}

const server = createServer((_, response) => response.end('ok'))
const answered = async (): Promise<void> => {
  const { port } = z.object({ port: z.number() }).parse(server.address())
  await (await fetch(`http://127.0.0.1:${port}/`)).text()
}

obey({
  open: async () => {
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    await documentOf(documentWith(1))
  },
  document: (about) => {
    const { seconds, lines } = asked.parse(about)
    return during(seconds, [async () => void (await documentOf(documentWith(lines)))])
  },
  bare: (about) => {
    const { seconds, lines } = asked.parse(about)
    return during(seconds, [async () => void (await bare(lines))])
  },
  alone: (about) => during(asked.parse(about).seconds, [answered]),
  /** The same answers while one document after the other is made. */
  beside: async (about) => {
    const { seconds, lines } = asked.parse(about)
    let ended = false
    const making = (async () => {
      while (!ended) await documentOf(documentWith(lines))
    })()
    const answers = await during(seconds, [answered])
    ended = true
    await making
    return answers
  },
})
