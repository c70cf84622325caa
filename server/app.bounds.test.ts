import { request, type RequestOptions } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authCalls } from '#contract/auth/auth.calls.ts'
import { allCalls } from '#contract/calls.ts'
import { loopCenterCalls } from '#contract/loop/loopCenter.ts'
import { sectorCrud, sectorList } from '#contract/sector/sector.ts'
import { viewCalls } from '#contract/view/view.ts'
import { makePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
let authorization: string
beforeAll(async () => {
  server = await freshServer()
  authorization = `Bearer ${await (await server.as(await makePerson(server.db, { role: 1 }))).token()}`
})
afterAll(() => server.close())

const post = (url: string, payload: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json', ...headers } })
const signedIn = (url: string, payload: string) => post(url, payload, { authorization })
const keys = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 1])))

/** The status of an answer, or why there is none; whatever body the headers announce is not sent. */
const statusOf = (asked: RequestOptions) =>
  new Promise<number | string | undefined>((resolve) => {
    const sent = request({ host: '127.0.0.1', agent: false, ...asked }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
      sent.destroy()
    })
    sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code))
    if (asked.method === 'POST') sent.flushHeaders()
    else sent.end()
  })

describe('a body', () => {
  test('of any call that needs no session is at most 16 kB', async () => {
    const open = allCalls.filter(({ call }) => call.can === 'public' && call.method !== 'GET')
    const body = keys(1800)
    const answers = await Promise.all(
      open.map(async ({ name, call: { method, path } }) => {
        const headers = { 'content-type': 'application/json' }
        const { statusCode } = await server.app.inject({
          method,
          url: path.replace(/:\w+/g, 'x'),
          payload: body,
          headers,
        })
        return `${name}: ${statusCode}`
      }),
    )
    expect(body.length).toBeGreaterThan(16 * 1024)
    expect(answers).toEqual(open.map(({ name }) => `${name}: 413`))
    expect(answers.length).toBeGreaterThan(10)
  })

  test('without a session is read up to 16 kB', async () => {
    const padded = (bytes: number) => `{"email":"${'x'.repeat(bytes - 12)}"}`
    expect((await post(authCalls.login.path, padded(16 * 1024 + 1))).statusCode).toBe(413)
    expect((await post(authCalls.login.path, padded(16 * 1024))).statusCode).toBe(422)
  })

  test('that is refused keeps a stranger waiting where it is large, and nobody else', async () => {
    const took = async (answer: () => Promise<{ statusCode: number }>) => {
      const began = performance.now()
      const { statusCode } = await answer()
      expect(statusCode).toBeGreaterThanOrEqual(400)
      return performance.now() - began
    }
    const { path } = authCalls.login
    for (const large of [keys(90_000), keys(500), '['.repeat(979_000)])
      expect(await took(() => post(path, large))).toBeGreaterThan(150)
    expect(await took(() => post('/api/nothing', keys(90_000)))).toBeGreaterThan(150)
    const quick = [() => post(path, keys(10)), () => signedIn(sectorCrud.calls.create.path, keys(1000))]
    // Tried again: a busy machine is slow now and then, a pause is in every answer.
    for (const answer of quick) await expect.poll(() => took(answer), { interval: 1 }).toBeLessThan(150)
  })

  test('of a call that takes no more is at most 256 kB', async () => {
    const padded = (bytes: number) => `{"nome":"${'x'.repeat(bytes - 11)}"}`
    expect((await signedIn(sectorCrud.calls.create.path, padded(256 * 1024 + 1))).statusCode).toBe(413)
    expect((await signedIn(sectorCrud.calls.create.path, padded(256 * 1024))).statusCode).toBe(422)
  })

  test('of more values than any call takes, or deeper, is refused before it is made into objects', async () => {
    for (const body of [keys(20_002), `{"nome":${'['.repeat(50_000)}`, `{"a":`.repeat(20_000)]) {
      const { statusCode, json } = await signedIn(sectorCrud.calls.create.path, body)
      expect([statusCode, json().type]).toEqual([413, '/problems/common.tooLarge'])
    }
  })

  test('for an address that there is none of is not read', async () => {
    for (const body of ['{broken', keys(90_000), 'x'.repeat(2_000_000)]) {
      const { statusCode, json } = await post('/api/nothing', body)
      expect([statusCode, json().type]).toEqual([404, '/problems/common.notFound'])
    }
  })

  test('for an address that there is none of ends the connection, unless it is small', async () => {
    const connections = [keys(90_000), '{}'].map(
      async (body) => (await post('/api/nothing', body)).headers['connection'],
    )
    expect(await Promise.all(connections)).toEqual(['close', 'keep-alive'])
  })
})

