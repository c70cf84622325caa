import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { homeCalls } from '#contract/home/home.calls.ts'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import { notificationCalls } from '#contract/notification/notification.calls.ts'
import { answerOf, queryClient } from '#web/kit/call/query.ts'
import { session } from '#web/kit/session/session.ts'
import { writeToken } from '#web/kit/session/token.ts'
import { readAhead } from '#web/screens/homeAhead.ts'
import { person, tokenFor } from '#web/testing/person.ts'

const fetched = vi.fn<typeof fetch>()
const json = (body: unknown) => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
const known = () => answerOf(homeCalls.mine, {}).get()

const mine = tokenFor(3600, 44)

const comeBack = (answers: Record<string, Promise<Response>>, token = mine): void => {
  writeToken(mine)
  session.set({ state: 'in', me: person(4) })
  const early = Object.entries(answers).map(([url, it]) => [
    url,
    it.then((response) => ({ response, sent: Date.now(), at: Date.now() })),
  ])
  window.nucleoEarly = { token, answers: Object.fromEntries(early) }
}

beforeEach(() => {
  fetched.mockReset().mockRejectedValue(new TypeError('no network'))
  vi.stubGlobal('fetch', fetched)
  vi.spyOn(performance, 'now').mockReturnValue(1000)
  queryClient.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  delete window.nucleoEarly
})

test('home has what the page asked for early before it shows, and asks for nothing', async () => {
  const loop = { status: 'success', data: [] }
  comeBack({
    '/api/home': Promise.resolve(json({ week_seconds: 7 })),
    '/api/loadPontoLooper/44': Promise.resolve(json(loop)),
  })
  await readAhead()
  expect(known()).toEqual({ week_seconds: 7 })
  expect(answerOf(loopCalls.load, { userId: 44 }).get()).toEqual(loop)
  expect(fetched).not.toHaveBeenCalled()
})

test('the count of the bell does not hold home up, and is known when it comes', async () => {
  vi.useFakeTimers()
  const count = Promise.withResolvers<Response>()
  comeBack({
    '/api/home': Promise.resolve(json({ week_seconds: 7 })),
    '/api/getNotificacaoNaoLida/44': count.promise,
  })
  await readAhead()
  expect(known()).toEqual({ week_seconds: 7 })
  count.resolve(json({ status: 'success', data: [] }))
  vi.useRealTimers()
  await vi.waitFor(() => expect(answerOf(notificationCalls.unread, { userId: 44 }).get()).toBeDefined())
})

test('an answer that is slow, refused or another person’s does not hold it up, nor is it shown', async () => {
  comeBack({ '/api/home': new Promise<Response>(() => {}) })
  await readAhead()
  expect(known()).toBeUndefined()
  queryClient.clear()
  comeBack({ '/api/home': Promise.resolve(new Response('{}', { status: 403 })) })
  await readAhead()
  expect(known()).toBeUndefined()
  comeBack({ '/api/home': Promise.resolve(json({ week_seconds: 9 })) }, tokenFor(3600, 45))
  await readAhead()
  expect(known()).toBeUndefined()
})

test('without early answers it asks for nothing', async () => {
  comeBack({})
  await readAhead()
  expect(fetched).not.toHaveBeenCalled()
})
