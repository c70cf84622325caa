import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { historyCalls } from '#contract/history/history.ts'
import { incidentCrud, incidentList } from '#contract/incident/incident.ts'
import { describeList } from '#server/testing/describe/describeList.ts'
import { makePerson } from '#server/testing/make.ts'
import { auditOf } from '#server/testing/scene.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let boss: Visitor
let bossId: number
const { create, update, show } = incidentCrud.calls
/** Tuesday noon in Brasília. */
const START = '2026-03-10T15:00:00.000Z'
const make = () => ({
  nome: 'Planilha enviada a outro cliente',
  descricao: 'Um e-mail saiu com o anexo errado.',
  data_kinds: 'Nomes e e-mails',
  noticed_at: START,
})
beforeAll(async () => {
  server = await freshServer({ at: START })
  const person = await makePerson(server.db, { role: 1 })
  bossId = person.id
  boss = await server.as(person)
  await boss.call(create, { ...make(), severity: 3, people_count: 40 })
  await boss.call(create, { ...make(), nome: 'Notebook perdido', noticed_at: '2026-03-09T15:00:00Z' })
})
afterAll(() => server.close())

describeList(incidentList, {
  server: () => server,
  filters: { status: '1', severity: '3', period: 'today' },
  search: 'NOTEBOOK',
})

test('an incident is recorded, corrected and shown with its history; the end of its period follows from the knowledge', async () => {
  const made = (await boss.call(create, make())).body.data
  expect(made).toMatchObject({
    status: 1,
    severity: 2,
    people_count: null,
    due_at: '2026-03-14T02:59:59.000Z',
    version: 1,
  })
  expect(made.created_by?.id).toBe(bossId)
  const changed = (await boss.call(update, { id: made.id, version: 1, noticed_at: '2026-03-09T15:00:00Z' })).body.data
  expect([changed.due_at, changed.version]).toEqual(['2026-03-13T02:59:59.000Z', 2])
  expect((await boss.call(show, { id: made.id })).body.data).toEqual(changed)
  const stale = await boss.raw(update, { id: made.id, version: 1, nome: 'Outro' })
  expect(stale).toMatchObject({ status: 409, body: { current: { id: made.id, version: 2 } } })
  expect((await auditOf(server, 'incident', made.id)).map((it) => it.event)).toEqual([
    'incident.created',
    'incident.changed',
  ])
  const history = (await boss.call(historyCalls.list, { thing: 'incident', id: made.id })).body.data
  expect(history[0]?.changes.map((it) => it.field)).toEqual(['noticed_at'])
})

test('an incident goes from open to reported to closed, each with what it needs', async () => {
  const { id } = (await boss.call(create, make())).body.data
  const refused = async (change: object, path: string) => {
    const { version } = (await boss.call(show, { id })).body.data
    const answer = await boss.raw(update, { id, version, ...change })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path }] } })
  }
  await refused({ status: 2 }, 'status')
  await refused({ status: 3 }, 'status')
  await refused({ status: 3, measures: 'Pedimos que apagassem.' }, 'status')
  await refused({ anpd_told_at: '2026-03-09T15:00:00Z' }, 'anpd_told_at')
  await refused({ people_told_at: '2026-03-09T15:00:00Z' }, 'people_told_at')
  await refused({ anpd_told_at: '2026-03-11T15:00:00Z' }, 'anpd_told_at')
  const told = (await boss.call(update, { id, version: 1, status: 2, anpd_told_at: START })).body.data
  expect([told.status, told.anpd_told_at]).toEqual([2, START])
  const closed = await boss.call(update, { id, version: 2, status: 3, measures: 'Pedimos que apagassem.' })
  expect(closed.body.data.status).toBe(3)
  const untold = await boss.call(create, { ...make(), status: 3, measures: 'Nada saiu.', reason: 'Sem risco.' })
  expect(untold.status).toBe(201)
})

