import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

interface ReadPdf {
  /** Pieces of text as a reader selects them, page after page. */
  readonly pages: readonly (readonly string[])[]
  readonly info: Readonly<Record<string, unknown>>
  /** Places that somebody could press. */
  readonly links: number
}

/** A PDF in the eyes of a reader that is not the one who made it. */
export const readPdf = async (file: Uint8Array): Promise<ReadPdf> => {
  const loading = getDocument({ data: new Uint8Array(file), verbosity: 0 })
  const pdf = await loading.promise
  const pages: string[][] = []
  let links = 0
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')))
    links += (await page.getAnnotations()).length
  }
  const { info } = await pdf.getMetadata()
  await loading.destroy()
  return { pages, info: { ...info }, links }
}

/** The words of a PDF, page after page, to assert what a person would read. */
export const textOfPdf = async (file: Uint8Array): Promise<string> =>
  (await readPdf(file)).pages.map((items) => items.join(' ')).join('\n')
