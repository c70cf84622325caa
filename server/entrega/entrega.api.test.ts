import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import { atomEntregas } from '#contract/atom/atom.ts'
import { entregaCalls } from '#contract/entrega/entrega.calls.ts'
import { entregaCrud, entregaFlow, entregaGates, entregaList } from '#contract/entrega/entrega.ts'
import { describeCrud } from '#server/testing/describe/describeCrud.ts'
import { describeList } from '#server/testing/describe/describeList.ts'
import { describeSteps } from '#server/testing/describe/describeSteps.ts'
import { makeAtom, makeLoop, makePerson, makePlace, type MadePlace } from '#server/testing/make.ts'
import { textOfPdf } from '#server/testing/pdf.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let place: MadePlace
let admin: Visitor
beforeAll(async () => {
  server = await freshServer({ at: '2026-03-10T15:00:00Z' })
  admin = await server.as(await makePerson(server.db, { role: 1 }))
  place = await makePlace(server.db, { nome: 'Portal' })
  await made({ nome: 'Adoção', gate_id: place.gate_id, planned_on: '2026-03-20' })
  await made({ nome: 'Receita', valor_centavos: 500_00, planned_on: '2026-04-20' })
})
afterAll(() => server.close())

const made = async (more: object = {}, me = admin) =>
  (await me.call(entregaCrud.calls.create, { venture_id: place.venture_id, nome: 'Portal', ...more })).body.data
const visitor = async (role: Role, venture_id?: number) => {
  const person = await makePerson(server.db, { role })
  if (venture_id !== undefined)
    await server.db.insertInto('venture_members').values({ venture_id, user_id: person.id }).execute()
  return server.as(person)
}

describeList(entregaList, {
  server: () => server,
  filters: { status: '1', venture_id: '1', gate_id: '1', delivery_type: '1', period: 'month' },
  search: 'adocao',
})

describeCrud(entregaCrud, {
  server: () => server,
  make: () => ({ venture_id: place.venture_id, nome: 'Portal' }),
  change: { descricao: 'Duas telas', planned_on: '2026-05-20' },
  bad: [
    [{ nome: '' }, 'nome'],
    [{ planned_on: '2026-02-30' }, 'planned_on'],
    [{ venture_id: 2_147_483_647 }, 'venture_id'],
  ],
  roles: { show: [1, 2, 7, 9], update: [1, 7] },
})

test('4 makes one in a venture that it is on, without a value, and neither edits nor deletes it (decision 143)', async () => {
  const looper = await visitor(4, place.venture_id)
  const { id, version } = await made({ nome: 'Do looper' }, looper)
  const call = entregaCrud.calls
  const fields = { venture_id: place.venture_id, nome: 'Com valor' }
  expect((await looper.raw(call.create, { ...fields, valor_centavos: 1_00 })).status).toBe(403)
  const elsewhere = { venture_id: (await makePlace(server.db)).venture_id, nome: 'Alheio' }
  expect((await looper.raw(call.create, elsewhere)).status).toBe(422)
  expect((await looper.raw(call.update, { id, version, nome: 'Outro' })).status).toBe(403)
  expect((await looper.raw(call.remove, { id, version })).status).toBe(403)
})

test('a deliverable exists for the team of its venture, with its value for 1, 3, 5 and 7', async () => {
  const { id } = await made({ valor_centavos: 1_000_00 })
  for (const role of [3, 4, 5, 6, 8, 10] as const)
    for (const call of [entregaCrud.calls.show, entregaCalls.report, entregaCalls.reportFile])
      expect([role, (await (await visitor(role)).raw(call, { id })).status]).toEqual([role, 404])
  for (const [role, sees] of [
    [2, false],
    [4, false],
    [5, true],
    [7, true],
    [8, false],
  ] as const) {
    const { data } = (await (await visitor(role, place.venture_id)).call(entregaCrud.calls.show, { id })).body
    expect([role, 'valor_centavos' in data]).toEqual([role, sees])
  }
})

test('within a venture its own gates and deliverables alone are offered', async () => {
  const other = await makePlace(server.db, { nome: 'Outra' })
  await admin.call(entregaCrud.calls.create, { venture_id: other.venture_id, nome: 'De outra' })
  const { venture_id } = place
  const gates = await admin.call(entregaGates.call, { venture_id })
  const every = await admin.call(entregaGates.call, {})
  const idsOf = ({ body }: typeof gates) => body.data.map((it) => it.id)
  expect(idsOf(gates)).toEqual([place.gate_id])
  expect(idsOf(every)).toEqual(expect.arrayContaining([place.gate_id, other.gate_id]))
  const offered = await admin.call(atomEntregas.call, { venture_id })
  const own = await admin.call(entregaList.calls.list, { venture_id: [venture_id], per_page: 100 })
  expect(new Set(idsOf(offered))).toEqual(new Set(own.body.data.map((it) => it.id)))
})

