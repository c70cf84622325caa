import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#web/kit/call/query.ts'
import { forgetLists, takeUpdate, updateReady } from '#web/kit/update.ts'
import { registerWorker } from '#web/kit/worker/register.ts'
import { complaintsSoFar } from '#web/testing/setup.ts'

class Registration extends EventTarget {
  waiting: { postMessage: (it: unknown) => void } | null = null
  installing: EventTarget | null = null
  active = { postMessage: vi.fn() }
}

class Container extends EventTarget {
  controller: object | null = {}
  readonly registration = new Registration()
  register = vi.fn((_path: string): Promise<Registration> => Promise.resolve(this.registration))
  getRegistration = () => Promise.resolve(this.registration)
}

const browser = (): Container => {
  const it = new Container()
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: it }))
  return it
}

beforeEach(() => {
  vi.unstubAllGlobals()
  updateReady.set(false)
})

test('a registration that fails is logged, and nothing else happens', async () => {
  browser().register.mockRejectedValue(new TypeError('no worker today'))
  await registerWorker()
  expect(complaintsSoFar()).toEqual([expect.stringMatching(/could not be registered.*no worker today/)])
  expect(updateReady.get()).toBe(false)
})

test('a browser without service workers is left alone', async () => {
  expect('serviceWorker' in navigator).toBe(false)
  await registerWorker()
  forgetLists(null)
  expect(updateReady.get()).toBe(false)
})

test('a version that waits is offered; taken, it is told to take over', async () => {
  const { registration } = browser()
  await registerWorker()
  expect(updateReady.get()).toBe(false)
  registration.installing = new EventTarget()
  registration.dispatchEvent(new Event('updatefound'))
  const told = vi.fn()
  registration.waiting = { postMessage: told }
  registration.installing.dispatchEvent(new Event('statechange'))
  expect(updateReady.get()).toBe(true)
  await takeUpdate()
  expect(told).toHaveBeenCalledWith({ say: 'takeOver' })
})

test('the very first worker is no update: what was read is read again, to be kept', async () => {
  const container = browser()
  container.controller = null
  const again = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue()
  await registerWorker()
  container.controller = {}
  container.dispatchEvent(new Event('controllerchange'))
  expect(updateReady.get()).toBe(false)
  expect(again).toHaveBeenCalledTimes(1)
  // Later another tab takes a new version: this page is the old one then.
  container.dispatchEvent(new Event('controllerchange'))
  expect(updateReady.get()).toBe(true)
})

test('who leaves is forgotten by the worker', async () => {
  const { registration } = browser()
  forgetLists(44)
  await expect.poll(() => registration.active.postMessage).toHaveBeenCalledWith({ say: 'forget', but: 44 })
})
