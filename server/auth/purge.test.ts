import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authCalls } from '#contract/auth/auth.calls.ts'
import { rememberPlace } from '#server/auth/places.data.ts'
import { purgeAttempts, purgePlaces, purgeSessions } from '#server/auth/purge.data.ts'
import { strictPatience, takeAttempt } from '#server/kit/session/attempts.ts'
import { makePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer({ at: '2026-03-10T15:00:00Z' })
})
afterAll(() => server.close())

test('sessions leave thirty days after they ran out, and one in use stays', async () => {
  const person = await makePerson(server.db)
  const session = (expires_at: string, ended_at: string | null = null) =>
    server.db
      .insertInto('sessions')
      .values({
        id: randomUUID(),
        user_id: person.id,
        role: 4,
        token_id: randomUUID(),
        created_at: expires_at,
        expires_at,
        ended_at,
      })
      .execute()
  await session('2026-02-08T14:59:59Z')
  await session('2026-02-08T14:00:00Z', '2026-02-08T13:00:00Z')
  await session('2026-02-08T15:00:01Z')
  const me = await server.as(person)
  expect(await purgeSessions(server.db, server.clock.now())).toBe(2)
  expect(await purgeSessions(server.db, server.clock.now())).toBe(0)
  expect((await me.call(authCalls.user, {})).status).toBe(200)
})

test('counts of failed sign-ins leave once they would start anew, and no lock with them', async () => {
  const fail = (key: string) =>
    takeAttempt(server.db, { limits: [{ key, patience: strictPatience }], now: server.clock.now() })
  await fail('account:old@test.example')
  server.clock.advance(23 * 3600)
  for (let turn = 0; turn < 5; turn += 1) await fail('account:new@test.example')
  server.clock.advance(3600 + 1)
  expect(await purgeAttempts(server.db, server.clock.now())).toBe(1)
  expect(await server.db.selectFrom('login_attempts').select('key').execute()).toEqual([
    { key: 'account:new@test.example' },
  ])
})

test('places leave once no account knows them', async () => {
  const { id } = await makePerson(server.db)
  await rememberPlace(server.db, id, { ip: '10.0.0.1', now: server.clock.now() })
  server.clock.advance(60 * 86_400)
  await rememberPlace(server.db, id, { ip: '10.0.0.2', now: server.clock.now() })
  server.clock.advance(30 * 86_400 + 1)
  expect(await purgePlaces(server.db, server.clock.now())).toBe(1)
  expect(await server.db.selectFrom('sign_in_places').select('place').execute()).toEqual([{ place: '10.0.0.2' }])
})
