import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertAccesses, purgeAccesses } from '#server/accessLog/accessLog.data.ts'
import { purgeAccessLog } from '#server/accessLog/accessLog.jobs.ts'
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

describe('the purge', () => {
  const at = (iso: string) => ({
    time: new Date(iso),
    ip: '203.0.113.9',
    port: 40_001,
    user_id: null,
    method: 'GET',
    route: '/api/loops',
    status: 200,
  })

  test('takes what is older than six months by the clock, and nothing else', async () => {
    await insertAccesses(server.db, [
      at('2026-01-01T12:00:00Z'),
      at('2026-01-20T12:00:00Z'),
      at('2026-02-01T12:00:00Z'),
    ])
    server.clock.set('2026-06-30T00:00:00Z')
    await purgeAccessLog.run(server.frame, {})
    expect(await rows()).toHaveLength(3)
    server.clock.set('2026-07-20T12:00:01Z')
    await purgeAccessLog.run(server.frame, {})
    expect((await rows()).map((it) => it.time)).toEqual(['2026-02-01T12:00:00.000Z'])
  })

  test('goes on until all of it is gone', async () => {
    await insertAccesses(
      server.db,
      Array.from({ length: 5001 }, () => at('2025-01-01T12:00:00Z')),
    )
    expect(await purgeAccesses(server.db, server.clock.now())).toBe(5001)
    expect(await rows()).toEqual([])
  })

  test('runs once a day', () => {
    expect(purgeAccessLog.cron).toMatch(/^\d+ \d+ \* \* \*$/)
  })
})