test('bad input names its field', async () => {
  for (const [wrong, path] of [
    [{ nome: ' ' }, 'nome'],
    [{ descricao: '' }, 'descricao'],
    [{ data_kinds: '' }, 'data_kinds'],
    [{ noticed_at: 'ontem' }, 'noticed_at'],
    [{ noticed_at: '2026-03-10T16:00:00Z' }, 'noticed_at'],
    [{ happened_at: '2026-03-10T15:00:01Z' }, 'happened_at'],
    [{ people_count: -1 }, 'people_count'],
    [{ severity: 9 }, 'severity'],
    [{ measures: 'x'.repeat(4001) }, 'measures'],
    [{ due_at: START }, 'due_at'],
  ] as const)
    expect(await boss.raw(create, { ...make(), ...wrong })).toMatchObject({ status: 422, body: { errors: [{ path }] } })
})

test('nobody deletes an incident: there is no call, and the database refuses', async () => {
  const { id } = (await boss.call(create, make())).body.data
  expect(Object.keys(incidentCrud.calls).toSorted()).toEqual(['create', 'show', 'update'])
  const headers = { authorization: `Bearer ${await boss.token()}` }
  const answer = await server.app.inject({
    method: 'DELETE',
    url: `/api/incidents/${id}`,
    query: { version: '1' },
    headers,
  })
  expect(answer.statusCode).toBe(404)
  await expect(server.db.deleteFrom('incidents').where('id', '=', id).execute()).rejects.toThrow(
    /stays in the register/,
  )
  await expect(sql`update incidents set deleted_at = now() where id = ${id}`.execute(server.db)).rejects.toThrow()
})

test('only role 1 reads or writes the register; what is not there answers 404', async () => {
  const { id } = (await boss.call(create, make())).body.data
  for (const role of [2, 3, 4, 5, 6, 7, 8, 9, 10] as const) {
    const other = await server.as(await makePerson(server.db, { role }))
    const answers = [
      await other.raw(incidentList.calls.list, {}),
      await other.raw(show, { id }),
      await other.raw(create, make()),
      await other.raw(update, { id, version: 1, nome: 'Outro' }),
    ]
    expect([role, ...answers.map((it) => it.status)]).toEqual([role, 403, 403, 403, 403])
  }
  expect((await boss.raw(show, { id: 2_147_483_647 })).status).toBe(404)
  expect((await boss.raw(update, { id: 2_147_483_647, version: 1 })).status).toBe(404)
})

test('those who answer for incidents are reminded once before the period ends, by bell and mail, unless it was told', async () => {
  await server.db.updateTable('incidents').set({ reminded_at: START }).execute()
  const { id } = (await boss.call(create, { ...make(), nome: 'Banco de dados aberto' })).body.data
  await boss.call(create, { ...make(), nome: 'Já avisado', anpd_told_at: START })
  const notes = () =>
    server.db
      .selectFrom('notifications')
      .select(['user_id', 'params', 'link'])
      .where('word', '=', 'notification.incidentDue')
      .where('user_id', '=', bossId)
      .execute()
  const mails = () =>
    server.db.selectFrom('mails').select('subject').where('subject', 'like', '%Banco de dados aberto%').execute()
  await server.runJob('incident.clock')
  expect(await notes()).toEqual([])
  // Thursday morning: the second of three business days.
  server.clock.advance(2 * 86_400)
  await server.runJob('incident.clock')
  await server.runJob('incident.clock')
  expect(await notes()).toEqual([
    {
      user_id: bossId,
      params: { title: 'Banco de dados aberto', due: '13/03/2026 23:59' },
      link: `/district/warden/incidents/${id}`,
    },
  ])
  expect((await mails()).length).toBeGreaterThan(0)
  const looper = await makePerson(server.db)
  await server.runJob('incident.clock')
  const told = await server.db.selectFrom('notifications').select('id').where('user_id', '=', looper.id).execute()
  expect(told).toEqual([])
})
