import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest'
import { z } from 'zod'
import { callsOf, endpoint } from '#contract/kit/endpoint.ts'
import { CallError } from '#web/kit/call/call-error.ts'
import { call, secondFactorWanted } from '#web/kit/call/call.ts'
import { keepFresh, sessionLost } from '#web/kit/call/refresh.ts'
import { forgetClock, serverNow } from '#web/kit/clock.ts'
import { connection, watchConnection } from '#web/kit/connection.ts'
import { readToken, writeToken } from '#web/kit/session/token.ts'
import { setLocale } from '#web/kit/words.ts'
import { tokenFor } from '#web/testing/person.ts'
import { fakeServer, json, refusal, type FakeServer } from '#web/testing/server.ts'

const cups = {
  list: endpoint({
    method: 'GET',
    path: '/api/cups/:owner',
    can: 'login',
    summary: 'Cups',
    input: z.object({ owner: z.number(), full: z.boolean().optional(), colours: z.array(z.string()).optional() }),
    output: z.object({ data: z.array(z.string()) }),
  }),
  fill: endpoint({
    method: 'PUT',
    path: '/api/cups/:id',
    can: 'login',
    envelope: true,
    summary: 'Fills a cup',
    input: z.object({ id: z.number(), ml: z.number() }),
    output: z.object({ status: z.literal('success'), message: z.string() }),
  }),
  drop: endpoint({
    method: 'DELETE',
    path: '/api/cups/:id',
    can: 'login',
    summary: 'Drops a cup',
    input: z.object({ id: z.number() }),
    output: z.object({}),
  }),
  menu: endpoint({
    method: 'GET',
    path: '/api/menu',
    can: 'public',
    summary: 'What there is',
    input: z.object({}),
    output: z.object({ data: z.array(z.string()) }),
  }),
}

const teaSchemas = { menu: { input: cups.menu.input, output: cups.menu.output } }
const teaCalls = callsOf<typeof teaSchemas>()({
  menu: { method: 'GET', path: '/api/menu', can: 'public', summary: 'What there is' },
})

const HOUR = 3600
const failure = async (it: Promise<unknown>): Promise<CallError> => {
  const error: unknown = await it.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof CallError)) throw new Error(`not a CallError: ${String(error)}`)
  return error
}

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  server.answer('GET', '/api/health', {})
  writeToken(tokenFor(HOUR))
  setLocale('pt')
})
afterEach(() => {
  vi.unstubAllGlobals()
  connection.set('online')
  forgetClock()
})

describe('a request', () => {
  test('fills the path, puts the rest of a GET in the query and carries the token', async () => {
    server.answer('GET', '/api/cups/:owner', { data: ['a'] })
    const answer = await call(cups.list, { owner: 7, full: true, colours: ['red', 'blue'] })
    expectTypeOf(answer).toEqualTypeOf<{ data: string[] }>()
    expect(answer.data).toEqual(['a'])
    const [request] = server.asked
    expect(request?.url).toBe('http://nucleo.test/api/cups/7?full=true&colours=red%2Cblue')
    expect(request?.headers.get('authorization')).toBe(`Bearer ${readToken()}`)
    expect(request?.headers.get('x-locale')).toBe('pt')
  })

  test('puts the rest of a write in a JSON body, without what stands in the path', async () => {
    server.answer('PUT', '/api/cups/:id', { status: 'success', message: 'ok' })
    await call(cups.fill, { id: 3, ml: 200 })
    expect(await server.bodies('/api/cups/3')).toEqual([{ ml: 200 }])
    expect([...(server.asked[0]?.headers.keys() ?? [])]).toEqual([
      'accept',
      'authorization',
      'content-type',
      'x-locale',
    ])
  })

  test('a DELETE without fields has no body', async () => {
    server.answer('DELETE', '/api/cups/:id', {})
    await call(cups.drop, { id: 3 })
    expect(server.asked[0]?.headers.has('content-type')).toBe(false)
  })

  test('a public call carries no token and renews none', async () => {
    writeToken(tokenFor(60))
    server.answer('GET', '/api/menu', { data: [] })
    await call(cups.menu, {})
    expect(server.asked.map((it) => it.headers.get('authorization'))).toEqual([null])
  })

  test('a call without schemas answers what its endpoint does', async () => {
    server.answer('GET', '/api/menu', { data: ['tea'] })
    const answer = await call(teaCalls.menu, {})
    expectTypeOf(answer).toEqualTypeOf<{ data: string[] }>()
    expect(answer.data).toEqual(['tea'])
  })

  test('every answer teaches the server’s clock', async () => {
    const ahead = 90_000
    server.answer('GET', '/api/menu', () =>
      json({ data: [] }, { headers: { 'x-server-time': String(Date.now() + ahead) } }),
    )
    await call(cups.menu, {})
    expect(Math.abs(serverNow() - Date.now() - ahead)).toBeLessThan(ahead / 10)
  })
})

