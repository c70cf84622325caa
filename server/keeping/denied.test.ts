import { expect, test } from 'vitest'
import { sampleAnswers } from '#contract/registration/registration.sample.ts'
import { registrationKinds, registrationStates } from '#contract/registration/registration.states.ts'
import { purgeKept } from '#server/keeping/keeping.data.ts'
import { makePerson } from '#server/testing/make.ts'
import { freshServer } from '#server/testing/testServer.ts'

test('what somebody who was denied has answered leaves half a year later, documents and all; their name stays', async () => {
  const server = await freshServer({ at: '2026-07-10T12:00:00Z' })
  const { nome, last_name, ...answers } = sampleAnswers
  const registered = async (state: number, decided_at: string, who: { status: number; role: 0 | 4 }) => {
    const { id: user_id, email } = await makePerson(server.db, who)
    const row = { user_id, email, nome, last_name, kind: registrationKinds.of.looper, state, decided_at }
    const sent = { locale: 'pt' as const, ip: '10.0.0.1', user_agent: '', created_at: decided_at }
    await server.db
      .insertInto('registrations')
      .values({ ...row, ...sent, answers: JSON.stringify(answers) })
      .execute()
    await server.db
      .insertInto('person_details')
      .values({ user_id, ...answers })
      .execute()
    return user_id
  }
  const { denied, active } = registrationStates.of
  const old = await registered(denied, '2026-01-05T12:00:00Z', { status: 4, role: 0 })
  const young = await registered(denied, '2026-02-01T12:00:00Z', { status: 4, role: 0 })
  // Denied once, and made active by hand since.
  const back = await registered(denied, '2026-01-05T12:00:00Z', { status: 1, role: 4 })
  const member = await registered(active, '2025-01-05T12:00:00Z', { status: 1, role: 4 })
  await purgeKept(server.db, server.clock.now())
  const kept = async (table: 'registrations' | 'person_details') =>
    (await server.db.selectFrom(table).select('user_id').orderBy('user_id').execute()).map((it) => it.user_id)
  expect(await kept('registrations')).toEqual([young, member])
  expect(await kept('person_details')).toEqual([young, back, member])
  expect(await server.db.selectFrom('users').select('id').where('id', '=', old).execute()).toHaveLength(1)
  await server.close()
})
