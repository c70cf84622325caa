import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { authCalls } from '#contract/auth/auth.calls.ts'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import { buildApp } from '#server/app.ts'
import { openStore, type Store } from '#server/db/open.ts'
import { makeGrantStore } from '#server/kit/session/grants.ts'
import { tunnelTo, type Tunnel } from '#server/testing/database/tunnel.ts'
import { makeLoop, testPassword } from '#server/testing/make.ts'
import { scene, type Scene } from '#server/testing/scene.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'
import { jobs } from '#server/worker.ts'

let server: TestServer

/** The same server over a connection to its database that can be cut. */
const outage = () => {
  let tunnel: Tunnel
  let store: Store
  let app: FastifyInstance
  let it: Scene
  let token: string

  beforeAll(async () => {
    server = await freshServer()
    tunnel = await tunnelTo(server.url ?? expect.fail('no address'))
    store = await openStore({ url: tunnel.url, pool: 4, dir: '' })
    app = await buildApp({ store, services: server.services, grants: makeGrantStore() })
  })
  afterAll(async () => {
    await app.close()
    await store.close()
    await tunnel.close()
    await server.close()
  })
  beforeEach(async () => {
    it = await scene(server)
    token = (await it.me.token()) ?? ''
  })

  const headers = (language = 'pt') => ({ authorization: `Bearer ${token}`, 'x-locale': language })
  const list = (language?: string) => app.inject({ method: 'GET', url: '/api/loops', headers: headers(language) })
  const start = () =>
    app.inject({
      method: 'PATCH',
      url: loopCalls.start.path,
      headers: headers(),
      payload: { user_id: it.person.id, atomo_id: it.atom.id, data_inicio: it.at(), status: 1 },
    })
  const stored = () => server.db.selectFrom('loops').select('id').where('user_id', '=', it.person.id).execute()

  test('the database gone answers 503 in form, and all is well once it is back', async () => {
    expect((await list()).statusCode).toBe(200)
    await tunnel.cut()
    const payload = { email: it.person.email, password: testPassword }
    const signIn = () => app.inject({ method: 'POST', url: authCalls.login.path, payload })
    for (const call of [list, start, signIn, list]) {
      const answer = await call()
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
      expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
      expect(answer.json()).toMatchObject({
        type: '/problems/common.unavailable',
        status: 503,
        request_id: expect.any(String),
      })
      expect(answer.body).not.toMatch(/ECONN|terminated|127\.0\.0\.1|postgres/i)
    }
    expect((await list('en')).json().detail).toBe('The service is temporarily unavailable. Try again shortly.')
    const health = await app.inject({ url: '/api/health' })
    expect([health.statusCode, health.json()]).toMatchObject([
      503,
      { status: 'degraded', database: 'down', queue: 'ok' },
    ])
    await tunnel.mend()
    expect((await list()).statusCode).toBe(200)
    expect(await stored()).toEqual([])
    expect((await start()).json()).toMatchObject({ status: 'success' })
    expect(await stored()).toHaveLength(1)
    expect((await app.inject({ url: '/api/health' })).json()).toMatchObject({ status: 'ok', database: 'ok' })
  })

  test('a cut in the middle of calls loses none that was acknowledged and stores none that was refused', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => scene(server)))
    const call = async (one: Scene) =>
      app.inject({
        method: 'PATCH',
        url: loopCalls.start.path,
        headers: { authorization: `Bearer ${await one.me.token()}` },
        payload: { user_id: one.person.id, atomo_id: one.atom.id, data_inicio: one.at(), status: 1 },
      })
    const answers = people.map(call)
    // Once the first is answered, the others are in flight.
    await Promise.any(answers)
    await tunnel.cut()
    const statuses = (await Promise.all(answers)).map((answer) => answer.statusCode)
    await tunnel.mend()
    expect(statuses.filter((status) => ![200, 503].includes(status))).toEqual([])
    for (const [index, one] of people.entries()) {
      const rows = await server.db.selectFrom('loops').select('id').where('user_id', '=', one.person.id).execute()
      if (statuses[index] === 200) expect(rows).toHaveLength(1)
    }
    expect((await list()).statusCode).toBe(200)
  })

  test('connections that the database ends are replaced, and nobody notices or is told to come back', async () => {
    await Promise.all([list(), list(), list(), list()])
    const ended = await sql<{ ended: boolean }>`
      select pg_terminate_backend(pid) as ended from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(server.db)
    expect(ended.rows.length).toBeGreaterThan(0)
    const statuses = [(await list()).statusCode, (await list()).statusCode]
    for (const status of statuses) expect([200, 503]).toContain(status)
    await expect.poll(async () => (await list()).statusCode).toBe(200)
    expect((await start()).json()).toMatchObject({ status: 'success' })
  })

  test('a sweep that finds no database does its work at the next', async () => {
    const sweep = jobs.find((job) => job.name === 'loop.forceStops') ?? expect.fail('no sweep')
    const id = await makeLoop(server.db, { user: it.person, atom: it.atom, from: '2026-03-10T10:00:00Z' })
    const frame = { db: store.db, services: server.services }
    await tunnel.cut()
    await expect(sweep.run(frame, {})).rejects.toThrow()
    await tunnel.mend()
    await sweep.run(frame, {})
    expect(await server.db.selectFrom('loops').select('status').where('id', '=', id).executeTakeFirst()).toEqual({
      status: 4,
    })
  })
}

/** The embedded engine is part of the process, and is gone only by being closed. */
const closed = () =>
  test('an engine that was closed answers 503, not a stack', async () => {
    const own = await freshServer()
    const me = await scene(own)
    const token = await me.me.token()
    await own.store.close()
    const answer = await own.app.inject({ url: '/api/loops', headers: { authorization: `Bearer ${token}` } })
    expect([answer.statusCode, answer.json().type]).toEqual([503, '/problems/common.unavailable'])
    expect((await own.app.inject({ url: '/api/health' })).statusCode).toBe(503)
    await own.app.close()
  })

describe('the database', inject('database').kind === 'template' ? outage : closed)
