import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authCalls } from '#contract/auth/auth.calls.ts'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import { systemCalls } from '#contract/system/system.ts'
import { insertAccesses, makeAccessLog, type Access } from '#server/accessLog/accessLog.data.ts'
import { makePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.deleteFrom('access_log').execute()
})

const rows = () => server.db.selectFrom('access_log').selectAll().orderBy('id').execute()
const access = (over: Partial<Access> = {}): Access => ({
  time: server.clock.now(),
  ip: '203.0.113.9',
  port: 40_001,
  user_id: null,
  method: 'GET',
  route: '/api/loops',
  status: 200,
  ...over,
})

describe('a call leaves a row', () => {
  test('with moment, address, person, method, route as it is mounted, and status', async () => {
    const person = await makePerson(server.db, { role: 3 })
    const me = await server.as(person)
    await me.call(authCalls.user, {})
    await me.raw(loopCalls.show, { id: 77 })
    await server.nobody.raw(authCalls.login, { email: 'nobody@test.example', password: 'x' })
    await server.app.inject({ url: '/api/nothing/here' })
    await expect.poll(rows).toHaveLength(4)
    const of = { time: server.clock.now().toISOString(), ip: '127.0.0.1' }
    expect(await rows()).toMatchObject([
      { ...of, user_id: person.id, method: 'GET', route: '/api/auth/user', status: 200 },
      { ...of, user_id: person.id, method: 'GET', route: '/api/loops/:id', status: 403 },
      { ...of, user_id: null, method: 'POST', route: '/api/auth/login', status: 401 },
      { ...of, user_id: null, method: 'GET', route: null, status: 404 },
    ])
  })

  test('but never before it is answered, and the health check leaves none', async () => {
    await server.nobody.raw(systemCalls.health, {})
    await server.nobody.raw(authCalls.user, {})
    expect(await rows()).toEqual([])
    await expect.poll(rows).toHaveLength(1)
  })
})

describe('the collector', () => {
  test('lets no row wait for more than a second, for a process may be killed', async () => {
    const log = makeAccessLog(server.db, server.services.log)
    log.note(access({ port: 7 }))
    await expect.poll(rows, { interval: 50 }).toHaveLength(1)
  })

  test('writes thousands in few statements, in their order', async () => {
    const log = makeAccessLog(server.db, server.services.log)
    for (let port = 1; port <= 4500; port += 1) log.note(access({ port }))
    await log.flush()
    const written = await rows()
    expect(written.map((it) => it.port)).toEqual(Array.from({ length: 4500 }, (_, index) => index + 1))
  })

  test('keeps what it cannot write, and writes it once when the table is back', async () => {
    const log = makeAccessLog(server.db, server.services.log)
    await sql`alter table access_log rename to access_log_away`.execute(server.db)
    log.note(access({ port: 1 }))
    await log.flush()
    log.note(access({ port: 2 }))
    await sql`alter table access_log_away rename to access_log`.execute(server.db)
    await log.flush()
    await log.flush()
    expect((await rows()).map((it) => it.port)).toEqual([1, 2])
  })

  test('takes any text as it is', async () => {
    const ip = `'; drop table access_log; -- "\\ `
    await insertAccesses(server.db, [access({ ip, route: null, port: null })])
    expect(await rows()).toMatchObject([{ ip, route: null, port: null }])
  })
})
