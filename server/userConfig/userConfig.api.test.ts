import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authCalls } from '#contract/auth/auth.calls.ts'
import { historyCalls } from '#contract/history/history.ts'
import { holidayCalls } from '#contract/kit/days/holidays.ts'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import { setupCalls } from '#contract/setup/setup.calls.ts'
import { userConfigCalls } from '#contract/userConfig/userConfig.ts'
import { makePerson } from '#server/testing/make.ts'
import { scene, storedLoop } from '#server/testing/scene.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let me: Visitor
beforeAll(async () => {
  server = await freshServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set('2026-03-10T15:00:00Z')
  const cleared = { check_seconds: null, alert_seconds: null, elapsed_seconds: null, idle_hours: null }
  await server.db
    .updateTable('user_config')
    .set({ ...cleared, factor_roles: [], factor_from: null, holidays: '[]', terms_link: '', version: 1 })
    .execute()
  me = await server.as(await makePerson(server.db, { role: 1 }))
})
const update = (more: object, version = 1) => me.raw(userConfigCalls.update, { version, ...more })

describe('the defaults of the organisation', () => {
  test('are changed by version, kept with their history, and what did not change is not written', async () => {
    const set = await update({ nome: ' Ateliê ', idle_hours: 8, holidays: [{ day: '2026-12-25', nome: 'Natal' }] })
    expect([set.status, set.body['data']]).toMatchObject([200, { nome: 'Ateliê', idle_hours: 8, version: 2 }])
    await update({ terms_link: 'https://casa.example/termos' }, 2)
    expect((await server.nobody.call(setupCalls.state, {})).body).toMatchObject({
      organisation: 'Ateliê',
      terms_link: 'https://casa.example/termos',
    })
    await server.db.updateTable('user_config').set({ version: 2 }).execute()
    const late = await update({ idle_hours: 9 })
    expect([late.status, late.body['current']]).toMatchObject([409, { idle_hours: 8, version: 2 }])
    expect((await update({ idle_hours: 8 }, 2)).body['data']).toMatchObject({ version: 2 })
    const { body } = await me.call(historyCalls.list, { thing: 'userConfig', id: 1 })
    expect(body.data.flatMap((entry) => entry.changes.map((it) => [it.field, it.after]))).toContainEqual([
      'holidays',
      '2026-12-25 Natal',
    ])
  })

  test.each([
    [{ check_seconds: 59 }, 'check_seconds'],
    [{ check_seconds: 60, alert_seconds: 60 }, 'alert_seconds'],
    [{ alert_seconds: 7200 }, 'alert_seconds'],
    [{ idle_hours: 0 }, 'idle_hours'],
    [{ terms_link: 'javascript:alert(1)' }, 'terms_link'],
    [{ holidays: [{ day: '2026-02-30', nome: 'X' }] }, 'holidays.0.day'],
    [
      {
        holidays: [
          { day: '2026-01-01', nome: 'A' },
          { day: '2026-01-01', nome: 'B' },
        ],
      },
      'holidays',
    ],
    [{ factor_roles: [0] }, 'factor_roles.0'],
    [{ nome: ' ' }, 'nome'],
    [{ logo: 3 }, 'logo'],
    [{ id: 2 }, 'id'],
  ])('refuse %j at its field', async (more, path) => {
    const { status, body } = await update(more)
    expect([status, body['errors']]).toMatchObject([422, [{ path }]])
  })

  test('are nobody’s but an administrator’s', async () => {
    for (const role of [2, 7] as const) {
      const other = await server.as(await makePerson(server.db, { role }))
      expect((await other.raw(userConfigCalls.show, {})).status).toBe(403)
      expect((await other.raw(userConfigCalls.update, { version: 1, idle_hours: 1 })).status).toBe(403)
      expect((await other.raw(historyCalls.list, { thing: 'userConfig', id: 1 })).status).toBe(403)
    }
  })

  test('ask for a proof only where they say who has to have a second factor', async () => {
    server.clock.advance(700)
    expect((await update({ factor_roles: [4] })).body['type']).toBe('/problems/auth.stepUp')
    expect((await update({ idle_hours: 8 })).status).toBe(200)
  })
})

describe('limits', () => {
  const load = async (visitor: Visitor, id: number) => (await visitor.call(loopCalls.load, { userId: id })).body
  test('hold for loops that begin after them; one that runs keeps its own, and is stopped by them', async () => {
    const before = await scene(server)
    const running = await before.begun()
    expect((await update({ check_seconds: 600, alert_seconds: 30, elapsed_seconds: 3600 })).status).toBe(200)
    expect((await load(before.me, before.person.id)).limits).toMatchObject({ check_seconds: 7200, alert_seconds: 91 })
    const after = await scene(server)
    const begun = await after.begun()
    expect((await load(after.me, after.person.id)).limits).toEqual({
      check_seconds: 600,
      alert_seconds: 30,
      elapsed_seconds: 3600,
    })
    server.clock.advance(629)
    await server.runJob('loop.forceStops')
    expect((await storedLoop(server, begun))?.status).toBe(1)
    server.clock.advance(1)
    await server.runJob('loop.forceStops')
    expect([(await storedLoop(server, begun))?.status, (await storedLoop(server, running))?.status]).toEqual([4, 1])
    server.clock.advance(7200 + 91 - 630)
    await server.runJob('loop.forceStops')
    expect((await storedLoop(server, running))?.status).toBe(4)
  })

  test('of a loop whose presence is confirmed move its next check by its own rule', async () => {
    expect((await update({ check_seconds: 600, alert_seconds: 30 })).status).toBe(200)
    const { me: looper, begun } = await scene(server)
    const id = await begun()
    await server.db.updateTable('user_config').set({ check_seconds: 900 }).execute()
    server.clock.advance(605)
    const { body } = await looper.call(loopCalls.here, { id })
    expect(body.data.check_due_at).toBe('2026-03-10T15:20:00.000Z')
  })
})

test('a session that is not used ends after the hours that are set', async () => {
  await update({ idle_hours: 1 })
  const person = await makePerson(server.db)
  const visitor = await server.as(person)
  const token = await visitor.token()
  const inside = async () =>
    (await server.app.inject({ url: authCalls.user.path, headers: { authorization: `Bearer ${token}` } })).statusCode
  server.clock.advance(3500)
  expect(await inside()).toBe(200)
  await server.db
    .updateTable('sessions')
    .set({ used_at: '2026-03-10T14:00:00Z' })
    .where('user_id', '=', person.id)
    .execute()
  expect(await inside()).toBe(401)
})

test('the holidays are read by whoever is signed in, in the order of their days', async () => {
  const holidays = [
    { day: '2026-12-25', nome: 'Natal' },
    { day: '2026-09-07', nome: 'Independência' },
  ]
  expect((await update({ holidays })).status).toBe(200)
  const looper = await server.as(await makePerson(server.db))
  expect((await looper.call(holidayCalls.list, {})).body).toEqual({ data: holidays.toReversed() })
})
