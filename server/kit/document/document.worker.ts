import { parentPort } from 'node:worker_threads'
import type { DocumentDescription } from '#server/kit/document/description.ts'
import { pdfOf } from '#server/kit/document/pdf.ts'

/** What the thread says of a description: the file, or why there is none. */
export type Made = { readonly file: Uint8Array } | { readonly error: string }

if (!parentPort) throw new Error('A thread of a server, not a program')
const port = parentPort

port.on('message', (description: DocumentDescription) => {
  void pdfOf(description).then(
    (file) => port.postMessage({ file } satisfies Made),
    (error: unknown) =>
      port.postMessage({ error: String(error instanceof Error ? error.stack : error) } satisfies Made),
  )
})
