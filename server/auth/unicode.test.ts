import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proofCalls } from '#contract/auth/auth.calls.ts'
import { profileCalls } from '#contract/profile/profile.ts'
import { makePerson } from '#server/testing/make.ts'
import { signIn } from '#server/testing/scene.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

/** One password as a PC sends it and as a Mac may. */
const composed = 'Caf\u00E9-da-manh\u00E3-1'
const decomposed = composed.normalize('NFD')
const forms = [composed, decomposed]

let server: TestServer
beforeAll(async () => {
  server = await freshServer()
})
afterAll(() => server.close())

/** Hash of a password as it was typed, as they were stored before they were prepared. */
const typedHash = (password: string) => hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })
const hashOf = async ({ id }: { id: number }): Promise<string> =>
  (await server.db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirstOrThrow())
    .password_hash
const attempts = async ({ email }: { email: string }) =>
  server.db.selectFrom('login_attempts').select('failures').where('key', 'like', `%${email}%`).execute()

test('a password that is changed with either accents signs in and steps up with both', async () => {
  for (const set of forms) {
    const person = await makePerson(server.db, { password_hash: await typedHash('Senha-de-antes-1') })
    const me = await server.as(person)
    const change = await me.raw(profileCalls.password, { current: 'Senha-de-antes-1', password: set })
    expect(change.status).toBe(200)
    for (const typed of forms) {
      expect((await signIn(server, { email: person.email, password: typed })).statusCode).toBe(200)
      expect((await me.raw(proofCalls.prove, { password: typed })).status).toBe(200)
      expect(await me.raw(profileCalls.password, { current: typed, password: set })).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'password' }] },
      })
    }
  }
})

test('one that is stored as it was typed still signs in, and its hash is made anew', async () => {
  for (const stored of forms)
    for (const typed of forms) {
      const former = await typedHash(stored)
      const person = await makePerson(server.db, { password_hash: former })
      expect((await signIn(server, { email: person.email, password: typed })).statusCode).toBe(200)
      await expect.poll(async () => (await hashOf(person)) === former).toBe(stored === composed)
      for (const again of forms)
        expect((await signIn(server, { email: person.email, password: again })).statusCode).toBe(200)
    }
})

test('a wrong one counts once, however many forms it has', async () => {
  const person = await makePerson(server.db, { password_hash: await typedHash(decomposed) })
  expect((await signIn(server, { email: person.email, password: `${composed}\u00A0` })).statusCode).toBe(401)
  expect(await attempts(person)).toEqual([{ failures: 1 }, { failures: 1 }])
})

test('the longest password may be typed decomposed', async () => {
  const longest = `Aa1${'\u00E9'.repeat(197)}`
  const person = await makePerson(server.db, { password_hash: await typedHash('Senha-de-antes-1') })
  const me = await server.as(person)
  const set = { current: 'Senha-de-antes-1', password: longest.normalize('NFD') }
  expect((await me.raw(profileCalls.password, set)).status).toBe(200)
  expect((await signIn(server, { email: person.email, password: longest.normalize('NFD') })).statusCode).toBe(200)
  const over = await me.raw(profileCalls.password, { current: longest, password: `${longest}x` })
  expect(over).toMatchObject({ status: 422, body: { errors: [{ path: 'password' }] } })
})
