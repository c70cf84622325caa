import { once } from 'node:events'
import { createServer } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { formatCall } from '#contract/kit/dates.ts'
import { LIVE_PATH } from '#server/kit/live/liveServer.ts'
import { tunnelTo, type Tunnel } from '#server/testing/database/tunnel.ts'
import { makeAtom, makePerson, testPassword, type MadeAtom, type MadePerson } from '#server/testing/make.ts'
import { migratedDatabase, startChild, type Child, type TestDatabase } from '#server/testing/process.ts'

const LOST = 'Redis cannot be reached'
/** The run on PostgreSQL provides one; two servers cannot share the embedded engine anyway. */
const redis = inject('database').kind === 'template' ? inject('redis') : ''

let database: TestDatabase
let person: MadePerson
let atom: MadeAtom
const children: Child[] = []
const sockets: Socket[] = []

beforeAll(async () => {
  database = await migratedDatabase()
  await database.look(async (store) => {
    person = await makePerson(store.db)
    atom = await makeAtom(store.db, { loopers: [person] })
  })
})
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.disconnect()
  for (const child of children.splice(0)) {
    child.signal('SIGKILL')
    await child.ended
  }
})
afterAll(() => database.drop())

const run = async (url: string): Promise<Child & { url: string }> => {
  const child = await startChild({ ...database.environment, REDIS_URL: url, LOG_LEVEL: 'warn' })
  children.push(child)
  return { ...child, url: child.url ?? expect.fail(`it did not start: ${child.errors()}${child.out()}`) }
}

const post = async (url: string, method: string, it: { token?: string; payload: object }) => {
  const answer = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...(it.token ? { authorization: `Bearer ${it.token}` } : {}) },
    body: JSON.stringify(it.payload),
  })
  return Object(await answer.json())
}

const signIn = async (url: string): Promise<string> => {
  const payload = { email: person.email, password: testPassword }
  return String((await post(`${url}/api/auth/login`, 'POST', { payload })).access_token)
}

/** Connects a page to a server; counts its live events about loops. */
const page = async (url: string, token: string): Promise<{ heard: () => number; fell: () => number }> => {
  const socket = io(url, { path: LIVE_PATH, auth: { token }, transports: ['websocket'], forceNew: true })
  sockets.push(socket)
  let heard = 0
  let fell = 0
  socket.on('tell', (it: { event: string }) => void (it.event === 'loop.changed' && (heard += 1)))
  socket.on('disconnect', () => (fell += 1))
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', () => resolve())
    socket.on('connect_error', reject)
  })
  return { heard: () => heard, fell: () => fell }
}

/** Starts a loop and discards it: two changes for all pages. */
const change = async (url: string, token: string): Promise<void> => {
  const payload = { user_id: person.id, atomo_id: atom.id, data_inicio: formatCall(new Date()), status: 1 }
  const started = await post(`${url}/api/startPonto`, 'PATCH', { token, payload })
  expect(started).toMatchObject({ status: 'success' })
  await post(`${url}/api/pontoLooper/${started.data.id}`, 'DELETE', { token, payload: {} })
}

/** An address without Redis, which refuses and counts connections. */
const refusing = async () => {
  let tried = 0
  const server = createServer((socket) => {
    tried += 1
    socket.on('error', () => {})
    socket.destroy()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : expect.fail('no port')
  return { url: `redis://127.0.0.1:${port}`, tried: () => tried, close: () => void server.close() }
}

const times = (text: string, part: string): number => text.split(part).length - 1

test('a server that finds no Redis says so once, starts and serves', async () => {
  const nothing = await refusing()
  const server = await run(nothing.url)
  // Output of a child arrives after its answers.
  await expect.poll(() => times(server.out(), LOST)).toBe(1)
  const token = await signIn(server.url)
  const own = await page(server.url, token)
  await change(server.url, token)
  await expect.poll(own.heard).toBe(2)
  const tried = nothing.tried()
  await expect.poll(nothing.tried).toBeGreaterThan(tried + 1)
  expect(times(server.out(), LOST)).toBe(1)
  const health = await fetch(`${server.url}/api/health`)
  expect([health.status, await health.json()]).toMatchObject([
    200,
    { status: 'degraded', database: 'ok', redis: 'down' },
  ])
  nothing.close()
})

// The suite counts skipped tests as failed: without a Redis this test is not defined.
if (redis !== '')
  describe('two servers on one PostgreSQL and one Redis (REDIS_URL)', () => {
    let tunnel: Tunnel
    beforeAll(async () => {
      tunnel = await tunnelTo(redis)
    })
    afterAll(() => tunnel.close())

    test('tell each other’s pages; Redis lost ends neither, and once it is back they do again', async () => {
      const [first, second] = await Promise.all([run(tunnel.url), run(tunnel.url)])
      const token = await signIn(first.url)
      const [here, there] = [await page(first.url, token), await page(second.url, token)]
      await change(first.url, token)
      await expect.poll(() => [here.heard(), there.heard()]).toEqual([2, 2])
      await change(second.url, token)
      await expect.poll(() => [here.heard(), there.heard()]).toEqual([4, 4])

      await tunnel.cut()
      for (const server of [first, second]) await expect.poll(() => times(server.out(), LOST)).toBe(1)
      await change(first.url, token)
      await expect.poll(here.heard).toBe(6)
      expect([there.heard(), there.fell()]).toEqual([4, 0])

      await tunnel.mend()
      // Events were missed, so the pages are disconnected, come back and reload.
      await expect.poll(() => [here.fell(), there.fell()]).toEqual([1, 1])
      await expect
        .poll(
          async () => {
            await change(first.url, token)
            return there.heard()
          },
          { interval: 300 },
        )
        .toBeGreaterThan(5)
      for (const server of [first, second]) {
        expect(times(server.out(), LOST)).toBe(1)
        expect(await (await fetch(`${server.url}/api/health`)).json()).toMatchObject({ status: 'ok', redis: 'ok' })
      }
    })
  })
