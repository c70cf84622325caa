import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authCalls } from '#contract/auth/auth.calls.ts'
import { systemCalls } from '#contract/system/system.ts'
import { buildApp } from '#server/app.ts'
import { makeGrantStore } from '#server/kit/session/grants.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer()
})
afterAll(() => server.close())

const foreign = 'https://elsewhere.example'

describe('headers', () => {
  test('scripts run from our own files only: no inline ones, no eval, no other host', async () => {
    const { headers } = await server.app.inject({ url: '/api/docs' })
    const policy = String(headers['content-security-policy'])
    const directives = new Map(
      policy.split(';').map((it) => {
        const [name = '', ...values] = it.trim().split(/\s+/)
        return [name, values] as const
      }),
    )
    expect(directives.get('script-src')).toEqual(["'self'"])
    expect(directives.get('default-src')).toEqual(["'self'"])
    expect(directives.get('script-src-attr') ?? ["'none'"]).toEqual(["'none'"])
    expect(directives.get('object-src')).toEqual(["'none'"])
    expect(directives.get('frame-ancestors')).toEqual(["'none'"])
    expect(directives.get('base-uri')).toEqual(["'self'"])
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|https?:|\*/)
  })

  test('and the page itself asks for nothing else: no script of its own, no handler in its tags', () => {
    const page = readFileSync(join(import.meta.dirname, '../web/index.html'), 'utf8')
    const scripts = [...page.matchAll(/<script\b([^>]*)>([^<]*)<\/script>/g)]
    expect(scripts.length).toBeGreaterThan(0)
    for (const [, attributes, text] of scripts)
      expect([text?.trim(), attributes]).toEqual(['', expect.stringMatching(/ src="\.?\//)])
    expect(page).not.toMatch(/\son\w+=|javascript:|https?:\/\//)
  })

  test('of data say that nothing of it runs or is framed, and little else: home reads fourteen of them', async () => {
    const { headers } = await server.app.inject({ url: '/api/health' })
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    })
    expect(JSON.stringify(headers).length).toBeLessThan(600)
  })

  test('stand on every other answer: a page, refused and unknown', async () => {
    for (const url of ['/api/docs', '/api/auth/user', '/api/nothing']) {
      const { headers } = await server.app.inject({ url })
      expect([url, headers['x-content-type-options']]).toEqual([url, 'nosniff'])
      expect(headers['x-frame-options']).toBe('SAMEORIGIN')
      expect(headers['referrer-policy']).toBe('no-referrer')
      expect(headers['permissions-policy']).toMatch(/camera=\(self\), microphone=\(self\).*geolocation=\(\).*usb=\(\)/)
      expect(headers['cross-origin-opener-policy']).toBe('same-origin')
      expect(headers['cache-control']).toBe('no-store')
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
      expect(headers['x-powered-by']).toBeUndefined()
    }
  })

  test('ask for https only where the site is served by it', async () => {
    expect((await server.app.inject({ url: '/api/health' })).headers['strict-transport-security']).toBeUndefined()
    const secure = await freshServer({ environment: { PUBLIC_URL: 'https://nucleo.example' } })
    const { headers } = await secure.app.inject({ url: '/api/health' })
    await secure.close()
    expect(headers['strict-transport-security']).toContain('max-age=')
  })
})

describe('other origins', () => {
  test('are told nothing that would let their pages read an answer', async () => {
    for (const method of ['GET', 'OPTIONS'] as const) {
      const { headers } = await server.app.inject({ method, url: '/api/health', headers: { origin: foreign } })
      const cors = Object.keys(headers).filter((name) => name.startsWith('access-control-'))
      expect([method, cors]).toEqual([method, []])
    }
  })

  test('get no leave to send what a page alone may not: the preflight fails', async () => {
    const answer = await server.app.inject({
      method: 'OPTIONS',
      url: '/api/auth/user',
      headers: {
        origin: foreign,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    })
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  })

  test('cannot write by a plain form, which browsers send without asking', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const answer = await server.app.inject({
        method: 'POST',
        url: authCalls.login.path,
        headers: { 'content-type': type, origin: foreign },
        payload: 'email=a@b.example&password=x',
      })
      expect([type, [415, 422].includes(answer.statusCode)]).toEqual([type, true])
    }
  })
})

describe('rates', () => {
  test('calls of one address beyond the limit wait, the health check never does', async () => {
    const small = await freshServer({ environment: { RATE_LIMIT_PER_MINUTE: '3' } })
    const statuses: number[] = []
    for (let turn = 0; turn < 5; turn += 1) statuses.push((await small.nobody.raw(authCalls.user, {})).status)
    const refused = await small.nobody.raw(authCalls.user, {})
    const health = await small.nobody.raw(systemCalls.health, {})
    await small.close()
    expect(statuses).toEqual([401, 401, 401, 429, 429])
    expect(refused.body).toMatchObject({ type: '/problems/common.tooMany', status: 429 })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(health.status).toBe(200)
  })

  test('sign-ins of one account are slowed down long before', async () => {
    const guess = () => server.nobody.raw(authCalls.login, { email: 'target@test.example', password: 'Guess-1234' })
    const statuses: number[] = []
    for (let turn = 0; turn < 7; turn += 1) statuses.push((await guess()).status)
    expect(statuses.at(0)).toBe(401)
    expect(statuses.at(-1)).toBe(429)
  })
})

test('a stopping server writes the accesses that still waited', async () => {
  const app = await buildApp({ store: server.store, services: server.services, grants: makeGrantStore() })
  await app.inject({ url: '/api/setup', headers: { 'user-agent': 'last' }, remoteAddress: '192.0.2.44' })
  await app.close()
  const rows = await server.db.selectFrom('access_log').selectAll().where('ip', '=', '192.0.2.44').execute()
  expect(rows).toMatchObject([{ method: 'GET', route: '/api/setup', status: 200, user_id: null }])
})
