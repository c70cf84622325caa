import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authCalls } from '#contract/auth/auth.calls.ts'
import { buildApp } from '#server/app.ts'
import { neighbourhood } from '#server/kit/http/address.ts'
import { makeGrantStore } from '#server/kit/session/grants.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

const PATIENCE_MS = 300

let server: TestServer
let app: FastifyInstance
let folder: string
const lines: { level: number; msg: string }[] = []
beforeAll(async () => {
  server = await freshServer({ environment: { RATE_LIMIT_PER_MINUTE: '50' } })
  folder = mkdtempSync(join(tmpdir(), 'nucleo-pages-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Nucleo</title>')
  writeFileSync(join(folder, 'assets', 'main-1.js'), 'export {}')
})
const frame = () => ({ store: server.store, services: server.services, grants: makeGrantStore(), pages: folder })
beforeEach(async () => {
  lines.length = 0
  await app?.close()
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const services = { ...server.services, log }
  app = await buildApp({ ...frame(), services })
  await app.listen({ port: 0, host: '127.0.0.1' })
  await server.db.deleteFrom('access_log').execute()
})
afterAll(async () => {
  await app.close()
  await server.close()
  rmSync(folder, { recursive: true })
})

/** Sends exactly this text, and returns the server's answer and the time until its end. */
const raw = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { port } = app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    let answer = ''
    socket.on('data', (part) => (answer += part.toString()))
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })

/** The address reaches the server as the client spelled it. */
const get = async (target: string) => {
  const [head = '', body = ''] = (
    await raw(`GET ${target} HTTP/1.1\r\nHost: nucleo\r\nConnection: close\r\n\r\n`)
  ).split('\r\n\r\n')
  const [first = '', ...rest] = head.split('\r\n')
  const headers = new Map(rest.map((line) => [line.split(': ', 1)[0]?.toLowerCase(), line.split(': ')[1]]))
  return { status: Number(first.split(' ')[1]), headers, body }
}

describe('a call, however its address is spelled,', () => {
  test.each([
    '/api/auth/user',
    '/%61pi/auth/user',
    '/%61%70%69/auth/user',
    'http://nucleo/api/auth/user',
    'http://elsewhere.example/%61pi/auth/user',
    '/api/auth/user#x',
    '/api/loops/%ZZ',
    '/api/nothing',
    `/api/loops/${'9'.repeat(300)}`,
  ])('%s is counted, logged and never kept', async (target) => {
    const { headers } = await get(target)
    expect(headers.get('x-ratelimit-remaining')).toBe('49')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-server-time')).toBe(String(server.clock.now().getTime()))
    await app.close()
    expect(await server.db.selectFrom('access_log').selectAll().execute()).toHaveLength(1)
  })

  test('is refused once there were too many, in every spelling', async () => {
    const token = 'Authorization: Bearer x'
    for (let turn = 0; turn < 50; turn += 1)
      await app.inject({ url: authCalls.user.path, remoteAddress: '127.0.0.1', headers: { authorization: token } })
    for (const target of ['/api/auth/user', '/%61pi/auth/user', 'http://nucleo/api/auth/user', '/api/%'])
      expect([target, (await get(target)).status]).toEqual([target, 429])
    expect((await get('/')).status).toBe(200)
    expect((await get('/%61pi/health')).status).toBe(200)
  })
})

describe('an address of nothing', () => {
  test.each([
    '/%00',
    '/api/%00',
    '/../x',
    '/%2e%2e/x',
    '//etc/passwd',
    '/assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%5c..%5cpackage.json',
    '/assets/',
    '/assets/%',
    '/%FF',
    '/api//loops',
    '/api/loops/%',
    '/api/loops%2f1',
    '/.env',
    `/${'a'.repeat(5000)}`,
  ])('%s is 404 with the headers of every answer, and no error in the log', async (target) => {
    const { status, headers, body } = await get(target)
    expect([target, status]).toEqual([target, 404])
    expect(JSON.parse(body)).toMatchObject({ status: 404, type: '/problems/common.notFound' })
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(lines.filter((line) => line.level > 30)).toEqual([])
  })

  test('that is no call leaves no line in the log at all', async () => {
    for (const target of ['/wp-login.php', '/%00', '//x', '/assets/none.js']) await get(target)
    expect(lines.filter((line) => line.msg === 'call')).toEqual([])
  })

  test('takes nothing from the files there are', async () => {
    expect([await get('/'), await get('/assets/main-1.js')]).toMatchObject([{ status: 200 }, { status: 200 }])
    expect((await get('/assets/main-1.js')).headers.get('cache-control')).toContain('immutable')
  })
})

describe('a request that does not arrive', () => {
  beforeEach(async () => {
    await app.close()
    app = await buildApp({ ...frame(), requestTimeout: PATIENCE_MS })
    await app.listen({ port: 0, host: '127.0.0.1' })
  })
  const head = `POST ${authCalls.login.path} HTTP/1.1\r\nHost: nucleo\r\nContent-Type: application/json\r\n`

  test('in its body is given up after the time for it', async () => {
    expect(await raw(`${head}Content-Length: 100\r\n\r\n{"email":`)).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('in its head as well', async () => {
    expect(await raw(head)).toMatch(/^HTTP\/1\.1 408 /)
  })
})

describe('whom an address is counted as', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::ffff', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['nonsense', 'nonsense'],
  ])('%s is %s', (ip, whom) => expect(neighbourhood(ip)).toBe(whom))

  test('one customer’s many addresses share one limit', async () => {
    const from = (remoteAddress: string) => app.inject({ url: authCalls.user.path, remoteAddress })
    const remaining = async (ip: string) => (await from(ip)).headers['x-ratelimit-remaining']
    expect(await remaining('2001:db8:1:2::1')).toBe('49')
    expect(await remaining('2001:db8:1:2:ffff::7')).toBe('48')
    expect(await remaining('2001:db8:1:3::1')).toBe('49')
  })
})
