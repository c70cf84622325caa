import { afterAll, beforeAll, expect, test } from 'vitest'
import { teamCalls } from '#contract/team/team.calls.ts'
import { teamPeople } from '#contract/team/team.ts'
import { makeAtom, makeLoop, makePerson, makePlace } from '#server/testing/make.ts'
import { auditOf } from '#server/testing/scene.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer()
})
afterAll(() => server.close())

const fields = { position: 1, seniority: 2, room: 1, color: null }
const scene = async () => {
  const { venture_id } = await makePlace(server.db)
  const admin = await server.as(await makePerson(server.db, { role: 1 }))
  const ana = await makePerson(server.db, { nome: 'Ana' })
  const { body } = await admin.call(teamCalls.add, { venture_id, user_id: ana.id, ...fields, position: 5, room: 2 })
  return { venture_id, admin, ana, team: body.data }
}
const memberOf = (teams: readonly { members: readonly { user_id: number }[] }[], id: number) =>
  teams.flatMap((it) => it.members).find((it) => it.user_id === id)

test('people join with a position, a room and a colour, and are edited by their version', async () => {
  const { venture_id, admin, ana, team } = await scene()
  expect(memberOf([team], ana.id)).toMatchObject({ nome: 'Ana Teste', position: 5, room: 2, version: 1 })
  const change = { venture_id, user_id: ana.id, version: 1, position: 6, color: '#2563eb', commitment: 2 }
  const { body } = await admin.call(teamCalls.update, change)
  expect(memberOf([body.data], ana.id)).toMatchObject({ position: 6, color: '#2563eb', commitment: 2, version: 2 })
  const stale = await admin.raw(teamCalls.update, change)
  expect([stale.status, stale.body['current']]).toMatchObject([409, { version: 2 }])
  expect((await admin.raw(teamCalls.remove, { venture_id, user_id: ana.id, version: 1 })).status).toBe(409)
  expect((await admin.call(teamCalls.remove, { venture_id, user_id: ana.id, version: 2 })).status).toBe(200)
  expect((await auditOf(server, 'user', ana.id)).map((it) => it.event)).toEqual([
    'team.joined',
    'team.changed',
    'team.left',
  ])
})

test('only active people with a verified e-mail can join, once', async () => {
  const { venture_id, admin, ana } = await scene()
  const off = await makePerson(server.db, { status: 3 })
  const unverified = await makePerson(server.db)
  await server.db.updateTable('users').set({ mail_verified_at: null }).where('id', '=', unverified.id).execute()
  for (const { id } of [off, unverified, { id: 2_147_483_647 }]) {
    const refused = await admin.raw(teamCalls.add, { venture_id, user_id: id, ...fields })
    expect([refused.status, refused.body['errors']]).toMatchObject([422, [{ path: 'user_id' }]])
  }
  const found = await admin.call(teamPeople.call, { ids: `${off.id},${unverified.id},${ana.id}` })
  expect(found.body.data.filter((it) => !it.gone).map((it) => it.id)).toEqual([ana.id])
  const again = await admin.raw(teamCalls.add, { venture_id, user_id: ana.id, ...fields })
  expect([again.status, again.body['errors']]).toMatchObject([409, [{ path: 'user_id' }]])
})

test('seniority is said of each on a venture, as one of four', async () => {
  const { venture_id, admin, ana } = await scene()
  const change = { venture_id, user_id: ana.id, version: 1 }
  const { body } = await admin.call(teamCalls.update, { ...change, seniority: 3 })
  expect(memberOf([body.data], ana.id)).toMatchObject({ seniority: 3, position: 5 })
  const refused = await admin.raw(teamCalls.update, { ...change, version: 2, seniority: 5 })
  expect([refused.status, refused.body['errors']]).toMatchObject([422, [{ path: 'seniority' }]])
})

test('directors add and change nothing else; others do neither', async () => {
  const { venture_id, ana } = await scene()
  const which = { venture_id, user_id: ana.id, version: 1 }
  const director = await server.as(await makePerson(server.db, { role: 7 }))
  const bia = await makePerson(server.db)
  expect((await director.raw(teamCalls.add, { venture_id, user_id: bia.id, ...fields })).status).toBe(201)
  expect((await director.raw(teamCalls.update, { ...which, room: 1 })).status).toBe(403)
  expect((await director.raw(teamCalls.remove, which)).status).toBe(403)
  const looper = await server.as(ana)
  expect((await looper.raw(teamCalls.add, { venture_id, user_id: bia.id, ...fields })).status).toBe(403)
})

