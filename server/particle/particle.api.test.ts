import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import { PARTICLE_MOVED } from '#contract/particle/page.ts'
import { particleCalls } from '#contract/particle/particle.calls.ts'
import { particleCells, particleCrud, particleFlow, particleList } from '#contract/particle/particle.ts'
import { searchCalls } from '#contract/search/search.ts'
import { commentCalls } from '#contract/things/comment.ts'
import { relationCalls } from '#contract/things/relation.ts'
import { describeList } from '#server/testing/describe/describeList.ts'
import { describeSteps } from '#server/testing/describe/describeSteps.ts'
import { makePerson, makePlace, type MadePlace } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

const { promote: promotion } = particleFlow.calls

let server: TestServer
let admin: Visitor
let place: MadePlace
beforeAll(async () => {
  server = await freshServer({ at: '2026-03-10T15:00:00Z' })
  admin = await server.as(await makePerson(server.db, { role: 1 }))
  place = await makePlace(server.db)
  await made({ nome: 'Pagamento por Pix' })
  await made({ nome: 'Avisos', status: 2 })
})
afterAll(() => server.close())
beforeEach(async () => {
  place = await makePlace(server.db)
})

const made = async (more: object = {}, me = admin) =>
  (await me.call(particleCrud.calls.create, { nome: 'Ideia', venture_id: place.venture_id, ...more })).body.data
const shown = async (id: number, me = admin) => (await me.call(particleCrud.calls.show, { id })).body.data
const visitor = async (role: Role, on = true) => {
  const person = await makePerson(server.db, { role })
  if (on)
    await server.db.insertInto('venture_members').values({ venture_id: place.venture_id, user_id: person.id }).execute()
  return server.as(person)
}
const cards = async (status: number, me = admin) =>
  (await me.call(particleCalls.board, { venture_id: place.venture_id })).body.cards
    .filter((it) => it.status === status)
    .map((it) => it.id)
const move = (id: number, to: object, me = admin) => me.raw(particleCalls.move, { id, status: 0, ...to })

describeList(particleList, {
  server: () => server,
  filters: { status: '0', venture_id: '1', author_id: '1', priority: '2', promoted: 'false', period: 'month' },
  search: 'pagamento',
})

test('its author is whoever made it; to those who do not meet the venture it is not there', async () => {
  const looper = await visitor(4)
  const { id, version, author } = await made({}, looper)
  expect(author?.id).not.toBe(null)
  expect((await shown(id)).author).toEqual(author)
  for (const role of [4, 5] as const) {
    const stranger = await visitor(role, false)
    const answers = await Promise.all([
      stranger.raw(particleCrud.calls.show, { id }),
      stranger.raw(particleCrud.calls.update, { id, version, nome: 'Minha' }),
      stranger.raw(particleCrud.calls.remove, { id, version }),
      stranger.raw(particleCalls.vote, { id, voted: true }),
      move(id, { status: 1 }, stranger),
      stranger.raw(particleCalls.board, { venture_id: place.venture_id }),
      stranger.raw(particleCalls.add, { venture_id: place.venture_id, nomes: ['x'] }),
    ])
    expect(answers.map((it) => it.status)).toEqual(answers.map(() => 404))
    const into = await stranger.raw(particleCrud.calls.create, { nome: 'x', venture_id: place.venture_id })
    expect(into.status).toBe(422)
  }
})

test('it stays in its venture; a stale version is 409', async () => {
  const { id, version } = await made()
  const other = await makePlace(server.db)
  const elsewhere = await admin.raw(particleCrud.calls.update, { id, version, venture_id: other.venture_id })
  expect([elsewhere.status, elsewhere.body['errors']]).toMatchObject([422, [{ path: 'venture_id' }]])
  expect((await admin.raw(particleCrud.calls.update, { id, version, nome: 'Outra' })).status).toBe(200)
  expect((await admin.raw(particleCrud.calls.update, { id, version, nome: 'Velha' })).status).toBe(409)
})

