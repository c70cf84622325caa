import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import { historyCalls } from '#contract/history/history.ts'
import { okrCalls } from '#contract/okr/key.ts'
import { cycleCalls } from '#contract/okr/okr.calls.ts'
import { goalCrud, goalFlow } from '#contract/okr/okr.ts'
import { makePerson, makePlace, type MadePlace } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let admin: Visitor
let place: MadePlace
const CYCLE = '2026-Q1'
const note = 'Começar **antes**'
beforeAll(async () => {
  server = await freshServer({ at: '2026-03-31T15:00:00Z' })
  admin = await server.as(await makePerson(server.db, { role: 1 }))
})
afterAll(() => server.close())
beforeEach(async () => {
  place = await makePlace(server.db)
})

const goal = async (more: object = {}) =>
  (await admin.call(goalCrud.calls.create, { venture_id: place.venture_id, nome: 'Crescer', cycle: CYCLE, ...more }))
    .body.data
const reaches = async (goal_id: number, value: number) => {
  const { data } = (await admin.call(okrCalls.keyCreate, { goal_id, nome: 'Clientes', kind: 1, target_value: 100 }))
    .body
  await admin.call(okrCalls.checkIn, { id: data.id, value, confidence: 2 })
}
const row = async (id: number) => (await admin.call(goalCrud.calls.show, { id })).body.data
const cycles = async (me = admin) => (await me.call(cycleCalls.list, { venture_id: place.venture_id })).body.data
const close = (me = admin, cycle = CYCLE) =>
  me.raw(cycleCalls.close, { venture_id: place.venture_id, cycle, closing_note: note })
const visitor = async (role: Role, on = true) => {
  const person = await makePerson(server.db, { role })
  if (on)
    await server.db.insertInto('venture_members').values({ venture_id: place.venture_id, user_id: person.id }).execute()
  return server.as(person)
}

test('the quarters of a venture, the newest first, say how many goals are open and what they reached together', async () => {
  const [a, b] = [await goal(), await goal()]
  await reaches(a.id, 80)
  await reaches(b.id, 40)
  await goal({ cycle: '2026-Q2' })
  expect(await cycles()).toEqual([
    { cycle: '2026-Q2', goals: 1, open: 1, progress: 0 },
    { cycle: '2026-Q1', goals: 2, open: 2, progress: 60 },
  ])
})

test('closed, a quarter keeps what each goal had reached, also the one that others are aligned to, with what was learned', async () => {
  const top = await goal()
  const [one, two] = [await goal({ parent_id: top.id }), await goal({ parent_id: top.id })]
  await reaches(one.id, 90)
  await reaches(two.id, 30)
  const later = await goal({ cycle: '2026-Q2' })
  const before = await goal()
  await admin.call(goalFlow.calls.close, { id: before.id, version: before.version, closing_note: 'Cedo' })
  expect(await close()).toMatchObject({ status: 200, body: { closed: 3 } })
  for (const [id, done] of [
    [top.id, 60],
    [one.id, 90],
    [two.id, 30],
  ] as const)
    expect(await row(id)).toMatchObject({ closed: true, closing_note: note, progress: { done } })
  expect(await row(before.id)).toMatchObject({ closed: true, closing_note: 'Cedo' })
  expect(await row(later.id)).toMatchObject({ closed: false, closing_note: '' })
  const { data } = (await admin.call(historyCalls.list, { thing: 'okr', id: one.id })).body
  expect(data[0]?.changes.map((it) => [it.field, it.after])).toContainEqual(['closing_note', note])
  const again = await row(one.id)
  await admin.call(goalFlow.calls.reopen, { id: one.id, version: again.version })
  expect(await row(one.id)).toMatchObject({ closed: false, closing_note: '' })
})

test('twice at once closes once; of nothing it is not found', async () => {
  await goal()
  const answers = await Promise.all([close(), close(await visitor(7))])
  expect(answers.map((it) => it.status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect((await close(admin, '2027-Q1')).status).toBe(404)
})

test('the team closes it; to others the venture has no goals', async () => {
  await goal()
  for (const role of [4, 5] as const) {
    const stranger = await visitor(role, false)
    expect([role, await cycles(stranger)]).toEqual([role, []])
    expect([role, (await close(stranger)).status]).toEqual([role, 404])
  }
  for (const role of [2, 3, 6, 10] as const)
    expect([role, (await close(await visitor(role))).status]).toEqual([role, 403])
  expect((await close(await visitor(5))).status).toBe(200)
})
