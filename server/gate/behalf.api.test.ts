import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { gateCalls } from '#contract/gate/gate.calls.ts'
import { gateCrud, gateFlow } from '#contract/gate/gate.ts'
import { historyCalls } from '#contract/history/history.ts'
import { portalCalls } from '#contract/portal/portal.calls.ts'
import { makePerson, makePlace } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

const START = '2026-03-10T15:00:00Z'
const agreed = { agreed_with: 'Ana Prado', agreed_how: 'por telefone, em 10/03', approval_reason: 'Está sem internet' }
/** The same as it is shown. */
const shown = { agreed_with: 'Ana Prado', agreed_how: 'por telefone, em 10/03', reason: 'Está sem internet' }
let server: TestServer
let boss: Visitor
let other: Visitor
let ana: Visitor
let people: { boss: number; other: number; ana: number }
let ana_email: string
let company: number
let venture: number
let id: number

beforeAll(async () => {
  server = await freshServer({ at: START })
  const [one, two] = [await makePerson(server.db, { role: 7 }), await makePerson(server.db, { role: 1 })]
  boss = await server.as(one)
  other = await server.as(two)
  const client = await server.db
    .insertInto('clients')
    .values({ nome: 'Padaria', created_at: START })
    .returning('id')
    .executeTakeFirstOrThrow()
  company = client.id
  const person = await makePerson(server.db, { role: 3 })
  ana_email = person.email
  await server.db.updateTable('users').set({ cliente_id: company }).where('id', '=', person.id).execute()
  await sql`insert into client_accesses (client_id, email, nome, role, user_id, created_by, created_at)
    values (${company}, ${person.email}, 'Ana', 1, ${person.id}, ${person.id}, ${START})`.execute(server.db)
  ana = await server.as(person)
  people = { boss: one.id, other: two.id, ana: person.id }
})
afterAll(() => server.close())
beforeEach(async () => {
  const place = await makePlace(server.db)
  id = place.gate_id
  venture = place.venture_id
  await server.db.updateTable('ventures').set({ cliente_id: company }).where('id', '=', venture).execute()
  await server.db.deleteFrom('notifications').execute()
  await boss.call(gateFlow.calls.deliver, { id, version: 1 })
})

const gate = async () => (await boss.call(gateCrud.calls.show, { id })).body.data
const page = async (me: Visitor) => (await me.call(gateCalls.page, { id })).body
const approvedNotes = async (user_id: number) =>
  server.db
    .selectFrom('notifications')
    .select(['word', 'params'])
    .where('user_id', '=', user_id)
    .where('word', 'in', ['notification.gateApproved', 'notification.gateApprovedFor'])
    .execute()
const history = async (me: Visitor) =>
  (await me.call(historyCalls.list, { thing: 'gate', id })).body.data.find((it) =>
    it.changes.some((change) => change.after === 'approved'),
  )

test.each(['agreed_with', 'agreed_how', 'approval_reason'] as const)(
  '1 and 7 approve nothing without %s',
  async (field) => {
    for (const me of [boss, other]) {
      const refused = await me.raw(gateFlow.calls.approveFor, { id, version: 2, ...agreed, [field]: ' \u200b' })
      expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: field }] } })
      const left = await me.raw(gateFlow.calls.approveFor, { id, version: 2, ...agreed, [field]: undefined })
      expect(left).toMatchObject({ status: 422, body: { errors: [{ path: field }] } })
    }
    expect(await gate()).toMatchObject({ status: 'delivered', version: 2, agreed_with: null })
  },
)

