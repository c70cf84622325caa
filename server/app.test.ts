import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { permissions } from '#contract/access/matrix.ts'
import { authCalls } from '#contract/auth/auth.calls.ts'
import { allCalls, scopeOfCall, withSchemas } from '#contract/calls.ts'
import { pathParams } from '#contract/kit/endpoint.ts'
import { setupCalls } from '#contract/setup/setup.calls.ts'
import { setupSchemas } from '#contract/setup/setup.ts'
import { systemCalls } from '#contract/system/system.ts'
import { buildApp } from '#server/app.ts'
import { currentCall } from '#server/db/engine/call.ts'
import { handlers } from '#server/handlers.ts'
import { handle } from '#server/kit/handle.ts'
import { mount, type Mounting } from '#server/kit/http/mount.ts'
import { makeWorkLimit } from '#server/kit/http/workLimit.ts'
import { makeGrantStore } from '#server/kit/session/grants.ts'
import { failures } from '#server/testing/failures.ts'
import { makePerson, testPassword } from '#server/testing/make.ts'
import { send } from '#server/testing/scene.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer()
})
afterAll(() => server.close())

const nameOf = (it: { method: string; path: string }) => `${it.method} ${it.path}`

describe('the calls and their handlers', () => {
  test('are the same list: none without the other, none twice', () => {
    const mounted = handlers.map((it) => nameOf(it.call))
    expect(mounted.toSorted()).toEqual(allCalls.map((it) => nameOf(it.call)).toSorted())
    expect(new Set(mounted).size).toBe(mounted.length)
    // The very value of the contract, not a copy that could differ.
    for (const { name, call } of allCalls) expect([name, handlers.some((it) => it.call === call)]).toEqual([name, true])
  })

  test('a call that two handlers claim stops the start', async () => {
    const locale = handle(authCalls.locale, async (_ctx, input) => input)
    const twice = { ...locale, call: withSchemas(locale.call) }
    expect(() => mount(bare(), [twice, twice])).toThrow('Two handlers for PUT /api/auth/locale')
  })

  test('a path with a field that its input lacks stops the start', () => {
    const call = { ...withSchemas(authCalls.locale), path: '/api/auth/locale/:person' as const }
    const lost = handle(call, async () => ({ locale: 'pt' as const }))
    expect(() => mount(bare(), [{ ...lost, call }])).toThrow('input lacks person')
  })

  test('every call asks for a permission that exists', () => {
    const gates: readonly string[] = [...permissions, 'public', 'unverified', 'login']
    expect(allCalls.filter(({ call }) => !gates.includes(call.can)).map((it) => it.name)).toEqual([])
  })
})

/** A mounting whose app takes routes and nothing more. */
const bare = (): Mounting => ({
  app: { decorateRequest: () => {}, route: () => {} } as unknown as Mounting['app'],
  db: server.db,
  services: server.services,
  grants: makeGrantStore(),
  databaseAnswers: async () => true,
  work: makeWorkLimit(1),
  scopeOf: () => undefined,
  isFollowed: () => false,
})

describe('the description for machines', () => {
  interface Operation {
    operationId: string
    security: unknown[]
    parameters: { name: string; in: string; required: boolean }[]
    requestBody?: { content: { 'application/json': { schema: { properties: Record<string, unknown> } } } }
    responses: Record<string, unknown>
  }
  const read = async () => {
    const answer = await send(server, { method: 'GET', url: '/api/openapi.json' })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
    return answer.json<{ openapi: string; paths: Record<string, Record<string, Operation>> }>()
  }

  test('is OpenAPI 3.1 and holds every call once', async () => {
    const { openapi, paths } = await read()
    expect(openapi).toBe('3.1.0')
    const listed = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(listed.toSorted()).toEqual(allCalls.map(({ call }) => nameOf(call).replace(/:(\w+)/g, '{$1}')).toSorted())
  })

  test('tells every field of every call', async () => {
    const { paths } = await read()
    const wrong = await failures(
      allCalls,
      ({ name }) => name,
      ({ name, call }) => {
        const operation = paths[call.path.replace(/:(\w+)/g, '{$1}')]?.[call.method.toLowerCase()]
        if (!operation) return expect.fail('missing')
        expect(operation.operationId).toBe(name)
        const ways = scopeOfCall(call) ? 2 : 1
        expect(operation.security).toHaveLength(call.can === 'public' ? 0 : ways)
        const inPath = operation.parameters.filter((it) => it.in === 'path')
        expect(inPath.map((it) => [it.name, it.required])).toEqual(pathParams(call.path).map((it) => [it, true]))
        const body = Object.keys(operation.requestBody?.content['application/json'].schema.properties ?? {})
        const asked = operation.parameters.filter((it) => it.in !== 'header').map((it) => it.name)
        const told = [...asked, ...body]
        expect(told.toSorted()).toEqual(Object.keys(call.input.shape).toSorted())
        if (call.method === 'GET') expect(body).toEqual([])
        expect(Object.keys(operation.responses)).toContain(call.creates ? '201' : '200')
      },
    )
    expect(wrong).toEqual([])
  })

  test('has a page for people that mentions each call, and runs no script but its own', async () => {
    const answer = await send(server, { method: 'GET', url: '/api/docs' })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    for (const { name, call } of allCalls) {
      expect(answer.body).toContain(`id="${name}"`)
      expect(answer.body).toContain(`<code>${call.path}</code>`)
    }
    expect(answer.body).not.toMatch(/<script(?! src="\/api\/docs\/try\.js" defer><\/script>)|javascript:|\son\w+=/i)
    const script = await send(server, { method: 'GET', url: '/api/docs/try.js' })
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(script.body).not.toMatch(/innerHTML|insertAdjacent|document\.write/)
  })
})

