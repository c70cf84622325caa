import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInRoles, type Role } from '#contract/access/roles.ts'
import { entregaCalls } from '#contract/entrega/entrega.calls.ts'
import { entregaList } from '#contract/entrega/entrega.ts'
import { fileCalls } from '#contract/file/file.calls.ts'
import { gateCalls } from '#contract/gate/gate.calls.ts'
import { gateFlow } from '#contract/gate/gate.ts'
import { portalCalls } from '#contract/portal/portal.calls.ts'
import { type PortalVenture } from '#contract/portal/portal.ts'
import { attachmentCalls } from '#contract/things/attachment.ts'
import { ventureCalls } from '#contract/venture/page.ts'
import { ventureCrud, ventureList } from '#contract/venture/venture.ts'
import { readyFile } from '#server/testing/files.ts'
import { makeAtom, makeLoop, makePerson, makePlace, type MadePlace } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

const START = '2026-03-10T15:00:00Z'
let server: TestServer
let boss: Visitor
/** A venture of the client's company here, and one of another company. */
let ours: MadePlace
let theirs: MadePlace
let company: number
let report: number

const clientOf = async (nome: string): Promise<number> =>
  (await server.db.insertInto('clients').values({ nome, created_at: START }).returning('id').executeTakeFirstOrThrow())
    .id

const ventureFor = async (cliente_id: number): Promise<MadePlace> => {
  const place = await makePlace(server.db)
  const set = { cliente_id, price_centavos: 1_000_000, hours_planned: 7131 }
  await server.db.updateTable('ventures').set(set).where('id', '=', place.venture_id).execute()
  return place
}

/** Creates a person of a role: of the company for a client, else a member of the venture's team. */
const somebody = async (role: Role, access: 0 | 1 = 1) => {
  const person = await makePerson(server.db, { role })
  if (role === 3) {
    await server.db.updateTable('users').set({ cliente_id: company }).where('id', '=', person.id).execute()
    await sql`insert into client_accesses (client_id, email, nome, role, user_id, created_by, created_at)
      values (${company}, ${person.email}, 'Ana', ${access}, ${person.id}, ${person.id}, ${START})`.execute(server.db)
  } else
    await server.db.insertInto('venture_members').values({ venture_id: ours.venture_id, user_id: person.id }).execute()
  return server.as(person)
}

beforeAll(async () => {
  server = await freshServer({ at: START })
  boss = await server.as(await makePerson(server.db, { role: 7 }))
  company = await clientOf('Padaria')
  ours = await ventureFor(company)
  theirs = await ventureFor(await clientOf('Oficina'))
  const made = (nome: string, status: number, valor_centavos: number) =>
    server.db
      .insertInto('entregas')
      .values({ venture_id: ours.venture_id, gate_id: ours.gate_id, nome, status, valor_centavos, created_at: START })
      .returning('id')
      .executeTakeFirstOrThrow()
  report = (await made('Telas', 4, 300_000)).id
  await made('Manual', 3, 100_000)
  await made('Treino', 1, 50_000)
  const looper = await makePerson(server.db)
  const atom = await makeAtom(server.db, { place: ours, loopers: [looper], status: 2 })
  await makeAtom(server.db, { place: ours })
  await makeLoop(server.db, { user: looper, atom, from: '2026-03-09T12:00:00Z', to: '2026-03-09T14:00:00Z' })
})
afterAll(() => server.close())

const seen = async (me: Visitor): Promise<PortalVenture | undefined> =>
  (await me.call(portalCalls.show, {})).body.data.find((it) => it.id === ours.venture_id)

/** Further fields of a venture by role, beside those that every member gets (section 6). */
const money = ['price_centavos']
const worth = ['delivered_centavos', 'paid_centavos']
const told: Readonly<Record<number, readonly string[]>> = {
  1: [...money, ...worth, 'tracked', 'hours_planned'],
  2: ['hours_planned'],
  3: [...money, ...worth],
  4: ['tracked', 'hours_planned'],
  5: [...money, ...worth],
  6: [],
  7: [...money, ...worth, 'tracked', 'hours_planned'],
  8: [],
  9: money,
  10: money,
}
const secrets = ['price_centavos', 'delivered_centavos', 'paid_centavos', 'tracked', 'hours_planned']

