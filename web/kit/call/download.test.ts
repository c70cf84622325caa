import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'
import { exportInput, fileOutput } from '#contract/kit/page.ts'
import { download } from '#web/kit/call/download.ts'
import { writeToken } from '#web/kit/session/token.ts'
import { tokenFor } from '#web/testing/person.ts'
import { fakeServer, json, refusal, type FakeServer } from '#web/testing/server.ts'

const file = endpoint({
  method: 'GET',
  path: '/api/cups/export',
  can: 'login',
  file: true,
  summary: 'Cups',
  input: z.object(exportInput(['nome', 'ml'])),
  output: fileOutput,
})

let server: FakeServer
let saved: { name: string; href: string }[]
beforeEach(() => {
  server = fakeServer()
  saved = []
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (it: Blob) => `blob:${it.size}`, revokeObjectURL: () => undefined }),
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(this: HTMLAnchorElement) {
    saved.push({ name: this.download, href: this.href })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const answer = (headers: Record<string, string>) =>
  server.answer('GET', '/api/cups/export', () => new Response('12345', { headers }))

test('saves the file under the server’s name and tells its rows', async () => {
  answer({
    'content-disposition': `attachment; filename="xicaras.csv"; filename*=UTF-8''x%C3%ADcaras%202026.csv`,
    'x-row-count': '1234',
  })
  expect(await download(file, { format: 'csv', columns: ['ml', 'nome'] })).toEqual({
    name: 'xícaras 2026.csv',
    rows: 1234,
  })
  expect(saved).toEqual([{ name: 'xícaras 2026.csv', href: 'blob:5' }])
  expect(new URL(server.asked[0]?.url ?? '').search).toBe('?format=csv&columns=ml%2Cnome')
})

test('an old name will do, and so will none; what is no table has no rows', async () => {
  answer({ 'content-disposition': 'attachment; filename="ordem.pdf"' })
  expect(await download(file, { format: 'pdf' })).toEqual({ name: 'ordem.pdf', rows: null })
  answer({})
  expect((await download(file, { format: 'pdf' })).name).toBe('download')
})

test('a token about to run out is renewed first', async () => {
  writeToken(tokenFor(60))
  const next = tokenFor(3600)
  server.answer('GET', '/api/auth/refresh', () =>
    json({ status: 'success' }, { headers: { authorization: `Bearer ${next}` } }),
  )
  answer({})
  await download(file, { format: 'csv' })
  expect(server.asked.map((it) => it.headers.get('authorization')).at(-1)).toBe(`Bearer ${next}`)
})

test('a refusal is thrown as for any call, and nothing is saved', async () => {
  server.answer('GET', '/api/cups/export', () => refusal(403, { detail: 'Acesso negado!' }))
  await expect(download(file, { format: 'csv' })).rejects.toMatchObject({ status: 403, message: 'Acesso negado!' })
  expect(saved).toEqual([])
})

test('an answer of section 7 that says error is thrown too, and nothing is saved', async () => {
  server.answer('GET', '/api/cups/export', () => json({ status: 'error', message: 'Sem xícaras' }))
  const asked = download({ ...file, envelope: true }, { format: 'csv', columns: ['ml'] })
  await expect(asked).rejects.toMatchObject({ status: 200, business: true, message: 'Sem xícaras' })
  expect(saved).toEqual([])
})
