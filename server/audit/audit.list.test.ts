import { afterAll, beforeAll } from 'vitest'
import { accessList, auditList } from '#contract/audit/audit.ts'
import { insertAccesses } from '#server/accessLog/accessLog.data.ts'
import { writeAudit } from '#server/kit/audit.ts'
import { describeList } from '#server/testing/describe/describeList.ts'
import { makePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer({ at: '2026-03-10T15:00:00Z' })
  const { id } = await makePerson(server.db, { nome: 'Bia' })
  for (const event of ['loop.edited', 'loop.deleted'])
    await writeAudit(
      server.db,
      { event, thing: 'loop', thing_id: 5, detail: { tipo: 2 } },
      { at: new Date('2026-02-01T12:00:00Z'), actor_id: id, request_id: 'r-1', ip: '198.51.100.7' },
    )
})
beforeAll(() =>
  insertAccesses(
    server.db,
    [40_001, 40_002, 40_003].map((port) => ({
      time: new Date('2026-02-01T12:00:00Z'),
      ip: '192.0.2.1',
      port,
      user_id: 1,
      method: 'GET',
      route: '/api/loops',
      status: port === 40_001 ? 503 : 200,
    })),
  ),
)
afterAll(() => server.close())

describeList(auditList, {
  server: () => server,
  filters: { event: 'loop', actor_id: '1', thing: 'loop', thing_id: '5', period: 'lastMonth' },
  search: 'BIÁ',
})

// Requests add rows to this list, so the test asks for the previous month.
describeList(accessList, {
  server: () => server,
  within: { from: '2026-02-01', to: '2026-02-28' },
  filters: { user_id: '1', method: 'GET', status: '5xx', route: '/api/loops', ip: '192.0.2.1', period: 'lastMonth' },
  search: '192.0.2',
})