test('a looper makes one without a value', async () => {
  const me = await visitor(4, place.venture_id)
  const { id } = await made({}, me)
  expect((await admin.call(entregaCrud.calls.show, { id })).body.data.valor_centavos).toBeNull()
  const fields = { venture_id: place.venture_id, nome: 'Cara', valor_centavos: 1 }
  const { status, body } = await me.raw(entregaCrud.calls.create, fields)
  expect([status, body['errors']]).toMatchObject([403, [{ path: 'valor_centavos' }]])
  const other = await makePlace(server.db)
  expect((await me.raw(entregaCrud.calls.create, { venture_id: other.venture_id, nome: 'Alheia' })).status).toBe(422)
})

test('its gate is of its venture, which it never leaves', async () => {
  const other = await makePlace(server.db)
  const { id, version } = await made()
  for (const [field, value] of [
    ['gate_id', other.gate_id],
    ['venture_id', other.venture_id],
  ] as const) {
    const { status, body } = await admin.raw(entregaCrud.calls.update, { id, version, [field]: value })
    expect([status, body['errors']]).toMatchObject([422, [{ path: field }]])
  }
})

test('finishing it writes the day, unless another one was entered; a step that is out of turn says so', async () => {
  const { id, version } = await made()
  const developed = (await admin.call(entregaFlow.calls.develop, { id, version })).body.data
  expect(developed.may).toEqual(['homologate', 'finish', 'wait'])
  const late = await admin.raw(entregaFlow.calls.pay, { id, version: developed.version })
  expect([late.status, late.body['type']]).toEqual([409, '/problems/entrega.notNext'])
  const finished = await admin.call(entregaFlow.calls.finish, { id, version: developed.version })
  expect(finished.body.data).toMatchObject({ status: 4, delivered_on: '2026-03-10' })
  const other = await made({ delivered_on: '2026-02-01' })
  await admin.call(entregaFlow.calls.develop, { id: other.id, version: other.version })
  const kept = await admin.call(entregaFlow.calls.finish, { id: other.id, version: other.version + 1 })
  expect(kept.body.data.delivered_on).toBe('2026-02-01')
})

describe('its status', () => {
  let told: MadePlace
  let partner: Visitor
  beforeAll(async () => {
    told = await makePlace(server.db, { nome: 'Avisada' })
    partner = await visitor(5, told.venture_id)
  })
  describeSteps(entregaFlow, {
    server: () => server,
    table: 'entregas',
    show: entregaCrud.calls.show,
    make: async () => (await made({ venture_id: told.venture_id })).id,
    // Everybody is on the team; of them the one partner is told.
    visitor: async (role) => (role === 5 ? partner : visitor(role, told.venture_id)),
    // Section 6: 1 and 7 edit deliverables.
    roles: { homologate: [1, 7], finish: [1, 7], pay: [1, 7], develop: [1, 7], wait: [1, 7] },
    told: { homologate: 1, finish: 1 },
  })
})

test('1, 2 and 7 delete, 1 and 7 bring back', async () => {
  const { id, version } = await made()
  const manager = await visitor(2)
  expect((await manager.raw(entregaCrud.calls.remove, { id, version })).status).toBe(200)
  expect((await admin.raw(entregaFlow.calls.develop, { id, version: version + 1 })).status).toBe(404)
  expect((await manager.raw(entregaCrud.calls.restore, { id })).status).toBe(403)
  expect((await admin.raw(entregaCrud.calls.restore, { id })).status).toBe(200)
})

describe('the delivery report', () => {
  test('says what was done, and hours to who sees time; its PDF names organisation and deliverable', async () => {
    const looper = await makePerson(server.db, { role: 4 })
    const [one, two] = [
      await makeAtom(server.db, { place, nome: 'Tela de entrada', status: 2, loopers: [looper] }),
      await makeAtom(server.db, { place, nome: 'Tela de saída' }),
    ]
    const at = { from: '2026-03-09T12:00:00Z', to: '2026-03-09T13:30:00Z' }
    await makeLoop(server.db, { user: looper, atom: one, ...at })
    const { id, version } = await made({ nome: 'Primeira versão' })
    await admin.call(entregaCalls.setAtoms, { id, version, add: [one.id, two.id] })
    const { body } = await admin.call(entregaCalls.report, { id })
    expect(body).toMatchObject({ seconds: 5400, entrega: { progress: { done: 1, total: 2 } } })
    expect(body.atoms).toMatchObject([
      { nome: 'Tela de entrada', status: 2, seconds: 5400 },
      { nome: 'Tela de saída', status: 1, seconds: 0 },
    ])
    const blind = (await (await visitor(2)).call(entregaCalls.report, { id })).body
    expect(['seconds' in blind, 'seconds' in (blind.atoms[0] ?? {})]).toEqual([false, false])
    const headers = { authorization: `Bearer ${await admin.token()}` }
    const file = await server.app.inject({ url: `/api/entregas/${id}/report/file`, headers })
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const text = await textOfPdf(file.rawPayload)
    for (const part of ['Primeira versão', 'Tela de entrada', '1:30:00']) expect(text).toContain(part)
  })
})
