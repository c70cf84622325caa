import pdfmake from 'pdfmake'
import type { DocumentDescription } from '#server/kit/document/description.ts'
import { layoutOf } from '#server/kit/document/layout.ts'
import { WIDE } from '#server/kit/sheet/pdfFonts.ts'

const fonts = new Set<string>(Object.values(WIDE))
pdfmake.setFonts({ Noto: { normal: WIDE.regular, bold: WIDE.bold } })
// A document contains what it is given: the library reads its two fonts, no other file, and no address.
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((path) => fonts.has(path))

export const pdfOf = (description: DocumentDescription): Promise<Buffer> =>
  pdfmake.createPdf(layoutOf(description)).getBuffer()