test('others meet the ventures that they are on, and of hours only their own', async () => {
  const { venture_id, ana } = await scene()
  const bia = await makePerson(server.db, { nome: 'Bia' })
  await server.db.insertInto('venture_members').values({ venture_id, user_id: bia.id, color: null }).execute()
  const elsewhere = await scene()
  const mine = await (await server.as(ana)).call(teamCalls.list, {})
  expect(mine.body.data.map((it) => it.id)).toEqual([venture_id])
  expect(memberOf(mine.body.data, ana.id)).toMatchObject({ week_seconds: 0, commitment: null, working: false })
  expect(memberOf(mine.body.data, bia.id)).not.toHaveProperty('week_seconds')
  expect(memberOf(mine.body.data, bia.id)).not.toHaveProperty('commitment')
  const other = await (await server.as(ana)).call(teamCalls.list, { venture_id: elsewhere.venture_id })
  expect(other.body.data).toEqual([])
})

test('a client sees names and positions of their own company’s ventures, and nothing of anybody’s time', async () => {
  const { venture_id, ana } = await scene()
  const created_at = server.clock.now()
  const company = await server.db
    .insertInto('clients')
    .values({ nome: 'Casa', created_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await server.db.updateTable('ventures').set({ cliente_id: company.id }).where('id', '=', venture_id).execute()
  const client = await makePerson(server.db, { role: 3 })
  await server.db.updateTable('users').set({ cliente_id: company.id }).where('id', '=', client.id).execute()
  const { body } = await (await server.as(client)).call(teamCalls.list, {})
  expect(body.data.map((it) => it.id)).toEqual([venture_id])
  const { tipo_nome, seniority, ...shown } = memberOf(body.data, ana.id) as Record<string, unknown>
  expect([tipo_nome, seniority]).toEqual([null, null])
  expect(Object.keys(shown).toSorted()).toEqual(
    ['user_id', 'nome', 'foto', 'position', 'room', 'color', 'off', 'version'].toSorted(),
  )
})

test('who works now and the week in all ventures are told to who sees everybody’s loops', async () => {
  const { venture_id, ana, admin } = await scene()
  const atom = await makeAtom(server.db, { loopers: [ana] })
  await makeLoop(server.db, { user: ana, atom, from: '2026-03-10T14:00:00Z' })
  const { body } = await admin.call(teamCalls.list, { venture_id })
  expect(memberOf(body.data, ana.id)).toMatchObject({ working: true, week_seconds: 3_600 })
})

test('somebody switched off is shown only to who may take them off', async () => {
  const { venture_id, ana, admin } = await scene()
  await server.db.updateTable('users').set({ status: 3 }).where('id', '=', ana.id).execute()
  const seen = await admin.call(teamCalls.list, { venture_id })
  expect(memberOf(seen.body.data, ana.id)).toMatchObject({ off: true })
  const manager = await server.as(await makePerson(server.db, { role: 7 }))
  const unseen = await manager.call(teamCalls.list, { venture_id })
  expect(memberOf(unseen.body.data, ana.id)).toBeUndefined()
})

test('a search finds a venture by its name and by who is on it', async () => {
  const { venture_id, admin, ana } = await scene()
  await server.db.updateTable('users').set({ nome: 'Zuleica' }).where('id', '=', ana.id).execute()
  const { body } = await admin.call(teamCalls.list, { q: 'zuleica' })
  expect(body.data.map((it) => it.id)).toEqual([venture_id])
  expect((await admin.call(teamCalls.list, { q: '%' })).body.data).toEqual([])
})

test('a position is asked for: only who has it, of the ventures that have somebody in it', async () => {
  const { venture_id, admin, ana } = await scene()
  await admin.call(teamCalls.add, { venture_id, user_id: ana.id, position: 5, room: 1, color: null })
  const leaders = await admin.call(teamCalls.list, { position: 5 })
  expect(leaders.body.data.flatMap((it) => it.members.map((one) => one.position)).every((it) => it === 5)).toBe(true)
  expect(memberOf(leaders.body.data, ana.id)).toMatchObject({ position: 5 })
  expect(leaders.body.data.every((it) => it.members.length > 0)).toBe(true)
  const architects = await admin.call(teamCalls.list, { position: 6, venture_id })
  expect(architects.body.data).toEqual([])
  expect((await admin.raw(teamCalls.list, { position: 9 })).status).toBe(422)
})
