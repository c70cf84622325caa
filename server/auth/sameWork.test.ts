import { DefaultQueryExecutor } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { authCalls } from '#contract/auth/auth.calls.ts'
import { resetCalls } from '#contract/auth/reset.ts'
import { requestCalls } from '#contract/invitation/request.ts'
import type { CallRef } from '#contract/kit/endpoint.ts'
import { registrationCalls } from '#contract/registration/registration.calls.ts'
import { sampleAnswers } from '#contract/registration/registration.sample.ts'
import { registrationKinds, registrationStates } from '#contract/registration/registration.states.ts'
import { makePerson, type PersonOptions } from '#server/testing/make.ts'
import { freshAddress } from '#server/testing/scene.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer()
})
afterAll(() => server.close())
afterEach(() => vi.restoreAllMocks())

/** Whose e-mail it may be; each has a person of their own, so that no count of an earlier call is in the way. */
const owners: Readonly<Record<string, () => Promise<string>>> = {
  active: async () => (await makePerson(server.db)).email,
  'with a second factor': async () =>
    (await makePerson(server.db, { two_factor_secret: 'KRSXG5CTMVRXEZLUKRSXG5CTMVRXEZLU' })).email,
  'not confirmed yet': () => waiting({ status: 0 }),
  'asked for a correction': () => waiting({ status: 2, role: 0 }, registrationStates.of.correction),
  'switched off': async () => (await makePerson(server.db, { status: 3 })).email,
  deleted: async () => {
    const { id, email } = await makePerson(server.db)
    await server.db.updateTable('users').set({ deleted_at: server.clock.now() }).where('id', '=', id).execute()
    return email
  },
}

/** Somebody whose registration is still open. */
const waiting = async (options: PersonOptions, state: number = registrationStates.of.email): Promise<string> => {
  const { id: user_id, email } = await makePerson(server.db, options)
  await server.db
    .insertInto('registrations')
    .values({
      kind: registrationKinds.of.looper,
      email,
      nome: 'Lia',
      last_name: 'Souza',
      locale: 'pt',
      state,
      user_id,
      ip: '10.0.0.1',
      user_agent: 'test',
      answers: JSON.stringify(sampleAnswers),
      created_at: server.clock.now(),
    })
    .execute()
  return email
}

let strangers = 0
const stranger = (): string => `ninguem-${(strangers += 1)}@test.example`

const registration = { ...sampleAnswers, kind: registrationKinds.of.looper, password: 'Oficina-do-sol-1', terms: true }

/** The calls that anybody may send somebody's e-mail to, with what they send beside it. */
const asked: readonly [name: string, endpoint: CallRef, more: Readonly<Record<string, unknown>>][] = [
  ['signing in with a wrong password', authCalls.login, { password: 'Errada-demais-1' }],
  ['asking for a new password', resetCalls.forgot, {}],
  ['registering', registrationCalls.register, registration],
  ['asking for the link of a registration again', registrationCalls.resend, {}],
  ['keeping a registration for later', registrationCalls.saveDraft, { kind: registrationKinds.of.looper, answers: {} }],
  ['asking for an invitation', requestCalls.ask, { nome: 'Lia', company: '', reason: 'Curiosidade' }],
]

/** All that a call does and says: its statements, what it leaves to jobs, its answer. Only values differ by e-mail. */
const workOf = async (endpoint: CallRef, more: Readonly<Record<string, unknown>>, email: string) => {
  const ran = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery')
  server.sent.length = 0
  const answer = await server.app.inject({
    method: endpoint.method,
    url: endpoint.path,
    remoteAddress: freshAddress(),
    payload: { ...more, email },
  })
  // The access log is written for many answers at once, whenever enough have gathered.
  const statements = ran.mock.calls.map(([compiled]) => compiled.sql).filter((it) => !it.includes('into access_log'))
  ran.mockRestore()
  const { request_id: _, ...body } = answer.json<Record<string, unknown>>()
  const headers = Object.keys(answer.headers).sort()
  return { statements, jobs: server.sent.map((it) => it.name), status: answer.statusCode, body, headers }
}

describe.each(asked)('%s', (_name, endpoint, more) => {
  let unknown: Awaited<ReturnType<typeof workOf>>
  beforeAll(async () => {
    // What a process asks only once is behind the first.
    await workOf(endpoint, more, stranger())
    unknown = await workOf(endpoint, more, stranger())
    expect(unknown.statements.length).toBeGreaterThan(2)
  })

  test.each(Object.keys(owners))('does the same for an e-mail of somebody %s as for nobody’s', async (owner) => {
    const email = (await owners[owner]?.()) ?? ''
    expect(email).toContain('@')
    expect(await workOf(endpoint, more, email)).toEqual(unknown)
  })
})
