import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertAccesses, purgeAccesses } from '#server/accessLog/accessLog.data.ts'
import { purgeAccessLog } from '#server/accessLog/accessLog.jobs.ts'
import { freshHouse, type House } from '#server/testing/house.ts'

let house: House
beforeAll(async () => {
  house = await freshHouse()
})
afterAll(() => house.close())
beforeEach(async () => {
  await house.db.deleteFrom('access_log').execute()
})

const rows = () => house.db.selectFrom('access_log').selectAll().orderBy('id').execute()

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
    await insertAccesses(house.db, [at('2026-01-01T12:00:00Z'), at('2026-01-20T12:00:00Z'), at('2026-02-01T12:00:00Z')])
    house.clock.set('2026-06-30T00:00:00Z')
    await purgeAccessLog.run(house.frame, {})
    expect(await rows()).toHaveLength(3)
    house.clock.set('2026-07-20T12:00:01Z')
    await purgeAccessLog.run(house.frame, {})
    expect((await rows()).map((it) => it.time)).toEqual(['2026-02-01T12:00:00.000Z'])
  })

  test('goes on until all of it is gone', async () => {
    await insertAccesses(
      house.db,
      Array.from({ length: 5001 }, () => at('2025-01-01T12:00:00Z')),
    )
    expect(await purgeAccesses(house.db, house.clock.now())).toBe(5001)
    expect(await rows()).toEqual([])
  })

  test('runs once a day', () => {
    expect(purgeAccessLog.cron).toMatch(/^\d+ \d+ \* \* \*$/)
  })
})
