import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { authCalls } from '#contract/auth/auth.calls.ts'
import { BOARD_MOVED, boardCalls } from '#contract/board/board.ts'
import { THING_CHANGED } from '#contract/kit/list/trait.ts'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import { mayHear } from '#contract/shows.ts'
import { buildApp } from '#server/app.ts'
import type { Live } from '#server/kit/live/live.ts'
import { STRANGERS_MAX } from '#server/kit/live/liveGuard.ts'
import { LIVE_PATH, PAGES_MAX, serveLive } from '#server/kit/live/liveServer.ts'
import { makeGrantStore } from '#server/kit/session/grants.ts'
import { makeAtom, makePerson, makePlace } from '#server/testing/make.ts'
import { scene, send } from '#server/testing/scene.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
let app: FastifyInstance
let live: Awaited<ReturnType<typeof serveLive>>
let address: string
const sockets: Socket[] = []

beforeAll(async () => {
  server = await freshServer()
  const grants = makeGrantStore()
  const box: { live?: Live } = {}
  const told: Live = {
    tell: (...it) => box.live?.tell(...it),
    redis: () => 'off',
    close: async () => box.live?.close(),
  }
  const services = { ...server.services, live: told }
  app = await buildApp({ store: server.store, services, grants })
  await app.listen({ port: 0, host: '127.0.0.1' })
  live = box.live = await serveLive({ http: app.server, db: server.db, grants, services, mayHear })
  address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
})
afterAll(async () => {
  await Promise.all([app.close(), live.close()])
  await server.close()
})

interface Page {
  socket: Socket
  /** Topics and events, as they came. */
  heard: string[]
}

const knock = (auth: Record<string, unknown>): Page & { answer: Promise<string> } => {
  const socket = io(address, { path: LIVE_PATH, auth, transports: ['websocket'], reconnection: false, forceNew: true })
  sockets.push(socket)
  const heard: string[] = []
  socket.on('tell', (it: { topic: string; event: string }) => heard.push(`${it.topic} ${it.event}`))
  const answer = new Promise<string>((resolve) => {
    socket.on('connect', () => resolve('in'))
    socket.on('connect_error', (error) => resolve(error.message))
  })
  return { socket, heard, answer }
}

const page = async (token: string | undefined): Promise<Page> => {
  const it = knock({ token })
  expect(await it.answer).toBe('in')
  return it
}

/** The same calls, at the server that has the sockets. */
const call = async (
  method: 'PATCH' | 'PUT' | 'POST',
  url: string,
  it: { token: string | undefined; payload: object },
) => app.inject({ method, url, headers: { authorization: `Bearer ${it.token}` }, payload: it.payload })

/** Everything told before has arrived once this has: sockets keep the order. */
const settled = async (pages: Page[], id: number) => {
  live.tell(`user:${id}`, 'mark')
  await expect.poll(() => pages.every((it) => it.heard.includes(`user:${id} mark`))).toBe(true)
}

describe('who stays', () => {
  test.each([
    [
      'a session that ran out',
      (id: number) =>
        server.db.updateTable('sessions').set({ expires_at: '2020-01-01T00:00:00Z' }).where('user_id', '=', id),
    ],
    [
      'an account that was closed',
      (id: number) => server.db.updateTable('users').set({ status: 3 }).where('id', '=', id),
    ],
    ['another role', (id: number) => server.db.updateTable('users').set({ role: 8 }).where('id', '=', id)],
  ])('%s loses its line, others keep theirs', async (_name, change) => {
    const [one, other] = [await scene(server), await scene(server)]
    const [theirs, mine] = [await page(await one.me.token()), await page(await other.me.token())]
    await live.check()
    expect([theirs.socket.connected, mine.socket.connected]).toEqual([true, true])
    await change(one.person.id).execute()
    await live.check()
    await expect.poll(() => theirs.socket.connected).toBe(false)
    await settled([mine], other.person.id)
  })
})

test('one session opens only so many pages; another is not concerned', async () => {
  const [one, other] = [await scene(server), await scene(server)]
  const token = await one.me.token()
  for (let open = 0; open < PAGES_MAX; open += 50) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => knock({ token }).answer))
    expect(new Set(answers)).toEqual(new Set(['in']))
  }
  expect(await knock({ token }).answer).toBe('tooMany')
  await page(await other.me.token())
})

