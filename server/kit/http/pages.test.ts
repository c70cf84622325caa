import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashOf, setHeaders } from '#server/kit/http/headers.ts'
import { servePages } from '#server/kit/http/pages.ts'

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
const folder = mkdtempSync(join(tmpdir(), 'nucleo-pages-'))
const PAGE = '<title>Nucleo</title><script>theme()</script><script type="module" src="/assets/main-1a2b.js"></script>'
let app: FastifyInstance

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), PAGE)
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets', 'main-1a2b.js'), 'let main')
  writeFileSync(join(folder, 'assets', 'main-1a2b.js.br'), brotliCompressSync('let main'))
  app = fastify()
  setHeaders(app, { https: false })
  app.decorateRequest('locale', null)
  await servePages(app, folder)
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, accept = BROWSER) => app.inject({ method: 'GET', url, headers: { accept } })

describe('a path that somebody types', () => {
  test.each([
    ['/login', '/#/login'],
    ['/district/hub', '/#/district/hub'],
    ['/district/workstation/pontos?status=1&q=a%20b', '/#/district/workstation/pontos?status=1&q=a%20b'],
    ['/apiary', '/#/apiary'],
  ])('%s leads to the screen %s', async (url, screen) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.headers.location]).toEqual([302, screen])
  })

  test.each(['/api', '/api/nothing', '/favicon.ico', '/assets/main-0000.js', '/robots.txt'])(
    '%s is no screen and is not found',
    async (url) => {
      const answer = await get(url)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        404,
        'application/problem+json; charset=utf-8',
      ])
    },
  )

  test('is not found by a program, or by another method', async () => {
    expect((await get('/login', 'application/json')).statusCode).toBe(404)
    expect((await app.inject({ method: 'GET', url: '/login' })).statusCode).toBe(404)
    expect((await app.inject({ method: 'POST', url: '/login', headers: { accept: BROWSER } })).statusCode).toBe(404)
  })
})

test('the root is the page, asked again each time, and hashed files are kept', async () => {
  const root = await get('/')
  expect([root.statusCode, root.body, root.headers['cache-control']]).toEqual([200, PAGE, 'no-cache'])
  expect((await get('/assets/main-1a2b.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('the script that stands in the page runs, by its hash and on the page alone', async () => {
  const policyAt = async (url: string) => String((await get(url)).headers['content-security-policy'])
  const page = await policyAt('/')
  expect(page).toContain(`script-src 'self' ${hashOf('theme()')};`)
  expect(page).not.toMatch(/script-src[^;]*unsafe/)
  expect(await policyAt('/index.html')).toBe(page)
  expect(await policyAt('/api/nothing')).toContain("script-src 'self';")
})

test('a file packed by the build goes to who can unpack it, without the headers of a page', async () => {
  const url = '/assets/main-1a2b.js'
  const packed = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br, zstd' } })
  expect(packed.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringMatching(/javascript/),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: expect.stringMatching(/accept-encoding/i),
    'x-content-type-options': 'nosniff',
  })
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe('let main')
  expect(packed.headers).not.toHaveProperty('content-security-policy')
  const plain = await app.inject({ url })
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, 'let main'])
  expect((await get(`${url}.br`)).statusCode).toBe(404)
})
