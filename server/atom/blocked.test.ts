import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atomList } from '#contract/atom/atom.ts'
import { boardCalls } from '#contract/board/board.ts'
import { cellCalls } from '#contract/cell/cell.ts'
import { myWorkCalls } from '#contract/myWork/myWork.ts'
import { relationCalls } from '#contract/things/relation.ts'
import { makeAtom, makePerson, makePlace, type MadePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let admin: Visitor
let looper: MadePerson
beforeAll(async () => {
  server = await freshServer()
  admin = await server.as(await makePerson(server.db, { role: 1 }))
  looper = await makePerson(server.db, { role: 4 })
})
afterAll(() => server.close())

const block = (id: number, by: number) =>
  admin.call(relationCalls.add, { thing: 'atom', id, kind: 'blockedBy', to_thing: 'atom', to_id: by })

test('an open atom that waits for another open one says so on the board, in its cell, in one’s work and by a filter', async () => {
  const place = await makePlace(server.db)
  await server.db.insertInto('venture_members').values({ venture_id: place.venture_id, user_id: looper.id }).execute()
  const { code } = await server.db
    .selectFrom('ventures')
    .select('code')
    .where('id', '=', place.venture_id)
    .executeTakeFirstOrThrow()
  const atom = await makeAtom(server.db, { place, loopers: [looper] })
  const by = await makeAtom(server.db, { place, status: 0 })
  await block(atom.id, by.id)
  const me = await server.as(looper)
  const said = async () => ({
    board: (await me.call(boardCalls.show, { code })).body.cards.filter((it) => it.blocked).map((it) => it.id),
    cell: (await me.call(cellCalls.atoms, { id: place.cell_id })).body.data
      .filter((it) => it.blocked)
      .map((it) => it.id),
    work: Object.values((await me.call(myWorkCalls.show, {})).body.groups).flatMap((part) =>
      part.rows.filter((it) => it.blocked).map((it) => it.id),
    ),
    list: (await me.call(atomList.calls.list, { blocked: 'true' })).body.data.map((it) => it.id),
  })
  const only = [atom.id]
  expect(await said()).toEqual({ board: only, cell: only, work: only, list: only })
  expect((await me.call(atomList.calls.list, { blocked: 'false' })).body.data.map((it) => it.id)).toEqual([by.id])
  const set = (id: number, status: number) =>
    sql`update atoms set status = ${status} where id = ${id}`.execute(server.db)
  const none = { board: [], cell: [], work: [], list: [] }
  // A finished atom blocks nothing, and waits for nothing.
  await set(by.id, 2)
  expect(await said()).toEqual(none)
  await set(by.id, 1)
  await set(atom.id, 2)
  expect(await said()).toEqual(none)
})

test('what somebody does not meet blocks nothing that they are told of', async () => {
  const place = await makePlace(server.db)
  const own = await makeAtom(server.db, { place, loopers: [looper] })
  const hidden = await makeAtom(server.db, { place })
  await block(own.id, hidden.id)
  const blocked = async (me: Visitor) =>
    (await me.call(atomList.calls.list, { blocked: 'true', cell_id: place.cell_id })).body.data.map((it) => it.id)
  // Not on the team: only their own atom exists for them.
  expect(await blocked(await server.as(looper))).toEqual([])
  expect(await blocked(admin)).toEqual([own.id])
})