describe('a refusal', () => {
  test('problem+json becomes a CallError with its fields and extras', async () => {
    server.answer('PUT', '/api/cups/:id', () =>
      refusal(422, { errors: [{ path: 'ml', message: 'muito' }], request_id: 'r1', most: 300 }),
    )
    const error = await failure(call(cups.fill, { id: 3, ml: 900 }))
    expect(error).toMatchObject({
      status: 422,
      message: 'refused 422',
      fields: [{ path: 'ml', message: 'muito' }],
      extra: { most: 300 },
      requestId: 'r1',
      business: false,
    })
  })

  test('an envelope that says error is a business refusal', async () => {
    server.answer('PUT', '/api/cups/:id', { status: 'error', message: 'Já está cheia.', left: 0 })
    const error = await failure(call(cups.fill, { id: 3, ml: 1 }))
    expect(error).toMatchObject({ business: true, message: 'Já está cheia.', extra: { left: 0 } })
  })

  test('no answer is a network error, and the app knows that it is offline', async () => {
    server.answer('GET', '/api/menu', () => Promise.reject(new TypeError('gone')))
    const error = await failure(call(cups.menu, {}))
    expect(error).toMatchObject({ network: true, status: 0 })
    expect(connection.get()).toBe('offline')
  })

  test('an answer that was under way when the network went proves nothing; the next one does', async () => {
    const unwatch = watchConnection()
    const held = Promise.withResolvers<Response>()
    server.answer('GET', '/api/menu', () => held.promise)
    const asked = call(cups.menu, {})
    window.dispatchEvent(new Event('offline'))
    held.resolve(Response.json({}))
    await asked.catch(() => undefined)
    expect(connection.get()).toBe('offline')
    await call(cups.menu, {}).catch(() => undefined)
    expect(connection.get()).toBe('online')
    unwatch()
  })

  describe('no answer in time', () => {
    const silence = () => new Promise<Response>(() => {})

    test('is a network error that says so, after the time that the call was given', async () => {
      server.answer('GET', '/api/menu', silence)
      const error = await failure(call(cups.menu, {}, { within: 20 }))
      expect(error).toMatchObject({ network: true, message: 'O servidor demorou demais para responder.' })
      expect(connection.get()).toBe('offline')
    })

    test('is waited for 120 s where nothing else is said', async () => {
      const late = new AbortController()
      const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(late.signal)
      server.answer('GET', '/api/menu', silence)
      const asked = failure(call(cups.menu, {}))
      expect(timeout.mock.calls).toEqual([[120_000]])
      late.abort(new DOMException('late', 'TimeoutError'))
      expect(await asked).toMatchObject({ network: true, message: 'O servidor demorou demais para responder.' })
    })

    test('is not what a call has whose own signal ended it', async () => {
      server.answer('GET', '/api/menu', silence)
      const own = new AbortController()
      const asked = call(cups.menu, {}, { signal: own.signal })
      own.abort(new DOMException('left', 'AbortError'))
      await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
      expect(connection.get()).toBe('online')
    })
  })

  test('503 with Retry-After says when, and that the server is busy', async () => {
    server.answer('GET', '/api/menu', () => refusal(503, {}, { 'retry-after': '5' }))
    const error = await failure(call(cups.menu, {}))
    expect(error).toMatchObject({ status: 503, retryAfter: 5 })
    expect(connection.get()).toBe('busy')
  })

  test('an answer that is no JSON is said to be unexpected', async () => {
    server.answer('GET', '/api/menu', () => new Response('<html>', { headers: { 'content-type': 'text/html' } }))
    expect((await failure(call(cups.menu, {}))).message).toBe('O servidor respondeu algo inesperado.')
  })

  test('406 asks for the second factor, 401 tells that the session is lost', async () => {
    const said: string[] = []
    const stops = [secondFactorWanted.on(() => said.push('factor')), sessionLost.on(() => said.push('lost'))]
    server.answer('GET', '/api/cups/:owner', () => refusal(406))
    expect((await failure(call(cups.list, { owner: 1 }))).status).toBe(406)
    server.answer('GET', '/api/cups/:owner', () => refusal(401))
    expect((await failure(call(cups.list, { owner: 1 }))).status).toBe(401)
    expect(said).toEqual(['factor', 'lost'])
    for (const stop of stops) stop()
  })

  test('a 401 for a token that another tab has just renewed is tried again with the new one', async () => {
    const next = tokenFor(HOUR)
    server.answer('GET', '/api/cups/:owner', (request) => {
      if (request.headers.get('authorization') === `Bearer ${next}`) return json({ data: ['a'] })
      writeToken(next)
      return refusal(401)
    })
    expect(await call(cups.list, { owner: 1 })).toEqual({ data: ['a'] })
  })
})