describe('nonsense', () => {
  const strange = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom<unknown>(
      null,
      -1,
      0,
      1.5,
      2 ** 31,
      1e308,
      '',
      '\0',
      '1e3',
      '٣',
      [],
      {},
      [[]],
      true,
      'x'.repeat(5000),
      '9999-12-31',
      "'",
    ),
  )
  /** Fields of the call with strange values, and sometimes one that it does not have. */
  const input = (names: string[]) =>
    fc.record(Object.fromEntries([...names, 'more'].map((name) => [name, strange])), { requiredKeys: [] })
  /** In a path or a query everything is text. */
  const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
  const asText = (fields: Record<string, unknown>, names: readonly string[]) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, names.includes(name) ? written(value) : value]),
    )

  test('in any field of any call is refused in form, never a server error', async () => {
    const person = await makePerson(server.db, { role: 1 })
    const wrong = await failures(
      allCalls.filter(({ name }) => !name.startsWith('auth.logout')),
      ({ name }) => name,
      async ({ call }) => {
        const me = await server.as(person)
        const names = Object.keys(call.input.shape)
        const property = fc.asyncProperty(input(names), async (fields) => {
          const texts = call.method === 'GET' ? Object.keys(fields) : pathParams(call.path)
          const { status, body, headers } = await me.raw(call, asText(fields, texts))
          expect([status < 500, fields, body]).toEqual([true, fields, body])
          if (status >= 400) expect(headers['content-type']).toBe('application/problem+json; charset=utf-8')
          if (status === 422) expect(body).toMatchObject({ status, request_id: headers['x-request-id'] })
        })
        await fc.assert(property, { numRuns: 12, seed: 11, endOnFailure: true })
      },
    )
    expect(wrong).toEqual([])
  })
})

/** The same server with other settings. */
const appWith = (config: Partial<TestServer['services']['config']>) => {
  const services = { ...server.services, config: { ...server.services.config, ...config } }
  return buildApp({ store: server.store, services, grants: makeGrantStore() })
}

test('only a demonstration lists its accounts and their password', async () => {
  const app = await appWith({ NUCLEO_DEMO: true })
  const body = setupSchemas.state.output.parse((await app.inject({ url: setupCalls.state.path })).json())
  await app.close()
  expect(body.demo_password).toBe('Nucleo-demo-1')
  const keys = 'admin manager client looper partner finance director supervisor commercial guest'.split(' ')
  expect(body.demo).toEqual(keys.map((key, index) => ({ email: `${key}@demo.nucleo.app`, role: index + 1 })))
  const real = await server.nobody.call(setupCalls.state, {})
  expect(real.body).toMatchObject({ demo: null, demo_password: null })
})

describe('the caller’s address', () => {
  const addressOf = async (trust: boolean, headers: Record<string, string>) => {
    const app = await appWith({ TRUST_PROXY: trust })
    const { email, id } = await makePerson(server.db)
    const payload = { email, password: testPassword }
    await app.inject({ method: 'POST', url: authCalls.login.path, remoteAddress: '10.9.9.9', headers, payload })
    await app.close()
    const row = await server.db.selectFrom('sessions').select('ip').where('user_id', '=', id).executeTakeFirst()
    return row?.ip
  }

  test('is the connection’s, and what the caller writes counts for nothing', async () => {
    expect(await addressOf(false, { 'x-forwarded-for': '1.2.3.4' })).toBe('10.9.9.9')
  })

  test('behind a proxy is what the proxy says, not what the caller wrote before it', async () => {
    expect(await addressOf(true, { 'x-forwarded-for': '1.2.3.4, 5.6.7.8' })).toBe('5.6.7.8')
  })
})

test('the database waits for all statements of a call together', async () => {
  const calls: unknown[] = []
  const answers = async () => calls.push(currentCall()) > 0
  const app = await buildApp({
    store: { ...server.store, answers },
    services: server.services,
    grants: makeGrantStore(),
  })
  expect((await app.inject(systemCalls.health.path)).statusCode).toBe(200)
  expect(calls).toEqual([{ ms: expect.any(Number), until: expect.any(Number) }])
  await app.close()
})
