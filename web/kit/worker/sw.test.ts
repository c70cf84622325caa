import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { tokenFor } from '#web/testing/person.ts'
import { json, refusal } from '#web/testing/server.ts'

const stores = new Map<string, Map<string, Response>>()
const cacheOf = (name: string) => {
  const kept = stores.get(name) ?? new Map<string, Response>()
  stores.set(name, kept)
  return {
    put: async (url: string, it: Response) => void kept.set(url, it),
    delete: async (url: string) => kept.delete(url),
    keys: async () => [...kept.keys()],
  }
}
/** The browser's store of answers, as far as the worker uses it. */
const caches = {
  open: async (name: string) => cacheOf(name),
  keys: async () => [...stores.keys()],
  delete: async (name: string) => stores.delete(name),
  match: async (url: string, { cacheName = '' }) => stores.get(cacheName)?.get(url)?.clone(),
}

const PATH = '/api/loops?page=1'
/** The server's answer to the worker. */
let reply: (request: Request) => Response

/** Dispatches an event as the browser does, and awaits its `waitUntil` promises. */
const event = async (type: string, facts: object): Promise<Response | undefined> => {
  const later: Promise<unknown>[] = []
  let answer: Promise<Response> | undefined
  const respondWith = (it: Promise<Response>) => {
    answer = it
  }
  const it = Object.assign(new Event(type), facts, {
    respondWith,
    waitUntil: (work: Promise<unknown>) => later.push(work),
  })
  window.dispatchEvent(it)
  const response = await answer
  await Promise.all(later)
  return response
}
const ask = (id: number) => {
  const headers = { authorization: `Bearer ${tokenFor(3600, id)}`, 'x-keep': 'yes' }
  return event('fetch', { request: new Request(new URL(PATH, window.location.origin), { headers }) })
}
const said = async (id: number): Promise<unknown> => (await ask(id))?.json()
const gone = (): Response => {
  throw new TypeError('no network')
}

beforeAll(async () => {
  vi.stubGlobal('BUILT', { version: 'one', files: [] })
  // Not by its name: the worker has its own world, and its own types.
  const path = './sw.ts'
  await import(path)
})
beforeEach(() => {
  stores.clear()
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', async (request: Request) => reply(request))
  reply = (request) => {
    const [, body = ''] = (request.headers.get('authorization') ?? '').split('.')
    return json({ of: String(JSON.parse(atob(body)).sub) })
  }
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('without a network the last answer to the same question is given, to the same person', async () => {
  await ask(44)
  reply = gone
  expect(await said(44)).toEqual({ of: '44' })
  await expect(ask(47)).rejects.toThrow('no network')
})

test.each([401, 403, 404])(
  'an answer %i takes away what was kept of the question, from this person only',
  async (status) => {
    await ask(44)
    await ask(47)
    reply = () => refusal(status)
    expect((await ask(44))?.status).toBe(status)
    reply = gone
    await expect(ask(44)).rejects.toThrow('no network')
    expect(await said(47)).toEqual({ of: '47' })
  },
)

test.each([429, 500, 503])('an answer %i says nothing about it: what was kept stays', async (status) => {
  await ask(44)
  reply = () => refusal(status)
  expect((await ask(44))?.status).toBe(status)
  reply = gone
  expect(await said(44)).toEqual({ of: '44' })
})

test.each([
  [44, true],
  [null, false],
])('told to forget all but those of %s', async (but, stays) => {
  await ask(44)
  await event('message', { data: { say: 'forget', but } })
  reply = gone
  if (stays) expect(await said(44)).toEqual({ of: '44' })
  else await expect(ask(44)).rejects.toThrow('no network')
})
