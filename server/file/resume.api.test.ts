import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { Upload } from 'tus-js-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileCalls } from '#contract/file/file.calls.ts'
import { tunnelTo, type Tunnel } from '#server/testing/database/tunnel.ts'
import { makePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

const SIZE = 200_000_000

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')
/** Bytes in buffers that something still holds: what waits to be collected does not count. */
const heldBytes = (): number => {
  collect()
  // Buffers of the first collection are given back by the end of the second.
  collect()
  return process.memoryUsage().arrayBuffers
}
let server: TestServer
let line: Tunnel
beforeAll(async () => {
  server = await freshServer()
  line = await tunnelTo(await server.app.listen({ port: 0, host: '127.0.0.1' }))
})
afterAll(async () => {
  await line.close()
  await server.close()
})

/** Makes a sparse document of 200 MB: only its beginning, middle and end take room on the disk. */
const largeFile = async (): Promise<string> => {
  const folder = server.services.config.DATA_DIR
  await mkdir(folder, { recursive: true })
  const path = join(folder, 'large.pdf')
  const file = await open(path, 'w')
  await file.truncate(SIZE)
  await file.write('%PDF-1.7\n', 0)
  await file.write('the middle', SIZE / 2)
  await file.write('%%EOF', SIZE - 5)
  await file.close()
  return path
}

const hashOf = async (stream: AsyncIterable<Buffer>, onHalf = () => {}): Promise<string> => {
  const hash = createHash('sha256')
  let read = 0
  for await (const part of stream) {
    hash.update(part)
    if (read < SIZE / 2 && read + part.length >= SIZE / 2) onHalf()
    read += part.length
  }
  return hash.digest('hex')
}
const fetched = (url: string): Promise<IncomingMessage> => new Promise((resolve) => get(url, resolve))

test('200 MB come to their end over a line that is cut half-way, from where they were', async () => {
  const ana = await server.as(await makePerson(server.db))
  const path = await largeFile()
  const begun = await ana.call(fileCalls.begin, {
    use: 'attachment',
    nome: 'planta.pdf',
    type: 'application/pdf',
    size: SIZE,
  })
  const { id, upload } = begun.body.data
  const asked: string[] = []
  const resumed: number[] = []
  let cut = 0
  const before = heldBytes()
  /** What is held more, half-way up and half-way down. */
  const held: number[] = []
  await new Promise<void>((resolve, reject) => {
    const sending = new Upload(createReadStream(path), {
      uploadUrl: new URL(upload, line.url).href,
      uploadSize: SIZE,
      retryDelays: [50, 300, 1000, 3000],
      onBeforeRequest: async (request) => {
        asked.push(request.getMethod())
        request.setHeader('authorization', `Bearer ${(await ana.token()) ?? ''}`)
      },
      onAfterResponse: (request, response) => {
        if (request.getMethod() === 'HEAD') resumed.push(Number(response.getHeader('upload-offset')))
      },
      onProgress: (sent) => {
        if (cut > 0 || sent < SIZE / 2) return
        cut = sent
        held.push(heldBytes() - before)
        void line.cut().then(line.mend)
      },
      onSuccess: () => resolve(),
      onError: reject,
    })
    sending.start()
  })
  expect(cut).toBeGreaterThan(0)
  expect(asked.slice(0, 2)).toEqual(['HEAD', 'PATCH'])
  // The part that had arrived was not sent again.
  expect(resumed[0]).toBe(0)
  expect(resumed.at(-1)).toBeGreaterThan(SIZE / 4)
  expect(resumed.at(-1)).toBeLessThan(SIZE)
  const { body } = await ana.call(fileCalls.check, { id })
  expect(body.data).toMatchObject({ state: 'ready', type: 'application/pdf', size: SIZE })
  const { url } = (await ana.call(fileCalls.link, { id })).body.data
  const whole = await fetched(new URL(url, line.url).href)
  expect(whole.headers['content-length']).toBe(String(SIZE))
  expect(await hashOf(whole, () => held.push(heldBytes() - before))).toBe(await hashOf(createReadStream(path)))
  // It was never in memory as a whole.
  expect(held.map((bytes) => bytes < SIZE / 10)).toEqual([true, true])
})
