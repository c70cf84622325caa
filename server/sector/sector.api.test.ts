import { afterAll, beforeAll, expect, test } from 'vitest'
import { sectorNoun } from '#contract/sector/sector.noun.ts'
import { sectorCrud, sectorLeads, sectorList } from '#contract/sector/sector.ts'
import { describeCrud } from '#server/testing/describe/describeCrud.ts'
import { describeImport } from '#server/testing/describe/describeImport.ts'
import { describeList } from '#server/testing/describe/describeList.ts'
import { makePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
let lead: { id: number }
let serial = 0
const make = () => ({ nome: `Setor ${(serial += 1)}`, descricao: 'Quem entrega', lead_id: lead.id })
beforeAll(async () => {
  server = await freshServer()
  lead = await makePerson(server.db, { nome: 'Íris' })
  const row = { created_at: server.clock.now() }
  await server.db
    .insertInto('sectors')
    .values([
      { ...row, nome: 'Operações', lead_id: lead.id },
      { ...row, nome: 'Comercial', lead_id: null },
    ])
    .execute()
})
afterAll(() => server.close())

describeList(sectorList, {
  server: () => server,
  filters: { lead_id: '1', period: 'today' },
  search: 'operacoes',
})

describeCrud(sectorCrud, {
  server: () => server,
  make,
  change: { descricao: 'Quem cuida das entregas' },
  bad: [
    [{ nome: '  ' }, 'nome'],
    [{ nome: 'x'.repeat(81) }, 'nome'],
    [{ descricao: 'x'.repeat(301) }, 'descricao'],
    [{ lead_id: 2_147_483_647 }, 'lead_id'],
    [{ status: 1 }, 'status'],
  ],
  use: async (id) => {
    const { id: person } = await makePerson(server.db)
    await server.db.updateTable('users').set({ sector_id: id }).where('id', '=', person).execute()
  },
  unique: 'nome',
})

describeImport(sectorNoun, {
  server: () => server,
  good: () => ({ nome: make().nome, descricao: 'Quem; "entrega"', lead_id: 'ÍRIS TESTE' }),
  wrong: [
    ['nome', ''],
    ['lead_id', 'Ninguém'],
  ],
  becomes: { descricao: 'Quem; "entrega"', lead: { nome: 'Íris Teste' } },
  change: ['descricao', 'Quem cuida'],
})

test('somebody switched off can no longer be chosen to lead, and stays where they do', async () => {
  const me = await server.as(await makePerson(server.db, { role: 1 }))
  const bruno = await makePerson(server.db, { nome: 'Bruno' })
  const { body } = await me.call(sectorCrud.calls.create, { ...make(), lead_id: bruno.id })
  await server.db.updateTable('users').set({ status: 3 }).where('id', '=', bruno.id).execute()
  const found = await me.call(sectorLeads.call, { q: 'BRUNO' })
  expect(found.body).toEqual({ data: [], more: false })
  const named = await me.call(sectorLeads.call, { ids: String(bruno.id) })
  expect(named.body.data).toMatchObject([{ id: bruno.id, nome: 'Bruno Teste', gone: true }])
  const kept = await me.raw(sectorCrud.calls.update, { id: body.data.id, version: 1, nome: 'Outro', lead_id: bruno.id })
  expect(kept.status).toBe(200)
  expect((await me.raw(sectorCrud.calls.create, { ...make(), lead_id: bruno.id })).status).toBe(422)
})