describe('who comes in', () => {
  test.each([
    ['no token', () => ({})],
    ['an empty one', () => ({ token: '' })],
    ['nonsense', () => ({ token: 'abc' })],
    ['a number', () => ({ token: 7 })],
    ['a very long one', () => ({ token: 'x'.repeat(3000) })],
    ['an object', () => ({ token: { $ne: null } })],
  ])('%s is refused', async (_name, auth) => {
    expect(await knock(auth()).answer).toBe('unauthorized')
  })

  test('a token that has ended, was forged, or still owes its second factor is refused', async () => {
    const { me } = await scene(server)
    const token = (await me.token()) ?? ''
    await send(server, { method: 'POST', url: authCalls.logout.path, token })
    expect(await knock({ token }).answer).toBe('unauthorized')
    const other = (await (await scene(server)).me.token()) ?? ''
    expect(await knock({ token: `${other.slice(0, -3)}AAA` }).answer).toBe('unauthorized')
    const guarded = await scene(server, { two_factor_secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' })
    expect(await knock({ token: await guarded.me.token() }).answer).toBe('unauthorized')
    const off = await scene(server, { status: 3 })
    expect(await knock({ token: await off.me.token() }).answer).toBe('unauthorized')
  })

  test('a page of another origin is not answered by the long-polling way either', async () => {
    const answer = await fetch(`${address}${LIVE_PATH}/?EIO=4&transport=polling`, {
      headers: { origin: 'https://evil.example' },
    })
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  test('who does not say who they are holds only so many connections, and not for long', async () => {
    const silent = () => fetch(`${address}${LIVE_PATH}/?EIO=4&transport=polling`)
    const statuses: number[] = []
    for (let turn = 0; turn <= STRANGERS_MAX; turn += 1) statuses.push((await silent()).status)
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(STRANGERS_MAX)
    expect(statuses.at(-1)).toBe(403)
    await expect.poll(async () => (await silent()).status, { interval: 500 }).toBe(200)
    const { me } = await scene(server)
    const token = await me.token()
    // Those who have said so take nobody's place.
    const pages: Page[] = []
    for (let turn = 0; turn < STRANGERS_MAX + 5; turn += 1) pages.push(await page(token))
    expect(pages.every((it) => it.socket.connected)).toBe(true)
  })
})

describe('who is told', () => {
  test('one’s own pages of one’s loop, those who watch all loops that there is something, nobody else', async () => {
    const mine = await scene(server)
    const stranger = await scene(server)
    const token = await mine.me.token()
    const pages = [await page(token), await page(await (await server.as(mine.person)).token())]
    const watchers: Page[] = []
    for (const role of [1, 2, 6, 7] as const)
      watchers.push(await page(await (await server.as(await makePerson(server.db, { role }))).token()))
    const others: Page[] = []
    for (const role of [3, 5, 8, 9, 10] as const)
      others.push(await page(await (await server.as(await makePerson(server.db, { role }))).token()))
    const neighbour = await page(await stranger.me.token())

    const payload = { user_id: mine.person.id, atomo_id: mine.atom.id, data_inicio: mine.at(), status: 1 }
    expect((await call('PATCH', loopCalls.start.path, { token, payload })).json()).toMatchObject({ status: 'success' })
    // The same start again is refused, and nobody hears of it.
    expect((await call('PATCH', loopCalls.start.path, { token, payload })).json()).toMatchObject({ status: 'error' })
    for (const it of watchers) await expect.poll(() => it.heard).toEqual(['loops loop.changed'])
    await settled(pages, mine.person.id)
    for (const it of pages)
      expect(it.heard).toEqual([`user:${mine.person.id} loop.changed`, `user:${mine.person.id} mark`])
    await settled([neighbour], stranger.person.id)
    expect(neighbour.heard).toEqual([`user:${stranger.person.id} mark`])
    for (const it of others) expect(it.heard).toEqual([])
  })

  test('of a move on a board no later than it is answered, give or take one round of a page’s line', async () => {
    const place = await makePlace(server.db)
    const ids: number[] = []
    while (ids.length < 4) ids.push((await makeAtom(server.db, { place, status: 0 })).id)
    const [me, other] = [await makePerson(server.db, { role: 1 }), await makePerson(server.db, { role: 7 })]
    const token = await (await server.as(me)).token()
    const watcher = await page(await (await server.as(other)).token())
    const { id: column_id } = await server.db
      .selectFrom('board_columns')
      .select('id')
      .where('venture_id', '=', place.venture_id)
      .where('status', '=', 0)
      .executeTakeFirstOrThrow()
    const url = boardCalls.move.path.replace(':id', String(place.venture_id))
    /** Milliseconds until the watcher hears something, and until what causes it is over. */
    const timed = async (event: string, cause: () => unknown): Promise<[heard: number, over: number]> => {
      const began = performance.now()
      const heard = new Promise<number>((resolve) => {
        const hear = (it: { event: string }) => {
          if (it.event !== event) return
          watcher.socket.off('tell', hear)
          resolve(performance.now() - began)
        }
        watcher.socket.on('tell', hear)
      })
      await cause()
      const over = performance.now() - began
      return [await heard, over]
    }
    const [moved, answered, line]: number[][] = [[], [], []]
    for (let turn = 0; turn < 9; turn += 1) {
      const payload = { atom_id: ids[turn % 4], column_id, above_id: ids[(turn + 1) % 4] }
      const [heard, over] = await timed(BOARD_MOVED, () => call('POST', url, { token, payload }))
      moved?.push(heard)
      answered?.push(over)
      line?.push((await timed('mark', () => live.tell(`user:${other.id}`, 'mark')))[0])
    }
    const middle = (all: number[] = []) => all.toSorted((a, b) => a - b)[4] ?? 0
    expect(middle(moved)).toBeLessThan(3 * middle(answered) + 10 * middle(line))
  })

  test('of what changed, each role by the nouns that it reads, without a record', async () => {
    const place = await makePlace(server.db)
    const admin = await makePerson(server.db, { role: 1 })
    const token = await (await server.as(admin)).token()
    const pages: { page: Page; role: number; id: number; told: unknown[] }[] = []
    for (const role of [1, 3, 4, 10] as const) {
      const { id } = await makePerson(server.db, { role })
      const it = await page(await (await server.as({ id })).token())
      const told: unknown[] = []
      it.socket.on('tell', (said: { event: string; data?: unknown }) => {
        if (said.event === THING_CHANGED) told.push(said.data)
      })
      pages.push({ page: it, role, id, told })
    }
    const change = (url: string) => call('PATCH', url, { token, payload: { version: 1, nome: 'Outro nome' } })
    expect((await change(`/api/gates/${place.gate_id}`)).statusCode).toBe(200)
    expect((await change(`/api/cells/${place.cell_id}`)).statusCode).toBe(200)
    // A refusal changes nothing.
    expect((await change(`/api/cells/${place.cell_id}`)).statusCode).toBe(409)
    for (const it of pages) await settled([it.page], it.id)
    const [gate, cell] = [{ things: ['gate'] }, { things: ['cell'] }]
    expect(pages.map(({ role, told }) => [role, told])).toEqual([
      [1, [gate, cell]],
      [3, [gate]],
      [4, [gate, cell]],
      [10, [gate]],
    ])
  })

  test('a page cannot ask for more, whatever it sends', async () => {
    const [mine, theirs] = [await scene(server), await scene(server)]
    const it = await page(await mine.me.token())
    for (const event of ['join', 'subscribe', 'tell'])
      it.socket.emit(event, `user:${theirs.person.id}`, { topic: 'loops' })
    live.tell(`user:${theirs.person.id}`, 'secret')
    live.tell('loops', 'secret')
    await settled([it], mine.person.id)
    expect(it.heard).toEqual([`user:${mine.person.id} mark`])
  })
})

describe('signing out', () => {
  test('ends the pages of that session at once, and no others', async () => {
    const { person, me } = await scene(server)
    const token = await me.token()
    const [here, also] = [await page(token), await page(token)]
    const elsewhere = await page(await (await server.as(person)).token())
    await call('POST', authCalls.logout.path, { token, payload: {} })
    await expect.poll(() => [here.socket.connected, also.socket.connected]).toEqual([false, false])
    expect(elsewhere.socket.connected).toBe(true)
    live.tell(`user:${person.id}`, 'after')
    await expect.poll(() => elsewhere.heard).toContain(`user:${person.id} after`)
    expect(here.heard).not.toContain(`user:${person.id} after`)
  })
})