test('an answer names twenty wrong fields, however many there are, and no name at length', async () => {
  const answers = [
    await post(authCalls.login.path, keys(1500)),
    await post(`${authCalls.login.path}?${Array.from({ length: 1500 }, (_, at) => `k${at}`).join('&')}`, '{}'),
    await signedIn(sectorCrud.calls.create.path, keys(15_000)),
    await signedIn(sectorCrud.calls.create.path, JSON.stringify({ ['n'.repeat(200_000)]: 1 })),
    await signedIn(
      viewCalls.create.path,
      JSON.stringify({
        table_id: 'sectors',
        nome: 'x',
        state: { filters: Object.fromEntries(Array.from({ length: 15_000 }, (_, at) => [`f ${at}`, ''])) },
      }),
    ),
  ]
  for (const { statusCode, json, body } of answers) {
    expect(statusCode).toBe(422)
    expect(json().errors.length).toBeLessThanOrEqual(20)
    expect(body.length).toBeLessThan(8000)
  }
  expect(answers[1]?.json().errors).toHaveLength(20)
})

test('a list and its file refuse the names of filters that they do not know, twenty of them', async () => {
  const query = Array.from({ length: 1500 }, (_, at) => `f${at}=1`).join('&')
  for (const path of [loopCenterCalls.list.path, loopCenterCalls.export.path]) {
    const { statusCode, json } = await server.app.inject({ url: `${path}?${query}`, headers: { authorization } })
    expect([statusCode, json().errors?.length]).toEqual([422, 20])
  }
})

test('a file has no more columns than its list, however often one is named', async () => {
  const columns = Array.from({ length: 50 }, () => 'atomo').join(',')
  const { statusCode, json } = await server.app.inject({
    url: `${loopCenterCalls.export.path}?format=csv&columns=${columns}`,
    headers: { authorization },
  })
  expect([statusCode, json().errors?.[0]?.path]).toEqual([422, 'columns'])
})

test('who sends more bytes in a minute than their calls may have waits for the next', async () => {
  const small = await freshServer({ environment: { RATE_LIMIT_PER_MINUTE: '4' } })
  const send = () =>
    small.app.inject({
      method: 'POST',
      url: authCalls.login.path,
      payload: 'x'.repeat(200 * 1024),
      headers: { 'content-type': 'application/json' },
    })
  const codes = [await send(), await send(), await send()].map((it) => it.statusCode)
  await small.close()
  expect(codes).toEqual([413, 413, 429])
})

test('whose calls take more seconds in a minute than they may waits for the next, and another is answered', async () => {
  const small = await freshServer({ environment: { RATE_LIMIT_PER_MINUTE: '6' } })
  const [person, another] = [await makePerson(small.db), await makePerson(small.db)]
  const [busy, other] = [await small.as(person), await small.as(another)]
  const ask = (who: typeof busy) => who.raw(authCalls.locale, { locale: 'en' })
  // The person's row is held for longer than the 0.6 s that six calls may take.
  const { promise: locked, resolve: isLocked } = Promise.withResolvers<void>()
  const held = small.db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('id').where('id', '=', person.id).forUpdate().execute()
    isLocked()
    await sleep(700)
  })
  await locked
  const answers = [await ask(busy), await ask(busy)]
  await held
  expect(answers.map((it) => it.status)).toEqual([200, 429])
  expect(Number(answers[1]?.headers['retry-after'])).toBeGreaterThan(0)
  expect((await ask(other)).status).toBe(200)
  await small.close()
})

test('whose files have had more rows in a minute than they may waits for the next, wherever they ask from', async () => {
  const small = await freshServer({ environment: { RATE_LIMIT_PER_MINUTE: '1' } })
  const token = await (await small.as(await makePerson(small.db, { role: 1 }))).token()
  const sectors = Array.from({ length: 500 }, (_, at) => ({ nome: `Setor ${at}`, created_at: small.clock.now() }))
  await small.db.insertInto('sectors').values(sectors).execute()
  const ask = (remoteAddress: string) =>
    small.app.inject({
      url: `${sectorList.calls.export.path}?format=csv`,
      headers: { authorization: `Bearer ${token}` },
      remoteAddress,
    })
  const answers = [await ask('192.0.2.1'), await ask('192.0.2.2')]
  await small.close()
  expect(answers.map((it) => it.statusCode)).toEqual([200, 429])
})

test('an address that goes on however often it is refused is let go of, and another is answered', async () => {
  const small = await freshServer({ environment: { RATE_LIMIT_PER_MINUTE: '2' } })
  const { port } = new URL(await small.app.listen({ port: 0, host: '127.0.0.1' }))
  const ask = (localAddress: string) => statusOf({ port, path: '/api/setup', localAddress })
  const answers: unknown[] = []
  for (let round = 0; round < 6; round += 1) answers.push(await ask('127.0.0.1'))
  expect(answers).toEqual([200, 200, 429, 429, 'ECONNRESET', 'ECONNRESET'])
  expect(await ask('127.0.0.2')).toBe(200)
  await small.close()
})

test('refused bodies count by their size, so that an address which sends large ones is let go of sooner', async () => {
  const small = await freshServer({ environment: { RATE_LIMIT_PER_MINUTE: '6' } })
  const { port } = new URL(await small.app.listen({ port: 0, host: '127.0.0.1' }))
  const announced = { 'content-type': 'application/json', 'content-length': String(350 * 1024) }
  const answers: unknown[] = []
  for (let round = 0; round < 4; round += 1)
    answers.push(await statusOf({ port, method: 'POST', path: authCalls.login.path, headers: announced }))
  await small.close()
  expect(answers).toEqual([413, 413, 429, 'ECONNRESET'])
})
