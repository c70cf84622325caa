import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountPatience, addressPatience, strictPatience } from '#server/kit/session/attempts.ts'
import { makePerson } from '#server/testing/make.ts'
import { freshAddress, signIn } from '#server/testing/scene.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer()
})
afterAll(() => server.close())
beforeEach(() => server.clock.set('2026-03-10T15:00:00Z'))

const status = async (it: { email: string; from?: string; password?: string }) => (await signIn(server, it)).statusCode
const guess = (email: string, from = freshAddress()) => signIn(server, { email, from, password: 'Errada-demais-1' })

/** Strangers, each from an address of their own, guess until the account itself is closed to strangers. */
const besiege = async (email: string): Promise<void> => {
  for (let turn = 0; turn < accountPatience.free; turn += 1) await guess(email)
  expect((await guess(email)).statusCode).toBe(429)
}

describe('guesses of strangers', () => {
  test('from one address shut the account to that address alone', async () => {
    const { email } = await makePerson(server.db)
    const stranger = freshAddress()
    for (let turn = 0; turn < strictPatience.free; turn += 1) await guess(email, stranger)
    expect((await guess(email, stranger)).statusCode).toBe(429)
    expect(await status({ email })).toBe(200)
  })

  test('from everywhere stop nobody where they have signed in before', async () => {
    const { email } = await makePerson(server.db)
    const home = freshAddress()
    expect(await status({ email, from: home })).toBe(200)
    await besiege(email)
    expect(await status({ email, from: home })).toBe(200)
    expect(await status({ email: email.toUpperCase(), from: home })).toBe(200)
  })

  test('hold its owner up elsewhere for two minutes at most', async () => {
    const { email } = await makePerson(server.db)
    await besiege(email)
    const waits: number[] = []
    for (let turn = 0; turn < 8; turn += 1) {
      const wait = Number((await guess(email)).headers['retry-after'])
      waits.push(wait)
      server.clock.advance(wait)
      expect((await guess(email)).statusCode).toBe(401)
    }
    expect(waits).toEqual([5, 10, 20, 40, 80, 120, 120, 120])
    server.clock.advance(120)
    expect(await status({ email })).toBe(200)
  })

  test('tell nothing of whether there is such an account', async () => {
    const { email } = await makePerson(server.db)
    const from = freshAddress()
    const answers = async (of: string) => {
      const all: unknown[] = []
      for (let turn = 0; turn < accountPatience.free + 2; turn += 1) {
        const { statusCode, headers } = await guess(of, turn < 7 ? from : freshAddress())
        all.push([statusCode, headers['retry-after']])
      }
      return all
    }
    expect(await answers('ninguem-aqui@test.example')).toEqual(await answers(email))
  })
})

describe('a known place', () => {
  test('still counts what is guessed from it', async () => {
    const { email } = await makePerson(server.db)
    const home = freshAddress()
    expect(await status({ email, from: home })).toBe(200)
    for (let turn = 0; turn < strictPatience.free; turn += 1) await guess(email, home)
    const closed = await signIn(server, { email, from: home })
    expect([closed.statusCode, closed.headers['retry-after']]).toEqual([429, '5'])
  })

  test('is open to who has signed in from there, whatever a neighbour guesses, and to nobody else', async () => {
    const [mine, other] = [await makePerson(server.db), await makePerson(server.db)]
    const office = freshAddress()
    expect(await status({ email: mine.email, from: office })).toBe(200)
    for (let turn = 0; turn < addressPatience.free; turn += 1) await guess(`alvo-${turn}@test.example`, office)
    expect(await status({ email: other.email, from: office })).toBe(429)
    expect(await status({ email: mine.email, from: office })).toBe(200)
  })

  test('is forgotten after ninety days', async () => {
    const { email } = await makePerson(server.db)
    const home = freshAddress()
    expect(await status({ email, from: home })).toBe(200)
    server.clock.advance(90 * 86_400)
    await besiege(email)
    expect(await status({ email, from: home })).toBe(429)
  })

  test('of IPv6 is the whole /64, for guesses as well', async () => {
    const { email } = await makePerson(server.db)
    for (let turn = 0; turn < strictPatience.free; turn += 1) await guess(email, `2001:db8:7:7::${turn + 1}`)
    expect((await guess(email, '2001:db8:7:7:ffff::9')).statusCode).toBe(429)
    expect(await status({ email, from: '2001:db8:7:8::1' })).toBe(200)
    await besiege(email)
    expect(await status({ email, from: '2001:db8:7:8:1:2:3:4' })).toBe(200)
  })
})
