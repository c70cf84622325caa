import { beforeEach, expect, test, vi } from 'vitest'
import { inTime, LoadError } from '#web/kit/call/load.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

test('what comes in time is handed on, and no clock is left running', async () => {
  expect(await inTime(Promise.resolve('screen'))).toBe('screen')
  expect(vi.getTimerCount()).toBe(0)
})

test('what has not come after 120 s has failed, and not before', async () => {
  const failed = vi.fn()
  void inTime(new Promise<never>(() => undefined)).catch(failed)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.any(LoadError))
})

test('what cannot be fetched has failed at once, and says why', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module')
  const error: unknown = await inTime(Promise.reject(cause)).catch((it: unknown) => it)
  expect(error).toBeInstanceOf(LoadError)
  expect(error).toMatchObject({ name: 'LoadError', cause })
  expect(vi.getTimerCount()).toBe(0)
})
