import { expect, test } from 'vitest'
import { fileCalls } from '#contract/file/file.calls.ts'
import { readyFile } from '#server/testing/files.ts'
import { makePerson } from '#server/testing/make.ts'
import { startS3 } from '#server/testing/s3.ts'
import { freshServer } from '#server/testing/testServer.ts'

test('an S3-compatible store holds what people send: a page shows images from the server, and downloads come straight from the store', async () => {
  const s3 = await startS3()
  const { endpoint, bucket, key, secret } = s3.options
  const server = await freshServer({
    at: new Date().toISOString(),
    environment: { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_KEY: key, S3_SECRET: secret, S3_DIRECT: 'true' },
  })
  const ana = await server.as(await makePerson(server.db))
  const about = { use: 'attachment', nome: 'ata.txt', type: 'text/plain' } as const
  const { id } = await readyFile(server, ana, { ...about, body: Buffer.from('Ata') })
  const { url } = (await ana.call(fileCalls.link, { id })).body.data
  expect(url.startsWith(`${endpoint}/${bucket}/`)).toBe(true)
  // A name in plain letters: the stand-in reckons `'`, which names in other letters need, not as Amazon does.
  expect(await (await fetch(url)).text()).toBe('Ata')
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
  const image = await readyFile(server, ana, { ...about, nome: 'a.gif', type: 'image/gif', body: gif })
  const shown = (await ana.call(fileCalls.link, { id: image.id })).body.data.url
  expect(shown.startsWith('/api/')).toBe(true)
  expect((await server.app.inject({ method: 'GET', url: shown })).headers['content-type']).toBe('image/gif')
  const part = await server.app.inject({ method: 'GET', url: shown, headers: { range: 'bytes=0-2' } })
  expect([part.statusCode, part.body]).toEqual([206, 'GIF'])
  await ana.call(fileCalls.discard, { id })
  await server.runJob('file.sweep')
  expect((await fetch(url)).status).toBe(404)
  await server.close()
  await s3.close()
})