test('an approval for the client stands on the gate, in its history and with the client, by bell and mail', async () => {
  expect((await other.call(gateFlow.calls.approveFor, { id, version: 2, ...agreed })).body.data).toMatchObject({
    status: 'approved',
    agreed_with: agreed.agreed_with,
    approval_reason: agreed.approval_reason,
    same_person: false,
  })
  const { on_behalf } = await page(boss)
  expect(on_behalf).toMatchObject({ ...shown, same_person: false })
  expect(on_behalf?.by).not.toBe('')
  expect(await history(boss)).toMatchObject({
    event: 'gate.approvedForClient',
    changes: expect.arrayContaining([
      expect.objectContaining({ field: 'agreed_with', after: agreed.agreed_with }),
      expect.objectContaining({ field: 'agreed_how', after: agreed.agreed_how }),
      expect.objectContaining({ field: 'approval_reason', after: agreed.approval_reason }),
    ]),
  })
  const params = { with: agreed.agreed_with }
  for (const user of [people.ana, people.boss])
    expect(await approvedNotes(user)).toMatchObject([{ word: 'notification.gateApprovedFor', params }])
  const { rows } = await sql<{ body_text: string }>`
    select body_text from mails where to_address = ${ana_email} order by id desc limit 1`.execute(server.db)
  for (const part of Object.values(agreed)) expect(rows[0]?.body_text).toContain(part)
})

test('the client reads it on the venture, from the organisation', async () => {
  const nome = 'Estúdio'
  await server.db.insertInto('organisation').values({ nome, created_at: START }).execute()
  await other.call(gateFlow.calls.approveFor, { id, version: 2, ...agreed })
  expect(await approvedNotes(people.ana)).toMatchObject([{ params: { name: nome } }])
  expect((await approvedNotes(people.boss))[0]?.params).not.toMatchObject({ name: nome })
  const { data } = (await ana.call(portalCalls.show, { id: venture })).body
  expect(data[0]?.gates).toMatchObject([{ on_behalf: { ...shown, by: nome } }])
  expect((await page(ana)).on_behalf).toMatchObject({ by: nome })
})

test('of a partner who approves the client reads the name, as of nobody in the organisation', async () => {
  const partner = await makePerson(server.db, { role: 5, nome: 'Célia' })
  await server.db.insertInto('venture_members').values({ venture_id: venture, user_id: partner.id }).execute()
  await (await server.as(partner)).call(gateFlow.calls.approve, { id, version: 2 })
  expect(await approvedNotes(people.ana)).toMatchObject([{ params: { name: 'Célia' } }])
})

test('whoever delivers and approves is told so before, and the history keeps it', async () => {
  expect([(await page(boss)).delivered_by_me, (await page(other)).delivered_by_me]).toEqual([true, false])
  await boss.call(gateFlow.calls.approveFor, { id, version: 2, ...agreed })
  expect(await page(other)).toMatchObject({ on_behalf: { same_person: true } })
  expect((await history(other))?.changes).toContainEqual({ field: 'same_person', before: null, after: true })
})

test('whoever delivered is told of the decision though others are on the team', async () => {
  await server.db.insertInto('venture_members').values({ venture_id: venture, user_id: people.other }).execute()
  await ana.call(gateFlow.calls.approve, { id, version: 2 })
  expect(await approvedNotes(people.boss)).toMatchObject([{ word: 'notification.gateApproved' }])
})

test('the names of the client’s people are for whoever approves for them alone', async () => {
  expect((await page(boss)).client_people).toHaveLength(1)
  expect((await page(ana)).client_people).toEqual([])
})

test('1 and 7 approve nothing as the client, nor does a client for itself', async () => {
  for (const me of [boss, other]) {
    const refused = await me.raw(gateFlow.calls.approve, { id, version: 2 })
    expect([refused.status, refused.body['type']]).toEqual([403, '/problems/gate.agreementNeeded'])
  }
  expect((await ana.raw(gateFlow.calls.approveFor, { id, version: 2, ...agreed })).status).toBe(403)
  expect((await gate()).may).toEqual(['approveFor', 'contest', 'clarify'])
  await ana.call(gateFlow.calls.approve, { id, version: 2 })
  expect(await gate()).toMatchObject({ status: 'approved', agreed_with: null, approval_reason: null, may: [] })
  expect((await page(boss)).on_behalf).toBeNull()
})
