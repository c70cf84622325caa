import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient, useCall } from '#web/kit/call/query.ts'
import type { LiveEvent } from '#web/kit/live/follow.ts'
import { liveState, openLive, useLive } from '#web/kit/live/live.ts'
import { openSession, session } from '#web/kit/session/session.ts'
import { writeToken } from '#web/kit/session/token.ts'
import { cupList } from '#web/testing/cups.ts'
import { person, signInAs } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, json } from '#web/testing/server.ts'

const pageOne = { page: 1, per_page: 20 } as const

/** The server's end of the line. */
class Line extends EventTarget {
  static all: Line[] = []
  readonly sent: string[] = []
  readonly url: string
  closed = false
  constructor(url: string) {
    super()
    this.url = url
    Line.all.push(this)
  }
  send(frame: string): void {
    this.sent.push(frame)
  }
  close(): void {
    if (this.closed) return
    this.closed = true
    this.dispatchEvent(new Event('close'))
  }
  say(frame: string): void {
    this.dispatchEvent(new MessageEvent('message', { data: frame }))
  }
  welcome(): void {
    this.say('0{"sid":"s","pingInterval":25000,"pingTimeout":20000}')
    this.say('40{"sid":"s"}')
  }
}

const line = (): Line => Line.all.at(-1) ?? new Line('')
const user = vi.fn<() => Promise<ReturnType<typeof person>>>()
let close: () => void = () => undefined
let closeSession: () => void = () => undefined

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(1)
  vi.stubGlobal('WebSocket', Line)
  Line.all = []
  user.mockReset().mockResolvedValue(person(4))
  closeSession = openSession({
    user,
    login: async () => ({ access_token: '' }),
    logout: async () => undefined,
    locale: async () => undefined,
  })
  writeToken('t1')
  signInAs(person(4))
  close = openLive()
})
afterEach(() => {
  close()
  closeSession()
  vi.unstubAllGlobals()
})

const begin = () => {
  vi.advanceTimersByTime(500)
  line().welcome()
}

test('listens once somebody is in, with their token, and answers pings', () => {
  vi.advanceTimersByTime(499)
  expect(Line.all).toEqual([])
  vi.advanceTimersByTime(1)
  expect(line().url).toBe('ws://localhost:3000/api/live/?EIO=4&transport=websocket')
  expect(liveState.get()).toBe('connecting')
  line().welcome()
  expect(liveState.get()).toBe('on')
  line().say('2')
  expect(line().sent).toEqual(['40{"token":"t1"}', '3'])
})

test('a screen hears of its own topics', () => {
  const heard: LiveEvent[] = []
  const Screen = () => {
    useLive('loops', (it) => heard.push(it))
    return null
  }
  render(<Screen />)
  begin()
  act(() => {
    line().say('42["tell",{"topic":"loops","event":"loop.changed","data":{"id":3}}]')
    line().say('42["tell",{"topic":"user:44","event":"loop.changed"}]')
    line().say('42["other"]')
  })
  expect(heard).toEqual([{ topic: 'loops', event: 'loop.changed', data: { id: 3 } }])
})

test('a line that is cut is tried again, less and less often, with the token of then; then everything is read again', () => {
  begin()
  const again = vi.spyOn(queryClient, 'invalidateQueries')
  writeToken('t2')
  line().close()
  expect(liveState.get()).toBe('connecting')
  vi.advanceTimersByTime(1000)
  expect(Line.all.length).toBe(2)
  line().close()
  vi.advanceTimersByTime(1999)
  expect(Line.all.length).toBe(2)
  vi.advanceTimersByTime(1)
  expect(Line.all.length).toBe(3)
  expect(again).not.toHaveBeenCalled()
  line().welcome()
  expect(line().sent).toEqual(['40{"token":"t2"}'])
  expect(again).toHaveBeenCalledTimes(1)
})

test('what changed before the line was up is read again once it is, but not what may be old', async () => {
  const server = fakeServer()
  let ml = 100
  server.answer('GET', '/api/cups/1', () => json({ ml }))
  server.answer('GET', '/api/cups/seldom', {})
  const Screen = () => {
    useCall({ ...cupList, path: '/api/cups/seldom' }, pageOne, { staleTime: 60_000 })
    const { data } = useCall({ ...cupList, path: '/api/cups/1' }, pageOne)
    return <p>{JSON.stringify(data)}</p>
  }
  render(<Screen />)
  await act(() => vi.advanceTimersByTimeAsync(10))
  ml = 200
  begin()
  await act(() => vi.advanceTimersByTimeAsync(10))
  expect(screen.getByText('{"ml":200}')).toBeTruthy()
  expect(server.asked.map((it) => new URL(it.url).pathname).toSorted()).toEqual([
    '/api/cups/1',
    '/api/cups/1',
    '/api/cups/seldom',
  ])
})

test('a line that has gone silent counts as cut', () => {
  begin()
  vi.advanceTimersByTime(44_999)
  expect(line().closed).toBe(false)
  vi.advanceTimersByTime(1)
  expect(line().closed).toBe(true)
  expect(liveState.get()).toBe('connecting')
})

test('where no line holds, the page asks every half minute', () => {
  const again = vi.spyOn(queryClient, 'invalidateQueries')
  vi.advanceTimersByTime(500)
  line().say('0{}')
  line().say('44{"message":"unauthorized"}')
  expect(line().closed).toBe(true)
  vi.advanceTimersByTime(60_000)
  expect(again).toHaveBeenCalledTimes(2)
})

test('changed rights and an ended session ask again who this is', () => {
  begin()
  line().say('42["tell",{"topic":"grants","event":"changed"}]')
  line().say('42["tell",{"topic":"user:44","event":"session.ended","data":{}}]')
  expect(user).toHaveBeenCalledTimes(2)
})

test('nobody signed in, nothing to listen to', () => {
  begin()
  act(() => session.set({ state: 'out', me: undefined }))
  expect([line().closed, liveState.get()]).toEqual([true, 'off'])
  vi.advanceTimersByTime(60_000)
  expect(Line.all.length).toBe(1)
})
