import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import { demandaCrud, demandaFlow, demandaList } from '#contract/demanda/demanda.ts'
import { notificationCalls } from '#contract/notification/notification.calls.ts'
import { particleCrud, particleVentures } from '#contract/particle/particle.ts'
import { ventureCrud } from '#contract/venture/venture.ts'
import { describeList } from '#server/testing/describe/describeList.ts'
import { describeSteps } from '#server/testing/describe/describeSteps.ts'
import { makePerson, makePlace } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let admin: Visitor
let client: Visitor
let company: number
beforeAll(async () => {
  server = await freshServer({ at: '2026-03-10T15:00:00Z' })
  admin = await server.as(await makePerson(server.db, { role: 1 }))
  const row = { nome: 'Grão', created_at: server.clock.now() }
  company = (await server.db.insertInto('clients').values(row).returning('id').executeTakeFirstOrThrow()).id
  const person = await makePerson(server.db, { role: 3 })
  await server.db.updateTable('users').set({ cliente_id: company }).where('id', '=', person.id).execute()
  client = await server.as(person)
  await made({ nome: 'Adoção' })
  await made({ nome: 'Loja' })
})
afterAll(() => server.close())

const made = async (more: object = {}, me = client) =>
  (await me.call(demandaCrud.calls.create, { nome: 'Um portal', ...more })).body.data
const visitor = async (role: Role) => server.as(await makePerson(server.db, { role }))
const notesOf = async (me: Visitor) =>
  (await me.call(notificationCalls.list, {})).body.data.map((it) => JSON.stringify(it))

describeList(demandaList, {
  server: () => server,
  filters: { status: '0', period: 'month' },
  search: 'adocao',
})

test('a demand is its author’s and of role 1; to others it is not there', async () => {
  const { id, version } = await made()
  expect((await client.raw(demandaCrud.calls.show, { id })).status).toBe(200)
  for (const role of [3, 5] as const) {
    const other = await visitor(role)
    expect((await other.raw(demandaCrud.calls.show, { id })).status).toBe(404)
    expect((await other.raw(demandaCrud.calls.remove, { id, version })).status).toBe(404)
    expect((await other.call(demandaList.calls.list, {})).body.total).toBe(0)
  }
  expect((await admin.raw(demandaCrud.calls.show, { id })).body['data']).toMatchObject({ cliente: { nome: 'Grão' } })
  expect((await notesOf(admin)).some((it) => it.includes(`/open/demanda/${id}`))).toBe(true)
})

