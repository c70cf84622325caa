import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { invalidate, queryClient, useCall } from '#web/kit/call/query.ts'
import { changesOf } from '#web/kit/live/follow.ts'
import { emitLive } from '#web/kit/live/live.ts'
import { cupList } from '#web/testing/cups.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, json } from '#web/testing/server.ts'

const page = { page: 1, per_page: 20 } as const
const call = (name: string, shows: readonly string[]) => ({ ...cupList, path: `/api/${name}` as const, shows })
const cups = call('cups', ['cup', 'pot'])
const own = call('own', ['my.cup'])
const still = call('still', [])

let server: ReturnType<typeof fakeServer>
let look: 'visible' | 'hidden' = 'visible'

const Screen = () => {
  useCall(cups, page)
  useCall(own, page)
  useCall(still, page)
  return null
}

/** Reads of each call since the page was shown. */
const reads = (name: string) => server.asked.filter((it) => new URL(it.url).pathname === `/api/${name}`).length - 1
const all = () => [reads('cups'), reads('own'), reads('still')]
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const tell = (...things: string[]) => emitLive({ topic: 'role:1', event: 'thing.changed', data: { things } })

const show = async () => {
  const shown = render(<Screen />)
  await pass(5000)
  expect(all()).toEqual([0, 0, 0])
  return shown
}

beforeEach(() => {
  vi.useFakeTimers()
  look = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => look)
  server = fakeServer()
  for (const name of ['cups', 'own', 'still']) server.answer('GET', `/api/${name}`, {})
})
afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
})

test('an event names nouns; one to a person is of what is theirs, too', () => {
  expect(changesOf({ topic: 'role:1', event: 'thing.changed', data: { things: ['cup', 'cup.comments'] } })).toEqual([
    'cup',
    'cup.comments',
  ])
  expect(changesOf({ topic: 'user:4', event: 'cup.changed' })).toEqual(['cup', 'my.cup'])
  expect(changesOf({ topic: 'loops', event: 'cup.changed' })).toEqual(['cup'])
  expect(changesOf({ topic: 'user:4', event: 'session.ended' })).toEqual([])
  expect(changesOf({ topic: 'role:1', event: 'thing.changed' })).toEqual([])
})

test('what shows the changed noun is read again at once, and nothing else', async () => {
  await show()
  tell('cup')
  await pass(100)
  expect(all()).toEqual([1, 0, 0])
  emitLive({ topic: 'user:4', event: 'cup.changed' })
  tell('saucer')
  await pass(100)
  expect(all()).toEqual([1, 1, 0])
})

test('one act that is told in several messages is read once, and many acts once a second', async () => {
  await show()
  tell('cup')
  tell('pot')
  emitLive({ topic: 'loops', event: 'cup.changed' })
  await pass(900)
  expect(reads('cups')).toBe(1)
  for (let at = 0; at < 20; at += 1) {
    tell('cup')
    await pass(100)
  }
  expect(reads('cups')).toBe(3)
  await pass(3000)
  expect(reads('cups')).toBe(4)
})

test('what was asked for since the event is not read twice', async () => {
  await show()
  tell('cup')
  await pass(10)
  await act(() => invalidate(cups))
  await pass(3000)
  expect(reads('cups')).toBe(1)
})

test('a first answer that may be older than the event is read again once it is there', async () => {
  let answer: (it: Response) => void = () => undefined
  server.answer('GET', '/api/cups', () => new Promise<Response>((resolve) => void (answer = resolve)))
  render(<Screen />)
  await pass(10)
  tell('cup')
  await pass(500)
  expect(reads('cups')).toBe(0)
  await act(async () => answer(json({})))
  await pass(100)
  expect(reads('cups')).toBe(1)
})

test('a page that nobody looks at reads once somebody does', async () => {
  await show()
  look = 'hidden'
  tell('cup')
  await pass(5000)
  expect(all()).toEqual([0, 0, 0])
  look = 'visible'
  await act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await pass(100)
  expect(reads('cups')).toBe(1)
})

test('what left the screen is read when it next comes', async () => {
  const { unmount } = await show()
  unmount()
  tell('cup')
  await pass(3000)
  expect(all()).toEqual([0, 0, 0])
  render(<Screen />)
  await pass(100)
  expect(reads('cups')).toBe(1)
})
