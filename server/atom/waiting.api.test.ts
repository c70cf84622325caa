import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { atomCalls } from '#contract/atom/atom.calls.ts'
import { atomCrud } from '#contract/atom/atom.ts'
import { makeAtom, makeLoop, makePerson, makePlace, type MadePlace } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

const START = '2026-03-10T15:00:00Z'
let server: TestServer
let boss: Visitor
/** Admin accesses of two companies, and a basic one of the first. */
let ana: Visitor
let bia: Visitor
let cid: Visitor
let company: number
let place: MadePlace

const companyOf = async (nome: string) =>
  (await server.db.insertInto('clients').values({ nome, created_at: START }).returning('id').executeTakeFirstOrThrow())
    .id
const accessTo = async (client: number, access: 0 | 1): Promise<Visitor> => {
  const person = await makePerson(server.db, { role: 3 })
  await server.db.updateTable('users').set({ cliente_id: client }).where('id', '=', person.id).execute()
  await sql`insert into client_accesses (client_id, email, nome, role, user_id, created_by, created_at)
    values (${client}, ${person.email}, 'Ana', ${access}, ${person.id}, ${person.id}, ${START})`.execute(server.db)
  return server.as(person)
}

beforeAll(async () => {
  server = await freshServer({ at: START })
  boss = await server.as(await makePerson(server.db, { role: 1 }))
  company = await companyOf('Padaria')
  ana = await accessTo(company, 1)
  cid = await accessTo(company, 0)
  bia = await accessTo(await companyOf('Oficina'), 1)
})
afterAll(() => server.close())
beforeEach(async () => {
  // Ventures of earlier tests are of nobody, so that each test counts its own.
  await server.db.updateTable('ventures').set({ cliente_id: null }).execute()
  place = await makePlace(server.db, { nome: 'Loja' })
  await server.db.updateTable('ventures').set({ cliente_id: company }).where('id', '=', place.venture_id).execute()
})

const waiting = async (me: Visitor) => (await me.call(atomCalls.waiting, {})).body
const step = (me: Visitor, id: number, status: number) =>
  me.raw(atomCalls.status, { id, status, data_fim: status === 2 ? '2020-01-01' : null })
const stored = async (id: number) => {
  const { status, data_fim } = (await boss.call(atomCrud.calls.show, { id })).body.data
  return { status, data_fim }
}

test('an admin access accepts, which leaves no end, and finishes, which ends today; the looper hears of it', async () => {
  const looper = await makePerson(server.db)
  const { id } = await makeAtom(server.db, { place, status: 0, loopers: [looper] })
  expect((await waiting(ana)).data.map((it) => [it.id, it.status])).toEqual([[id, 0]])
  expect((await step(ana, id, 1)).body).toMatchObject({ status: 'success', data: { id, status: 1, data_fim: null } })
  expect((await waiting(ana)).data.map((it) => [it.id, it.status])).toEqual([[id, 1]])
  const { rows } = await sql<{ word: string }>`select word from notifications where user_id = ${looper.id}`.execute(
    server.db,
  )
  expect(rows.map((it) => it.word)).toEqual(['notification.atomAccepted'])
  expect((await step(ana, id, 2)).body).toMatchObject({ status: 'success', data: { status: 2 } })
  expect(await stored(id)).toEqual({ status: 2, data_fim: '2026-03-10' })
  expect((await waiting(ana)).data).toEqual([])
})

test('a step that the status does not allow is refused with where it stands; cancelling and approving are not theirs', async () => {
  const { id } = await makeAtom(server.db, { place, status: 0 })
  const refused = { status: 200, body: { status: 'error', message: expect.stringContaining('Pendente') } }
  expect(await step(ana, id, 2)).toMatchObject(refused)
  expect((await step(ana, id, 3)).status).toBe(403)
  const finished = await makeAtom(server.db, { place, status: 2 })
  expect((await step(ana, finished.id, 4)).status).toBe(403)
  expect([await stored(id), await stored(finished.id)]).toMatchObject([{ status: 0 }, { status: 2 }])
})

