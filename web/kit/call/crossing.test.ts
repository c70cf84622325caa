import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'
import { call, secondFactorWanted } from '#web/kit/call/call.ts'
import { keepFresh, sessionLost } from '#web/kit/call/refresh.ts'
import { openSession, session, loadMe } from '#web/kit/session/session.ts'
import { readToken, writeToken } from '#web/kit/session/token.ts'
import { person, tokenFor } from '#web/testing/person.ts'
import { fakeServer, json, refusal, type FakeServer } from '#web/testing/server.ts'

/** One browser, two people, one storage: nothing of the one may happen as the other. */

const pay = endpoint({
  method: 'POST',
  path: '/api/pay',
  can: 'login',
  summary: 'Pays',
  input: z.object({ reais: z.number() }),
  output: z.object({}),
})

const HOUR = 3600
const [ANA, BIA] = [44, 45]
const SOON = 60

let server: FakeServer
const said: string[] = []
let stops: (() => void)[] = []

beforeEach(() => {
  server = fakeServer()
  said.length = 0
  stops = [sessionLost.on(() => said.push('lost')), secondFactorWanted.on(() => said.push('factor'))]
})
afterEach(() => {
  for (const stop of stops) stop()
  vi.unstubAllGlobals()
})

const payments = () => server.asked.filter((it) => it.url.endsWith('/api/pay'))
const carried = () => payments().map((it) => it.headers.get('authorization'))
const failure = (it: Promise<unknown>): Promise<unknown> =>
  it.then(
    () => 'was answered',
    (error: unknown) => error,
  )

describe('while a call of Ana’s is under way, Bia signs in', () => {
  test.each([
    [401, 'is not sent again as Bia, and Bia’s session is not lost'],
    [406, 'asks Bia for no second factor'],
  ])('a %d %s', async (status) => {
    const [ana, bia] = [tokenFor(HOUR, ANA), tokenFor(HOUR, BIA)]
    writeToken(ana)
    server.answer('POST', '/api/pay', (request) => {
      if (request.headers.get('authorization') !== `Bearer ${ana}`) return json({})
      writeToken(bia)
      return refusal(status)
    })
    expect(await failure(call(pay, { reais: 5 }))).toMatchObject({ status })
    expect(carried()).toEqual([`Bearer ${ana}`])
    expect([said, readToken()]).toEqual([[], bia])
  })

  test('a token that comes with the answer does not replace Bia’s', async () => {
    const bia = tokenFor(HOUR, BIA)
    writeToken(tokenFor(HOUR, ANA))
    server.answer('POST', '/api/pay', () => {
      writeToken(bia)
      return json({}, { headers: { authorization: `Bearer ${tokenFor(HOUR, ANA)}` } })
    })
    await call(pay, { reais: 5 })
    expect(readToken()).toBe(bia)
  })
})

describe('while Ana’s token is renewed', () => {
  const renewing = (meanwhile: string | null, answer: () => Response) => {
    writeToken(tokenFor(SOON, ANA))
    server.answer('POST', '/api/pay', {})
    server.answer('GET', '/api/auth/refresh', () => {
      writeToken(meanwhile)
      return answer()
    })
    return failure(call(pay, { reais: 5 }))
  }
  const renewed = () => json({}, { headers: { authorization: `Bearer ${tokenFor(HOUR, ANA)}` } })

  test.each([
    ['somebody else signs in', () => tokenFor(HOUR, BIA)],
    ['she signs out', () => null],
  ])('%s: that stays, and what she was sending is not sent', async (_, make) => {
    const meanwhile = make()
    expect(await renewing(meanwhile, renewed)).toMatchObject({ cancelled: true })
    expect([readToken(), payments().length, said]).toEqual([meanwhile, 0, []])
  })

  test('a refusal does not end Bia’s session', async () => {
    const bia = tokenFor(HOUR, BIA)
    await renewing(bia, () => refusal(401))
    expect([readToken(), said]).toEqual([bia, []])
  })

  test('a renewal by another tab of hers is as good', async () => {
    const next = tokenFor(HOUR, ANA)
    expect(await renewing(next, () => refusal(401))).toBe('was answered')
    expect([carried(), said]).toEqual([[`Bearer ${next}`], []])
  })
})

test('a late renewal in the background does not bring a signed-out session back', async () => {
  vi.useFakeTimers({ now: Date.now() })
  writeToken(tokenFor(2 * HOUR, ANA))
  server.answer('GET', '/api/auth/refresh', () => {
    writeToken(null)
    return json({}, { headers: { authorization: `Bearer ${tokenFor(HOUR, ANA)}` } })
  })
  const stop = keepFresh()
  await vi.advanceTimersByTimeAsync(95 * 60_000)
  stop()
  expect(server.asked.length).toBeGreaterThan(0)
  expect(readToken()).toBeNull()
})

describe('asking who is here', () => {
  const calls = {
    user: vi.fn<() => Promise<ReturnType<typeof person>>>(),
    login: async () => ({ access_token: '' }),
    logout: async () => undefined,
    locale: async () => undefined,
  }
  const bia = person(5)

  test.each(['an answer', 'a refusal'])(
    '%s about Ana, when Bia has signed in meanwhile, is asked again',
    async (what) => {
      writeToken(tokenFor(HOUR, ANA))
      const token = tokenFor(HOUR, BIA)
      calls.user
        .mockReset()
        .mockImplementationOnce(async () => {
          writeToken(token)
          if (what === 'a refusal') throw new Error('gone')
          return person(4)
        })
        .mockResolvedValue(bia)
      stops.push(openSession(calls))
      expect(await loadMe()).toBe(bia)
      expect([session.get().me, readToken()]).toEqual([bia, token])
    },
  )
})
