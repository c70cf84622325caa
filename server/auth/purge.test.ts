import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authCalls } from '#contract/auth/auth.ts'
import { strictPatience, takeAttempt } from '#server/auth/attempts.data.ts'
import { rememberPlace } from '#server/auth/places.data.ts'
import { purgeAttempts, purgePlaces, purgeSessions } from '#server/auth/purge.data.ts'
import { freshHouse, type House } from '#server/testing/house.ts'
import { makePerson } from '#server/testing/make.ts'

let house: House
beforeAll(async () => {
  house = await freshHouse({ at: '2026-03-10T15:00:00Z' })
})
afterAll(() => house.close())

test('sessions leave thirty days after they ran out, and one in use stays', async () => {
  const person = await makePerson(house.db)
  const session = (expires_at: string, ended_at: string | null = null) =>
    house.db
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
  const me = await house.as(person)
  expect(await purgeSessions(house.db, house.clock.now())).toBe(2)
  expect(await purgeSessions(house.db, house.clock.now())).toBe(0)
  expect((await me.call(authCalls.user, {})).status).toBe(200)
})

test('counts of failed sign-ins leave once they would start anew, and no lock with them', async () => {
  const fail = (key: string) =>
    takeAttempt(house.db, { limits: [{ key, patience: strictPatience }], now: house.clock.now() })
  await fail('account:old@test.example')
  house.clock.advance(23 * 3600)
  for (let turn = 0; turn < 5; turn += 1) await fail('account:new@test.example')
  house.clock.advance(3600 + 1)
  expect(await purgeAttempts(house.db, house.clock.now())).toBe(1)
  expect(await house.db.selectFrom('login_attempts').select('key').execute()).toEqual([
    { key: 'account:new@test.example' },
  ])
})

test('places leave once no account knows them', async () => {
  const { id } = await makePerson(house.db)
  await rememberPlace(house.db, id, { ip: '10.0.0.1', now: house.clock.now() })
  house.clock.advance(60 * 86_400)
  await rememberPlace(house.db, id, { ip: '10.0.0.2', now: house.clock.now() })
  house.clock.advance(30 * 86_400 + 1)
  expect(await purgePlaces(house.db, house.clock.now())).toBe(1)
  expect(await house.db.selectFrom('sign_in_places').select('place').execute()).toEqual([{ place: '10.0.0.2' }])
})