test('pressed twice at once it is accepted once', async () => {
  const { id } = await makeAtom(server.db, { place, status: 0 })
  const answers = await Promise.all([step(ana, id, 1), step(ana, id, 1)])
  expect(answers.map((it) => it.body['status']).toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual([
    'error',
    'success',
  ])
})

test('an atom of another company is on no page and is 404, as one that does not exist', async () => {
  const { id } = await makeAtom(server.db, { place, status: 0 })
  expect((await waiting(bia)).data).toEqual([])
  expect([(await step(bia, id, 1)).status, (await step(bia, 99_999_999, 1)).status]).toEqual([404, 404])
  expect(await stored(id)).toMatchObject({ status: 0 })
})

test('a basic access sees and takes no step; one that was made basic takes none with the page still open', async () => {
  const { id } = await makeAtom(server.db, { place, status: 0 })
  expect(await waiting(cid)).toMatchObject({ data: [{ id }], may_decide: false })
  expect((await waiting(ana)).may_decide).toBe(true)
  expect((await step(cid, id, 1)).status).toBe(403)
  await sql`update client_accesses set role = 0 where client_id = ${company} and role = 1`.execute(server.db)
  expect([(await step(ana, id, 1)).status, (await waiting(ana)).may_decide]).toEqual([403, false])
  await sql`update client_accesses a set role = 1 where client_id = ${company}
    and user_id <> (select max(user_id) from client_accesses b where b.client_id = a.client_id)`.execute(server.db)
  expect((await step(ana, id, 1)).status).toBe(200)
})

test.each([{ stage: 'approved' as const }, { stage: 'finished' as const }, { status: 0 }])(
  'a venture that does not run (%o) shows none, and a step there is refused with the reason',
  async (set) => {
    const { id } = await makeAtom(server.db, { place, status: 0 })
    await server.db.updateTable('ventures').set(set).where('id', '=', place.venture_id).execute()
    expect((await waiting(ana)).data).toEqual([])
    const { status, body } = await step(ana, id, 1)
    expect([status, body['status'], body['message']]).toEqual([200, 'error', expect.stringContaining('execução')])
    expect(await stored(id)).toMatchObject({ status: 0 })
  },
)

test('no person, hour, value or word of the team is in an answer', async () => {
  const looper = await makePerson(server.db, { nome: 'Ildefonso' })
  const atom = await makeAtom(server.db, { place, loopers: [looper] })
  await server.db
    .updateTable('atoms')
    .set({ responsavel_id: looper.id, hours_planned: 7131 })
    .where('id', '=', atom.id)
    .execute()
  await makeLoop(server.db, { user: looper, atom, from: '2026-03-09T12:00:00Z', to: '2026-03-09T14:00:00Z' })
  const [row] = (await waiting(ana)).data
  expect(Object.keys(row ?? {}).toSorted()).toEqual(
    'data descricao entrega gate id late nome ref status venture'.split(' '),
  )
  const text = JSON.stringify([await waiting(ana), (await step(ana, atom.id, 2)).body])
  for (const secret of ['Ildefonso', '7131', '7200']) expect(text).not.toContain(secret)
})

test('a partner accepts on their own ventures alone, where they have atoms on pages of their own', async () => {
  const partner = await makePerson(server.db, { role: 5 })
  const me = await server.as(partner)
  const { id } = await makeAtom(server.db, { place, status: 0 })
  expect((await step(me, id, 1)).status).toBe(404)
  await server.db.insertInto('venture_members').values({ venture_id: place.venture_id, user_id: partner.id }).execute()
  expect((await step(me, id, 1)).body).toMatchObject({ status: 'success', data: { status: 1 } })
  expect((await me.raw(atomCalls.waiting, {})).status).toBe(403)
})
