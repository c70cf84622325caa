import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { myClientCalls } from '#contract/client/client.calls.ts'
import { gateCalls } from '#contract/gate/gate.calls.ts'
import { gateCrud, gateFlow } from '#contract/gate/gate.ts'
import { makePerson, makePlace } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

const START = '2026-03-10T15:00:00Z'
let server: TestServer
let boss: Visitor
/** Two companies: an admin access of each, and the delivered gate of the first. */
let ana: Visitor
let bia: Visitor
let id: number
let company: number

const adminOf = async (nome: string) => {
  const client = await server.db
    .insertInto('clients')
    .values({ nome, created_at: START })
    .returning('id')
    .executeTakeFirstOrThrow()
  const person = await makePerson(server.db, { role: 3 })
  await server.db.updateTable('users').set({ cliente_id: client.id }).where('id', '=', person.id).execute()
  await sql`insert into client_accesses (client_id, email, nome, role, user_id, created_by, created_at)
    values (${client.id}, ${person.email}, 'Ana', 1, ${person.id}, ${person.id}, ${START})`.execute(server.db)
  return { client_id: client.id, me: await server.as(person) }
}

beforeAll(async () => {
  server = await freshServer({ at: START })
  boss = await server.as(await makePerson(server.db, { role: 7 }))
  const padaria = await adminOf('Padaria')
  company = padaria.client_id
  ana = padaria.me
  bia = (await adminOf('Oficina')).me
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set(START)
  const place = await makePlace(server.db)
  id = place.gate_id
  await server.db.updateTable('ventures').set({ cliente_id: company }).where('id', '=', place.venture_id).execute()
  await boss.call(gateFlow.calls.deliver, { id, version: 1 })
})

const gate = async () => (await boss.call(gateCrud.calls.show, { id })).body.data
const approve = (me: Visitor, version = 2) => me.raw(gateFlow.calls.approve, { id, version })
const approvals = async () => {
  const { rows } = await sql<{ event: string }>`select event from audit
    where thing = 'gate' and thing_id = ${String(id)}
      and (detail->'after'->>'status' = 'approved' or event = 'gate.approvedBySilence') order by id`.execute(server.db)
  return rows.map((it) => it.event)
}

test('the gate of another company cannot be told from none, and stays as it is', async () => {
  const [there, nowhere] = [await approve(bia), await bia.raw(gateFlow.calls.approve, { id: 99_999_999, version: 2 })]
  expect([there.status, nowhere.status]).toEqual([404, 404])
  const told = (answer: { body: unknown }) =>
    JSON.stringify(answer.body).replaceAll(/"(?:instance|request_id)":"[^"]*"/g, '')
  expect(told(there)).toBe(told(nowhere))
  expect((await bia.call(gateCalls.waiting, {})).body.data).toEqual([])
  expect(await gate()).toMatchObject({ status: 'delivered', version: 2 })
})

test('pressed twice at once it is approved once; the other is told that the gate has changed', async () => {
  const answers = await Promise.all([approve(ana), approve(ana), approve(ana)])
  expect(answers.map((it) => it.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  expect(await approvals()).toHaveLength(1)
  expect((await approve(ana, 3)).status).toBe(409)
  expect(await approvals()).toHaveLength(1)
})

test('after silence has approved, nothing is approved again, whatever version is sent', async () => {
  for (const at of ['2026-03-14T15:01:00Z', '2026-03-15T15:01:00Z']) {
    server.clock.set(at)
    await server.runJob('gate.clock')
  }
  expect(await gate()).toMatchObject({ status: 'approved' })
  const { version } = await gate()
  expect([(await approve(ana)).status, (await approve(ana, version)).status]).toEqual([409, 409])
  expect(await approvals()).toEqual(['gate.approvedBySilence'])
})

test('who lost the access, or was moved to a basic one, decides no more with the page still open', async () => {
  await sql`update client_accesses set role = 0 where client_id = ${company}`.execute(server.db)
  expect((await approve(ana)).status).toBe(403)
  expect((await ana.call(gateCalls.waiting, {})).body.data.find((it) => it.id === id)?.may).toEqual(['clarify'])
  expect((await ana.call(myClientCalls.show, {})).body.data?.may_approve).toBe(false)
  await sql`update client_accesses set role = 1, active = false where client_id = ${company}`.execute(server.db)
  expect((await approve(ana)).status).toBe(403)
  await sql`update client_accesses set active = true where client_id = ${company}`.execute(server.db)
  expect((await ana.call(myClientCalls.show, {})).body.data?.may_approve).toBe(true)
  expect((await approve(ana)).status).toBe(200)
})
