import { resourceCalls, type ResourceFile } from '#contract/resource/page.ts'
import { readAnswer } from '#web/kit/call/answer.ts'
import { answerTo } from '#web/kit/call/call.ts'
import type { Docx } from '#web/resource/preview/docx.ts'
import { kindOf } from '#web/resource/preview/kind.ts'
import { textOf } from '#web/resource/preview/text.ts'
import { unpackedXml } from '#web/resource/preview/unpacked.ts'

type Rows = readonly (readonly string[])[]

/** Content of a file. `broken`: it does not match its type. `large`: it unpacks to more than a page can hold. */
export type FileContent =
  | { readonly kind: 'image' | 'pdf'; readonly blob: Blob }
  | { readonly kind: 'text' | 'markdown'; readonly text: string }
  | { readonly kind: 'rows'; readonly rows: Rows }
  | ({ readonly kind: 'docx' } & Docx)
  | { readonly kind: 'broken' | 'large' }

/** Most bytes of XML that are read from an archive. */
const XML_MAX = 40_000_000

/** Documents and workbooks are archives; their parsers load with the first file of the kind. */
const office = async (kind: 'sheet' | 'docx', blob: Blob): Promise<FileContent> => {
  const bytes = await blob.arrayBuffer()
  const size = unpackedXml(bytes)
  if (size === undefined) return { kind: 'broken' }
  if (size > XML_MAX) return { kind: 'large' }
  try {
    if (kind === 'sheet') return { kind: 'rows', rows: await (await import('./sheet.ts')).sheetRows(blob) }
    return { kind, ...(await (await import('./docx.ts')).docxHtml(bytes)) }
  } catch {
    return { kind: 'broken' }
  }
}

const csv = async (text: string): Promise<FileContent> => ({
  kind: 'rows',
  rows: (await import('./csv.ts')).csvRows(text),
})

/** Content of a file; a call delivers its bytes, so that nobody without permission gets them. */
export const readFile = async (of: ResourceFile, resource: number): Promise<FileContent> => {
  const response = await answerTo(resourceCalls.preview, { id: resource, file: of.id })
  if (!response.ok) await readAnswer(response, false)
  const kind = kindOf(of) ?? 'text'
  const blob = await response.blob()
  if (kind === 'image' || kind === 'pdf') return { kind, blob }
  if (kind === 'sheet' || kind === 'docx') return office(kind, blob)
  const text = textOf(await blob.arrayBuffer())
  return kind === 'csv' ? csv(text) : { kind, text }
}
