import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authCalls } from '#contract/auth/auth.calls.ts'
import { historyCalls } from '#contract/history/history.ts'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import { looperCalls } from '#contract/looper/looper.ts'
import { personCalls } from '#contract/person/person.ts'
import { profileCalls } from '#contract/profile/profile.ts'
import { makeAtom, makeLoop, makePerson, testPassword } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
let sector: number
let area: number
beforeAll(async () => {
  server = await freshServer()
  const row = { created_at: server.clock.now() }
  const made = (table: 'sectors' | 'areas', nome: string) =>
    server.db
      .insertInto(table)
      .values({ ...row, nome })
      .returning('id')
      .executeTakeFirstOrThrow()
  sector = (await made('sectors', 'Operações')).id
  area = (await made('areas', 'Redação')).id
})
afterAll(() => server.close())

const visit = async (role: 1 | 2 | 4 | 7 = 1) => server.as(await makePerson(server.db, { role }))
const row = (id: number) => server.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('a person is changed, and the history tells each field as it is called', async () => {
  const me = await visit()
  const ana = await makePerson(server.db, { nome: 'Ana' })
  const change = { nome: ' Ânia ', last_name: '', sector_id: sector, area_ids: [area, area], contract_type: 2 }
  const { status, body } = await me.raw(looperCalls.update, { id: ana.id, version: 1, ...change })
  expect(status).toBe(200)
  expect(looperCalls.update.output.parse(body).data).toMatchObject({
    nome: 'Ânia',
    sector: { id: sector, nome: 'Operações' },
    areas: 'Redação',
    contract_type: 2,
    version: 2,
  })
  const told = (await me.call(historyCalls.list, { thing: 'looper', id: ana.id })).body.data
  const changes = told.flatMap((it) => it.changes.map(({ field, before, after }) => [field, before, after]))
  expect(new Set(changes.map((it) => JSON.stringify(it)))).toEqual(
    new Set(
      [
        ['nome', 'Ana', 'Ânia'],
        ['last_name', 'Teste', ''],
        ['sector_id', null, 'Operações'],
        ['areas', '', 'Redação'],
        ['contract_type', null, 2],
      ].map((it) => JSON.stringify(it)),
    ),
  )
  // Unchanged values are not written again.
  await me.call(looperCalls.update, { id: ana.id, version: 2, nome: 'Ânia', area_ids: [area] })
  expect((await row(ana.id)).version).toBe(2)
})

test('who edits what another has changed meanwhile is shown both, in the words of the form', async () => {
  const me = await visit()
  const ana = await makePerson(server.db, { nome: 'Ana' })
  await me.call(looperCalls.update, { id: ana.id, version: 1, nome: 'Bia' })
  const late = await me.raw(looperCalls.update, { id: ana.id, version: 1, nome: 'Cris' })
  expect(late).toMatchObject({ status: 409, body: { current: { nome: 'Bia', last_name: 'Teste', version: 2 } } })
  expect((await row(ana.id)).nome).toBe('Bia')
})

test('wrong and unknown fields are refused by name, and nothing is written', async () => {
  const me = await visit()
  const ana = await makePerson(server.db)
  const before = await row(ana.id)
  const wrong: [Record<string, unknown>, string][] = [
    [{ nome: '  ' }, 'nome'],
    [{ nome: 'x'.repeat(121) }, 'nome'],
    [{ role: 11 }, 'role'],
    [{ contract_type: 4 }, 'contract_type'],
    [{ valor_hora_centavos: -1 }, 'valor_hora_centavos'],
    [{ valor_hora_centavos: 10.5 }, 'valor_hora_centavos'],
    [{ sector_id: 2_147_483_647 }, 'sector_id'],
    [{ type_id: 2_147_483_647 }, 'type_id'],
    [{ area_ids: [area, 2_147_483_647] }, 'area_ids'],
    [{ status: 3 }, 'status'],
    [{ email: 'x@y.example' }, 'email'],
    [{ two_factor: false }, 'two_factor'],
    [{ password_hash: 'x' }, 'password_hash'],
  ]
  for (const [change, field] of wrong) {
    const answer = await me.raw(looperCalls.update, { id: ana.id, version: 1, ...change })
    expect({ field, status: answer.status }).toEqual({ field, status: 422 })
    expect(JSON.stringify(answer.body)).toContain(field)
  }
  expect(await row(ana.id)).toEqual(before)
  for (const role of [2, 4] as const)
    expect((await (await visit(role)).raw(looperCalls.update, { id: ana.id, version: 1, nome: 'X' })).status).toBe(403)
})

