import { afterAll, beforeAll, expect, test } from 'vitest'
import { authCalls } from '#contract/auth/auth.calls.ts'
import { allCalls } from '#contract/calls.ts'
import { pathParams } from '#contract/kit/endpoint.ts'
import { demoAccounts, fillDemo } from '#server/db/demo/demo.ts'
import { testPassword, makePerson } from '#server/testing/make.ts'
import { send } from '#server/testing/scene.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

/** What no single noun can promise: of every call, also of those to come. */

let server: TestServer
beforeAll(async () => {
  server = await freshServer()
  await fillDemo(server.db, server.clock.now())
})
afterAll(() => server.close())

const as = async (role: number) => {
  const email = demoAccounts.find((it) => it.role === role)?.email ?? ''
  return server.as(
    await server.db.selectFrom('users').select(['id', 'role']).where('email', '=', email).executeTakeFirstOrThrow(),
  )
}

const MISSING = 2_147_483_647

test.each([3, 4])('a record that role %i is refused looks like one that is not there', async (role) => {
  const me = await as(role)
  const told: string[] = []
  for (const { name, call } of allCalls) {
    if (call.method !== 'GET' || pathParams(call.path).join() !== 'id') continue
    const ask = async (id: number): Promise<string> => {
      const { status, body } = await me.raw(call, { id })
      return `${status} ${String(body['type'])}`
    }
    const missing = await ask(MISSING)
    for (const id of [1, 3]) {
      const answer = await ask(id)
      if (!answer.startsWith('200') && answer !== missing) told.push(`${name} ${id}: ${answer}, else ${missing}`)
    }
  }
  expect(told).toEqual([])
})

const planted = { role: 1, status: 1, valor_hora: 900, valor_hora_centavos: 900, mail_verified_at: '2026-01-01' }

/** Its refusals name the answers of a questionnaire; server/registration/registration.api.test.ts plants fields in them. */
const questionnaires = ['registration.register', 'registration.correct']
const sessionEnds = ['auth.logout', 'auth.logoutAll']

test('no call that writes takes a role, a status or a value that is not a field of its own', async () => {
  const [admin, client] = [await as(1), await as(3)]
  const taken: string[] = []
  for (const { name, call } of allCalls) {
    if (call.method === 'GET' || questionnaires.includes(name) || sessionEnds.includes(name)) continue
    const more = Object.entries(planted).filter(([key]) => !(key in call.input.shape))
    const ids = Object.fromEntries(pathParams(call.path).map((param) => [param, MISSING]))
    const { status, body } = await (name === 'demanda.create' ? client : admin).raw(call, {
      ...Object.fromEntries(more),
      ...ids,
    })
    const named = new Set((body['errors'] as { path: string }[] | undefined)?.map((it) => it.path))
    const left = more.filter(([key]) => !named.has(key)).map(([key]) => key)
    if (status !== 422 || left.length > 0) taken.push(`${name}: ${status}, without a word of ${left.join(', ')}`)
  }
  expect(taken).toEqual([])
})

test('who signs in gets a session of their own, whatever token their page was given before', async () => {
  const [victim, attacker] = [await makePerson(server.db), await makePerson(server.db)]
  const given = (await (await server.as(attacker)).token()) ?? ''
  const enter = () =>
    send(server, {
      method: 'POST',
      url: authCalls.login.path,
      token: given,
      payload: { email: victim.email, password: testPassword },
    })
  const [one, other] = [await enter(), await enter()].map((it) => it.json<{ access_token: string }>().access_token)
  const whose = async (token: string | undefined) =>
    (await send(server, { method: 'GET', url: authCalls.user.path, token })).json<{ data: { id: number } }>().data.id
  expect([await whose(one), await whose(other), await whose(given)]).toEqual([victim.id, victim.id, attacker.id])
  expect(new Set([one, other, given]).size).toBe(3)
  const signOut = { method: 'POST', url: '/api/auth/logout', token: given } as const
  expect((await send(server, signOut)).statusCode).toBe(200)
  expect([await whose(one), await whose(other)]).toEqual([victim.id, victim.id])
})
