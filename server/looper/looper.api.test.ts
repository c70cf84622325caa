import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { looperList, looperPickers } from '#contract/looper/looper.ts'
import type { LooperRow } from '#contract/looper/row.ts'
import { nouns } from '#contract/nouns.ts'
import { describeList } from '#server/testing/describe/describeList.ts'
import { makePerson, makePlace } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
let ana: { id: number }
beforeAll(async () => {
  // The tests' people are created on this day.
  server = await freshServer({ at: '2026-01-01T15:00:00Z' })
  const row = { created_at: server.clock.now() }
  await server.db
    .insertInto('sectors')
    .values({ ...row, nome: 'Operações' })
    .execute()
  await server.db
    .insertInto('looper_types')
    .values({ ...row, nome: 'Programação', color: '#2563eb' })
    .execute()
  const areas = await server.db
    .insertInto('areas')
    .values([
      { ...row, nome: 'Redação' },
      { ...row, nome: 'Áudio' },
      { ...row, nome: 'Gravura', deleted_at: server.clock.now() },
    ])
    .returning('id')
    .execute()
  ana = await makePerson(server.db, { nome: 'Ânia', email: 'ania@test.example', valor_hora_centavos: 85_50 })
  await server.db.updateTable('users').set({ sector_id: 1, tipo: 1 }).where('id', '=', ana.id).execute()
  await server.db
    .insertInto('user_areas')
    .values(areas.map(({ id }) => ({ user_id: ana.id, area_id: id })))
    .execute()
  const { venture_id } = await makePlace(server.db)
  await server.db.insertInto('venture_members').values({ venture_id, user_id: ana.id }).execute()
  await makePerson(server.db, { nome: 'Bruno', status: 3, valor_hora_centavos: 0 })
})
afterAll(() => server.close())

describeList(looperList, {
  server: () => server,
  filters: {
    role: '1,4',
    status: '3',
    sector_id: '1',
    area_id: '2',
    type_id: '1',
    without_value: 'true',
    period: 'today',
  },
  search: 'ANIA@',
})

const visit = async (role: 1 | 2 | 3 | 4 | 7 = 1) => server.as(await makePerson(server.db, { role }))
const find = async (q: string): Promise<LooperRow | undefined> =>
  (await (await visit()).call(looperList.calls.list, { q })).body.data[0]

test('a person is told by all that their place in the organisation says', async () => {
  const found = await find('ania@')
  expect(found).toMatchObject({
    id: ana.id,
    nome: 'Ânia Teste',
    role: 4,
    status: 1,
    sector: { id: 1, nome: 'Operações' },
    type: { id: 1, nome: 'Programação' },
    // Sorted from A, whatever the accents, without a deleted one.
    areas: 'Áudio, Redação',
    valor_hora_centavos: 85_50,
    qtdProjetos: 1,
    seen_at: null,
  })
})

test('somebody was last seen when a session of theirs was used, else when they signed in', async () => {
  const at = new Date('2025-12-01T12:00:00Z')
  await server.db.insertInto('sign_in_places').values({ user_id: ana.id, place: '192.0.2.1', last_at: at }).execute()
  expect((await find('ania@'))?.seen_at).toBe(at.toISOString())
  await server.as(ana)
  expect((await find('ania@'))?.seen_at).toBe(server.clock.now().toISOString())
})

test('whoever lists people finds what to narrow them by, and sees no values without their permission', async () => {
  const manager = await visit(2)
  for (const { call } of Object.values(looperPickers))
    expect((await manager.call(call, {})).body.data.length).toBeGreaterThan(0)
  const { body } = await manager.call(looperList.calls.list, { sector_id: '1' })
  expect(body.data.map((it) => it.nome)).toEqual(['Ânia Teste'])
  expect(body.data[0]).not.toHaveProperty('valor_hora_centavos')
  for (const role of [3, 4] as const) {
    const other = await visit(role)
    for (const call of [looperList.calls.list, looperPickers.sectors.call])
      expect((await other.raw(call, {})).status).toBe(403)
  }
})

/** Puts people where a record of the noun is used. */
const place: Readonly<Record<string, (people: number[], id: number) => Promise<unknown>>> = {
  sector: (people, id) => server.db.updateTable('users').set({ sector_id: id }).where('id', 'in', people).execute(),
  looperType: (people, id) => server.db.updateTable('users').set({ tipo: id }).where('id', 'in', people).execute(),
  area: (people, id) =>
    server.db
      .insertInto('user_areas')
      .values(people.map((user_id) => ({ user_id, area_id: id })))
      .execute(),
}

const used = nouns.filter(({ thing }) => thing in place)

test.each(used)('the people who use a $thing are as many as their list has', async ({ thing, crud, list, uses }) => {
  const { create, show } = crud.calls
  if (!create) throw new Error(`${thing}: nobody makes one`)
  const me = await visit()
  const [active, off, gone] = await Promise.all([1, 3, 1].map((status) => makePerson(server.db, { status })))
  const { body } = await me.raw(create, { nome: 'Novo' })
  const { id } = body['data'] as { id: number }
  await place[thing]?.(
    [active, off, gone].flatMap((it) => it?.id ?? []),
    id,
  )
  await sql`update users set deleted_at = now() where id = ${gone?.id}`.execute(server.db)
  const shown = await me.call(show, { id })
  const listed = await me.call(looperList.calls.list, { [uses['people']?.filter ?? '']: String(id) })
  const rows = (await me.raw(list.calls.list, { sort: '-people' })).body['data'] as { id: number; people: number }[]
  // Inactive people count; deleted ones do not.
  expect(new Set(listed.body.data.map((it) => it.id))).toEqual(new Set([active?.id, off?.id]))
  expect(shown.body.uses).toMatchObject([{ key: 'people', count: listed.body.total }])
  expect(rows.find((it) => it.id === id)?.people).toBe(listed.body.total)
})