test.each(signedInRoles)('role %i is told of a venture what section 6 gives it, and nothing more', async (role) => {
  const me = await somebody(role)
  const venture = await seen(me)
  expect(
    Object.keys(venture ?? {})
      .filter((it) => secrets.includes(it))
      .toSorted(),
  ).toEqual(told[role]?.toSorted())
  expect(venture).toMatchObject({ atoms_open: 1, atoms_done: 1, atoms_late: 0, entregas: { done: 2, total: 3 } })
  expect(venture?.gates).toMatchObject([{ id: ours.gate_id, done: 1, total: 2, late: 0 }])
})

test('each gate says the day that counts for it, to a client too', async () => {
  const clock = { delivered_at: '2026-03-10T15:00:00Z', due_at: '2026-03-15T15:00:00Z' }
  const of = { planned_on: '2026-04-01', status: 'delivered', ...clock } as const
  await server.db.updateTable('gates').set(of).where('id', '=', ours.gate_id).execute()
  const gate = (await seen(await somebody(3)))?.gates.find((it) => it.id === ours.gate_id)
  expect(gate).toMatchObject({ planned_on: '2026-04-01', decided_at: null })
  expect(new Date(gate?.due_at ?? 0).toISOString()).toBe('2026-03-15T15:00:00.000Z')
  const before = { status: 'in_progress', delivered_at: null, due_at: null } as const
  await server.db.updateTable('gates').set(before).where('id', '=', ours.gate_id).execute()
})

test('a contested gate says why to whoever opens gates, and to nobody else', async () => {
  const reason = 'Falta o manual.'
  const gates = server.db.updateTable('gates').where('id', '=', ours.gate_id)
  await gates.set({ status: 'contested', reason }).execute()
  const reasonFor = async (role: Role) =>
    (await seen(await somebody(role)))?.gates.find((it) => it.id === ours.gate_id)?.reason
  expect([await reasonFor(3), await reasonFor(5), await reasonFor(10)]).toEqual([reason, reason, undefined])
  await gates.set({ status: 'in_progress' }).execute()
  expect(await reasonFor(3)).toBeUndefined()
  await gates.set({ reason: '' }).execute()
})

test('what is delivered and paid is added up', async () => {
  expect(await seen(boss)).toMatchObject({
    price_centavos: 1_000_000,
    delivered_centavos: 400_000,
    paid_centavos: 100_000,
    tracked: 7200,
  })
})

test('the venture of another company does not exist for a client, and none for whoever is on no team', async () => {
  const id = theirs.venture_id
  for (const role of [3, 4, 5, 6, 8, 10] as const) {
    const me = await somebody(role)
    const all = (await me.call(portalCalls.show, {})).body.data
    expect(all.map((it) => it.id)).toEqual([ours.venture_id])
    expect((await me.call(portalCalls.show, { id })).body.data).toEqual([])
  }
  const client = await somebody(3)
  for (const call of [ventureCrud.calls.show, ventureCalls.overview])
    expect((await client.raw(call, { id })).status).toBe(404)
  const loose = await server.as(await makePerson(server.db, { role: 3 }))
  expect((await loose.call(portalCalls.show, {})).body.data).toEqual([])
})

test('a client is told no hours by any call of a venture', async () => {
  const id = ours.venture_id
  for (const role of [3, 5, 9, 10] as const) {
    const me = await somebody(role)
    const answers = [
      await me.raw(ventureCrud.calls.show, { id }),
      await me.raw(ventureCalls.overview, { id }),
      await me.raw(ventureList.calls.list, {}),
      await me.raw(portalCalls.show, {}),
    ]
    expect(answers.map((it) => it.status)).toEqual([200, 200, 200, 200])
    const text = JSON.stringify(answers.map((it) => it.body))
    for (const hidden of ['7131', 'hours_planned', 'tracked', '7200', 'weeks', 'spent'])
      expect(text).not.toContain(hidden)
    expect((await me.raw(ventureList.calls.list, { sort: 'hours_planned' })).status).toBe(403)
  }
})

