import { generate } from 'otplib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authCalls } from '#contract/auth/auth.calls.ts'
import { allCalls } from '#contract/calls.ts'
import { makePerson } from '#server/testing/make.ts'
import { send, signIn } from '#server/testing/scene.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer()
})
afterAll(() => server.close())
beforeEach(() => server.clock.set('2026-03-10T15:00:00Z'))

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** The code that the person's app would show, so many seconds from now. */
const codeAt = (seconds = 0): Promise<string> =>
  generate({ secret: SECRET, epoch: Math.floor(server.clock.now().getTime() / 1000) + seconds })

const other = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

const guarded = async () => {
  const person = await makePerson(server.db, { two_factor_secret: SECRET })
  const me = await server.as(person)
  const again = await server.as(person)
  const verify = (code: string, visitor = me) => visitor.raw(authCalls.verify, { code })
  /** 200 once the session has given its second factor. */
  const inside = async (visitor = me) => (await visitor.raw(authCalls.locale, { locale: 'pt' })).status
  return { person, me, again, verify, inside }
}

describe('with the second factor on', () => {
  test('signing in says so, and the person is known but not verified', async () => {
    const { person } = await guarded()
    const { access_token, two_factor } = (await signIn(server, { email: person.email })).json()
    expect(two_factor).toBe(true)
    const user = await send(server, { method: 'GET', url: '/api/auth/user', token: access_token })
    expect(user.json().data).toMatchObject({ id: person.id, two_factor: true, verified: false, loops_user: [] })
  })

  // A passkey is given in two calls; the first is how it begins.
  const open = ['auth.verify', 'auth.user', 'auth.logout', 'passkey.factorBegin']
  const guardedCalls = allCalls.filter(({ name, call }) => call.can !== 'public' && !open.includes(name))

  test('every call but those answers 406 until the code is given', async () => {
    expect(guardedCalls.length).toBeGreaterThan(10)
    const { me } = await guarded()
    const wrong: string[] = []
    for (const { name, call } of guardedCalls) {
      const { status, body } = await me.raw(call, { userId: 1, id: 1 })
      const told = `${status} ${String(body['type'])} ${String(body['status'])}`
      if (told !== '406 /problems/common.secondFactor 406') wrong.push(`${name}: ${told}`)
    }
    expect(wrong).toEqual([])
  })

  test.each(open)('%s does not', async (name) => {
    const { me } = await guarded()
    const { call } = allCalls.find((it) => it.name === name) ?? expect.fail(name)
    expect([200, 409, 422]).toContain((await me.raw(call, name === 'auth.verify' ? { code: '000000' } : {})).status)
  })
})

