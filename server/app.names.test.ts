import { afterAll, beforeAll, expect, test } from 'vitest'
import { areaList } from '#contract/area/area.ts'
import { atomList } from '#contract/atom/atom.ts'
import { demandaList } from '#contract/demanda/demanda.ts'
import { entregaList } from '#contract/entrega/entrega.ts'
import type { AnyEndpoint } from '#contract/kit/endpoint.ts'
import { loopList } from '#contract/loop/loop.list.ts'
import { looperList } from '#contract/looper/looper.ts'
import { looperTypeList } from '#contract/looperType/looperType.ts'
import { resourceList } from '#contract/resource/resource.ts'
import { teamCalls } from '#contract/team/team.calls.ts'
import { ventureList } from '#contract/venture/venture.ts'
import { makeAtom, makeLoop, makePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let venture_id: number
const as = async (role: 1) => server.as(await makePerson(server.db, { role }))
beforeAll(async () => {
  server = await freshServer({ at: '2026-03-10T15:00:00Z' })
  const looper = await makePerson(server.db)
  const atom = await makeAtom(server.db, { loopers: [looper] })
  venture_id = atom.venture_id
  await server.db.insertInto('venture_members').values({ venture_id, user_id: looper.id }).execute()
  await makeLoop(server.db, { user: looper, atom, from: '2026-03-09T12:00:00Z', to: '2026-03-09T14:00:00Z' })
  const set = { nome: 'Telas', valor_centavos: 123_405, delivered_on: '2026-03-01', created_at: server.clock.now() }
  await server.db
    .insertInto('entregas')
    .values({ venture_id, gate_id: null, ...set })
    .execute()
  const made = { nome: 'Um', created_at: server.clock.now() }
  await server.db.insertInto('areas').values(made).execute()
  await server.db
    .insertInto('looper_types')
    .values({ ...made, color: '#0f766e', valor_hora_centavos: 4_250 })
    .execute()
  await server.db
    .insertInto('resources')
    .values({ ...made, venture_id })
    .execute()
  await server.db
    .insertInto('demands')
    .values({ ...made, author_id: looper.id })
    .execute()
})
afterAll(() => server.close())

const rowOf = async (call: AnyEndpoint, me: Visitor): Promise<Record<string, unknown>> => {
  const { data } = (await me.raw(call, {})).body as { data: Record<string, unknown>[] }
  return data[0] ?? {}
}

/** Names of the specification's section 3, by the model that carries them on the wire. */
const common = 'id nome status created_at deleted_at'
const named: readonly (readonly [string, AnyEndpoint, string])[] = [
  ['entrega', entregaList.calls.list, `${common} descricao valor dataentrega`],
  ['atomo', atomList.calls.list, `${common} descricao loopers checklist responsavel entrega data data_fim`],
  ['projeto', ventureList.calls.list, `${common} descricao valor`],
  ['looper', looperList.calls.list, `${common} foto role valor_hora`],
  ['tiposLooper', looperTypeList.calls.list, 'id nome descricao valor_hora created_at deleted_at'],
  ['areaAtuacao', areaList.calls.list, 'id nome status descricao created_at deleted_at'],
  ['recurso', resourceList.calls.list, 'id nome descricao created_at deleted_at'],
  ['demanda', demandaList.calls.list, `${common} descricao`],
  [
    'ponto',
    loopList.calls.list,
    'id atomo cell gate project inicio fim responsavel total descricao tipo status faturavel deleted_at',
  ],
]

test.each(named)('a row of %s has the names of the specification', async (_, call, names) => {
  const row = await rowOf(call, await as(1))
  expect(names.split(' ').filter((name) => !(name in row))).toEqual([])
})

test('a member of a team has room, role, tipo_nome and color', async () => {
  const [team] = (await (await as(1)).call(teamCalls.list, { venture_id })).body.data
  expect(team?.members[0]).toMatchObject({ room: 1, role: 4, tipo_nome: null, color: null })
})

test('the value of a deliverable is reais with two places, and absent for whoever does not see it', async () => {
  expect(await rowOf(entregaList.calls.list, await as(1))).toMatchObject({
    valor_centavos: 123_405,
    valor: 1234.05,
    dataentrega: '2026-03-01',
  })
  const manager = await makePerson(server.db, { role: 2 })
  await server.db.insertInto('venture_members').values({ venture_id, user_id: manager.id }).execute()
  const row = await rowOf(entregaList.calls.list, await server.as(manager))
  expect(row).toMatchObject({ nome: 'Telas', dataentrega: '2026-03-01' })
  expect(['valor' in row, 'valor_centavos' in row]).toEqual([false, false])
})
