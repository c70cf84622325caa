import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeUploads, UPLOAD_PATH } from '#server/kit/files/uploads.ts'

const KEY = '2d4f8a10-3b52-4c52-8d3e-6c1f0a9b7e55'
const dir = mkdtempSync(join(tmpdir(), 'nucleo-uploads-'))
let full = false
const uploads = makeUploads(dir, () => full)
let server: Server
let origin = ''
beforeAll(async () => {
  server = createServer((request, response) => void uploads.answer(KEY, request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const at = server.address()
  origin = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}${UPLOAD_PATH}/${KEY}`
})
afterAll(() => {
  server.close()
  rmSync(dir, { recursive: true, force: true })
})

const send = async (language: string, offset = '0') => {
  const answer = await fetch(origin, {
    method: 'PATCH',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-offset': offset,
      'content-type': 'application/offset+octet-stream',
      'x-locale': language,
    },
    body: 'abcd',
  })
  return { status: answer.status, text: await answer.text() }
}

test('a part for which the disk has no room any more is a 503 that says so, and can be sent again', async () => {
  await uploads.begin(KEY, 4)
  const write = vi.spyOn(FileStore.prototype, 'write').mockImplementation(async () => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  })
  full = true
  expect(await send('pt')).toMatchObject({ status: 503, text: expect.stringMatching(/disco do servidor está cheio/) })
  expect(await send('en')).toMatchObject({ status: 503, text: expect.stringMatching(/disk is full/) })
  // A wrong request is refused as such, full disk or not.
  expect((await send('en', '3')).status).toBe(409)
  full = false
  expect((await send('en')).status).toBe(500)
  write.mockRestore()
  expect((await send('en')).status).toBe(204)
  expect(await uploads.whole(KEY)).toBe(join(dir, KEY))
})
