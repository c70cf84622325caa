import { afterAll, beforeAll, expect, test } from 'vitest'
import { overviewCalls } from '#contract/home/home.calls.ts'
import { makeAtom, makeLoop, makePerson, makePlace } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

// A Tuesday, noon in São Paulo; its week began on Sunday the 8th.
let server: TestServer
beforeAll(async () => {
  server = await freshServer({ at: '2026-03-10T15:00:00Z' })
})
afterAll(() => server.close())

const HOUR = 3600

test('the team’s week: by venture, running loops counted, beside commitments without holidays; hours not ordered by person and week', async () => {
  const { db } = server
  const [ana, bia] = [await makePerson(db, { nome: 'Ana' }), await makePerson(db, { nome: 'Bia' })]
  const moon = await makeAtom(db, { loopers: [ana, bia], place: await makePlace(db, { nome: 'Lua' }) })
  const sun = await makeAtom(db, { loopers: [ana], place: await makePlace(db, { nome: 'Sol' }) })
  await makeLoop(db, { user: ana, atom: moon, from: '2026-03-09T12:00:00Z', to: '2026-03-09T15:00:00Z' })
  await makeLoop(db, { user: ana, atom: sun, from: '2026-03-09T16:00:00Z', to: '2026-03-09T17:00:00Z' })
  await makeLoop(db, { user: bia, atom: moon, from: '2026-03-10T14:00:00Z' })
  // The week before, paid since, and far back.
  await makeLoop(db, { user: ana, atom: moon, from: '2026-03-04T12:00:00Z', to: '2026-03-04T14:00:00Z' })
  await makeLoop(db, { user: bia, atom: moon, from: '2026-03-04T12:00:00Z', to: '2026-03-04T14:00:00Z', status: 6 })
  await makeLoop(db, { user: ana, atom: moon, from: '2025-12-01T12:00:00Z', to: '2025-12-01T13:00:00Z' })
  await db.updateTable('users').set({ commitment: 1 }).where('id', '=', ana.id).execute()
  await db.updateTable('users').set({ commitment: 2 }).where('id', '=', bia.id).execute()
  const finance = await server.as(await makePerson(db, { role: 6 }))
  expect((await finance.call(overviewCalls.week, {})).body).toEqual({
    ventures: [
      { id: moon.venture_id, nome: 'Lua', segundos: 4 * HOUR, people: 2, running: 1 },
      { id: sun.venture_id, nome: 'Sol', segundos: HOUR, people: 1, running: 0 },
    ],
    total_seconds: 5 * HOUR,
    running: 1,
    at: '2026-03-10T15:00:00.000Z',
    expected_seconds: 60 * HOUR,
    committed: 2,
  })
  const { body } = await finance.call(overviewCalls.unordered, {})
  expect(body.weeks.slice(0, 2)).toEqual(['2026-03-08', '2026-03-01'])
  expect(body.people).toEqual([
    { id: ana.id, nome: 'Ana Teste', weeks: [4, 2, 0, 0, 0].map((it) => it * HOUR), earlier: HOUR, total: 7 * HOUR },
  ])
  expect(body).toMatchObject({ people_total: 1, total_seconds: 7 * HOUR })
})

test('nobody without sight of all loops is told', async () => {
  for (const role of [3, 4, 5, 8, 9, 10] as const) {
    const somebody = await server.as(await makePerson(server.db, { role }))
    expect((await somebody.call(overviewCalls.week, {})).status).toBe(403)
    expect((await somebody.call(overviewCalls.unordered, {})).status).toBe(403)
  }
})
