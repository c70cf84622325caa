import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedInRoles, type Role } from '#contract/access/roles.ts'
import { clientFinder } from '#contract/client/client.ts'
import { collaboratorList, managerList } from '#contract/looper/groups.ts'
import { looperFinder } from '#contract/looper/looper.ts'
import { describeList } from '#server/testing/describe/describeList.ts'
import { makePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

const CPF = '52998224725'
const CNPJ = '11222333000181'

let server: TestServer
let iris: { id: number }
let client: { id: number }
beforeAll(async () => {
  server = await freshServer({ at: '2026-01-01T15:00:00Z' })
  iris = await makePerson(server.db, { nome: 'Íris Conceição', email: 'iris@palette.example' })
  await server.db.insertInto('person_details').values({ user_id: iris.id, cpf: CPF }).execute()
  const gone = await makePerson(server.db, { nome: 'Irisa' })
  await server.db.updateTable('users').set({ deleted_at: server.clock.now() }).where('id', '=', gone.id).execute()
  const mara = await makePerson(server.db, { nome: 'Mara', role: 2 })
  await makePerson(server.db, { nome: 'Sílvio', role: 8, status: 3 })
  await makePerson(server.db, { nome: 'Flora', role: 6 })
  const row = { nome: 'Produto', created_at: server.clock.now() }
  await server.db.insertInto('sectors').values(row).execute()
  await server.db
    .insertInto('looper_types')
    .values({ ...row, color: '#2563eb' })
    .execute()
  await server.db.insertInto('areas').values(row).execute()
  const ids = [iris.id, mara.id]
  await server.db.updateTable('users').set({ sector_id: 1, tipo: 1 }).where('id', 'in', ids).execute()
  await server.db
    .insertInto('user_areas')
    .values(ids.map((user_id) => ({ user_id, area_id: 1 })))
    .execute()
  client = await server.db
    .insertInto('clients')
    .values({
      nome: 'Pão & Cia',
      razao_social: 'Padaria Aurora Ltda',
      cnpj: CNPJ,
      email: 'oi@pao.example',
      created_at: server.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
})
afterAll(() => server.close())

const visit = async (role: Role) => server.as(await makePerson(server.db, { role }))
const people = async (role: Role, q: string) =>
  (await (await visit(role)).call(looperFinder.call, { q })).body.data.map((it) => it.nome)
const clients = async (role: Role, q: string) =>
  (await (await visit(role)).call(clientFinder.call, { q })).body.data.map((it) => it.nome)

describe('people, as the palette finds them', () => {
  test.each(['iris conc', 'ÍRIS', 'conceicao', 'IRIS@palette', 'palette.ex'])(
    'by %s, and not who was deleted',
    async (q) => {
      expect(await people(1, q)).toEqual(['Íris Conceição Teste'])
    },
  )

  test.each([CPF, '529.982.247-25'])('by the whole CPF %s, by whoever may read documents', async (q) => {
    expect([await people(1, q), await people(7, q)]).toEqual([['Íris Conceição Teste'], ['Íris Conceição Teste']])
  })

  test('the same document finds nothing for a manager, who lists people without opening them', async () => {
    expect([await people(2, 'iris conc'), await people(2, CPF), await people(2, '529.982.247-25')]).toEqual([
      ['Íris Conceição Teste'],
      [],
      [],
    ])
  })

  test('a part of a document, or one that is not valid, finds nothing for anybody', async () => {
    for (const q of ['529982', '5299822472', '529.982.247', '52998224724', '%', '_'])
      expect([q, await people(1, q)]).toEqual([q, []])
  })
})

describe('clients, as the palette finds them', () => {
  test.each(['pao', 'AURORA', 'oi@pao', CNPJ, '11.222.333/0001-81', '11.222.333'])('by %s', async (q) => {
    expect(await clients(1, q)).toEqual(['Pão & Cia'])
  })

  test('beside its name stands the registered one, or the e-mail where that only repeats the name', async () => {
    const me = await visit(1)
    const hint = async () => (await me.call(clientFinder.call, { q: 'pao' })).body.data.map((it) => it.hint)
    const registered = (razao_social: string) =>
      server.db.updateTable('clients').set({ razao_social }).where('id', '=', client.id).execute()
    expect(await hint()).toEqual(['Padaria Aurora Ltda'])
    for (const repeated of ['PÃO & CIA Ltda.', '']) {
      await registered(repeated)
      expect([repeated, await hint()]).toEqual([repeated, ['oi@pao.example']])
    }
    await registered('Padaria Aurora Ltda')
  })

  test('not once they are deleted', async () => {
    const set = (deleted_at: Date | null) =>
      server.db.updateTable('clients').set({ deleted_at }).where('id', '=', client.id).execute()
    await set(server.clock.now())
    expect(await clients(1, 'pao')).toEqual([])
    await set(null)
  })
})

test.each(signedInRoles)('role %i finds what it may list, and nothing else', async (role) => {
  const me = await visit(role)
  const status = async (call: typeof looperFinder.call) => (await me.raw(call, { q: CNPJ })).status
  expect([await status(looperFinder.call), await status(clientFinder.call)]).toEqual([
    [1, 2, 7].includes(role) ? 200 : 403,
    [1, 7].includes(role) ? 200 : 403,
  ])
})

describe('lists of some roles', () => {
  const filters = { status: '1', sector_id: '1', area_id: '1', type_id: '1', without_value: 'false', period: 'today' }
  describe('managers', () => {
    describeList(managerList, { server: () => server, filters: { role: '2,8', ...filters }, search: 'MARA' })
  })
  describe('collaborators', () => {
    describeList(collaboratorList, { server: () => server, filters: { role: '4', ...filters }, search: 'iris' })
  })

  test('each shows its own roles, whatever is asked', async () => {
    for (const role of signedInRoles) await makePerson(server.db, { role })
    const me = await visit(1)
    const rows = async (list: typeof managerList) =>
      (await me.call(list.calls.list, { per_page: 50 })).body.data.map((it) => it.role)
    expect(new Set(await rows(managerList))).toEqual(new Set([2, 8]))
    expect(new Set(await rows(collaboratorList))).toEqual(new Set([4, 6, 9]))
    expect((await me.raw(managerList.calls.list, { role: '1' })).status).toBe(422)
    expect((await me.raw(collaboratorList.calls.list, { role: '1' })).status).toBe(422)
  })
})
