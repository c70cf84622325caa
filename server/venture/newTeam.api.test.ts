import { afterAll, beforeAll, expect, test } from 'vitest'
import { ventureCrud } from '#contract/venture/venture.ts'
import { makePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let director: Visitor
let ana: number
let bia: number
beforeAll(async () => {
  server = await freshServer()
  director = await server.as(await makePerson(server.db, { role: 7 }))
  ana = (await makePerson(server.db)).id
  bia = (await makePerson(server.db)).id
})
afterAll(() => server.close())

const { create } = ventureCrud.calls
const make = (code: string, team: unknown, me = director) => me.raw(create, { nome: code, code, team })
const members = async (code: string) =>
  server.db
    .selectFrom('venture_members as m')
    .innerJoin('ventures as v', 'v.id', 'm.venture_id')
    .select(['m.user_id', 'm.position', 'm.seniority', 'm.room'])
    .where('v.code', '=', code)
    .orderBy('m.user_id')
    .execute()
const made = (code: string) => server.db.selectFrom('ventures').select('id').where('code', '=', code).execute()

test('a venture and its team are made together, and each member’s history says so', async () => {
  const answer = await make('NOVA-1', [{ user_id: ana, position: 5, seniority: 3 }, { user_id: bia }])
  expect([answer.status, answer.body]).toMatchObject([201, { data: { code: 'NOVA-1', team: 2 } }])
  expect(await members('NOVA-1')).toEqual([
    { user_id: ana, position: 5, seniority: 3, room: 1 },
    { user_id: bia, position: 1, seniority: null, room: 1 },
  ])
  const joined = await server.db
    .selectFrom('audit')
    .select(['event', 'thing_id'])
    .where('event', '=', 'team.joined')
    .orderBy('id')
    .execute()
  expect(joined.map((it) => Number(it.thing_id))).toEqual([ana, bia])
})

test.each([
  ['a position that does not exist', () => [{ user_id: ana }, { user_id: bia, position: 99 }], 'team.1.position'],
  ['a seniority that does not exist', () => [{ user_id: ana, seniority: 9 }], 'team.0.seniority'],
  ['somebody who does not exist', () => [{ user_id: ana }, { user_id: 999_999 }], 'team.1.user_id'],
  ['somebody twice', () => [{ user_id: ana }, { user_id: ana }], 'team.1.user_id'],
])('%s is refused by its field, and nothing is made', async (_, team, path) => {
  const answer = await make('NOVA-2', team())
  expect([answer.status, answer.body]).toMatchObject([422, { errors: [{ path }] }])
  expect(await made('NOVA-2')).toEqual([])
})

test('whoever is switched off or unconfirmed joins no team', async () => {
  const off = await makePerson(server.db, { status: 3 })
  expect((await make('NOVA-3', [{ user_id: off.id }])).status).toBe(422)
  expect(await made('NOVA-3')).toEqual([])
})

test('a manager makes ventures and no teams', async () => {
  const manager = await server.as(await makePerson(server.db, { role: 2 }))
  expect((await make('NOVA-4', [{ user_id: ana }], manager)).status).toBe(403)
  expect(await made('NOVA-4')).toEqual([])
  expect((await make('NOVA-4', [], manager)).status).toBe(201)
})

test('a code that is taken leaves no team behind', async () => {
  const count = async () =>
    server.db.selectFrom('venture_members').select(server.db.fn.countAll().as('n')).executeTakeFirstOrThrow()
  const before = await count()
  expect((await make('NOVA-1', [{ user_id: ana }])).status).toBe(409)
  expect(await count()).toEqual(before)
})
