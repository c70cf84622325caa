import { afterAll, beforeAll, expect, test } from 'vitest'
import { allCalls } from '#contract/calls.ts'
import { homeCalls, timeCalls } from '#contract/home/home.calls.ts'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import { togetherCalls } from '#contract/together/together.ts'
import { makePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer({ at: '2026-03-10T15:00:00Z' })
})
afterAll(() => server.close())

const looper = async () => {
  const person = await makePerson(server.db, { role: 4 })
  return { ...person, as: await server.as(person) }
}

test('answers each address as its own call does, with its parameters and its query', async () => {
  const { id, as } = await looper()
  const addresses = ['/api/home', '/api/home/days?span=month&day=2026-02-03', `/api/loadPontoLooper/${id}`]
  const { body } = await as.call(togetherCalls.ask, { ask: addresses })
  const alone = [
    (await as.call(homeCalls.mine, {})).body,
    (await as.call(timeCalls.days, { span: 'month', day: '2026-02-03' })).body,
    (await as.call(loopCalls.load, { userId: id })).body,
  ]
  expect(addresses.map((it) => body.answers[it])).toEqual(alone)
  expect(alone[1]).toMatchObject({ days: expect.arrayContaining([expect.objectContaining({ day: '2026-02-28' })]) })
})

test('leaves out what the person may not ask, what is refused, and what is no reading of JSON', async () => {
  const other = await looper()
  const { as } = await looper()
  const left = [
    '/api/home/team',
    `/api/loadPontoLooper/${other.id}`,
    '/api/home/days?span=century',
    '/api/home/days?sort=x',
    '/api/home/days?span=week&span=month',
    '/api/nothing',
    '/api/startPonto',
    '/api/auth/refresh',
    '/api/auth/user',
    '/api/health',
    '/api/loops/export?format=csv',
    '/api/together?ask=/api/home',
    '/api/loops/%00',
    '/api/loops/%',
  ]
  const { status, body } = await as.call(togetherCalls.ask, { ask: [...left, '/api/home/day'] })
  expect(status).toBe(200)
  expect(Object.keys(body.answers)).toEqual(['/api/home/day'])
})

test('takes one to sixteen addresses of the API, from signed-in people alone', async () => {
  const { as } = await looper()
  const statusOf = async (ask: string[]) => (await as.call(togetherCalls.ask, { ask })).status
  expect(await statusOf(Array.from({ length: 17 }, () => '/api/home'))).toBe(422)
  expect(await statusOf(['https://elsewhere.example/api/home'])).toBe(422)
  expect(await statusOf(['/api/home'])).toBe(200)
  expect((await server.nobody.call(togetherCalls.ask, { ask: ['/api/home'] })).status).toBe(401)
})

/** Every call of signed-in people that reads JSON and needs no parameter in its path. */
const readings = allCalls
  .map(({ call }) => call)
  .filter(
    (it) => it.method === 'GET' && !it.file && !it.path.includes(':') && it.can !== 'public' && it.can !== 'unverified',
  )
  .filter((it) => it.path !== togetherCalls.ask.path && !it.path.startsWith('/api/auth/'))

test.each([1, 3, 4] as const)('a part is answered to role %i where its own call is, and nowhere else', async (role) => {
  const as = await server.as(await makePerson(server.db, { role }))
  expect(readings.length).toBeGreaterThan(50)
  for (let at = 0; at < readings.length; at += 16) {
    const calls = readings.slice(at, at + 16)
    const { body } = await as.call(togetherCalls.ask, { ask: calls.map((it) => it.path) })
    const alone = await Promise.all(calls.map(async (it) => ({ path: it.path, ...(await as.raw(it, {})) })))
    const answered = alone.filter((it) => it.status === 200 && it.body['status'] !== 'error')
    expect(Object.keys(body.answers).toSorted()).toEqual(answered.map((it) => it.path).toSorted())
  }
})