test('another role ends the sessions of the person, and only who may gives it', async () => {
  const me = await visit()
  const ana = await makePerson(server.db)
  const page = await server.as(ana)
  expect((await me.raw(looperCalls.update, { id: ana.id, version: 1, nome: 'Ana' })).status).toBe(200)
  expect((await page.raw(authCalls.user, {})).status).toBe(200)
  expect((await me.raw(looperCalls.update, { id: ana.id, version: 2, role: 8 })).status).toBe(200)
  expect((await page.raw(authCalls.user, {})).status).toBe(401)
  expect((await row(ana.id)).role).toBe(8)
})

test('nobody raises themself, and a director neither makes nor unmakes an administrator', async () => {
  const director = await makePerson(server.db, { role: 7 })
  const admin = await makePerson(server.db, { role: 1 })
  const ana = await makePerson(server.db)
  const me = await server.as(director)
  const tries: [number, number][] = [
    [director.id, 1],
    [director.id, 4],
    [ana.id, 1],
    [admin.id, 4],
  ]
  for (const [id, role] of tries) {
    const answer = await me.raw(looperCalls.update, { id, version: 1, role })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'role' }] } })
  }
  expect(await Promise.all([director, admin, ana].map(async ({ id }) => (await row(id)).role))).toEqual([7, 1, 4])
  const own = await (await server.as(admin)).raw(looperCalls.update, { id: admin.id, version: 1, role: 4 })
  expect(own.status).toBe(422)
  expect((await me.raw(looperCalls.update, { id: ana.id, version: 1, role: 7 })).status).toBe(200)
})

test('of two administrators who take each other’s role at once, one administrator is left', async () => {
  const [ana, bia] = [await makePerson(server.db, { role: 1 }), await makePerson(server.db, { role: 1 })]
  const [one, two] = [await server.as(ana), await server.as(bia)]
  const answers = await Promise.all([
    one.raw(looperCalls.update, { id: bia.id, version: 1, role: 4 }),
    two.raw(looperCalls.update, { id: ana.id, version: 1, role: 4 }),
  ])
  expect(new Set(answers.map((it) => it.status))).toEqual(new Set([200, 401]))
  expect(new Set([(await row(ana.id)).role, (await row(bia.id)).role])).toEqual(new Set([1, 4]))
})

test('one whom an administrator demotes while a director switches that administrator off, or the other, administers on', async () => {
  await sql`update users set role = 4 where role = 1`.execute(server.db)
  const [ana, bia] = [await makePerson(server.db, { role: 1 }), await makePerson(server.db, { role: 1 })]
  const [one, director] = [await server.as(ana), await visit(7)]
  await Promise.all([
    one.raw(looperCalls.update, { id: bia.id, version: 1, role: 4 }),
    director.raw(looperCalls.status, { id: ana.id, status: 3 }),
  ])
  const left = (await Promise.all([row(ana.id), row(bia.id)])).filter((it) => it.role === 1 && it.status === 1)
  expect(left).toHaveLength(1)
})

test('another hourly value counts from its moment on: concluded loops keep theirs, and who may see values sees when', async () => {
  const admin = await makePerson(server.db, { role: 1, nome: 'Marina' })
  const me = await server.as(admin)
  const ana = await makePerson(server.db, { valor_hora_centavos: 100_00 })
  const atom = await makeAtom(server.db, { loopers: [ana] })
  const conclude = async (from: string, to: string) => {
    const id = await makeLoop(server.db, { user: ana, atom, from, to, status: 2 })
    const said = { id, atomo_id: atom.id, status: 3, descricao: 'Feito', tipo: 1, ajustes: '' }
    const answer = await (await server.as(ana)).raw(loopCalls.conclude, said)
    expect(answer.body).toMatchObject({ status: 'success' })
    return id
  }
  const valueOf = async (id: number) =>
    (await server.db.selectFrom('loops').select('valor_hora_centavos').where('id', '=', id).executeTakeFirstOrThrow())
      .valor_hora_centavos
  const old = await conclude('2026-03-10T09:00:00Z', '2026-03-10T10:00:00Z')
  server.clock.set('2026-03-10T16:00:00Z')
  const { body } = await me.call(looperCalls.update, { id: ana.id, version: 1, valor_hora_centavos: 120_00 })
  expect(body.data.values).toEqual([
    { valor_hora_centavos: 120_00, from_at: '2026-03-10T16:00:00.000Z', by: { id: admin.id, nome: 'Marina Teste' } },
    { valor_hora_centavos: 100_00, from_at: '2026-01-01T12:00:00.000Z', by: null },
  ])
  const fresh = await conclude('2026-03-10T11:00:00Z', '2026-03-10T12:00:00Z')
  expect([await valueOf(old), await valueOf(fresh)]).toEqual([100_00, 120_00])
  await me.call(looperCalls.update, { id: ana.id, version: 2, valor_hora_centavos: 130_00 })
  const shown = await me.call(looperCalls.show, { id: ana.id })
  expect(shown.body.data.values?.map((it) => it.valor_hora_centavos)).toEqual([130_00, 120_00, 100_00])
})

