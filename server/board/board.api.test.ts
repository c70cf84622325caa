import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import { BOARD_MOVED, boardCalls, type BoardPage } from '#contract/board/board.ts'
import { makeAtom, makeLoop, makePerson, makePlace, type MadePlace } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let admin: Visitor
let place: MadePlace
let code: string
beforeAll(async () => {
  server = await freshServer()
  admin = await server.as(await makePerson(server.db, { role: 1 }))
})
afterAll(() => server.close())
beforeEach(async () => {
  place = await makePlace(server.db)
  const { code: its } = await server.db
    .selectFrom('ventures')
    .select('code')
    .where('id', '=', place.venture_id)
    .executeTakeFirstOrThrow()
  code = its
})

const board = async (me = admin): Promise<BoardPage> => (await me.call(boardCalls.show, { code })).body
const atoms = async (count: number) => {
  const ids: number[] = []
  for (let nth = 0; nth < count; nth += 1)
    ids.push((await makeAtom(server.db, { place, status: 0, nome: `Átomo ${nth}` })).id)
  return ids
}
const idsIn = async (column_id: number) =>
  (await board()).cards.filter((it) => it.column_id === column_id).map((it) => it.id)
const columnOf = async (id: number) => (await board()).cards.find((it) => it.id === id)?.column_id ?? 0
const move = (atom_id: number, to: { column_id: number; above_id?: number | null; below_id?: number | null }) =>
  admin.raw(boardCalls.move, { id: place.venture_id, atom_id, ...to })

test('each venture has a column for each status; a card goes where it was put, between those it was put between', async () => {
  const ids = await atoms(4)
  const [a = 0, b = 0, c = 0, d = 0] = ids
  const { columns } = await board()
  expect(columns.map((it) => it.status)).toEqual([0, 1, 2, 4])
  const column_id = await columnOf(a)
  expect(await idsIn(column_id)).toEqual(ids)
  expect((await move(d, { column_id, above_id: a, below_id: b })).status).toBe(200)
  expect(await idsIn(column_id)).toEqual([a, d, b, c])
  expect((await move(c, { column_id, below_id: a })).status).toBe(200)
  expect(await idsIn(column_id)).toEqual([c, a, d, b])
  // Neighbours that have left: the end.
  expect((await move(c, { column_id, above_id: 999_999 })).status).toBe(200)
  expect(await idsIn(column_id)).toEqual([a, d, b, c])
})

test('who may look at boards is told of a move by ids alone, once it is kept', async () => {
  const [a = 0, b = 0] = await atoms(2)
  const column_id = await columnOf(a)
  const before = server.liveEvents.length
  await move(a, { column_id, above_id: b })
  const told = server.liveEvents.slice(before).filter((it) => it.event === BOARD_MOVED)
  expect(told.map((it) => it.topic)).toEqual(['role:1', 'role:4', 'role:5', 'role:7'])
  expect(told[0]?.data).toEqual({ venture_id: place.venture_id, atom_id: a, column_id, above_id: b, below_id: null })
  expect((await move(999_999, { column_id })).status).toBe(404)
  expect(server.liveEvents.slice(before).filter((it) => it.event === BOARD_MOVED)).toHaveLength(told.length)
})

test('many who move at once lose no card, and every card stands under the one it was put under last', async () => {
  const ids = await atoms(12)
  const first = ids[0] ?? 0
  const column_id = await columnOf(first)
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, nth) => move(ids[1 + (nth % 11)] ?? 0, { column_id, above_id: first })),
  )
  expect(answers.map((it) => it.status)).toEqual(answers.map(() => 200))
  const after = await idsIn(column_id)
  expect(after[0]).toBe(first)
  expect(after.toSorted((x, y) => x - y)).toEqual(ids)
  const ranks = await server.db.selectFrom('atoms').select('board_rank').where('id', 'in', ids).execute()
  expect(new Set(ranks.map((it) => it.board_rank)).size).toBe(ids.length)
})

test('a column that is gone, one of another status and one of another venture are 409; what is not theirs is 404', async () => {
  const [a = 0] = await atoms(1)
  const { columns } = await board()
  const accepted = columns.find((it) => it.status === 1)?.id ?? 0
  expect((await move(a, { column_id: accepted })).status).toBe(409)
  expect((await move(a, { column_id: 999_999 })).status).toBe(409)
  const other = await makePlace(server.db)
  const theirs = await makeAtom(server.db, { place: other, status: 0 })
  expect((await move(theirs.id, { column_id: await columnOf(a) })).status).toBe(404)
  const stranger = await server.as(await makePerson(server.db, { role: 4 }))
  expect((await stranger.raw(boardCalls.show, { code })).status).toBe(404)
  expect((await stranger.raw(boardCalls.move, { id: place.venture_id, atom_id: a, column_id: accepted })).status).toBe(
    404,
  )
  expect(
    (
      await stranger.raw(boardCalls.add, {
        id: place.venture_id,
        column_id: accepted,
        cell_id: place.cell_id,
        nomes: ['x'],
      })
    ).status,
  ).toBe(404)
})

test('a partner on the venture sees its cards, not who is responsible', async () => {
  const [a = 0] = await atoms(1)
  const partner = await makePerson(server.db, { role: 5 })
  await server.db.insertInto('venture_members').values({ venture_id: place.venture_id, user_id: partner.id }).execute()
  const { cards } = await board(await server.as(partner))
  expect(cards.map((it) => it.id)).toEqual([a])
  expect(cards[0]).not.toHaveProperty('responsavel')
  expect((await board()).cards[0]).toHaveProperty('responsavel')
})

