import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { historyCalls } from '#contract/history/history.ts'
import { sectorCrud } from '#contract/sector/sector.ts'
import { checklistCalls, ITEMS_MAX } from '#contract/things/checklist.ts'
import { commentCalls } from '#contract/things/comment.ts'
import { labelCalls } from '#contract/things/label.ts'
import { relationCalls, type RelationKind } from '#contract/things/relation.ts'
import { watchCalls } from '#contract/things/watch.ts'
import { touchGrants } from '#server/kit/session/grants.ts'
import { mergeOf } from '#server/testing/describe/mergeOf.ts'
import { makeAtom, makeLoop, makePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let me: Visitor
let serial = 0
const made = async () => {
  const { body } = await me.call(sectorCrud.calls.create, { nome: `Setor ${(serial += 1)}` })
  return { thing: 'sector', id: body.data.id }
}
let at: { thing: string; id: number }
beforeAll(async () => {
  server = await freshServer()
  me = await server.as(await makePerson(server.db, { role: 1, nome: 'Ana' }))
})
afterAll(() => server.close())
beforeEach(async () => {
  at = await made()
})

const texts = ({ body }: { body: { data: { text: string }[] } }) => body.data.map((it) => it.text)

test('a checklist keeps its order, who checked what, and both texts apart after a race', async () => {
  for (const text of ['a', 'b', 'c']) await me.call(checklistCalls.add, { ...at, text })
  const items = (await me.call(checklistCalls.list, at)).body.data
  const id = (text: string) => items.find((it) => it.text === text)?.id ?? 0
  expect(texts(await me.call(checklistCalls.move, { ...at, item: id('c'), to: 0 }))).toEqual(['c', 'a', 'b'])
  expect(texts(await me.call(checklistCalls.move, { ...at, item: id('c'), to: 99 }))).toEqual(['a', 'b', 'c'])
  const checked = await me.call(checklistCalls.check, { ...at, item: id('b'), done: true })
  expect(checked.body.data[1]).toMatchObject({
    done_at: server.clock.now().toISOString(),
    done_by: { nome: 'Ana Teste' },
  })
  const edit = { ...at, item: id('a'), version: 1, text: 'A' }
  expect((await me.call(checklistCalls.update, edit)).body.data[0]).toMatchObject({ text: 'A', version: 2 })
  expect((await me.raw(checklistCalls.update, edit)).status).toBe(409)
  expect(texts(await me.call(checklistCalls.remove, { ...at, item: id('a') }))).toEqual(['b', 'c'])
  const told = (await me.call(historyCalls.list, at)).body.data
  expect(told.slice(0, 2)).toMatchObject([
    { event: 'checklist.removed', about: 'A' },
    { event: 'checklist.edited', changes: [{ field: 'text', before: 'a', after: 'A' }] },
  ])
})

test('a checklist has an end', async () => {
  const rows = Array.from({ length: ITEMS_MAX }, (_, place) => ({
    thing: at.thing,
    thing_id: at.id,
    text: String(place),
    place,
    created_at: server.clock.now(),
  }))
  await server.db.insertInto('checklist_items').values(rows).execute()
  expect((await me.raw(checklistCalls.add, { ...at, text: 'x' })).status).toBe(422)
})

test('labels are the noun’s: made in place, worn by many, renamed once for all', async () => {
  const other = await made()
  const first = await me.call(labelCalls.create, { ...at, nome: 'Urgente', color: '#DC2626' })
  const label = first.body.data[0] ?? expect.fail('none')
  expect(first.body).toMatchObject({ data: [{ nome: 'Urgente', color: '#dc2626' }], writable: true })
  const twice = await me.raw(labelCalls.create, { ...other, nome: 'URGENTE', color: '#dc2626' })
  expect(twice).toMatchObject({ status: 409, body: { errors: [{ path: 'nome' }] } })
  expect((await me.call(labelCalls.assign, { ...other, label: label.id })).body.data).toHaveLength(1)
  await me.call(labelCalls.update, { ...other, label: label.id, version: 1, nome: 'Hoje' })
  expect((await me.call(labelCalls.list, at)).body.data).toMatchObject([{ nome: 'Hoje', version: 2 }])
  expect((await me.raw(labelCalls.update, { ...other, label: label.id, version: 1, nome: 'x' })).status).toBe(409)
  expect((await me.call(labelCalls.unassign, { ...other, label: label.id })).body).toMatchObject({ data: [] })
  expect((await me.call(labelCalls.remove, { ...other, label: label.id, version: 2 })).body.all).toEqual([])
  expect((await me.call(labelCalls.list, at)).body.data).toEqual([])
})

test('a label, which stands on records that one may not open, is changed by who may delete them', async () => {
  const acts = ['open', 'edit'].map((act) => ({ thing: 'sector', act, role: 10 }))
  await server.db.insertInto('grants').values(acts).execute()
  await touchGrants(server.db)
  const editor = await server.as(await makePerson(server.db, { role: 10 }))
  const [label] = (await editor.call(labelCalls.create, { ...at, nome: 'Minha', color: '#123456' })).body.data
  const which = { ...at, label: label?.id ?? 0 }
  expect((await editor.call(labelCalls.unassign, which)).status).toBe(200)
  expect((await editor.raw(labelCalls.update, { ...which, version: 1, nome: 'x' })).status).toBe(403)
  expect((await editor.raw(labelCalls.remove, { ...which, version: 1 })).status).toBe(403)
  expect((await me.raw(labelCalls.remove, { ...which, version: 1 })).status).toBe(200)
})

const relate = (from: typeof at, kind: RelationKind, to: typeof at) =>
  me.raw(relationCalls.add, { ...from, kind, to_thing: to.thing, to_id: to.id })
const seen = async (from: typeof at) =>
  (await me.call(relationCalls.list, from)).body.data.map((it) => [it.kind, it.record.id])

test('a relation is seen from both ends, once, and never closes a circle of blocking', async () => {
  const [b, c] = [await made(), await made()]
  expect((await relate(at, 'blocks', b)).status).toBe(200)
  expect(await seen(b)).toEqual([['blockedBy', at.id]])
  expect((await relate(b, 'blockedBy', at)).status).toBe(409)
  expect((await relate(b, 'blocks', c)).status).toBe(200)
  expect((await relate(c, 'blocks', at)).status).toBe(422)
  expect((await relate(at, 'blockedBy', c)).status).toBe(422)
  expect((await relate(at, 'relates', at)).status).toBe(422)
  expect((await relate(at, 'relates', b)).status).toBe(200)
  expect((await relate(b, 'relates', at)).status).toBe(409)
  expect((await relate(c, 'duplicatedBy', at)).status).toBe(200)
  expect(await seen(at)).toEqual([
    ['blocks', b.id],
    ['relates', b.id],
    ['duplicates', c.id],
  ])
  const [first] = (await me.call(relationCalls.list, b)).body.data
  await me.call(relationCalls.remove, { ...b, relation: first?.id ?? 0 })
  expect(await seen(at)).not.toContainEqual(['blocks', b.id])
})

test('two who close a circle from both ends at once do not both succeed', async () => {
  const other = await made()
  const outcomes = await Promise.all([relate(at, 'blocks', other), relate(other, 'blocks', at)])
  expect(outcomes.map((it) => it.status).toSorted((a, b) => a - b)).toEqual([200, 422])
})

test('a relation to a record that the reader may not open is not there for them', async () => {
  const owner = await makePerson(server.db, { role: 4 })
  const atom = await makeAtom(server.db, { loopers: [owner], nome: 'Tela de login' })
  const loop = {
    thing: 'loop',
    id: await makeLoop(server.db, { user: owner, atom, from: '2026-03-09T12:00:00Z', to: '2026-03-09T13:00:00Z' }),
  }
  expect((await relate(loop, 'relates', at)).status).toBe(200)
  expect((await me.call(relationCalls.list, at)).body.data).toMatchObject([
    { thing: 'loop', record: { nome: 'Tela de login' }, link: `/ponto/show/${loop.id}` },
  ])
  const theirs = await server.as(owner)
  expect((await theirs.call(relationCalls.list, loop)).body).toEqual({
    data: [],
    // Things that a looper may open; sectors and clients are not among them.
    things: ['projeto', 'deploy', 'gate', 'cell', 'atom', 'particle', 'resource', 'loop'],
    writable: false,
  })
  const others = await theirs.call(commentCalls.people, { ...loop, q: 'ana' })
  expect(others.body.data).toMatchObject([{ nome: 'Ana Teste', hint: null }])
  const found = await me.call(relationCalls.find, { ...at, to_thing: 'loop', q: 'tela' })
  expect(found.body.data).toMatchObject([{ id: loop.id, nome: 'Tela de login' }])
  const sectors = await server.db.selectFrom('sectors').select('id').execute()
  const some = await me.call(relationCalls.find, { ...loop, to_thing: 'sector', limit: sectors.length - 1 })
  expect([some.body.data.length, some.body.more]).toEqual([sectors.length - 1, true])
})

test('a merge takes all that hangs along, and doubles nothing', async () => {
  const [into, third] = [await made(), await made()]
  const body = {
    type: 'doc' as const,
    content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'oi' }] }],
  }
  await me.call(commentCalls.create, { ...at, body })
  await me.call(checklistCalls.add, { ...into, text: 'antes' })
  await me.call(checklistCalls.add, { ...at, text: 'depois' })
  const label = (await me.call(labelCalls.create, { ...at, nome: 'Junto', color: '#123456' })).body.data[0]?.id ?? 0
  await me.call(labelCalls.assign, { ...into, label })
  await me.call(watchCalls.watch, into)
  await relate(at, 'blocks', third)
  await relate(at, 'relates', into)
  await relate(third, 'blocks', into)
  await me.call(mergeOf(sectorCrud), { id: at.id, version: 1, into: into.id })
  expect((await me.call(commentCalls.list, into)).body.total).toBe(1)
  expect(texts(await me.call(checklistCalls.list, into))).toEqual(['antes', 'depois'])
  expect((await me.call(labelCalls.list, into)).body.data).toHaveLength(1)
  expect((await me.call(watchCalls.list, into)).body.data).toHaveLength(1)
  // Neither related to itself, nor blocking the record that blocks it.
  expect(await seen(into)).toEqual([['blockedBy', third.id]])
  expect((await me.call(commentCalls.list, at)).body.total).toBe(0)
})
