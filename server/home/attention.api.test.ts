import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedInRole } from '#contract/access/roles.ts'
import { capacityCalls } from '#contract/capacity/capacity.ts'
import type { GateStatus } from '#contract/gate/gate.steps.ts'
import { attentionCalls } from '#contract/home/home.calls.ts'
import { controlList } from '#contract/loop/control/control.ts'
import { loopList } from '#contract/loop/loop.list.ts'
import { makeAtom, makeLoop, makePerson, makePlace } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

// A Tuesday, noon in São Paulo; its week began on Sunday the 8th.
let server: TestServer
beforeAll(async () => {
  server = await freshServer({ at: '2026-03-10T15:00:00Z' })
})
afterAll(() => server.close())

const HOUR = 3600
const as = async (role: SignedInRole) => server.as(await makePerson(server.db, { role }))
const attention = async (role: SignedInRole) => (await (await as(role)).call(attentionCalls.attention, {})).body

const plan = (id: number, planned_on: string, status: GateStatus = 'in_progress') =>
  server.db.updateTable('gates').set({ planned_on, status }).where('id', '=', id).execute()

test('gates are late from the day after the planned one until they are delivered, in active ventures alone', async () => {
  const [late, due, over] = [
    await makePlace(server.db, { nome: 'Atrasada' }),
    await makePlace(server.db),
    await makePlace(server.db),
  ]
  await plan(late.gate_id, '2026-03-09')
  await plan(due.gate_id, '2026-03-10')
  await plan(over.gate_id, '2026-03-01')
  await server.db.updateTable('ventures').set({ status: 0 }).where('id', '=', over.venture_id).execute()
  const row = { id: late.gate_id, venture_id: late.venture_id, projeto: 'Atrasada', planned_on: '2026-03-09' }
  for (const role of [1, 2, 7] as const)
    expect((await attention(role)).gates).toMatchObject({ total: 1, rows: [{ ...row, status: 'in_progress' }] })
  // Finance pays: it plans nobody’s work.
  expect((await attention(6)).gates).toBeUndefined()
  await plan(late.gate_id, '2026-03-09', 'delivered')
  expect((await attention(1)).gates).toEqual({ total: 0, rows: [] })
})

test('people over their commitment have the figures of the capacity page, or of what they worked for who sees no plans', async () => {
  const [ana, bia] = [await makePerson(server.db, { nome: 'Ana' }), await makePerson(server.db, { nome: 'Bia' })]
  const atom = await makeAtom(server.db, { loopers: [ana, bia] })
  await server.db.updateTable('users').set({ commitment: 3 }).where('id', 'in', [ana.id, bia.id]).execute()
  await server.db
    .updateTable('atoms')
    .set({ responsavel_id: ana.id, hours_planned: 12, data: '2026-03-12' })
    .where('id', '=', atom.id)
    .execute()
  await makeLoop(server.db, { user: bia, atom, from: '2026-03-09T09:00:00Z', to: '2026-03-09T20:00:00Z' })
  // The loop is of the atom, of whose plan it leaves one hour.
  expect((await attention(1)).load).toEqual({ by: 'planned', total: 0, rows: [] })
  await server.db.updateTable('atoms').set({ hours_planned: 22 }).where('id', '=', atom.id).execute()
  const over = { id: ana.id, nome: 'Ana Teste', seconds: 11 * HOUR, expected: 10 * HOUR }
  expect((await attention(7)).load).toEqual({ by: 'planned', total: 1, rows: [over] })
  const page = (await (await as(7)).call(capacityCalls.show, {})).body.people.find((it) => it.id === ana.id)
  expect([page?.planned[0], page?.expected[0]]).toEqual([over.seconds, over.expected])
  const worked = { id: bia.id, nome: 'Bia Teste', seconds: 11 * HOUR, expected: 10 * HOUR }
  expect((await attention(2)).load).toEqual({ by: 'worked', total: 1, rows: [worked] })
  expect((await attention(6)).load).toBeUndefined()
})

test('loops to confirm are counted by person, the oldest first, exactly as the lists that they lead to', async () => {
  const [ana, bia] = [await makePerson(server.db, { nome: 'Ana' }), await makePerson(server.db, { nome: 'Bia' })]
  const atom = await makeAtom(server.db, { loopers: [ana, bia] })
  const made: number[] = []
  for (const [user, day, status] of [
    [ana, '05', 2],
    [ana, '04', 4],
    [ana, '03', 3],
    [bia, '02', 5],
  ] as const)
    made.push(
      await makeLoop(server.db, {
        user,
        atom,
        from: `2026-02-${day}T12:00:00Z`,
        to: `2026-02-${day}T13:00:00Z`,
        status,
      }),
    )
  const { unconfirmed } = await attention(6)
  expect(unconfirmed).toMatchObject({ loops: 3, total: 2 })
  expect(unconfirmed.rows).toEqual([
    expect.objectContaining({ id: bia.id, nome: 'Bia Teste', loops: 1, to_correct: 1, oldest_id: made[3] }),
    expect.objectContaining({ id: ana.id, nome: 'Ana Teste', loops: 2, to_correct: 1, oldest_id: made[1] }),
  ])
  const admin = await as(1)
  const control = await admin.raw(controlList.calls.list, { user_id: ana.id, why: '4,5,7' })
  const center = await admin.raw(loopList.calls.list, { user_id: ana.id, status: '2,4,5' })
  expect([control.body['total'], center.body['total']]).toEqual([2, 2])
})

