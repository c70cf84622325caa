import { fileCalls } from '#contract/file/file.calls.ts'
import type { EndpointOf, InputOf } from '#contract/kit/endpoint.ts'
import type { TestServer, Visitor } from '#server/testing/testServer.ts'

export type Begin = InputOf<EndpointOf<typeof fileCalls.begin>>

/** One PATCH of the tus protocol. */
export const patch = async (
  { app }: TestServer,
  visitor: Visitor,
  part: { upload: string; offset?: number; body: Buffer; headers?: Record<string, string> },
) =>
  app.inject({
    method: 'PATCH',
    url: part.upload,
    headers: {
      authorization: `Bearer ${(await visitor.token()) ?? ''}`,
      'tus-resumable': '1.0.0',
      'upload-offset': String(part.offset ?? 0),
      'content-type': 'application/offset+octet-stream',
      ...part.headers,
    },
    payload: part.body,
  })

/** Begins a file and sends all of its bytes; it is neither checked nor claimed. */
export const sendFile = async (server: TestServer, visitor: Visitor, begin: Omit<Begin, 'size'> & { body: Buffer }) => {
  const { body, ...about } = begin
  const begun = await visitor.call(fileCalls.begin, { ...about, size: body.length })
  if (begun.status !== 200) throw new Error(`A file could not be begun: ${JSON.stringify(begun.body)}`)
  const sent = await patch(server, visitor, { upload: begun.body.data.upload, body })
  if (sent.statusCode !== 204) throw new Error(`A file could not be sent: ${sent.statusCode} ${sent.body}`)
  return begun.body.data
}

/** A file that a form may claim. */
export const readyFile = async (
  server: TestServer,
  visitor: Visitor,
  begin: Omit<Begin, 'size'> & { body: Buffer },
) => {
  const { id } = await sendFile(server, visitor, begin)
  const { status, body } = await visitor.call(fileCalls.check, { id })
  if (status !== 200) throw new Error(`A file was not taken: ${JSON.stringify(body)}`)
  return body.data
}