describe('one’s own hourly value', () => {
  const own = { version: 1, valor_hora_centavos: 999_00 }
  const adminsOff = () => server.db.updateTable('users').set({ status: 3 }).where('role', '=', 1).execute()

  test.each([1, 7] as const)(
    'is changed by somebody else while there is another administrator: role %i',
    async (role) => {
      await makePerson(server.db, { role: 1 })
      const person = await makePerson(server.db, { role, valor_hora_centavos: 80_00 })
      const me = await server.as(person)
      const refused = await me.raw(looperCalls.update, { id: person.id, ...own })
      expect([refused.status, refused.body['errors']]).toMatchObject([403, [{ path: 'valor_hora_centavos' }]])
      expect(JSON.stringify(refused.body)).toContain('peça a outro administrador')
      expect((await row(person.id)).valor_hora_centavos).toBe(80_00)
      // A form sends unchanged fields too; they change nothing.
      const named = { id: person.id, version: 1, valor_hora_centavos: 80_00, nome: 'Outra' }
      expect((await me.raw(looperCalls.update, named)).status).toBe(200)
      const other = await visit(1)
      expect((await other.raw(looperCalls.update, { id: person.id, ...own, version: 2 })).status).toBe(200)
    },
  )

  test('is changed by a sole administrator themself, with their name in the history, and never by a director', async () => {
    await adminsOff()
    const admin = await makePerson(server.db, { role: 1 })
    const { body, status } = await (await server.as(admin)).call(looperCalls.update, { id: admin.id, ...own })
    expect([status, body.data.values?.[0]]).toMatchObject([200, { valor_hora_centavos: 999_00, by: { id: admin.id } }])
    const director = await makePerson(server.db, { role: 7 })
    expect((await (await server.as(director)).raw(looperCalls.update, { id: director.id, ...own })).status).toBe(403)
  })

  test('of two administrators where one is switched off meanwhile, the other’s change sees who is left', async () => {
    await adminsOff()
    const [ana, bia] = [await makePerson(server.db, { role: 1 }), await makePerson(server.db, { role: 1 })]
    const me = await server.as(ana)
    expect((await me.raw(looperCalls.update, { id: ana.id, ...own })).status).toBe(403)
    await server.db.updateTable('users').set({ status: 3 }).where('id', '=', bia.id).execute()
    expect((await me.raw(looperCalls.update, { id: ana.id, ...own })).status).toBe(200)
  })
})

test('who may not see values neither reads nor writes them', async () => {
  const ana = await makePerson(server.db, { valor_hora_centavos: 77_77 })
  const me = await visit()
  await me.call(looperCalls.update, { id: ana.id, version: 1, valor_hora_centavos: 88_88 })
  await server.db
    .deleteFrom('grants')
    .where('thing', '=', 'looper')
    .where('act', '=', 'seeValue')
    .where('role', '=', 7)
    .execute()
  await server.db.updateTable('settings').set({ value: '99' }).where('key', '=', 'grants_version').execute()
  const director = await visit(7)
  const shown = await director.call(looperCalls.show, { id: ana.id })
  const told = await director.call(historyCalls.list, { thing: 'looper', id: ana.id })
  const written = await director.raw(looperCalls.update, { id: ana.id, version: 2, valor_hora_centavos: 1 })
  expect(written.status).toBe(403)
  const late = await director.raw(looperCalls.update, { id: ana.id, version: 1, nome: 'X' })
  expect(late.status).toBe(409)
  for (const answer of [shown, told, written, late]) expect(JSON.stringify(answer.body)).not.toMatch(/7777|8888/)
  expect((await row(ana.id)).valor_hora_centavos).toBe(88_88)
})

test('what somebody changes of their own profile and details is in their history: who and which field, no number', async () => {
  const ana = await makePerson(server.db, { nome: 'Ana' })
  const page = await server.as(ana)
  await page.call(profileCalls.update, { version: 1, nome: 'Anna', zone: 'America/Bahia' })
  await page.call(personCalls.ownUpdate, { version: 0, cpf: '52998224725', city: 'Recife' })
  await page.call(profileCalls.password, { current: testPassword, password: 'Outra-senha-longa-1' })
  const told = (await (await visit()).call(historyCalls.list, { thing: 'looper', id: ana.id })).body.data
  expect(told.map((it) => [it.event, it.actor, it.about])).toEqual([
    ['looper.detailsChanged', 'Anna Teste', 'CPF, Cidade'],
    ['user.profileEdited', 'Anna Teste', null],
  ])
  expect(told[1]?.changes).toEqual([
    { field: 'nome', before: 'Ana', after: 'Anna' },
    { field: 'zone', before: 'America/Sao_Paulo', after: 'America/Bahia' },
  ])
  expect(JSON.stringify(told)).not.toMatch(/529|Recife/)
})