test('nobody without sight of all loops asks; the call takes few statements however many rows there are', async () => {
  for (const role of [3, 4, 5, 8, 9, 10] as const)
    expect((await (await as(role)).call(attentionCalls.attention, {})).status).toBe(403)
  const admin = await as(1)
  const sent = await server.statements(() => admin.call(attentionCalls.attention, {}))
  expect(sent.length).toBeLessThan(8)
})

test('a guest reads the gates of the ventures they are on, the late ones first, and of no other', async () => {
  const guest = await makePerson(server.db, { role: 10 })
  const [own, foreign] = [await makePlace(server.db, { nome: 'Minha' }), await makePlace(server.db)]
  await plan(foreign.gate_id, '2026-03-01')
  await server.db
    .insertInto('venture_members')
    .values({ venture_id: own.venture_id, user_id: guest.id, position: 2 })
    .execute()
  const gate = { venture_id: own.venture_id, created_at: server.clock.now() }
  await server.db
    .insertInto('gates')
    .values([
      { ...gate, nome: 'Tarde', status: 'in_progress', planned_on: '2026-03-02' },
      { ...gate, nome: 'Entregue', status: 'delivered', due_at: '2026-03-15T12:00:00Z' },
      { ...gate, nome: 'Pronto', status: 'approved' },
    ])
    .execute()
  const { body } = await (await server.as(guest)).call(attentionCalls.gates, {})
  expect(body).toMatchObject({ total: 3, approved: 1 })
  expect(body.rows.map((it) => [it.projeto, it.status, it.late])).toEqual([
    ['Minha', 'in_progress', true],
    ['Minha', 'delivered', false],
    ['Minha', 'in_progress', false],
  ])
  const stranger = await as(10)
  expect((await stranger.call(attentionCalls.gates, {})).body).toEqual({ rows: [], total: 0, approved: 0 })
  const client = await as(3)
  expect((await client.call(attentionCalls.gates, {})).status).toBe(403)
})

test('a partner reads delivered gates where they decide, not twice', async () => {
  const partner = await makePerson(server.db, { role: 5 })
  const place = await makePlace(server.db)
  await server.db
    .insertInto('venture_members')
    .values({ venture_id: place.venture_id, user_id: partner.id, position: 2 })
    .execute()
  const rows = async () => (await (await server.as(partner)).call(attentionCalls.gates, {})).body.rows
  expect(await rows()).toHaveLength(1)
  await server.db.updateTable('gates').set({ status: 'delivered' }).where('id', '=', place.gate_id).execute()
  expect(await rows()).toEqual([])
})

test('whoever sells follows demands until their venture is in execution, the overdue ones first, and opens none', async () => {
  const { db } = server
  const author = await makePerson(db, { role: 5, nome: 'Caio' })
  const place = await makePlace(db, { nome: 'Nova loja' })
  const demand = { author_id: author.id, descricao: 'Segredo', created_at: '2026-03-01T12:00:00Z' }
  const ask = (more: { nome: string } & Record<string, unknown>) =>
    db
      .insertInto('demands')
      .values({ ...demand, ...more })
      .execute()
  await ask({ nome: 'Nova' })
  await ask({ nome: 'Vencida', wished_on: '2026-03-09', created_at: '2026-01-01T12:00:00Z' })
  const decided_at = server.clock.now()
  await ask({ nome: 'Recusada', status: 2, reason: 'Não agora', decided_at })
  await ask({
    nome: 'Vira venture',
    status: 1,
    decided_at,
    venture_id: place.venture_id,
    created_at: '2026-02-01T12:00:00Z',
  })
  const seller = await as(9)
  const stage = (to: 'negotiation' | 'execution') =>
    db.updateTable('ventures').set({ stage: to }).where('id', '=', place.venture_id).execute()
  const names = async () => (await seller.call(attentionCalls.demands, {})).body.rows.map((it) => it.nome)
  await stage('execution')
  expect(await names()).toEqual(['Vencida', 'Nova'])
  await stage('negotiation')
  expect(await names()).toEqual(['Vencida', 'Nova', 'Vira venture'])
  const { body } = await seller.call(attentionCalls.demands, {})
  expect(body.rows[0]).toMatchObject({ from: 'Caio Teste', late: true, venture: null })
  expect(body.rows[2]).toMatchObject({ venture: { id: place.venture_id, nome: 'Nova loja', stage: 'negotiation' } })
  expect(JSON.stringify(body)).not.toContain('Segredo')
  for (const role of [1, 3, 4, 5, 6, 10] as const)
    expect((await (await as(role)).call(attentionCalls.demands, {})).status).toBe(403)
})