test('late atoms are named to who may read atoms, and whose they are to who works on them', async () => {
  const owner = await makePerson(server.db, { nome: 'Zuleica' })
  const { id } = await makeAtom(server.db, { place: ours, nome: 'Atrasado' })
  await server.db
    .updateTable('atoms')
    .set({ data: '2026-01-02', responsavel_id: owner.id })
    .where('id', '=', id)
    .execute()
  const late = async (role: Role) =>
    (await (await somebody(role)).call(ventureCalls.overview, { id: ours.venture_id })).body.late
  expect(await late(4)).toMatchObject([{ id, responsavel: 'Zuleica Teste' }])
  expect(await late(3)).toMatchObject([{ id, responsavel: null }])
  expect(await late(10)).toEqual([])
  // How many are late is told to everybody.
  const counted = await seen(await somebody(10))
  expect(counted).toMatchObject({ atoms_late: 1, gates: [{ id: ours.gate_id, late: 1 }] })
  await server.db.deleteFrom('atoms').where('id', '=', id).execute()
})

test('a client reads each deliverable, its report and its evidence, and what is internal never', async () => {
  const me = await somebody(3, 0)
  const paper = async (thing: 'entrega' | 'projeto', id: number) => {
    const body = Buffer.from(thing)
    const file = await readyFile(server, boss, { use: 'attachment', nome: 'ata.txt', type: 'text/plain', body })
    await boss.call(attachmentCalls.add, { thing, id, files: [file.id] })
    return file.id
  }
  const evidence = await paper('entrega', report)
  const internal = await paper('projeto', ours.venture_id)
  expect((await me.call(entregaList.calls.list, {})).body.total).toBe(3)
  expect((await me.call(entregaCalls.report, { id: report })).body).toMatchObject({ files: [{ id: evidence }] })
  const link = async (who: Visitor, id: number) => (await who.raw(fileCalls.link, { id })).status
  expect([await link(me, evidence), await link(me, internal)]).toEqual([200, 404])
  const worker = await somebody(4)
  expect([await link(worker, evidence), await link(worker, internal)]).toEqual([200, 200])
  const stranger = await server.as(await makePerson(server.db, { role: 3 }))
  expect([await link(stranger, evidence), await link(stranger, internal)]).toEqual([404, 404])
  expect((await stranger.raw(entregaCalls.report, { id: report })).status).toBe(404)
})

test('what loopers are paid for an atom is not told in a report to a client', async () => {
  const place = await ventureFor(company)
  const { id } = await server.db
    .insertInto('entregas')
    .values({ venture_id: place.venture_id, gate_id: null, nome: 'Guia', created_at: START })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const status of [1, 2, 4, 5, 6]) {
    const atom = await makeAtom(server.db, { place, status })
    await server.db.updateTable('atoms').set({ entrega_id: id }).where('id', '=', atom.id).execute()
  }
  const told = async (me: Visitor) => (await me.call(entregaCalls.report, { id })).body.atoms.map((it) => it.status)
  expect(await told(boss)).toEqual([1, 2, 4, 5, 6])
  expect(await told(await somebody(3))).toEqual([1, 2, 4, 4, 4])
  await server.db.updateTable('ventures').set({ deleted_at: START }).where('id', '=', place.venture_id).execute()
})

test('a delivered gate names its deliverables, and who decides is told so', async () => {
  const { id } = (await boss.call(gateFlow.calls.deliver, { id: ours.gate_id, version: 1 })).body.data
  const waiting = async (me: Visitor) => (await me.call(gateCalls.waiting, {})).body.data.find((it) => it.id === id)
  for (const [role, access, may] of [
    [3, 1, ['approve', 'contest', 'clarify']],
    [3, 0, ['clarify']],
    [4, 0, []],
    [5, 0, ['approve', 'contest', 'clarify']],
  ] as const) {
    const gate = await waiting(await somebody(role, access))
    expect(gate).toMatchObject({ may, venture_id: ours.venture_id, due_at: '2026-03-15T15:00:00.000Z' })
    expect(gate?.entregas.map((it) => it.nome)).toEqual(['Telas', 'Manual', 'Treino'])
  }
  for (const role of [2, 6, 8, 9, 10] as const)
    expect((await (await somebody(role)).raw(gateCalls.waiting, {})).status).toBe(403)
  const other = await makePerson(server.db, { role: 3 })
  await server.db
    .updateTable('users')
    .set({ cliente_id: await clientOf('Loja') })
    .where('id', '=', other.id)
    .execute()
  expect(await waiting(await server.as(other))).toBeUndefined()
})
