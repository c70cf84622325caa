import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cellCalls, cellCrud, cellList } from '#contract/cell/cell.ts'
import { describeCrud } from '#server/testing/describe/describeCrud.ts'
import { describeList } from '#server/testing/describe/describeList.ts'
import { makeAtom, makePerson, makePlace, type MadePlace } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let place: MadePlace
let boss: Visitor
beforeAll(async () => {
  server = await freshServer()
  boss = await server.as(await makePerson(server.db, { role: 7 }))
  place = await makePlace(server.db)
  await makePlace(server.db)
})
afterAll(() => server.close())

describeList(cellList, { server: () => server, filters: { gate_id: '1' }, search: 'cell' })

describe('a cell', () => {
  test('is made last in its gate with a responsible person, and moves up and down', async () => {
    const { gate_id } = place
    const person = await makePerson(server.db, { nome: 'Íris' })
    const made = (await boss.call(cellCrud.calls.create, { gate_id, nome: 'Telas', responsavel_id: person.id })).body
    expect(made.data).toMatchObject({
      gate: { id: gate_id },
      venture_id: place.venture_id,
      position: 1,
      responsavel: { nome: 'Íris Teste' },
    })
    expect((await boss.call(cellCalls.move, { id: made.data.id, way: 'up' })).body.moved).toBe(true)
    const { data } = (await boss.call(cellList.calls.list, { gate_id })).body
    expect(data.map((it) => it.id)).toEqual([made.data.id, place.cell_id])
  })

  test('moves to a gate of its venture, never to one of another', async () => {
    const other = await makePlace(server.db)
    const away = await boss.raw(cellCrud.calls.update, { id: place.cell_id, version: 1, gate_id: other.gate_id })
    expect(away).toMatchObject({ status: 422, body: { errors: [{ path: 'gate_id' }] } })
    const gate = await server.db
      .insertInto('gates')
      .values({ venture_id: place.venture_id, nome: 'Dois', created_at: server.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    const near = await boss.call(cellCrud.calls.update, { id: place.cell_id, version: 1, gate_id: gate.id })
    expect(near.body.data.gate.id).toBe(gate.id)
  })

  test('shows its atoms to its team alone, and a partner is not told who is responsible', async () => {
    const own = await makePlace(server.db)
    await makeAtom(server.db, { place: own, status: 2, nome: 'Feito' })
    await makeAtom(server.db, { place: own, nome: 'Aberto' })
    const partner = await makePerson(server.db, { role: 5 })
    const me = await server.as(partner)
    const id = own.cell_id
    expect((await me.raw(cellCalls.atoms, { id })).status).toBe(404)
    expect((await me.raw(cellCrud.calls.show, { id })).status).toBe(404)
    await server.db.insertInto('venture_members').values({ venture_id: own.venture_id, user_id: partner.id }).execute()
    expect((await me.call(cellCalls.atoms, { id })).body.data.map((it) => it.nome)).toEqual(['Aberto', 'Feito'])
    const seen = (await me.call(cellCrud.calls.show, { id })).body.data
    expect([seen.progress, 'responsavel' in seen, 'responsavel_id' in seen]).toEqual([
      { done: 1, total: 2 },
      false,
      false,
    ])
  })

  test('is deleted and comes back; 4 does neither', async () => {
    const own = await makePlace(server.db)
    const looper = await makePerson(server.db, { role: 4 })
    await server.db.insertInto('venture_members').values({ venture_id: own.venture_id, user_id: looper.id }).execute()
    const me = await server.as(looper)
    const which = { id: own.cell_id, version: 1 }
    expect((await me.raw(cellCrud.calls.remove, which)).status).toBe(403)
    await boss.call(cellCrud.calls.remove, which)
    expect((await me.raw(cellCrud.calls.show, { id: own.cell_id })).status).toBe(404)
    await boss.call(cellCrud.calls.restore, { id: own.cell_id })
    expect((await me.raw(cellCrud.calls.show, { id: own.cell_id })).status).toBe(200)
  })
})

describeCrud(cellCrud, {
  server: () => server,
  make: () => ({ gate_id: place.gate_id, nome: 'Telas' }),
  change: { nome: 'Fluxos', descricao: 'Do pedido à entrega' },
  bad: [
    [{ nome: '' }, 'nome'],
    [{ gate_id: 2_147_483_647 }, 'gate_id'],
    [{ responsavel_id: 2_147_483_647 }, 'responsavel_id'],
  ],
  roles: { show: [1, 7], update: [1, 7] },
})
