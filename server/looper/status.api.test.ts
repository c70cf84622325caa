import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { authCalls } from '#contract/auth/auth.calls.ts'
import { historyCalls } from '#contract/history/history.ts'
import { DEFAULT_PHOTO } from '#contract/kit/person/photo.ts'
import { looperCalls } from '#contract/looper/looper.ts'
import { makeAtom, makeLoop, makePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer()
})
afterAll(() => server.close())
// Administrators are counted over the whole database, so earlier ones lose the role.
beforeEach(() => sql`update users set role = 4 where role = 1`.execute(server.db))

const visit = async (role: 1 | 2 | 4 | 7 = 1) => server.as(await makePerson(server.db, { role }))
const statusOf = async ({ id }: { id: number }) =>
  (await server.db.selectFrom('users').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

test('a person is shown with what their page tells; the value only to whoever may see it', async () => {
  const ana = await makePerson(server.db, { nome: 'Ana', valor_hora_centavos: 85_50 })
  const atom = await makeAtom(server.db, { loopers: [ana] })
  await makeLoop(server.db, { user: ana, atom, from: '2026-03-09T12:00:00Z', to: '2026-03-09T13:00:00Z' })
  const me = await visit()
  const { body } = await me.call(looperCalls.show, { id: ana.id })
  expect(body.data).toMatchObject({
    id: ana.id,
    nome: 'Ana Teste',
    loops: 1,
    valor_hora_centavos: 85_50,
    foto: DEFAULT_PHOTO,
  })
  const grant = server.db.deleteFrom('grants').where('thing', '=', 'looper').where('act', '=', 'seeValue')
  await grant.where('role', '=', 7).execute()
  await sql`update settings set value = to_jsonb((value #>> '{}')::int + 1) where key = 'grants_version'`.execute(
    server.db,
  )
  const director = await (await visit(7)).call(looperCalls.show, { id: ana.id })
  expect(director.status).toBe(200)
  expect(director.body.data).not.toHaveProperty('valor_hora_centavos')
})

test('who may not open people is refused, and who is not there is a 404', async () => {
  const ana = await makePerson(server.db)
  for (const role of [2, 4] as const) {
    const other = await visit(role)
    expect((await other.raw(looperCalls.show, { id: ana.id })).status).toBe(403)
    expect((await other.raw(looperCalls.status, { id: ana.id, status: 3 })).status).toBe(403)
  }
  const me = await visit()
  expect((await me.raw(looperCalls.show, { id: 2_147_483_647 })).status).toBe(404)
  expect((await me.raw(looperCalls.status, { id: 2_147_483_647, status: 3 })).status).toBe(404)
  expect(await statusOf(ana)).toBe(1)
})

test('the history of somebody deleted is there for who may see deleted people, and for nobody else', async () => {
  const ana = await makePerson(server.db)
  const me = await visit()
  await me.call(looperCalls.status, { id: ana.id, status: 3 })
  await server.db.updateTable('users').set({ deleted_at: server.clock.now() }).where('id', '=', ana.id).execute()
  const kept = await me.call(historyCalls.list, { thing: 'looper', id: ana.id })
  expect([kept.status, kept.body.data.map((it) => it.event)]).toEqual([200, ['looper.changed']])
  for (const role of [2, 4] as const) {
    const refused = await (await visit(role)).raw(historyCalls.list, { thing: 'looper', id: ana.id })
    expect(refused.status).not.toBe(200)
  }
})

test('a status that there is not, none at all and a stray field are refused', async () => {
  const me = await visit()
  const ana = await makePerson(server.db)
  for (const body of [{}, { status: 5 }, { status: '3' }, { status: 3, role: 1 }])
    expect((await me.raw(looperCalls.status, { id: ana.id, ...body })).status).toBe(422)
  expect(await statusOf(ana)).toBe(1)
})

test('whoever is switched off loses access at once, keeps their history, and is told by live', async () => {
  const me = await visit()
  const ana = await makePerson(server.db)
  const page = await server.as(ana)
  const atom = await makeAtom(server.db, { loopers: [ana] })
  await makeLoop(server.db, { user: ana, atom, from: '2026-03-09T12:00:00Z', to: '2026-03-09T13:00:00Z' })
  server.liveEvents.length = 0
  const { body } = await me.call(looperCalls.status, { id: ana.id, status: 3 })
  expect(body).toMatchObject({ status: 'success', message: 'Status alterado!', data: { id: ana.id, status: 3 } })
  expect((await page.raw(authCalls.user, {})).status).toBe(401)
  expect(server.liveEvents).toContainEqual({
    topic: `user:${ana.id}`,
    event: 'session.ended',
    data: { session_id: expect.any(String) },
  })
  expect(server.liveEvents).toContainEqual({ topic: 'things', event: 'thing.changed', data: { things: ['looper'] } })
  expect((await me.call(looperCalls.show, { id: ana.id })).body.data).toMatchObject({ status: 3, loops: 1, version: 2 })
  const told = await me.call(historyCalls.list, { thing: 'looper', id: ana.id })
  expect(told.body.data).toMatchObject([
    { event: 'looper.changed', changes: [{ field: 'status', before: 1, after: 3 }] },
  ])
  // After a new activation the old session stays ended.
  await me.call(looperCalls.status, { id: ana.id, status: 1 })
  expect((await page.raw(authCalls.user, {})).status).toBe(401)
  expect((await (await server.as(ana)).raw(authCalls.user, {})).status).toBe(200)
})

test('the status that stands already changes and records nothing', async () => {
  const me = await visit()
  const ana = await makePerson(server.db)
  const page = await server.as(ana)
  expect((await me.call(looperCalls.status, { id: ana.id, status: 1 })).body.status).toBe('success')
  expect((await page.raw(authCalls.user, {})).status).toBe(200)
  expect((await me.call(historyCalls.list, { thing: 'looper', id: ana.id })).body.data).toEqual([])
})

test('nobody switches off themself, nor a director the last active administrator', async () => {
  const admin = await makePerson(server.db, { role: 1 })
  const me = await server.as(admin)
  const own = await me.raw(looperCalls.status, { id: admin.id, status: 3 })
  expect(own).toMatchObject({ status: 200, body: { status: 'error', message: 'Ninguém muda a própria situação.' } })
  await makePerson(server.db, { role: 1, status: 3 })
  const director = await visit(7)
  const last = await director.raw(looperCalls.status, { id: admin.id, status: 3 })
  expect(last.body).toMatchObject({ status: 'error', message: expect.stringContaining('último administrador ativo') })
  expect(await statusOf(admin)).toBe(1)
  const second = await makePerson(server.db, { role: 1 })
  expect((await director.call(looperCalls.status, { id: admin.id, status: 3 })).body.status).toBe('success')
  expect(await statusOf(second)).toBe(1)
})

test('of two administrators who switch each other off at once, exactly one succeeds', async () => {
  for (let round = 0; round < 5; round += 1) {
    await sql`update users set role = 4 where role = 1`.execute(server.db)
    const [ana, bia] = [await makePerson(server.db, { role: 1 }), await makePerson(server.db, { role: 1 })]
    const [one, two] = [await server.as(ana), await server.as(bia)]
    const answers = await Promise.all([
      one.raw(looperCalls.status, { id: bia.id, status: 3 }),
      two.raw(looperCalls.status, { id: ana.id, status: 3 }),
    ])
    expect(new Set(answers.map((it) => it.status))).toEqual(new Set([200, 401]))
    expect(new Set([await statusOf(ana), await statusOf(bia)])).toEqual(new Set([1, 3]))
  }
})

test('of two directors and the last two administrators, one administrator is left', async () => {
  const admins = [await makePerson(server.db, { role: 1 }), await makePerson(server.db, { role: 1 })]
  const directors = [await visit(7), await visit(7)]
  await Promise.all(directors.map(async (it, at) => it.raw(looperCalls.status, { id: admins[at]?.id ?? 0, status: 4 })))
  const left = await Promise.all(admins.map(statusOf))
  expect(new Set(left)).toEqual(new Set([1, 4]))
})
