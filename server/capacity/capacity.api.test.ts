import { afterAll, beforeAll, expect, test } from 'vitest'
import { capacityCalls } from '#contract/capacity/capacity.ts'
import { makeAtom, makeLoop, makePerson, makePlace, type MadePerson, type MadePlace } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let admin: Visitor
let place: MadePlace
let ana: MadePerson
beforeAll(async () => {
  // A Tuesday.
  server = await freshServer({ at: '2026-03-10T15:00:00Z' })
  admin = await server.as(await makePerson(server.db, { role: 1 }))
  place = await makePlace(server.db, { nome: 'Portal' })
  ana = await makePerson(server.db, { nome: 'Ana' })
  await server.db.updateTable('users').set({ commitment: 2 }).where('id', '=', ana.id).execute()
  await server.db.insertInto('venture_members').values({ venture_id: place.venture_id, user_id: ana.id }).execute()
  await planned({ hours_planned: 9, data: '2026-03-20' })
  await planned({ hours_planned: 3, data: null })
  await planned({ hours_planned: null, data: '2026-03-12' })
  await planned({ hours_planned: 100, data: '2026-03-12', status: 2 })
  await planned({ hours_planned: 2, data: '2026-03-12', responsavel_id: null })
})
afterAll(() => server.close())

const planned = async (more: object, at = place) => {
  const { id } = await makeAtom(server.db, { place: at })
  await server.db
    .updateTable('atoms')
    .set({ responsavel_id: ana.id, ...more })
    .where('id', '=', id)
    .execute()
  return id
}
const HOUR = 3600

test('what open atoms leave stands by person and week, against the commitment', async () => {
  const { body } = await admin.call(capacityCalls.show, {})
  expect(body.weeks).toHaveLength(8)
  const [first = 0, second = 0] = body.people.find((it) => it.id === ana.id)?.planned ?? []
  expect(first + second).toBe(9 * HOUR)
  expect(body.people.find((it) => it.id === ana.id)).toMatchObject({ undated: 3 * HOUR, unestimated: 1 })
  expect(body.people.find((it) => it.id === ana.id)?.expected[0]).toBe(20 * HOUR)
  expect(body.people.at(-1)).toMatchObject({ id: null, planned: [2 * HOUR, 0, 0, 0, 0, 0, 0, 0] })
})

test('the atoms of a week are those that fill it', async () => {
  const { weeks } = (await admin.call(capacityCalls.show, {})).body
  const { data } = (await admin.call(capacityCalls.week, { user_id: ana.id, week: weeks[1] ?? '' })).body
  expect(data).toMatchObject([{ data: '2026-03-20', venture: 'Portal' }])
  const nobodys = await admin.call(capacityCalls.week, { week: weeks[0] ?? '' })
  expect(nobodys.body.data).toMatchObject([{ seconds: 2 * HOUR }])
})

test('time that was tracked is not planned any more', async () => {
  const other = await makePlace(server.db)
  const bia = await makePerson(server.db, { nome: 'Bia' })
  const id = await planned({ hours_planned: 2, data: '2026-03-10', responsavel_id: bia.id }, other)
  await makeLoop(server.db, {
    user: bia,
    atom: { id, ...other },
    from: '2026-03-09T12:00:00Z',
    to: '2026-03-09T13:00:00Z',
  })
  const { people } = (await admin.call(capacityCalls.show, {})).body
  expect(people.find((it) => it.id === bia.id)?.planned[0]).toBe(HOUR)
})

test('a looper sees their own weeks, in ventures that they are on', async () => {
  const elsewhere = await makePlace(server.db)
  await planned({ hours_planned: 50, data: '2026-03-12' }, elsewhere)
  const me = await server.as(ana)
  const { people, weeks } = (await me.call(capacityCalls.show, {})).body
  expect(people.map((it) => it.id)).toEqual([ana.id])
  expect((people[0]?.planned[0] ?? 0) + (people[0]?.planned[1] ?? 0)).toBe(9 * HOUR)
  expect((await me.call(capacityCalls.week, { week: weeks[0] ?? '' })).body.data).toEqual([])
  const other = await server.as(await makePerson(server.db))
  expect((await other.call(capacityCalls.week, { user_id: ana.id, week: weeks[0] ?? '' })).body.data).toEqual([])
})

test('a day that is none is named', async () => {
  expect(await admin.raw(capacityCalls.show, { from: '2026-02-31' })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'from' }] },
  })
})
