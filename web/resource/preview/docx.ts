import mammoth from 'mammoth'
import type { Pictures } from '#web/kit/rich/Html.tsx'

/** Types of pictures that a browser draws without running anything. */
const drawn: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp'])

export interface Docx {
  readonly html: string
  readonly pictures: Pictures
}

/** The text of a Word document as HTML that is still to be made safe, its pictures apart: what it names elsewhere is not fetched. */
export const docxHtml = async (bytes: ArrayBuffer): Promise<Docx> => {
  const pictures = new Map<string, Blob>()
  const convertImage = mammoth.images.imgElement(async ({ contentType, readAsArrayBuffer }) => {
    if (!drawn.has(contentType)) return { src: '' }
    const src = `picture:${pictures.size}`
    pictures.set(src, new Blob([await readAsArrayBuffer()], { type: contentType }))
    return { src }
  })
  const { value } = await mammoth.convertToHtml(
    { arrayBuffer: bytes },
    { convertImage, externalFileAccess: false, includeEmbeddedStyleMap: false },
  )
  return { html: value, pictures }
}
