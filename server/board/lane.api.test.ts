import { afterAll, beforeAll, expect, test } from 'vitest'
import { atomBulk } from '#contract/atom/bulk.ts'
import { BOARD_MOVED, boardCalls, type BoardCardRow } from '#contract/board/board.ts'
import type { InputOf } from '#contract/kit/endpoint.ts'
import { makeAtom, makePerson, makePlace, type MadePerson, type MadePlace } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let admin: Visitor
let place: MadePlace
let member: MadePerson
let code: string
beforeAll(async () => {
  server = await freshServer()
  admin = await server.as(await makePerson(server.db, { role: 1 }))
  place = await makePlace(server.db)
  member = await makePerson(server.db, { role: 4, nome: 'Ana' })
  await server.db.insertInto('venture_members').values({ venture_id: place.venture_id, user_id: member.id }).execute()
  const venture = await server.db.selectFrom('ventures').select('code').executeTakeFirstOrThrow()
  code = venture.code
})
afterAll(() => server.close())

type Lane = InputOf<typeof boardCalls.move>['lane']
const board = async (me = admin) => (await me.call(boardCalls.show, { code })).body
const cardOf = async (id: number): Promise<BoardCardRow | undefined> => (await board()).cards.find((it) => it.id === id)
const move = async (atom_id: number, lane: Lane, { me = admin, above_id = null as number | null } = {}) => {
  const column_id = (await cardOf(atom_id))?.column_id ?? 0
  return me.raw(boardCalls.move, { id: place.venture_id, atom_id, column_id, above_id, lane })
}
const cellNamed = async (nome: string, gate_id = place.gate_id): Promise<number> => {
  const made = await server.db
    .insertInto('cells')
    .values({ gate_id, nome, created_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}

test('a card that goes to another lane gets its cell, person or priority, in its place, with history; the move back restores it', async () => {
  const card = await makeAtom(server.db, { place, status: 0 })
  const other = await makeAtom(server.db, { place, status: 0 })
  const cell = await cellNamed('Carrinho')
  const before = server.liveEvents.length
  const cell_id = { from: place.cell_id, to: cell }
  expect((await move(card.id, { cell_id }, { above_id: other.id })).status).toBe(200)
  expect((await move(card.id, { responsavel_id: { from: null, to: member.id } })).status).toBe(200)
  expect((await move(card.id, { priority: { from: 2, to: 4 } })).status).toBe(200)
  expect(await cardOf(card.id)).toMatchObject({
    cell: { id: cell },
    responsavel: { id: member.id, nome: 'Ana Teste' },
    priority: 4,
  })
  const ids = (await board()).cards.map((it) => it.id)
  expect(ids.indexOf(card.id)).toBeGreaterThan(ids.indexOf(other.id))
  // Whoever sees a board need not see who is responsible: of that move it is told that there is something.
  const told = server.liveEvents.slice(before).filter((it) => it.topic === 'role:5')
  const moves = told.filter((it) => it.event === BOARD_MOVED).map((it) => it.data)
  expect(moves).toMatchObject([{ cell_id: cell }, { atom_id: card.id }, { priority: 4 }])
  expect(moves[1]).not.toHaveProperty('responsavel_id')
  const things = server.liveEvents.slice(before).filter((it) => it.topic === 'things')
  expect(things.map((it) => it.data?.['things'])).toEqual([['atom'], ['atom', 'board'], ['atom']])
  const noted = await server.db
    .selectFrom('audit')
    .select('detail')
    .where('thing', '=', 'atom')
    .where('thing_id', '=', String(card.id))
    .orderBy('id')
    .execute()
  expect(noted.map((it) => it.detail)).toEqual([
    { before: { cell_id: place.cell_id }, after: { cell_id: cell } },
    { before: { responsavel_id: null }, after: { responsavel_id: member.id } },
    { before: { priority: 2 }, after: { priority: 4 } },
  ])
  const notes = await server.db.selectFrom('notifications').select('word').where('user_id', '=', member.id).execute()
  expect(notes.map((it) => it.word)).toEqual(['notification.atomGiven'])
  expect((await move(card.id, { responsavel_id: { from: member.id, to: null } })).status).toBe(200)
  expect((await cardOf(card.id))?.responsavel).toBeNull()
  const { version } = await server.db
    .selectFrom('atoms')
    .select('version')
    .where('id', '=', card.id)
    .executeTakeFirstOrThrow()
  expect(version, 'who edits the atom meanwhile is told').toBe(5)
})

test('a lane that somebody else chose meanwhile is a 409, and the card stays', async () => {
  const { id } = await makeAtom(server.db, { place, status: 0 })
  expect((await move(id, { priority: { from: 2, to: 3 } })).status).toBe(200)
  const late = await move(id, { priority: { from: 2, to: 1 } })
  expect([late.status, late.body]).toMatchObject([409, { type: '/problems/board.otherLane' }])
  expect(await cardOf(id)).toMatchObject({ priority: 3 })
})

test('each field by who may change it: a looper sets the person, neither cell nor priority', async () => {
  const { id } = await makeAtom(server.db, { place, status: 0 })
  const me = await server.as(member)
  const cell = await cellNamed('Vitrine')
  const refused = [{ cell_id: { from: place.cell_id, to: cell } }, { priority: { from: 2, to: 4 } }]
  for (const lane of refused) expect((await move(id, lane, { me })).status).toBe(403)
  expect(await cardOf(id)).toMatchObject({ cell: { id: place.cell_id }, priority: 2 })
  expect((await move(id, { responsavel_id: { from: null, to: member.id } }, { me })).status).toBe(200)
})

test('a cell of another venture and a person who may not be responsible are named by their field', async () => {
  const { id } = await makeAtom(server.db, { place, status: 0 })
  const elsewhere = await makePlace(server.db)
  const client = await makePerson(server.db, { role: 3 })
  const cell = await move(id, { cell_id: { from: place.cell_id, to: elsewhere.cell_id } })
  expect([cell.status, cell.body]).toMatchObject([422, { errors: [{ path: 'lane.cell_id.to' }] }])
  const person = await move(id, { responsavel_id: { from: null, to: client.id } })
  expect([person.status, person.body]).toMatchObject([422, { errors: [{ path: 'lane.responsavel_id.to' }] }])
})

test('the team is named to whoever may say who is responsible', async () => {
  expect((await board()).people).toEqual([{ id: member.id, nome: 'Ana Teste' }])
  const partner = await makePerson(server.db, { role: 5 })
  await server.db.insertInto('venture_members').values({ venture_id: place.venture_id, user_id: partner.id }).execute()
  expect(await board(await server.as(partner))).not.toHaveProperty('people')
})

test('moves and changes of all cards at the same time wait for each other, and none fails', async () => {
  const own = await makePlace(server.db)
  const { venture_id } = own
  const { code: ownCode } = await server.db
    .selectFrom('ventures')
    .select('code')
    .where('id', '=', venture_id)
    .executeTakeFirstOrThrow()
  for (let nth = 0; nth < 24; nth += 1) await makeAtom(server.db, { place: own, status: 0 })
  const { cards } = (await admin.call(boardCalls.show, { code: ownCode })).body
  const column_id = cards[0]?.column_id ?? 0
  const all = server.db.selectFrom('atoms').where('venture_id', '=', venture_id)
  for (let round = 1; round <= 4; round += 1) {
    // Without ranks a move gives all cards of the column new ones; the moved one is among the last that an edit locks.
    await server.db.updateTable('atoms').set({ board_rank: null }).where('venture_id', '=', venture_id).execute()
    const atoms = await all.select(['id', 'version']).orderBy('id').execute()
    const pairs = atoms
      .slice(-4)
      .flatMap(({ id: atom_id }) => [
        admin.raw(boardCalls.move, { id: venture_id, atom_id, column_id, above_id: atoms[0]?.id }),
        admin.raw(atomBulk, { atoms, priority: round }),
      ])
    const answers = await Promise.all(pairs)
    expect(new Set(answers.map((it) => it.status))).toEqual(new Set([200]))
  }
})
