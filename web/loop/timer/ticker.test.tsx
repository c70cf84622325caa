import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSeconds } from '#web/kit/second.ts'
import { keepTicking } from '#web/loop/timer/ticker.ts'
import { render } from '#web/testing/render.tsx'

/** A worker of the page: told of as the page hears it. */
class FakeWorker extends EventTarget {
  static all: FakeWorker[] = []
  readonly url: string
  readonly terminate = vi.fn()
  constructor(url: URL) {
    super()
    this.url = url.pathname
    FakeWorker.all.push(this)
  }
}

beforeEach(() => {
  FakeWorker.all = []
  vi.stubGlobal('Worker', FakeWorker)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const hide = (hidden: boolean) => vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
const tick = () => act(() => void FakeWorker.all[0]?.dispatchEvent(new MessageEvent('message', { data: 'tick' })))

const Count = ({ from }: { from: number }) => <p role="timer">{useSeconds(from)}</p>

test('on a hidden page, whose own timers sleep, the seconds go on by the worker', () => {
  vi.useFakeTimers({ now: 1_000_000 })
  const stop = keepTicking()
  expect(FakeWorker.all[0]?.url).toMatch(/ticker\.worker\.ts$/)
  render(<Count from={1_000_000} />)
  hide(true)
  // Seven seconds pass, and no timer of the page runs.
  vi.setSystemTime(1_007_000)
  expect(screen.getByRole('timer').textContent).toBe('0')
  tick()
  expect(screen.getByRole('timer').textContent).toBe('7')
  stop()
  expect(FakeWorker.all[0]?.terminate).toHaveBeenCalledTimes(1)
})

test('on a page that is looked at, the worker has no say', () => {
  vi.useFakeTimers({ now: 1_000_000 })
  const stop = keepTicking()
  render(<Count from={1_000_000} />)
  hide(false)
  vi.setSystemTime(1_007_000)
  tick()
  expect(screen.getByRole('timer').textContent).toBe('0')
  stop()
})

test.each([
  ['has no workers', undefined],
  [
    'refuses the worker',
    class {
      constructor() {
        throw new Error('refused by policy')
      }
    },
  ],
])('a browser that %s goes without', (_, worker) => {
  vi.stubGlobal('Worker', worker)
  expect(() => keepTicking()()).not.toThrow()
})

test('the worker says each second that one has passed', async () => {
  vi.useFakeTimers()
  const said: unknown[] = []
  vi.stubGlobal('postMessage', (it: unknown) => said.push(it))
  await import('#web/loop/timer/ticker.worker.ts')
  vi.advanceTimersByTime(3000)
  expect(said).toHaveLength(3)
})