test('each has one vote, however often a click arrives, and may take it back; lists sort by votes', async () => {
  const [popular, plain] = [await made({ nome: 'Querida' }), await made({ nome: 'Simples' })]
  const [looper, partner] = [await visitor(4), await visitor(5)]
  const vote = (me: Visitor, voted: boolean) => me.raw(particleCalls.vote, { id: popular.id, voted })
  const clicks = await Promise.all(Array.from({ length: 8 }, () => vote(looper, true)))
  expect(clicks.map((it) => it.status)).toEqual(clicks.map(() => 200))
  await vote(partner, true)
  expect(await shown(popular.id)).toMatchObject({ votes: 2, version: popular.version })
  const sorted = await admin.call(particleList.calls.list, { venture_id: place.venture_id, sort: '-votes' })
  expect(sorted.body.data.map((it) => it.id)).toEqual([popular.id, plain.id])
  await Promise.all([vote(looper, false), vote(looper, false)])
  expect((await shown(popular.id)).voters).toHaveLength(1)
})

test('cards stand where they were put; a move to another column raises the version, one within it does not', async () => {
  const [a, b, c] = [await made(), await made(), await made()]
  expect(await cards(0)).toEqual([a.id, b.id, c.id])
  await move(c.id, { above_id: a.id })
  expect(await cards(0)).toEqual([a.id, c.id, b.id])
  await move(b.id, { below_id: a.id })
  expect(await cards(0)).toEqual([b.id, a.id, c.id])
  expect((await shown(b.id)).version).toBe(b.version)
  const before = server.liveEvents.length
  expect((await move(a.id, { status: 3 })).body['version']).toBe(a.version + 1)
  const told = server.liveEvents.slice(before).filter((it) => it.event === PARTICLE_MOVED)
  expect(told.map((it) => it.topic)).toEqual(['role:1', 'role:4', 'role:5', 'role:7'])
  expect(await cards(3)).toEqual([a.id])
  await admin.call(particleCalls.add, { venture_id: place.venture_id, nomes: ['Um', 'Dois'] })
  expect((await cards(0)).slice(0, 2)).toEqual([b.id, c.id])
  expect(await cards(0)).toHaveLength(4)
})

test('many who move at once lose no card and make no two ranks the same, also where the column is spread anew', async () => {
  const all = []
  for (let nth = 0; nth < 8; nth += 1) all.push((await made()).id)
  const [first = 0, ...rest] = all
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, nth) => move(rest[nth % 7] ?? 0, { above_id: first })),
  )
  expect(answers.map((it) => it.status)).toEqual(answers.map(() => 200))
  await server.db
    .updateTable('particles')
    .set({ rank: 'V'.repeat(60) })
    .where('id', '=', first)
    .execute()
  await server.db
    .updateTable('particles')
    .set({ rank: `${'V'.repeat(60)}1` })
    .where('id', '=', rest[0] ?? 0)
    .execute()
  expect((await move(rest[3] ?? 0, { above_id: first })).status).toBe(200)
  const order = await cards(0)
  expect(order.indexOf(rest[3] ?? 0)).toBe(order.indexOf(first) + 1)
  expect(order.toSorted((x, y) => x - y)).toEqual(all)
  const ranks = await server.db.selectFrom('particles').select('rank').where('id', 'in', all).execute()
  expect(new Set(ranks.map((it) => it.rank)).size).toBe(all.length)
})

test('a column of a board has a limit of its own, of the venture or of all; who changes others loses none', async () => {
  const director = await visitor(7)
  const id = place.venture_id
  const set = (me: Visitor, status: number, wip_limit: number | null, venture_id: number | null = id) =>
    me.raw(particleCalls.limits, { venture_id, limits: [{ status, wip_limit }] })
  const limits = async (input: object) => (await admin.call(particleCalls.board, input)).body.limits
  const answers = await Promise.all([set(admin, 2, 3), set(director, 3, 5), set(admin, 2, 4)])
  expect(answers.map((it) => it.status)).toEqual([200, 200, 200])
  expect((await limits({ venture_id: id })).map((it) => it.status)).toEqual([2, 3])
  await set(admin, 2, null)
  expect(await limits({ venture_id: id })).toEqual([{ status: 3, wip_limit: 5 }])
  await set(admin, 0, 40, null)
  expect(await limits({})).toEqual([{ status: 0, wip_limit: 40 }])
  for (const role of [4, 5] as const) expect((await set(await visitor(role), 2, 1)).status).toBe(403)
  expect((await set(admin, 2, 1, 2_147_483_647)).status).toBe(404)
  expect((await set(admin, 2, 0)).status).toBe(422)
})

const body = {
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Concordo' }] }],
}

