import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cellCalls, cellList } from '#contract/cell/cell.ts'
import { gateList } from '#contract/gate/gate.ts'
import { ventureList } from '#contract/venture/venture.ts'
import { makeAtom, makeLoop, makePerson, makePlace } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer({ at: '2026-03-10T15:00:00Z' })
})
afterAll(() => server.close())

test('cells add up to their gate and gates to their venture, in estimates and in tracked time', async () => {
  const user = await makePerson(server.db)
  const place = await makePlace(server.db)
  const { gate_id } = await server.db
    .selectFrom('cells')
    .select('gate_id')
    .where('id', '=', place.cell_id)
    .executeTakeFirstOrThrow()
  const created_at = server.clock.now()
  const cell = async (gate: number, position: number) =>
    (
      await server.db
        .insertInto('cells')
        .values({ gate_id: gate, nome: 'Outra', position, created_at })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  const second = await cell(gate_id, 1)
  const gate = await server.db
    .insertInto('gates')
    .values({ venture_id: place.venture_id, nome: 'Segundo', status: 'planned', position: 1, created_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const third = await cell(gate.id, 0)
  let day = 1
  const work = async (cell_id: number, { hours, seconds }: { hours: number; seconds: number }) => {
    const atom = await makeAtom(server.db, { place: { ...place, cell_id }, loopers: [user] })
    await server.db.updateTable('atoms').set({ hours_planned: hours }).where('id', '=', atom.id).execute()
    const from = new Date(Date.UTC(2026, 1, day++, 12))
    const to = new Date(from.getTime() + seconds * 1000)
    await makeLoop(server.db, { user, atom, from: from.toISOString(), to: to.toISOString() })
    return atom.id
  }
  await work(place.cell_id, { hours: 2, seconds: 3600 })
  const gone = await work(place.cell_id, { hours: 4, seconds: 60 })
  await work(second, { hours: 1.5, seconds: 600 })
  const cancelled = await work(third, { hours: 8, seconds: 7 })
  await sql`update atoms set deleted_at = now() where id = ${gone}`.execute(server.db)
  await sql`update atoms set status = 3 where id = ${cancelled}`.execute(server.db)

  const admin = await server.as(await makePerson(server.db, { role: 1 }))
  const all = { page: 1, per_page: 100 as const }
  const cells = (await admin.call(cellList.calls.list, { ...all, sort: 'position' })).body.data.filter(
    (it) => it.venture_id === place.venture_id,
  )
  const gates = (await admin.call(gateList.calls.list, { ...all, sort: 'position', venture_id: place.venture_id })).body
    .data
  const of = (rows: readonly { id: number; hours_planned?: number; tracked?: number }[]) =>
    rows.map((it) => [it.id, it.hours_planned, it.tracked]).toSorted(([a = 0], [b = 0]) => a - b)
  // Deleted and cancelled atoms are not planned any more, but their hours were worked.
  expect(of(cells)).toEqual([
    [place.cell_id, 2, 3660],
    [second, 1.5, 600],
    [third, 0, 7],
  ])
  expect(of(gates)).toEqual([
    [gate_id, 3.5, 4260],
    [gate.id, 0, 7],
  ])
  const ventures = (await admin.call(ventureList.calls.list, { ...all, sort: '-created_at' })).body.data
  expect(ventures.find((it) => it.id === place.venture_id)?.tracked).toBe(4267)
})

test('whoever sees no time meets neither sum nor the time of one atom', async () => {
  const place = await makePlace(server.db)
  const atom = await makeAtom(server.db, { place })
  await server.db.updateTable('atoms').set({ hours_planned: 3 }).where('id', '=', atom.id).execute()
  const partner = await makePerson(server.db, { role: 5 })
  await server.db.insertInto('venture_members').values({ venture_id: place.venture_id, user_id: partner.id }).execute()
  const keysFor = async (role: 1 | 5) => {
    const who = await server.as(role === 5 ? partner : await makePerson(server.db, { role }))
    const { data } = (await who.call(cellCalls.atoms, { id: place.cell_id })).body
    const { data: cells } = (await who.call(cellList.calls.list, { page: 1, per_page: 100, sort: 'position' })).body
    return [data, cells].map((rows) => ['hours_planned', 'tracked'].map((it) => rows.every((row) => it in row)))
  }
  expect(await keysFor(5)).toEqual([
    [false, false],
    [false, false],
  ])
  expect(await keysFor(1)).toEqual([
    [true, true],
    [true, true],
  ])
})