test('a card says its estimate and its tracked time, each to whom the atom says it', async () => {
  const atom = await makeAtom(server.db, { place, status: 0 })
  await server.db.updateTable('atoms').set({ hours_planned: 2.5 }).where('id', '=', atom.id).execute()
  const user = await makePerson(server.db, { role: 4 })
  await makeLoop(server.db, { user, atom, from: '2026-03-09T12:00:00.000Z', to: '2026-03-09T13:30:00.000Z' })
  const seen = async (role: Role) => {
    const one = await makePerson(server.db, { role })
    await server.db.insertInto('venture_members').values({ venture_id: place.venture_id, user_id: one.id }).execute()
    const [card] = (await board(await server.as(one))).cards
    return [card?.hours_planned, card?.tracked]
  }
  expect((await board()).cards[0]).toMatchObject({ hours_planned: 2.5, tracked: 5400 })
  expect(await seen(4)).toEqual([2.5, 5400])
  expect(await seen(5)).toEqual([undefined, undefined])
})

test('columns that somebody else has set meanwhile are not overwritten: the refusal carries them, and their version lets go on', async () => {
  const id = place.venture_id
  const { columns, columns_version: version } = await board()
  const named = (nome: string) => columns.map((it, nth) => (nth === 0 ? { ...it, nome } : it))
  expect((await admin.raw(boardCalls.columns, { id, version, columns: named('Primeira') })).status).toBe(200)
  const late = await admin.raw(boardCalls.columns, { id, version, columns: named('Segunda') })
  const now = await board()
  expect([late.status, late.body]).toMatchObject([
    409,
    { type: '/problems/common.stale', current: { columns: now.columns, version: now.columns_version } },
  ])
  expect(now.columns[0]?.nome).toBe('Primeira')
  const again = { id, version: now.columns_version, columns: named('Segunda') }
  expect((await admin.raw(boardCalls.columns, again)).status).toBe(200)
  expect((await board()).columns[0]?.nome).toBe('Segunda')
})

test('columns are renamed, limited, added and removed; cards of a removed one stand in the first of their status', async () => {
  const [a = 0] = await atoms(1)
  const id = place.venture_id
  const { columns, columns_version: version } = await board()
  const stored = await admin.call(boardCalls.columns, {
    id,
    version,
    columns: [{ nome: 'Ideias', status: 0, wip_limit: 3 }, ...columns],
  })
  const ideas = stored.body.columns[0] ?? 0
  expect((await move(a, { column_id: ideas })).status).toBe(200)
  expect(await columnOf(a)).toBe(ideas)
  expect((await board()).columns[0]).toEqual({ id: ideas, nome: 'Ideias', status: 0, wip_limit: 3 })
  const set = async (wanted: object[]) =>
    admin.raw(boardCalls.columns, { id, version: (await board()).columns_version, columns: wanted })
  expect((await set(columns)).status).toBe(200)
  expect(await columnOf(a)).toBe(columns[0]?.id)
  expect((await move(a, { column_id: ideas })).status).toBe(409)
  const without = columns.map((it) => ({ ...it, status: 0 }))
  expect((await set(without)).status).toBe(422)
  const elsewhere = columns.map((it, nth) => (nth === 0 ? { ...it, id: 999_999 } : it))
  expect((await set(elsewhere)).status).toBe(409)
})

test('several lines make several pending atoms at the end; only in a column of pending ones and in a cell of the venture', async () => {
  const [a = 0] = await atoms(1)
  const { columns } = await board()
  const add = (column_id: number, cell_id = place.cell_id) =>
    admin.raw(boardCalls.add, { id: place.venture_id, column_id, cell_id, nomes: ['Um', 'Dois'] })
  expect((await add(columns[0]?.id ?? 0)).status).toBe(200)
  const { cards } = await board()
  expect(cards.map((it) => it.nome)).toEqual(['Átomo 0', 'Um', 'Dois'])
  expect((await add(columns[1]?.id ?? 0)).status).toBe(422)
  expect((await add(columns[0]?.id ?? 0, (await makePlace(server.db)).cell_id)).status).toBe(422)
  expect((await board()).cards[0]?.id).toBe(a)
})

test('a column that is removed while cards are moved into it loses none: each move is done or told that it is gone', async () => {
  const ids = await atoms(8)
  const id = place.venture_id
  const { columns, columns_version: version } = await board()
  const more = { nome: 'Na mesa', status: 0 as const }
  const made = (await admin.call(boardCalls.columns, { id, version, columns: [...columns, more] })).body.columns
  const target = made.at(-1) ?? 0
  const now = await board()
  const removal = admin.raw(boardCalls.columns, { id, version: now.columns_version, columns })
  const answers = await Promise.all([
    ...ids.map((atom_id) => move(atom_id, { column_id: target }).then((it) => it.status)),
    removal.then((it) => it.status),
  ])
  expect(answers.at(-1)).toBe(200)
  expect(answers.filter((it) => it !== 200 && it !== 409)).toEqual([])
  expect((await idsIn(columns[0]?.id ?? 0)).toSorted((x, y) => x - y)).toEqual(ids)
  expect((await move(ids[0] ?? 0, { column_id: target })).status).toBe(409)
})
