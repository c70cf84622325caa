import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptanceList } from '#contract/terms/acceptance.ts'
import { TERMS_VERSION, termsCalls } from '#contract/terms/terms.ts'
import { describeList } from '#server/testing/describe/describeList.ts'
import { makePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
let ana: { id: number }
beforeAll(async () => {
  server = await freshServer()
  ana = await makePerson(server.db, { nome: 'Ána', role: 4 })
  await server.db.deleteFrom('terms_acceptances').where('user_id', '=', ana.id).execute()
  // An answer from before addresses were stored.
  await server.db
    .insertInto('terms_acceptances')
    .values({ user_id: ana.id, version: '1.1.2', accepted: true, at: '2025-03-01T12:00:00Z' })
    .execute()
  const me = await server.as(ana)
  await me.call(termsCalls.answer, { version: TERMS_VERSION, accepted: false })
  await me.call(termsCalls.answer, { version: TERMS_VERSION, accepted: true })
})
afterAll(() => server.close())

describeList(acceptanceList, {
  server: () => server,
  filters: { answer: 'refused', version: '1.1.2', user_id: '1', ip: '127.0.0.1', period: 'today' },
  // Each test signs somebody in who has accepted the terms, too.
  within: { user_id: '1' },
  search: 'ana',
})

test('each answer stands with who, which version, when and from where; what was not stored is not made up', async () => {
  const boss = await server.as(await makePerson(server.db, { role: 1 }))
  const { data } = (await boss.call(acceptanceList.calls.list, { user_id: ana.id })).body
  const at = server.clock.now().toISOString()
  const person = { id: ana.id, nome: 'Ána Teste' }
  expect(data).toMatchObject([
    { person, answer: 'accepted', version: TERMS_VERSION, at, ip: '127.0.0.1' },
    { person, answer: 'refused', version: TERMS_VERSION, at, ip: '127.0.0.1' },
    { person, answer: 'accepted', version: '1.1.2', at: '2025-03-01T12:00:00.000Z', ip: null, user_agent: null },
  ])
  const csv = await server.app.inject({
    url: acceptanceList.calls.export.path,
    query: { format: 'csv', user_id: String(ana.id), version: '1.1.2', columns: 'person,version,ip' },
    headers: { authorization: `Bearer ${await boss.token()}` },
  })
  expect(csv.body).toContain('Ána Teste;1.1.2;')
})

test('only role 1 reads what others answered', async () => {
  for (const role of [2, 3, 4, 5, 6, 7, 8, 9, 10] as const) {
    const other = await server.as(await makePerson(server.db, { role }))
    expect([role, (await other.raw(acceptanceList.calls.list, {})).status]).toEqual([role, 403])
    expect([role, (await other.raw(acceptanceList.calls.export, { format: 'csv' })).status]).toEqual([role, 403])
  }
})
