import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeOutage } from '#server/kit/outage.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('an outage is logged once when it begins and once when it is over, also where some runs succeed meanwhile', () => {
  const lines: string[] = []
  const write = (_: unknown, text: string) => void lines.push(text)
  const outage = makeOutage({ error: write as never, info: write as never }, { failed: 'fails', over: 'works again' })
  outage.worked()
  for (let second = 0; second < 30; second += 1) {
    if (second % 3 === 2) outage.worked()
    else outage.failed(new Error('no room'))
    vi.advanceTimersByTime(1000)
  }
  expect(lines).toEqual(['fails'])
  for (let second = 0; second < 30; second += 1) {
    outage.worked()
    vi.advanceTimersByTime(1000)
  }
  expect(lines).toEqual(['fails', 'works again'])
  outage.failed(new Error('no room'))
  expect(lines).toEqual(['fails', 'works again', 'fails'])
})
