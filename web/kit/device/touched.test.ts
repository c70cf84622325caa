import { beforeEach, expect, test, vi } from 'vitest'
import { whenTouched } from '#web/kit/device/touched.ts'

beforeEach(() => void vi.useFakeTimers())

test.each(['pointerdown', 'pointermove', 'keydown', 'wheel'])('%s touches the page, the first time only', (sign) => {
  const run = vi.fn<() => void>()
  whenTouched(run)
  expect(run).not.toHaveBeenCalled()
  for (let time = 0; time < 2; time += 1) document.body.dispatchEvent(new Event(sign, { bubbles: true }))
  // What the touch itself asks for comes first.
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1000)
  expect(run).toHaveBeenCalledTimes(1)
})

test('nothing is run once it is called off', () => {
  const run = vi.fn<() => void>()
  whenTouched(run)()
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
  const stop = whenTouched(run)
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
  stop()
  vi.advanceTimersByTime(1000)
  expect(run).not.toHaveBeenCalled()
})
