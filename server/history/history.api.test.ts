import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientCrud } from '#contract/client/client.ts'
import { historyCalls } from '#contract/history/history.ts'
import { sectorCrud } from '#contract/sector/sector.ts'
import { checklistCalls } from '#contract/things/checklist.ts'
import { ventureCalls } from '#contract/venture/page.ts'
import { ventureCrud } from '#contract/venture/venture.ts'
import { mergeOf } from '#server/testing/describe/mergeOf.ts'
import { makePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer()
})
afterAll(() => server.close())

test('a record’s changes are told newest first, fields by their names and records by theirs', async () => {
  const me = await server.as(await makePerson(server.db, { role: 1, nome: 'Marina' }))
  const lead = await makePerson(server.db, { nome: 'Íris' })
  const { body } = await me.call(sectorCrud.calls.create, { nome: 'Vendas' })
  await me.call(sectorCrud.calls.update, { id: body.data.id, version: 1, nome: 'Comercial', lead_id: lead.id })
  const told = await me.call(historyCalls.list, { thing: 'sector', id: body.data.id })
  expect(told.body).toMatchObject({
    more: false,
    data: [
      {
        event: 'sector.changed',
        actor: 'Marina Teste',
        changes: expect.arrayContaining([
          { field: 'nome', before: 'Vendas', after: 'Comercial' },
          { field: 'lead_id', before: null, after: 'Íris Teste' },
        ]),
      },
      { event: 'sector.created', changes: expect.any(Array) },
    ],
  })
  const first = told.body.data[0]?.id ?? 0
  const older = await me.call(historyCalls.list, { thing: 'sector', id: body.data.id, before: first })
  expect(older.body.data.map((it) => it.event)).toEqual(['sector.created'])
})

test('nothing is told of what is not registered, not there, or not for the role', async () => {
  const me = await server.as(await makePerson(server.db, { role: 1 }))
  const { body } = await me.call(sectorCrud.calls.create, { nome: 'Jurídico' })
  const of = { thing: 'sector', id: body.data.id }
  expect((await me.raw(historyCalls.list, { ...of, thing: 'user' })).status).toBe(404)
  expect((await me.raw(historyCalls.list, { ...of, id: 2_147_483_647 })).status).toBe(404)
  for (const role of [2, 4, 7] as const) {
    const other = await server.as(await makePerson(server.db, { role }))
    expect((await other.raw(historyCalls.list, of)).status).toBe(403)
  }
})

test('a field that no column shows has no history', async () => {
  const me = await server.as(await makePerson(server.db, { role: 1 }))
  const { body } = await me.call(sectorCrud.calls.create, { nome: 'Compras' })
  const detail = JSON.stringify({ before: { nome: 'A', secret: 'x' }, after: { nome: 'B', secret: 'y' } })
  await sql`insert into audit (at, event, thing, thing_id, detail)
    values (now(), 'sector.changed', 'sector', ${String(body.data.id)}, ${detail}::jsonb)`.execute(server.db)
  const told = await me.call(historyCalls.list, { thing: 'sector', id: body.data.id })
  expect(told.body.data[0]?.changes).toEqual([{ field: 'nome', before: 'A', after: 'B' }])
})

test('a merge names the other record on both sides', async () => {
  const me = await server.as(await makePerson(server.db, { role: 1 }))
  const [one, other] = await Promise.all(
    ['Campo', 'Entregas'].map(async (nome) => (await me.call(sectorCrud.calls.create, { nome })).body.data),
  )
  if (!one || !other) expect.fail('none made')
  await me.call(mergeOf(sectorCrud), { id: one.id, version: 1, into: other.id })
  const last = async (id: number) => (await me.call(historyCalls.list, { thing: 'sector', id })).body.data[0]
  expect(await last(one.id)).toMatchObject({ event: 'sector.merged', about: 'Entregas' })
  expect(await last(other.id)).toMatchObject({ event: 'sector.received', about: 'Campo' })
})

test('to a client the organisation did what others did, and what hangs on the venture was never there', async () => {
  const director = await server.as(await makePerson(server.db, { role: 7, nome: 'Helena' }))
  const { id: cliente_id } = (await director.call(clientCrud.calls.create, { nome: 'Lua' })).body.data
  await server.db.insertInto('organisation').values({ nome: 'Estúdio', created_at: server.clock.now() }).execute()
  const client = await makePerson(server.db, { role: 3 })
  await server.db.updateTable('users').set({ cliente_id }).where('id', '=', client.id).execute()
  const { id } = (await director.call(ventureCrud.calls.create, { nome: 'Loja', code: 'LOJA', cliente_id })).body.data
  await director.call(ventureCalls.stage, { id, version: 1, stage: 'analysis' })
  await director.call(ventureCalls.stage, { id, version: 2, stage: 'negotiation', reason: 'Cliente atrasa pagamento' })
  await director.call(checklistCalls.add, { thing: 'projeto', id, text: 'Cobrar o cliente' })
  const told = await (await server.as(client)).call(historyCalls.list, { thing: 'projeto', id })
  expect(told.body.data.map((it) => it.event)).toEqual(['projeto.changed', 'projeto.changed', 'projeto.created'])
  expect(JSON.stringify(told.body)).not.toMatch(/Helena|atrasa|Cobrar/)
  expect(new Set(told.body.data.map((it) => it.actor))).toEqual(new Set(['Estúdio']))
  const inside = await director.call(historyCalls.list, { thing: 'projeto', id })
  expect(JSON.stringify(inside.body)).toMatch(/Helena/)
})
