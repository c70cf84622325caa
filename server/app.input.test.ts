import { request as open } from 'node:http'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authCalls } from '#contract/auth/auth.calls.ts'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import { buildApp } from '#server/app.ts'
import { makeGrantStore } from '#server/kit/session/grants.ts'
import { testPassword } from '#server/testing/make.ts'
import { scene, send, signIn, storedLoop, type Scene } from '#server/testing/scene.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
let it: Scene
let token: string
beforeAll(async () => {
  server = await freshServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  it = await scene(server)
  token = (await it.me.token()) ?? ''
})

const JSON_TYPE = { 'content-type': 'application/json' }
const good = () => ({ user_id: it.person.id, atomo_id: it.atom.id, data_inicio: it.at(), status: 1 })
const start = (
  payload: string | object,
  headers: Record<string, string> = JSON_TYPE,
  bearer: string | undefined = token,
) => send(server, { method: 'PATCH', url: loopCalls.start.path, token: bearer, headers, payload })

type Answer = Awaited<ReturnType<typeof send>>

/** RFC 9457 with our additions, and nothing of our insides. */
const expectProblem = (answer: Answer, status: number, type?: string) => {
  expect(answer.statusCode).toBe(status)
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  const body = answer.json()
  expect(body).toMatchObject({ status, title: expect.any(String), detail: expect.any(String) })
  expect(body.type).toMatch(type ? new RegExp(`^/problems/${type}$`) : /^\/problems\/\w+\.\w+$/)
  expect(body.request_id).toBe(answer.headers['x-request-id'])
  expect(answer.body).not.toMatch(
    /node_modules|\.ts:\d|select |insert |update |syntax error|at \w+ \(|pglite|postgres/i,
  )
  expect(Number(answer.headers['x-server-time'])).toBe(server.clock.now().getTime())
  return body
}

const nothingStarted = async () =>
  expect(await server.db.selectFrom('loops').selectAll().where('user_id', '=', it.person.id).execute()).toEqual([])

describe('a body', () => {
  test.each([
    ['broken', '{"user_id": 1'],
    ['empty', ''],
    ['with a trailing comma', '{"user_id": 1,}'],
    ['with single quotes', "{'user_id': 1}"],
    ['with a comment', '{"user_id": 1} // x'],
    ['with two values', '{} {}'],
    ['of NaN', 'NaN'],
    ['with __proto__', '{"user_id":1,"__proto__":{"role":1}}'],
    ['with constructor.prototype', '{"user_id":1,"constructor":{"prototype":{"role":1}}}'],
    ['with __proto__ written in escapes', '{"\\u005f_proto__":{"role":1}}'],
    ['cut within a letter', Buffer.from('{"descricao":"é').subarray(0, -1).toString('latin1')],
  ])('%s is 400', async (_name, payload) => {
    expectProblem(await start(payload), 400, 'common.brokenJson')
    await nothingStarted()
  })

  test.each([
    ['a list', '[]'],
    ['a list of good ones', '[{"user_id":1}]'],
    ['a text', '"start"'],
    ['a number', '1'],
    ['true', 'true'],
    ['null', 'null'],
    ['an empty object', '{}'],
  ])('that is %s is 422, field errors included', async (_name, payload) => {
    const body = expectProblem(await start(payload), 422, 'common.invalid')
    expect(body.errors.length).toBeGreaterThan(0)
    await nothingStarted()
  })

  test('of 5 MB is 413, one right below 256 kB is read', async () => {
    expectProblem(await start(JSON.stringify({ descricao: 'x'.repeat(5_000_000) })), 413, 'common.tooLarge')
    const near = { ...good(), descricao: 'x'.repeat(250_000) }
    expect(expectProblem(await start(near), 422).errors).toMatchObject([{ path: 'descricao' }])
  })

  test.each([
    ['text/plain', '{"user_id":1}'],
    ['application/x-www-form-urlencoded', 'user_id=1'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['application/xml', '<user_id>1</user_id>'],
    ['application/jsonp', '{}'],
    ['nonsense', '{}'],
    ['', '{}'],
  ])('of type %s is 415', async (type, payload) => {
    expectProblem(await start(payload, { 'content-type': type }), 415, 'common.mediaType')
  })

  test('of JSON in another charset’s name is still JSON', async () => {
    expect((await start(good(), { 'content-type': 'application/json; charset=utf-8' })).statusCode).toBe(200)
  })

  test('nested deep is named, not followed; deeper than any call, it is not read', async () => {
    const deep = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
    expect(expectProblem(await start(deep(100)), 422).errors).toContainEqual({
      path: 'a',
      message: 'Este campo não existe nesta chamada.',
    })
    expectProblem(await start('['.repeat(100) + ']'.repeat(100)), 422)
    for (const depth of [101, 10_000, 40_000]) {
      expectProblem(await start(deep(depth)), 413, 'common.tooLarge')
      expectProblem(await start('['.repeat(depth) + ']'.repeat(depth)), 413, 'common.tooLarge')
    }
  })

  test('with fields that no call has names each of them', async () => {
    const more = { ...good(), role: 1, toString: 'x', hasOwnProperty: 1, constructor: 'x', '': 1, 'a.b': 1 }
    const paths = expectProblem(await start(more), 422).errors.map((one: { path: string }) => one.path)
    expect(paths.toSorted()).toEqual(['', 'a.b', 'constructor', 'hasOwnProperty', 'role', 'toString'])
    await nothingStarted()
  })

  test('leaves no trace on any object', async () => {
    await start('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}')
    await send(server, {
      method: 'GET',
      url: '/api/loops?__proto__[polluted]=1&constructor[prototype][polluted]=1',
      token,
    })
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  test('is not read from who has no token: 401 whatever it is', async () => {
    const bodies: [string, Record<string, string>][] = [
      ['{"broken', JSON_TYPE],
      [`"${'x'.repeat(5_000_000)}"`, JSON_TYPE],
      ['<x/>', { 'content-type': 'application/xml' }],
      ['[]', JSON_TYPE],
    ]
    for (const [payload, headers] of bodies) {
      const bare = await send(server, { method: 'PATCH', url: loopCalls.start.path, headers, payload })
      expectProblem(bare, 401, 'common.unauthorized')
    }
  })

  test('is not judged for who has signed out, or may not', async () => {
    await it.me.raw(authCalls.logout, {})
    for (const payload of ['[]', '{}', JSON.stringify({ nonsense: 1 })]) expectProblem(await start(payload), 401)
    const guest = await (await scene(server, { role: 10 })).me.token()
    for (const payload of ['[]', '{}'])
      expectProblem(await start(payload, JSON_TYPE, guest), 403, 'common.accessDenied')
  })
})

describe('text', () => {
  test.each([
    ['emoji', '🧑🏽‍💻👨‍👩‍👧‍👦 🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['right to left', 'مرحبا \u202Eabc\u202C שלום'],
    ['quotes and SQL', `'; drop table loops; -- " \\ \` $1 %s {{x}}`],
    ['HTML', '<script>alert(1)</script>&amp;'],
    ['line breaks and tabs', 'um\r\ndois\tfim'],
    ['zero-width and combining', 'a\u200Bb\u0301\u0301\uFEFFc'],
    ['the last code point', 'a\u{10FFFF}b'],
  ])('%s is kept as it is', async (_name, descricao) => {
    expect(await storedLoop(server, await it.begun({ descricao }))).toMatchObject({ descricao })
  })

  test('with half a surrogate pair is refused by name, in a query too', async () => {
    const half = JSON.stringify(good()).replace('}', ',"descricao":"a\\ud800b"}')
    const body = expectProblem(await start(half), 422, 'common.invalid')
    expect(body.errors).toEqual([{ path: 'descricao', message: 'Este valor não é válido.' }])
    await nothingStarted()
    const wrong = '{"email":"a\\udc00@b.example","password":"x"}'
    const login = await send(server, { method: 'POST', url: authCalls.login.path, headers: JSON_TYPE, payload: wrong })
    expect(expectProblem(login, 422).errors).toMatchObject([{ path: 'email' }])
  })

  test('with a NUL, which the database cannot hold, is refused by name', async () => {
    const body = expectProblem(await start({ ...good(), descricao: 'a\0b' }), 422, 'common.invalid')
    expect(body.errors).toEqual([{ path: 'descricao', message: 'Este valor não é válido.' }])
    await nothingStarted()
    const q = await send(server, { method: 'GET', url: '/api/loops?q=a%00b', token })
    expect(expectProblem(q, 422).errors).toMatchObject([{ path: 'q' }])
    const email = await signIn(server, { email: 'a\0b@test.example' })
    expect(expectProblem(email, 422).errors).toMatchObject([{ path: 'email' }])
  })
})

describe('an address', () => {
  const get = (url: string) => send(server, { method: 'GET', url, token })

  test.each([
    '0',
    '-1',
    '1e3',
    '1.5',
    '0x10',
    ' 1',
    '1;',
    'abc',
    'NaN',
    '%00',
    '%31%20',
    '2147483648',
    '9'.repeat(150),
    '9'.repeat(10_000),
    '١',
    "1'--",
    '../../etc',
  ])('with the id %s is 422', async (id) => {
    const body = expectProblem(await get(`/api/loops/${id.startsWith('%') ? id : encodeURIComponent(id)}`), 422)
    expect(body.errors).toMatchObject([{ path: 'id' }])
  })

  test.each([
    '/api/loops/%ZZ',
    '/api/loops/%C3%28',
    '/api/%',
    '/api/nothing',
    '/api',
    '/api/',
    '/api//loops',
    '/api/loops/1/2/3',
    '/API/health',
    '/nothing',
    '/.env',
    '/..%2f..%2fpackage.json',
  ])('%s is 404', async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(answer.json()).toMatchObject({ status: 404, type: '/problems/common.notFound' })
    expect(answer.body).not.toContain(url.slice(5) || 'nothing at all')
  })

  test.each(['DELETE', 'PUT', 'POST', 'PATCH'] as const)(
    'that exists with another method, %s, is 404',
    async (method) => {
      expectProblem(await send(server, { method, url: '/api/home', token, payload: {} }), 404)
    },
  )

  test('with a very long query is refused, not stumbled over', async () => {
    expectProblem(await get(`/api/loops?q=${'x'.repeat(14_000)}`), 422)
    expectProblem(await get(`/api/loops?${'a=1&'.repeat(2000)}`), 422)
    expectProblem(await get(`/api/loops?status=${'1,'.repeat(3000)}1`), 422)
  })

  test.each([
    '__proto__=1',
    'constructor=1',
    'toString=1',
    'page[]=1',
    'page=1&page=2',
    'q[$ne]=1',
    'q=a&q=b',
    '=1',
    '%00=1',
  ])('with ?%s is refused by name', async (query) =>
    expect(expectProblem(await get(`/api/loops?${query}`), 422).errors).toHaveLength(1),
  )

  test('cannot smuggle a field of the body in the query past the contract', async () => {
    const url = `${loopCalls.start.path}?valor_hora=1&role=1`
    const answer = await send(server, { method: 'PATCH', url, token, payload: good() })
    expect(expectProblem(answer, 422).errors.map((one: { path: string }) => one.path)).toEqual(['valor_hora', 'role'])
  })

  test('carries nothing of a call that writes, not even a field it has', async () => {
    const secret = `?email=${it.person.email}&password=${testPassword}`
    const login = await send(server, { method: 'POST', url: `${authCalls.login.path}${secret}` })
    const paths = expectProblem(login, 422).errors.map((one: { path: string }) => one.path)
    expect(new Set(paths)).toEqual(new Set(['email', 'password']))
    const twice = { email: it.person.email, password: testPassword }
    const both = await send(server, { method: 'POST', url: `${authCalls.login.path}${secret}`, payload: twice })
    expectProblem(both, 422)
  })
})

test('a caller that hangs up in the middle of a body is not taken for a lost database', async () => {
  const lines: { msg: string }[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const app = await buildApp({ store: server.store, services: { ...server.services, log }, grants: makeGrantStore() })
  const aborted = new Promise<void>((resolve) => {
    app.addHook('onRequestAbort', async (request) => resolve(void request))
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  const call = open({
    port: typeof address === 'object' && address ? address.port : 0,
    path: loopCalls.start.path,
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'content-length': '1000' },
  })
  call.on('error', () => {})
  app.server.once('request', () => setImmediate(() => call.destroy()))
  call.write('{"user_id"')
  await aborted
  expect(lines.filter((line) => /database|unexpected/.test(line.msg))).toEqual([])
  await app.close()
})
