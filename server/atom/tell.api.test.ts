import { afterAll, beforeAll, expect, test } from 'vitest'
import { atomCalls } from '#contract/atom/atom.calls.ts'
import { atomCrud, atomList } from '#contract/atom/atom.ts'
import { atomBulk } from '#contract/atom/bulk.ts'
import { importing } from '#server/testing/imports.ts'
import { makeAtom, makePerson, makePlace, type MadePerson, type MadePlace } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let place: MadePlace
let admin: Visitor
let boss: MadePerson
let ana: MadePerson
let bia: MadePerson
beforeAll(async () => {
  server = await freshServer({ at: '2026-03-10T15:00:00Z' })
  place = await makePlace(server.db)
  boss = await makePerson(server.db, { role: 1, nome: 'Marina' })
  admin = await server.as(boss)
  ana = await makePerson(server.db, { nome: 'Ana' })
  bia = await makePerson(server.db, { nome: 'Bia' })
})
afterAll(() => server.close())

/** Notifications of a person since the last call. */
const toldTo = async ({ id }: MadePerson) => {
  const rows = await server.db
    .deleteFrom('notifications')
    .where('user_id', '=', id)
    .returning(['word', 'params', 'link'])
    .execute()
  return rows.map((it) => ({ ...it, word: it.word.replace('notification.atom', '') }))
}
const words = async (person: MadePerson) => (await toldTo(person)).map((it) => it.word)
const atom = () => makeAtom(server.db, { place, status: 0 })

test('whoever gets an atom is told once, with the way to it; nobody of what they did themselves', async () => {
  const { data } = (
    await admin.call(atomCrud.calls.create, { nome: 'Vitrine', cell_id: place.cell_id, responsavel_id: ana.id })
  ).body
  expect(await toldTo(ana)).toEqual([
    {
      word: 'Given',
      params: { name: 'Marina', atom: 'Vitrine', ref: data.ref, count: 1 },
      link: expect.stringContaining(String(data.id)),
    },
  ])
  const { id } = data
  await admin.call(atomCrud.calls.update, { id, version: 1, nome: 'Vitrine nova' })
  expect(await words(ana)).toEqual([])
  await admin.call(atomCalls.responsible, { id, version: 2, responsavel_id: bia.id })
  await admin.call(atomCalls.loopers, { id, version: 3, loopers: [ana.id, bia.id, boss.id] })
  expect([await words(ana), await words(bia), await words(boss)]).toEqual([['Given'], ['Given'], []])
  await admin.call(atomCrud.calls.update, { id, version: 4, responsavel_id: ana.id })
  expect([await words(ana), await words(bia)]).toEqual([['Given'], []])
})

test('many at once are one note, by the bulk call and from a file', async () => {
  const atoms = [await atom(), await atom(), await atom()].map(({ id }) => ({ id, version: 1 }))
  await admin.call(atomBulk, { atoms, responsavel_id: ana.id, add_loopers: [bia.id] })
  for (const person of [ana, bia])
    expect(await toldTo(person)).toMatchObject([
      { word: 'Given', params: { count: 3 }, link: '/district/workstation/my-work' },
    ])
  const on = importing(server, admin)
  const lines = [1, 2].map((nth) => `Do arquivo ${nth};${ana.email}`)
  const sent = await on.upload('atom', ['Nome;Responsável', ...lines].join('\n'))
  await on.run(await on.check(sent, { fixed: { cell_id: place.cell_id } }))
  expect(await toldTo(ana)).toMatchObject([{ word: 'Given', params: { count: 2 } }])
})

test('a file that gives atoms to somebody tells them once, and the pages of both, by lines that change some', async () => {
  const given = await Promise.all([1, 2, 3].map(() => makeAtom(server.db, { place, status: 0 })))
  const [first, second, same] = given.map(({ id }) => id)
  for (const [id, responsavel_id] of [
    [first, bia.id],
    [same, ana.id],
  ] as const)
    await admin.call(atomCalls.responsible, { id: id ?? 0, version: 1, responsavel_id })
  expect([await words(ana), await words(bia)]).toEqual([['Given'], ['Given']])
  const { body } = await admin.call(atomList.calls.list, { per_page: 100 })
  const refOf = (id: number | undefined) => body.data.find((row) => row.id === id)?.ref ?? ''
  const lines = [first, second, same].map((id) => `Pelo arquivo;${refOf(id)};${ana.email}`)
  const on = importing(server, admin)
  const text = ['Nome;Código;Responsável', ...lines].join('\n')
  const settings = { fixed: { cell_id: place.cell_id }, match: 'ref', existing: 'update' }
  const checked = await on.check(await on.upload('atom', text), settings)
  expect([await words(ana), checked.updated]).toEqual([[], 3])
  server.liveEvents.length = 0
  await on.run(checked)
  expect(await toldTo(ana)).toMatchObject([{ word: 'Given', params: { count: 2 } }])
  expect(await words(bia)).toEqual([])
  for (const { id } of [ana, bia])
    expect(server.liveEvents).toContainEqual({ topic: `user:${id}`, event: 'atom.changed' })
  expect(server.liveEvents).toContainEqual({ topic: `user:${ana.id}`, event: 'notification.changed' })
})

test('what is taken back is not told any more to who has not read it, and is no gift to who had it before', async () => {
  const atoms = [await atom(), await atom()].map(({ id }) => ({ id, version: 1 }))
  const messages = () => server.db.selectFrom('messages').select('id').orderBy('id').execute()
  const before = await messages()
  const { body } = await admin.call(atomBulk, { atoms, responsavel_id: ana.id })
  expect(await messages()).toHaveLength(before.length + 1)
  const raised = atoms.map(({ id }) => ({ id, version: 2 }))
  // Another person's act cannot be undone; one's own can.
  const other = await server.as(await makePerson(server.db, { role: 1 }))
  await other.call(atomBulk, { atoms: raised, priority: 3, takes_back: body.act })
  expect(
    await server.db.selectFrom('notifications').select('word').where('user_id', '=', ana.id).execute(),
  ).toHaveLength(1)
  const again = atoms.map(({ id }) => ({ id, version: 3 }))
  await admin.call(atomBulk, { atoms: again, responsavel_id: bia.id, takes_back: body.act })
  expect([await words(ana), await words(bia)]).toEqual([[], []])
  expect(await messages()).toEqual(before)
})

test('those who have an atom are told of its acceptance and approval, not of what they did', async () => {
  const { id } = await makeAtom(server.db, { place, status: 0, loopers: [ana] })
  await admin.call(atomCalls.responsible, { id, version: 1, responsavel_id: bia.id })
  await words(bia)
  for (const status of [1, 2, 4] as const) await admin.call(atomCalls.status, { id, status })
  expect([await words(ana), await words(bia)]).toEqual([
    ['Accepted', 'Approved'],
    ['Accepted', 'Approved'],
  ])
  const mine = await makeAtom(server.db, { place, status: 0, loopers: [ana] })
  await (await server.as(ana)).call(atomCalls.status, { id: mine.id, status: 1 })
  expect(await words(ana)).toEqual([])
})
