import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditCalls } from '#contract/audit/audit.ts'
import { COUNT_MAX } from '#contract/kit/page.ts'
import { makePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

const ROWS = 50_000

let server: TestServer
let admin: Visitor
beforeAll(async () => {
  server = await freshServer({ at: '2026-03-10T15:00:00Z' })
  admin = await server.as(await makePerson(server.db, { role: 1 }))
  await sql`insert into access_log (time, ip, port, user_id, method, route, status)
    select timestamptz '2026-01-01' + i * interval '1 minute', '10.0.0.' || i % 200, 1, null, 'GET', '/api/loops', 200
    from generate_series(1, ${ROWS}::int) i`.execute(server.db)
  await sql`vacuum analyze access_log`.execute(server.db)
})
afterAll(() => server.close())

test('of very many calls only so many are counted, and the page says that there are more', async () => {
  const { body } = await admin.call(auditCalls.access, {})
  expect(body).toMatchObject({ total: COUNT_MAX, more: true })
  expect(body.data).toHaveLength(10)
  const one = (await admin.call(auditCalls.access, { ip: '10.0.0.7' })).body
  expect(one).toMatchObject({ total: ROWS / 200, more: false })
})

/** Rows of the log that a statement of the page reads, by the engine's own account. */
const readBy = async (where: string): Promise<number> => {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Node }] }>`explain (analyze, format json)
    select * from access_log l where ${sql.raw(where)} order by l.id desc limit 10 offset 0`.execute(server.db)
  const touched = (it: Node): number =>
    it['Relation Name']
      ? it['Actual Rows'] + (it['Rows Removed by Filter'] ?? 0)
      : (it.Plans ?? []).reduce((sum, part) => sum + touched(part), 0)
  return touched(rows[0]?.['QUERY PLAN'][0].Plan ?? expect.fail('no plan'))
}
interface Node {
  'Relation Name'?: string
  'Actual Rows': number
  'Rows Removed by Filter'?: number
  Plans?: Node[]
}

test.each([
  ['of all', 'true', 10],
  ['of one address', `l.ip = '10.0.0.7'`, 300],
])('its first page %s reads few rows', async (_name, where, most) => {
  expect(await readBy(where)).toBeLessThanOrEqual(most)
})