test('accepted, it is a venture in negotiation of its author’s company, once', async () => {
  const { id, version } = await made({ descricao: 'Com catálogo', wished_on: '2026-06-01' })
  const boss = await visitor(1)
  const answers = await Promise.all([
    admin.raw(demandaFlow.calls.accept, { id, version }),
    boss.raw(demandaFlow.calls.cancel, { id, version, reason: 'Não cabe' }),
    boss.raw(demandaFlow.calls.accept, { id, version }),
  ])
  expect(answers.map((it) => it.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  const again = await made()
  await admin.call(demandaFlow.calls.accept, { id: again.id, version: again.version })
  const { data } = (await client.call(demandaCrud.calls.show, { id: again.id })).body
  expect(data).toMatchObject({ status: 1, venture: { nome: 'Um portal' } })
  const venture = (await client.call(ventureCrud.calls.show, { id: data.venture?.id ?? 0 })).body.data
  expect(venture).toMatchObject({ stage: 'negotiation', cliente_id: company })
  expect((await notesOf(client)).some((it) => it.includes(`/open/demanda/${again.id}`))).toBe(true)
  const late = await admin.raw(demandaFlow.calls.cancel, { id: again.id, version: data.version, reason: 'Tarde' })
  expect(late.status).toBe(409)
})

test('a partner is on the venture that their demand became', async () => {
  const partner = await visitor(5)
  const { id, version } = await made({}, partner)
  const { data } = (await admin.call(demandaFlow.calls.accept, { id, version })).body
  expect((await partner.raw(ventureCrud.calls.show, { id: data.venture?.id ?? 0 })).status).toBe(200)
})

test('cancelled with a reason, which its author reads; it cannot be taken back any more', async () => {
  const { id, version } = await made()
  const { status, body } = await admin.raw(demandaFlow.calls.cancel, { id, version, reason: ' ' })
  expect([status, body['errors']]).toMatchObject([422, [{ path: 'reason' }]])
  await admin.call(demandaFlow.calls.cancel, { id, version, reason: 'Fora do que fazemos' })
  const { data } = (await client.call(demandaCrud.calls.show, { id })).body
  expect(data).toMatchObject({ status: 2, reason: 'Fora do que fazemos' })
  expect((await client.raw(demandaCrud.calls.remove, { id, version: data.version })).status).toBe(409)
  const waiting = await made()
  const gone = await client.raw(demandaCrud.calls.remove, { id: waiting.id, version: waiting.version })
  expect(gone.status).toBe(200)
  expect((await client.raw(demandaCrud.calls.show, { id: waiting.id })).status).toBe(404)
})

test('accepted as a particle of a venture, once and by its author; who asked learns no name of it', async () => {
  const { venture_id } = await makePlace(server.db)
  const { id, version } = await made({ descricao: 'Com catálogo' })
  const to = (more: object = {}) => admin.raw(demandaFlow.calls.toParticle, { id, version, venture_id, ...more })
  const nowhere = await to({ venture_id: 2_147_483_647 })
  expect([nowhere.status, nowhere.body['errors']]).toMatchObject([422, [{ path: 'venture_id' }]])
  const answers = await Promise.all([to(), to(), admin.raw(demandaFlow.calls.accept, { id, version })])
  expect(answers.filter((it) => it.status === 409)).toHaveLength(2)
  const again = await made({ descricao: 'Com catálogo' })
  const { data } = (
    await admin.call(demandaFlow.calls.toParticle, { id: again.id, version: again.version, venture_id })
  ).body
  expect(data).toMatchObject({ status: 1, venture: null })
  const particle = (await admin.call(particleCrud.calls.show, { id: data.particle_id ?? 0 })).body.data
  expect(particle).toMatchObject({ nome: 'Um portal', descricao: 'Com catálogo', venture_id, author: again.author })
  expect((await client.call(demandaCrud.calls.show, { id: again.id })).body.data.particle_id).toBe(particle.id)
  expect((await client.raw(particleCrud.calls.show, { id: particle.id })).status).toBe(403)
  expect((await client.raw(demandaFlow.calls.toParticle, { id, version, venture_id })).status).toBe(403)
})

test('of the ventures that may take a demand those of its client are offered first', async () => {
  const ours = await makePlace(server.db, { nome: 'Zínia' })
  await makePlace(server.db, { nome: 'Aroeira' })
  await server.db.updateTable('ventures').set({ cliente_id: company }).where('id', '=', ours.venture_id).execute()
  const offered = async (input: Record<string, unknown>) =>
    (await admin.call(particleVentures.call, input)).body.data
      .map((it) => it.nome)
      .filter((it) => ['Aroeira', 'Zínia'].includes(it))
  expect(await offered({})).toEqual(['Aroeira', 'Zínia'])
  expect(await offered({ cliente_id: company })).toEqual(['Zínia', 'Aroeira'])
})

let backlog: number | undefined
describeSteps(demandaFlow, {
  server: () => server,
  table: 'demands',
  show: demandaCrud.calls.show,
  make: async () => (await made()).id,
  input: {
    toParticle: async () => ({ venture_id: (backlog ??= (await makePlace(server.db)).venture_id) }),
    cancel: { reason: 'Fora do que fazemos' },
  },
  roles: { accept: [1], toParticle: [1], cancel: [1] },
  told: { accept: 1, toParticle: 1, cancel: 1 },
})
