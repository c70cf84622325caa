import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import { copyCalls } from '#contract/venture/copy.ts'
import { makeAtom, makePerson, makePlace, type MadePlace } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let admin: Visitor
let place: MadePlace
let member: number
beforeAll(async () => {
  server = await freshServer({ at: '2026-03-10T15:00:00Z' })
  const { db } = server
  admin = await server.as(await makePerson(db, { role: 1 }))
  place = await makePlace(db, { nome: 'Portal' })
  const looper = await makePerson(db)
  member = looper.id
  await db
    .updateTable('ventures')
    .set({ starts_on: '2026-01-05', ends_on: '2026-02-05', price_centavos: 5_000_00, stage: 'execution' })
    .where('id', '=', place.venture_id)
    .execute()
  await db
    .updateTable('gates')
    .set({ planned_on: '2026-01-20', status: 'approved' })
    .where('id', '=', place.gate_id)
    .execute()
  await db.insertInto('venture_members').values({ venture_id: place.venture_id, user_id: looper.id }).execute()
  for (const [nome, status] of [
    ['Feito', 2],
    ['Cancelado', 3],
    ['Pendente', 0],
  ] as const) {
    const atom = await makeAtom(db, { loopers: [looper], place })
    await db
      .updateTable('atoms')
      .set({ nome, status, data: '2026-01-12', hours_planned: 4, responsavel_id: looper.id })
      .where('id', '=', atom.id)
      .execute()
    await db
      .insertInto('checklist_items')
      .values({
        thing: 'atom',
        thing_id: atom.id,
        text: `De ${nome}`,
        place: 1,
        done_at: server.clock.now(),
        created_at: server.clock.now(),
      })
      .execute()
  }
  const { id: goal_id } = await db
    .insertInto('goals')
    .values({ venture_id: place.venture_id, nome: 'Crescer', cycle: '2026-Q1', created_at: server.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('goal_keys')
    .values({
      goal_id,
      nome: 'Vendas',
      kind: 1,
      target_value: 10,
      current_value: 7,
      weight: 100,
      created_at: server.clock.now(),
    })
    .execute()
  await db
    .insertInto('resources')
    .values({ venture_id: place.venture_id, nome: 'Guia', descricao: '# Guia', created_at: server.clock.now() })
    .execute()
})
afterAll(() => server.close())

let code = 0
const input = (more: object = {}) => ({
  from_id: place.venture_id,
  nome: 'Outro portal',
  code: `NOVO-${(code += 1)}`,
  starts_on: '2026-05-05',
  ...more,
})
const copied = async (more: object = {}) => (await admin.call(copyCalls.make, input(more))).body.data

const atomsOf = (venture_id: number) =>
  server.db.selectFrom('atoms').selectAll().where('venture_id', '=', venture_id).orderBy('number').execute()
const gatesOf = (venture_id: number) =>
  server.db.selectFrom('gates').selectAll().where('venture_id', '=', venture_id).execute()

test('gates, cells and atoms come along as if nothing had been done, with their days moved to the new start', async () => {
  const { id, ...row } = await copied()
  expect(row).toMatchObject({
    stage: 'negotiation',
    starts_on: '2026-05-05',
    ends_on: '2026-06-05',
    price_centavos: 5_000_00,
  })
  expect(await gatesOf(id)).toMatchObject([{ status: 'planned', planned_on: '2026-05-20', delivered_at: null }])
  const atoms = await atomsOf(id)
  expect(atoms).toMatchObject([
    { nome: 'Feito', number: 1, status: 0, data: '2026-05-12', hours_planned: 4, responsavel_id: null },
    { nome: 'Pendente', number: 2, status: 0 },
  ])
  const ids = atoms.map((it) => it.id)
  const items = await server.db
    .selectFrom('checklist_items')
    .selectAll()
    .where('thing', '=', 'atom')
    .where('thing_id', 'in', ids)
    .orderBy('thing_id')
    .execute()
  expect(items).toMatchObject([
    { thing_id: ids[0], text: 'De Feito', done_at: null },
    { thing_id: ids[1], text: 'De Pendente', done_at: null },
  ])
  expect(await server.db.selectFrom('atom_loopers').selectAll().where('atom_id', 'in', ids).execute()).toEqual([])
})

test('what was not chosen stays, and without a start nothing has days', async () => {
  const { id, ...row } = await copied({ atoms: false, starts_on: null })
  expect(row).toMatchObject({ starts_on: null, ends_on: null })
  expect(await gatesOf(id)).toMatchObject([{ planned_on: null }])
  expect(await atomsOf(id)).toEqual([])
  for (const table of ['goals', 'resources', 'venture_members'] as const)
    expect(await server.db.selectFrom(table).select('venture_id').where('venture_id', '=', id).execute()).toEqual([])
})

test('goals begin at their start in the cycle of the new days; texts of resources and the team come when asked', async () => {
  const { id } = await copied({ goals: true, resources: true, team: true })
  const keys = await server.db
    .selectFrom('goals')
    .innerJoin('goal_keys', 'goal_keys.goal_id', 'goals.id')
    .select(['goals.cycle', 'goal_keys.current_value', 'goal_keys.weight'])
    .where('goals.venture_id', '=', id)
    .execute()
  expect(keys).toEqual([{ cycle: '2026-Q2', current_value: 0, weight: 100 }])
  const resources = await server.db.selectFrom('resources').selectAll().where('venture_id', '=', id).execute()
  expect(resources).toMatchObject([{ nome: 'Guia', descricao: '# Guia' }])
  const team = await server.db.selectFrom('venture_members').selectAll().where('venture_id', '=', id).execute()
  expect(team).toMatchObject([{ venture_id: id, user_id: member }])
})

test('a refused copy leaves nothing behind', async () => {
  const { code: taken } = await copied()
  const gates = server.db.selectFrom('gates').select('id').orderBy('id')
  const before = await gates.execute()
  for (const [field, more] of [
    ['code', { code: taken }],
    ['from_id', { from_id: 2_147_483_647 }],
    ['cliente_id', { cliente_id: 2_147_483_647 }],
    ['nome', { nome: '' }],
  ] as const) {
    const { status, body } = await admin.raw(copyCalls.make, input(more))
    expect([field, status === 409 || status === 422, body['errors']]).toMatchObject([field, true, [{ path: field }]])
  }
  expect(await gates.execute()).toEqual(before)
})

test('of two copies with one code, one is made', async () => {
  const same = input()
  const answers = await Promise.all([admin.raw(copyCalls.make, same), admin.raw(copyCalls.make, same)])
  const made = answers.filter((it) => it.status === 201)
  expect(made).toHaveLength(1)
})

test('1 and 7 copy, the others do not', async () => {
  for (const role of [2, 3, 4, 5, 9] as Role[]) {
    const me = await server.as(await makePerson(server.db, { role }))
    expect([role, (await me.raw(copyCalls.make, input())).status]).toEqual([role, 403])
  }
  const director = await server.as(await makePerson(server.db, { role: 7 }))
  expect((await director.raw(copyCalls.make, input())).status).toBe(201)
})
