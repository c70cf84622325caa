import { ASCENT } from '#server/kit/sheet/pdfFonts.ts'

/** Room below and above the baseline as parts of the font size: more than any digit needs. */
const [UNDER, OVER] = [0.4, 1.2]
const NAME = 'Later'

/**
 * A figure that stands on many pages and is known only after the last of them, as the number of pages is: one drawing that
 * all of them show, filled in at the end. So no page has to be kept in memory until then.
 */
export const laterFigure = (doc: PDFKit.PDFDocument, size: number) => {
  const font = doc.ref({ Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica', Encoding: 'WinAnsiEncoding' })
  const shape = doc.ref({
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, -UNDER * size, 20 * size, OVER * size],
    Resources: { Font: { [NAME]: font } },
  })
  return {
    /** Draws it on the current page in the current colour, where a text at these coordinates would begin. */
    show: (x: number, y: number): void => {
      Object.assign(doc.page.xobjects, { [NAME]: shape })
      // The library's y axis runs downwards, that of letters upwards.
      doc
        .save()
        .addContent(`1 0 0 -1 ${x} ${y + ASCENT * size} cm /${NAME} Do`)
        .restore()
    },
    fill: (figure: number): void => {
      font.end(undefined)
      shape.end(Buffer.from(`BT /${NAME} ${size} Tf (${figure}) Tj ET`))
    },
  }
}