describe('a token with under 20 minutes left', () => {
  const renewals = () => server.asked.filter((it) => it.url.endsWith('/api/auth/refresh'))
  beforeEach(() => {
    writeToken(tokenFor(19 * 60))
    server.answer('GET', '/api/cups/:owner', { data: [] })
  })

  test('is renewed once for all calls that wait, which then carry the new one', async () => {
    const next = tokenFor(HOUR)
    const answer = Promise.withResolvers<Response>()
    server.answer('GET', '/api/auth/refresh', () => answer.promise)
    const all = Promise.all([1, 2, 3].map((owner) => call(cups.list, { owner })))
    await vi.waitFor(() => expect(renewals().length).toBe(1))
    answer.resolve(json({ status: 'success', expires_in: HOUR }, { headers: { authorization: `Bearer ${next}` } }))
    await all
    expect(renewals().length).toBe(1)
    expect(server.asked.slice(1).map((it) => it.headers.get('authorization'))).toEqual(
      [1, 2, 3].map(() => `Bearer ${next}`),
    )
    expect(readToken()).toBe(next)
  })

  test('that cannot be renewed cancels all calls that wait: nothing of them is sent', async () => {
    let lost = 0
    const stop = sessionLost.on(() => {
      lost += 1
    })
    server.answer('GET', '/api/auth/refresh', () => refusal(401))
    const errors = await Promise.all([1, 2].map((owner) => failure(call(cups.list, { owner }))))
    expect(errors.map((it) => [it.cancelled, it.status])).toEqual([
      [true, 401],
      [true, 401],
    ])
    expect(server.asked.length).toBe(1)
    expect(lost).toBe(1)
    stop()
  })

  test('whose renewal gets no answer cancels as a network error, and the session is not given up', async () => {
    server.answer('GET', '/api/auth/refresh', () => Promise.reject(new TypeError('gone')))
    const error = await failure(call(cups.list, { owner: 1 }))
    expect(error).toMatchObject({ cancelled: true, network: true })
    expect(readToken()).not.toBeNull()
  })

  test('of a session that owes its second factor goes on as it is', async () => {
    server.answer('GET', '/api/auth/refresh', () => refusal(406))
    expect(await call(cups.list, { owner: 1 })).toEqual({ data: [] })
  })

  test('with 20 minutes left is not renewed', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    writeToken(tokenFor(20 * 60 + 5))
    await call(cups.list, { owner: 1 })
    expect(renewals()).toEqual([])
  })

  test('is not renewed again when another tab has done it while this one waited for its turn', async () => {
    const next = tokenFor(HOUR)
    const locks = {
      request: (_: string, work: () => Promise<void>) => {
        writeToken(next)
        return work()
      },
    }
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
    await call(cups.list, { owner: 1 })
    expect(renewals()).toEqual([])
    expect(server.asked[0]?.headers.get('authorization')).toBe(`Bearer ${next}`)
    Reflect.deleteProperty(navigator, 'locks')
  })
})

test('an open page renews its token every 30 minutes', async () => {
  vi.useFakeTimers({ now: Date.now() })
  const next = tokenFor(2 * HOUR)
  server.answer('GET', '/api/auth/refresh', () =>
    json({ status: 'success', expires_in: HOUR }, { headers: { authorization: `Bearer ${next}` } }),
  )
  const stop = keepFresh()
  await vi.advanceTimersByTimeAsync(29 * 60_000)
  expect(server.asked.length).toBe(0)
  await vi.advanceTimersByTimeAsync(2 * 60_000)
  expect(server.asked.length).toBe(1)
  expect(readToken()).toBe(next)
  stop()
})
