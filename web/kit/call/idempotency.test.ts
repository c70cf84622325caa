import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'
import { stepRef, stepsOf } from '#contract/kit/steps/steps.ts'
import { words } from '#contract/kit/words.ts'
import { call } from '#web/kit/call/call.ts'
import { writeToken } from '#web/kit/session/token.ts'
import { tokenFor } from '#web/testing/person.ts'
import { fakeServer, refusal, type FakeServer } from '#web/testing/server.ts'

const coins = {
  put: endpoint({
    method: 'POST',
    path: '/api/pots/:id/coins',
    can: 'login',
    summary: 'Puts coins into a pot',
    money: true,
    input: z.object({ id: z.number(), centavos: z.number() }),
    output: z.object({}),
  }),
  shake: endpoint({
    method: 'POST',
    path: '/api/pots/:id/shake',
    can: 'login',
    summary: 'Shakes a pot',
    input: z.object({ id: z.number() }),
    output: z.object({}),
  }),
}

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  server.answer('GET', '/api/health', {})
  writeToken(tokenFor(3600))
  return () => void vi.unstubAllGlobals()
})
const keys = () => server.asked.filter((it) => it.method === 'POST').map((it) => it.headers.get('idempotency-key'))
const put = (centavos = 100, id = 7) =>
  call(coins.put, { id, centavos }).then(
    () => 'done',
    () => 'failed',
  )

test('a call of money sends a key that the server takes, a new one after each answer; others send none', async () => {
  server.answer('POST', '/api/pots/:id/coins', {})
  server.answer('POST', '/api/pots/:id/shake', {})
  expect([await put(), await put()]).toEqual(['done', 'done'])
  await call(coins.shake, { id: 7 })
  const [first, second, third] = keys()
  expect(first).toMatch(/^[!-~]{1,100}$/)
  expect(second).not.toBe(first)
  expect(third).toBeNull()
})

test('without an answer, pressing again sends the same key for the same input', async () => {
  server.answer('POST', '/api/pots/:id/coins', () => Promise.reject(new TypeError('gone')))
  expect([await put(), await put(200), await put(100, 8)]).toEqual(['failed', 'failed', 'failed'])
  server.answer('POST', '/api/pots/:id/coins', () => refusal(502))
  expect(await put()).toBe('failed')
  server.answer('POST', '/api/pots/:id/coins', {})
  expect([await put(), await put()]).toEqual(['done', 'done'])
  const [first, otherBody, otherPath, again, answered, later] = keys()
  expect(again).toBe(first)
  expect(answered).toBe(first)
  expect(new Set([first, otherBody, otherPath, later]).size).toBe(4)
})

test('pressed twice at once sends one key; a refusal is an answer', async () => {
  const held = Promise.withResolvers<Response>()
  server.answer('POST', '/api/pots/:id/coins', () => held.promise.then((it) => it.clone()))
  const both = Promise.all([put(), put()])
  await vi.waitFor(() => expect(keys()).toHaveLength(2))
  held.resolve(refusal(422))
  expect(await both).toEqual(['failed', 'failed'])
  await put()
  const [first, second, third] = keys()
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('a step of money is a call of money', () => {
  const steps = stepsOf(words('pot', {}), {
    path: '/api/pots',
    statuses: ['full', 'empty'],
    notNow: 'pot.none' as never,
    steps: {
      empty: { from: ['full'], to: 'empty', can: 'order.pay', summary: 'Empties it', money: true },
      wash: { from: ['empty'], can: 'order.pay', summary: 'Washes it' },
    },
  })
  expect(stepRef(steps, 'empty')).toMatchObject({ money: true })
  expect(stepRef(steps, 'wash')).not.toHaveProperty('money')
})