test('promoted once, also under a race: the atom has its link, its text and its comments', async () => {
  const looper = await visitor(4)
  const { id, version } = await made({ descricao: 'x'.repeat(400), priority: 4, hours_planned: 8 }, looper)
  await looper.call(commentCalls.create, { thing: 'particle', id, body })
  const director = await visitor(7)
  const promote = (me: Visitor) => me.raw(promotion, { id, version, cell_id: place.cell_id })
  expect((await promote(looper)).status).toBe(403)
  const answers = await Promise.all([promote(admin), promote(director), promote(admin)])
  expect(answers.map((it) => it.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  const atoms = await server.db.selectFrom('atoms').selectAll().where('cell_id', '=', place.cell_id).execute()
  expect(atoms).toMatchObject([{ nome: 'Ideia', priority: 4, hours_planned: 8, status: 0 }])
  const atom_id = atoms[0]?.id ?? 0
  expect((await shown(id)).atom).toMatchObject({ id: atom_id })
  const comments = (await admin.call(commentCalls.list, { thing: 'atom', id: atom_id })).body.data
  expect(comments).toMatchObject([{ body, author: (await shown(id)).author }])
  const relations = (await admin.call(relationCalls.list, { thing: 'atom', id: atom_id })).body.data
  expect(relations).toMatchObject([{ thing: 'particle', record: { id } }])
  const again = await admin.raw(promotion, { id, version: version + 1, cell_id: place.cell_id })
  expect(again).toMatchObject({ status: 409, body: { detail: 'Esta partícula já foi promovida a átomo.' } })
})

describeSteps(particleFlow, {
  server: () => server,
  table: 'particles',
  show: particleCrud.calls.show,
  make: async () => (await made()).id,
  input: { promote: async () => ({ cell_id: place.cell_id }) },
  roles: { promote: [1, 7] },
  visitor,
})

test('only into a cell of its venture that is there and that one meets', async () => {
  const { id, version } = await made()
  const other = await makePlace(server.db)
  for (const cell_id of [other.cell_id, 2_147_483_647]) {
    const answer = await admin.raw(promotion, { id, version, cell_id })
    expect([answer.status, answer.body['errors']]).toMatchObject([422, [{ path: 'cell_id' }]])
  }
  await server.db.updateTable('cells').set({ deleted_at: server.clock.now() }).where('id', '=', place.cell_id).execute()
  expect((await admin.raw(promotion, { id, version, cell_id: place.cell_id })).status).toBe(422)
  expect((await shown(id)).atom).toBe(null)
})

test('a deleted one takes no vote, move or promotion until it is restored; by its words it is found', async () => {
  const { id, version } = await made({ nome: 'Telemetria orbital' })
  const found = async () =>
    (await admin.call(searchCalls.find, { q: 'telemetria' })).body.data.filter((it) => it.thing === 'particle')
  expect(await found()).toMatchObject([{ id }])
  await admin.call(particleCrud.calls.remove, { id, version })
  expect(await found()).toEqual([])
  expect((await admin.raw(particleCalls.vote, { id, voted: true })).status).toBe(404)
  expect((await move(id, { status: 1 })).status).toBe(404)
  const promoted = await admin.raw(promotion, { id, version: version + 1, cell_id: place.cell_id })
  expect(promoted.status).toBe(404)
  expect((await admin.raw(particleCrud.calls.restore, { id })).status).toBe(200)
})

test('the cells that are offered are those of the particle’s venture, for whoever asks within one', async () => {
  const mine = await makePlace(server.db)
  const other = await makePlace(server.db)
  const ids = async (input: Record<string, number>) =>
    (await admin.call(particleCells.call, input)).body.data.map((it) => it.id)
  expect(await ids({ venture_id: mine.venture_id })).toEqual([mine.cell_id])
  expect(await ids({ venture_id: other.venture_id })).toEqual([other.cell_id])
  // Without one, the first of all.
  expect((await ids({})).length).toBeGreaterThan(1)
})

test('a move to another lane changes the priority with the place, once: what somebody else chose meanwhile is a 409', async () => {
  const { id, version } = await made()
  expect((await move(id, { priority: { from: 2, to: 4 } })).status).toBe(200)
  expect(await shown(id)).toMatchObject({ priority: 4, status: 0, version: version + 1 })
  const late = await move(id, { priority: { from: 2, to: 1 } })
  expect([late.status, late.body]).toMatchObject([409, { type: '/problems/board.otherLane' }])
  const told = server.liveEvents.filter((it) => it.event === PARTICLE_MOVED).at(-1)
  expect(told?.data).toMatchObject({ particle_id: id, priority: 4 })
})