describe('a code', () => {
  test.each([
    ['of this half minute', 0, 200],
    ['of the one before', -30, 200],
    ['of the one after', 30, 200],
    ['of a minute ago', -60, 422],
    ['of a minute ahead', 60, 422],
  ])('%s', async (_name, seconds, expected) => {
    const { verify, inside } = await guarded()
    expect((await verify(await codeAt(seconds))).status).toBe(expected)
    expect(await inside()).toBe(expected === 200 ? 200 : 406)
  })

  test.each([
    ['a wrong one', async () => other(await codeAt())],
    ['five digits', async () => '12345'],
    ['seven digits', async () => '1234567'],
    ['letters', async () => 'abcdef'],
    ['digits of another script', async () => '١٢٣٤٥٦'],
    ['with a line break', async () => `${await codeAt()}\n`],
  ])('%s names the field and opens nothing', async (_name, make) => {
    const { verify, inside } = await guarded()
    const answer = await verify(await make())
    expect(answer.status).toBe(422)
    expect(answer.body['errors']).toEqual([{ path: 'code', message: 'Código incorreto ou já usado.' }])
    expect(await inside()).toBe(406)
  })

  test('works once, also for another session of the same person', async () => {
    const { verify, inside, again } = await guarded()
    const code = await codeAt()
    expect((await verify(code)).status).toBe(200)
    expect((await verify(code, again)).status).toBe(422)
    expect(await inside(again)).toBe(406)
    // Nor does one of an earlier half minute work after a later one.
    expect((await verify(await codeAt(-30), again)).status).toBe(422)
    server.clock.advance(30)
    expect((await verify(await codeAt(), again)).status).toBe(200)
    expect(await inside(again)).toBe(200)
  })

  test('sent by two sessions at once opens one of them', async () => {
    const { verify, me, again, inside } = await guarded()
    const code = await codeAt()
    const answers = await Promise.all([verify(code, me), verify(code, again)])
    expect(answers.map((it) => it.status).toSorted((a, b) => a - b)).toEqual([200, 422])
    expect([await inside(me), await inside(again)].toSorted((a, b) => a - b)).toEqual([200, 406])
  })

  test('opens its own session only', async () => {
    const { verify, inside, again } = await guarded()
    await verify(await codeAt())
    expect([await inside(), await inside(again)]).toEqual([200, 406])
  })

  test('of one person does not open another’s session', async () => {
    const { verify } = await guarded()
    const stranger = await makePerson(server.db, { two_factor_secret: 'KRSXG5CTMVRXEZLUKRSXG5CTMVRXEZLU' })
    const code = await generate({
      secret: 'KRSXG5CTMVRXEZLUKRSXG5CTMVRXEZLU',
      epoch: server.clock.now().getTime() / 1000,
    })
    expect((await verify(code)).status).toBe(422)
    expect((await verify(code, await server.as(stranger))).status).toBe(200)
  })

  test('is guessed five times, then it is locked for longer and longer, whatever the session', async () => {
    const { verify, again, me } = await guarded()
    const wrong = other(await codeAt())
    for (let guess = 0; guess < 5; guess += 1) expect((await verify(wrong, guess % 2 ? me : again)).status).toBe(422)
    const closed = await verify(await codeAt())
    expect([closed.status, closed.headers['retry-after']]).toEqual([429, '5'])
    server.clock.advance(5)
    expect((await verify(wrong)).status).toBe(422)
    expect((await verify(await codeAt(), again)).headers['retry-after']).toBe('10')
    server.clock.advance(10)
    expect((await verify(await codeAt())).status).toBe(200)
  })

  test('guessed from elsewhere shuts that place, not the person’s own', async () => {
    const { verify, me } = await guarded()
    const wrong = other(await codeAt())
    const guess = async () => {
      const answer = await server.app.inject({
        method: 'POST',
        url: authCalls.verify.path,
        remoteAddress: '198.51.100.9',
        headers: { authorization: `Bearer ${await me.token()}` },
        payload: { code: wrong },
      })
      return answer.statusCode
    }
    const answers = []
    while (answers.length < 8) answers.push(await guess())
    expect(answers).toEqual([422, 422, 422, 422, 422, 429, 429, 429])
    expect((await verify(await codeAt())).status).toBe(200)
  })

  test('guessed from everywhere shuts nobody out where they gave one before', async () => {
    const { person, me } = await guarded()
    const wrong = other(await codeAt())
    const from = async (remoteAddress: string, code: string) => {
      const headers = { authorization: `Bearer ${await me.token()}` }
      const answer = await server.app.inject({
        method: 'POST',
        url: authCalls.verify.path,
        remoteAddress,
        headers,
        payload: { code },
      })
      return answer.statusCode
    }
    const [home, elsewhere] = ['192.0.2.40', '192.0.2.41']
    for (const ip of [home, elsewhere]) await signIn(server, { email: person.email, from: ip })
    expect(await from(home, await codeAt())).toBe(200)
    server.clock.advance(60)
    for (let place = 0; place < 12; place += 1)
      for (let guess = 0; guess < 4; guess += 1) await from(`198.51.100.${place}`, wrong)
    // Signed in there with the password alone, which whoever guesses has too.
    expect(await from(elsewhere, await codeAt())).toBe(429)
    expect(await from(home, await codeAt())).toBe(200)
  })

  test('clicked many times is no guess', async () => {
    const { verify, again } = await guarded()
    const code = await codeAt()
    await verify(code)
    for (let click = 0; click < 9; click += 1) expect((await verify(code, again)).status).toBe(422)
    server.clock.advance(30)
    expect((await verify(await codeAt(), again)).status).toBe(200)
  })

  test('is guessed no more than five times in a burst', async () => {
    const { verify } = await guarded()
    const wrong = other(await codeAt())
    const answers = await Promise.all(Array.from({ length: 40 }, () => verify(wrong)))
    expect(answers.filter((it) => it.status === 422)).toHaveLength(5)
    expect(answers.filter((it) => it.status === 429)).toHaveLength(35)
  })
})

test('who has no second factor needs none, and a code is no harm', async () => {
  const me = await server.as(await makePerson(server.db))
  expect((await me.raw(authCalls.verify, { code: '123456' })).body).toEqual({ status: 'success' })
  expect((await me.raw(authCalls.locale, { locale: 'pt' })).status).toBe(200)
})
