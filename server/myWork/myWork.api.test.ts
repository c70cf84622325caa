import { afterAll, beforeAll, expect, test } from 'vitest'
import { myWorkCalls } from '#contract/myWork/myWork.ts'
import { makeAtom, makeLoop, makePerson, makePlace, type MadePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

// A Tuesday, noon in São Paulo; the week ends on Saturday the 14th.
let server: TestServer
beforeAll(async () => {
  server = await freshServer({ at: '2026-03-10T15:00:00Z' })
})
afterAll(() => server.close())

const due = (id: number, data: string | null) =>
  server.db.updateTable('atoms').set({ data }).where('id', '=', id).execute()

const workOf = async (person: MadePerson) => (await (await server.as(person)).call(myWorkCalls.show, {})).body

test('each open atom of one’s own stands in one part, by its day and then its priority', async () => {
  const person = await makePerson(server.db)
  const place = await makePlace(server.db, { nome: 'Lua' })
  const make = async (data: string | null, status = 1) => {
    const { id } = await makeAtom(server.db, { place, loopers: [person], status })
    await due(id, data)
    return id
  }
  const [late, today, week, next, undated] = [
    await make('2026-03-09'),
    await make('2026-03-10'),
    await make('2026-03-14'),
    await make('2026-03-15', 0),
    await make(null),
  ]
  const urgent = await make('2026-03-10')
  await server.db.updateTable('atoms').set({ priority: 4 }).where('id', '=', urgent).execute()
  const done = await make('2026-03-01', 2)
  for (const status of [3, 4, 5, 6]) await make('2026-03-01', status)
  await makeAtom(server.db, { place, loopers: [await makePerson(server.db)] })
  const { groups, approve, gates } = await workOf(person)
  const ids = Object.entries(groups).map(([name, { total, rows }]) => [name, total, rows.map((it) => it.id)])
  expect(ids).toEqual([
    ['late', 1, [late]],
    ['today', 2, [urgent, today]],
    ['week', 1, [week]],
    ['later', 2, [next, undated]],
    ['waiting', 1, [done]],
  ])
  expect(groups.late.rows[0]).toMatchObject({ late: true, venture: { nome: 'Lua' }, data: '2026-03-09' })
  // A looper approves neither atoms nor gates.
  expect([approve, gates]).toEqual([undefined, undefined])
})

test('time is one’s own, not that of others on the same atom', async () => {
  const person = await makePerson(server.db)
  const other = await makePerson(server.db)
  const atom = await makeAtom(server.db, { loopers: [person, other] })
  await makeLoop(server.db, { user: person, atom, from: '2026-03-09T12:00:00Z', to: '2026-03-09T13:00:00Z' })
  await makeLoop(server.db, { user: other, atom, from: '2026-03-09T12:00:00Z', to: '2026-03-09T15:00:00Z' })
  const { groups } = await workOf(person)
  expect(groups.later.rows.map((it) => [it.id, it.own_seconds])).toEqual([[atom.id, 3600]])
})

test('what was deleted, or stands in something deleted or in a venture at rest, is nobody’s work', async () => {
  const person = await makePerson(server.db)
  const now = new Date()
  const gone = await makeAtom(server.db, { loopers: [person] })
  await server.db.updateTable('atoms').set({ deleted_at: now }).where('id', '=', gone.id).execute()
  const resting = await makeAtom(server.db, { loopers: [person] })
  await server.db.updateTable('ventures').set({ status: 0 }).where('id', '=', resting.venture_id).execute()
  const { groups } = await workOf(person)
  expect(Object.values(groups).map((it) => it.total)).toEqual([0, 0, 0, 0, 0])
})

test('whoever approves meets what is finished and the gates whose clock runs; a manager no gates', async () => {
  const place = await makePlace(server.db)
  const atom = await makeAtom(server.db, { place, loopers: [await makePerson(server.db)], status: 2 })
  await server.db
    .updateTable('gates')
    .set({ status: 'delivered', due_at: '2026-03-12T15:00:00Z' })
    .where('venture_id', '=', atom.venture_id)
    .execute()
  const director = await workOf(await makePerson(server.db, { role: 7 }))
  expect(director.approve?.rows.map((it) => it.id)).toContain(atom.id)
  expect(director.gates?.rows).toContainEqual(
    expect.objectContaining({
      due_at: '2026-03-12T15:00:00.000Z',
      venture: expect.objectContaining({ id: atom.venture_id }),
    }),
  )
  const manager = await workOf(await makePerson(server.db, { role: 2 }))
  expect([manager.approve?.rows.some((it) => it.id === atom.id), manager.gates]).toEqual([true, undefined])
})
