import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { fixedText } from '#server/kit/http/fixed.ts'
import { freshServer } from '#server/testing/testServer.ts'

test('a text that is the same for everybody is made once, and packed once for each encoding', async () => {
  let made = 0
  const text = fixedText('text/plain', () => `made ${(made += 1)} times`)
  const first = await Promise.all([text.bytes('br'), text.bytes('gzip'), text.bytes('identity'), text.bytes('br')])
  const again = await Promise.all([text.bytes('br'), text.bytes('gzip'), text.bytes('identity')])
  expect(again.map((it, index) => it === first[index])).toEqual([true, true, true])
  expect(first[3]).toBe(first[0])
  expect([brotliDecompressSync(again[0]), gunzipSync(again[1]), again[2]].map(String)).toEqual(
    Array.from({ length: 3 }, () => 'made 1 times'),
  )
})

test('the description of the calls goes to each in the encoding that they take, and to others as it is', async () => {
  const server = await freshServer()
  const ask = (accepted?: string) =>
    server.app.inject({
      url: '/api/openapi.json',
      headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
    })
  const plain = await ask()
  const [best, gzip, refused] = [
    await ask('gzip, deflate, br, zstd'),
    await ask('GZIP;q=0.5'),
    await ask('br;q=0, gzip'),
  ]
  await server.close()
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.json().openapi).toBe('3.1.0')
  expect([best, gzip, refused].map((it) => it.headers['content-encoding'])).toEqual(['br', 'gzip', 'gzip'])
  expect(brotliDecompressSync(best.rawPayload).toString()).toBe(plain.body)
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
  expect(best.headers).toMatchObject({ vary: 'accept-encoding', 'content-type': 'application/json; charset=utf-8' })
})

test('who has megabytes of them sent waits for the next minute, as who sends megabytes does', async () => {
  const small = await freshServer({ environment: { RATE_LIMIT_PER_MINUTE: '6' } })
  const codes: number[] = []
  for (let turn = 0; turn < 3; turn += 1) codes.push((await small.app.inject({ url: '/api/docs' })).statusCode)
  await small.close()
  expect(codes).toEqual([200, 429, 429])
})
