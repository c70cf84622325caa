import { afterAll, beforeAll, expect, test } from 'vitest'
import { userStatus } from '#contract/auth/userStatus.ts'
import { registrationCalls } from '#contract/registration/registration.calls.ts'
import { sampleAnswers } from '#contract/registration/registration.sample.ts'
import { registrationKinds, registrationStates } from '#contract/registration/registration.states.ts'
import { registrationFlow } from '#contract/registration/registration.ts'
import { describeSteps } from '#server/testing/describe/describeSteps.ts'
import { makePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer()
})
afterAll(() => server.close())

/** A registration of an account that waits, its e-mail not confirmed. */
const make = async (): Promise<number> => {
  const { nome, last_name, ...answers } = sampleAnswers
  const { id: user_id, email } = await makePerson(server.db, { status: userStatus.review })
  const of = { nome, last_name, kind: registrationKinds.of.looper, locale: 'pt' as const }
  const from = { ip: '127.0.0.1', user_agent: '', created_at: server.clock.now() }
  const { id } = await server.db
    .insertInto('registrations')
    .values({ ...from, ...of, user_id, email, answers: JSON.stringify(answers) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const into = (state: keyof typeof registrationStates.of) => (id: number) =>
  server.db.updateTable('registrations').set({ state: registrationStates.of[state] }).where('id', '=', id).execute()

const reason = 'Falta o número.'
describeSteps(registrationFlow, {
  server: () => server,
  table: 'registrations',
  show: registrationCalls.show,
  make,
  reach: { review: into('review'), correction: into('correction'), active: into('active'), denied: into('denied') },
  input: { deny: { reason }, correct: { reason }, activate: { role: 4 } },
  roles: { deny: [1, 7], correct: [1, 7], activate: [1, 7] },
})

test('of two who decide, the second is told who asked for a correction, though it may be decided on again', async () => {
  const id = await make()
  await into('review')(id)
  const deciders = await Promise.all(
    ([1, 7] as const).map(async (role) => server.as(await makePerson(server.db, { role }))),
  )
  const ask = (version: number) => deciders.map((it) => it.raw(registrationFlow.calls.correct, { id, version, reason }))
  const both = await Promise.all(ask(1))
  expect(both.map((it) => it.status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const lost = both.find((it) => it.status === 409)
  expect(lost?.body['detail']).toMatch(/Teste já decidiu sobre este cadastro: em correção\./)
  expect((await Promise.all(ask(2))).map((it) => it.status).toSorted((a, b) => a - b)).toEqual([200, 409])
})
