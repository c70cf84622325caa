import { afterAll, beforeAll, expect, test } from 'vitest'
import { deployCrud, deployList, deployVentures } from '#contract/deploy/deploy.ts'
import { describeCrud } from '#server/testing/describe/describeCrud.ts'
import { describeList } from '#server/testing/describe/describeList.ts'
import { makePerson, makePlace, type MadePlace } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let place: MadePlace
let admin: Visitor
let looper: { id: number }
const make = () => ({ venture_id: place.venture_id, nome: '1.4.0', environment: 3, at: '2026-03-10T15:00:00Z' })
beforeAll(async () => {
  server = await freshServer({ at: '2026-03-10T16:00:00Z' })
  admin = await server.as(await makePerson(server.db, { role: 1 }))
  place = await makePlace(server.db)
  looper = await makePerson(server.db, { nome: 'Íris' })
  await admin.call(deployCrud.calls.create, { ...make(), by_id: looper.id, descricao: 'Correção do pagamento' })
  await admin.call(deployCrud.calls.create, { ...make(), nome: '1.5.0' })
})
afterAll(() => server.close())

describeList(deployList, {
  server: () => server,
  filters: { venture_id: '1', environment: '3', result: '2', by_id: '2', period: 'today' },
  search: 'iris',
})

describeCrud(deployCrud, {
  server: () => server,
  make: () => make(),
  change: { nome: '1.4.1', descricao: 'Duas correções' },
  bad: [[{ nome: '' }, 'nome']],
  roles: { show: [1, 2, 7], update: [1, 2, 7] },
})

test('a deploy is recorded, changed and deleted by who works on its venture; others find none', async () => {
  const person = await makePerson(server.db)
  const me = await server.as(person)
  const refused = await me.raw(deployCrud.calls.create, make())
  expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'venture_id' }] } })
  expect((await me.call(deployList.calls.list, {})).body.total).toBe(0)
  await server.db.insertInto('venture_members').values({ venture_id: place.venture_id, user_id: person.id }).execute()
  const { id } = (await me.call(deployCrud.calls.create, make())).body.data
  const changed = (await me.call(deployCrud.calls.update, { id, version: 1, result: 4 })).body.data
  expect([changed.result, changed.version]).toEqual([4, 2])
  expect((await me.raw(deployCrud.calls.remove, { id, version: 2 })).status).toBe(403)
  expect((await admin.raw(deployCrud.calls.remove, { id, version: 2 })).status).toBe(200)
  const stranger = await server.as(await makePerson(server.db))
  expect((await stranger.raw(deployCrud.calls.show, { id: 1 })).status).toBe(404)
  for (const role of [3, 5, 6, 8, 9, 10] as const) {
    const other = await server.as(await makePerson(server.db, { role }))
    expect([role, (await other.raw(deployCrud.calls.show, { id: 1 })).status]).toEqual([role, 403])
  }
})

test('it needs a version, a place and a moment, and somebody of the organisation', async () => {
  const client = await makePerson(server.db, { role: 3 })
  for (const [wrong, path] of [
    [{ nome: ' ' }, 'nome'],
    [{ environment: 9 }, 'environment'],
    [{ at: 'ontem' }, 'at'],
    [{ at: '0000-01-01T12:00:00Z' }, 'at'],
    [{ at: '9999-12-31T12:00:00Z' }, 'at'],
    [{ by_id: client.id }, 'by_id'],
    [{ descricao: 'x'.repeat(4001) }, 'descricao'],
  ] as const)
    expect(await admin.raw(deployCrud.calls.create, { ...make(), ...wrong })).toMatchObject({
      status: 422,
      body: { errors: [{ path }] },
    })
  expect((await (await server.as(looper)).call(deployVentures.call, {})).body.data).toEqual([])
})
