import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import { orderCalls } from '#contract/order/order.calls.ts'
import { orderFlow } from '#contract/order/order.ts'
import { makeAtom, makeLoop, makePerson, type MadeAtom, type MadePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

/** A Tuesday. */
const NOW = '2026-03-10T15:00:00Z'
const APPROVED = 4
let server: TestServer
let admin: Visitor
let ana: MadePerson
let bia: MadePerson
beforeAll(async () => {
  server = await freshServer({ at: NOW })
  admin = await server.as(await makePerson(server.db, { role: 1 }))
})
afterAll(() => server.close())
beforeEach(async () => {
  ana = await makePerson(server.db, { role: 4, valor_hora_centavos: 8000 })
  bia = await makePerson(server.db, { role: 4, valor_hora_centavos: 10_000 })
})

const approved = () => makeAtom(server.db, { status: APPROVED })
/** An hour on a day of March, concluded. */
const loop = async (person: MadePerson, atom: MadeAtom, { day = '02', status = 3, more = {} } = {}) => {
  const [from, to] = [`2026-03-${day}T12:00:00Z`, `2026-03-${day}T13:00:00Z`]
  const id = await makeLoop(server.db, { user: person, atom, from, ...(status !== 1 && { to }), status })
  if (Object.keys(more).length > 0) await server.db.updateTable('loops').set(more).where('id', '=', id).execute()
  return id
}
const itemsOf = async (...atoms: readonly MadeAtom[]) =>
  server.db
    .selectFrom('atoms')
    .select(['id', 'version'])
    .where('id', 'in', [0, ...atoms.map((it) => it.id)])
    .orderBy('id')
    .execute()
const bill = async (...atoms: readonly MadeAtom[]) => admin.raw(orderCalls.bill, { items: await itemsOf(...atoms) })
const stateOf = async (atom: MadeAtom) => {
  const { status } = await server.db
    .selectFrom('atoms')
    .select('status')
    .where('id', '=', atom.id)
    .executeTakeFirstOrThrow()
  const loops = await server.db.selectFrom('loops').select('status').where('atomo_id', '=', atom.id).execute()
  return [status, ...loops.map((it) => it.status)]
}
const ordersOf = (person: MadePerson) =>
  server.db.selectFrom('orders').selectAll().where('user_id', '=', person.id).orderBy('id').execute()

test('approved atoms are billed with their loops, one order for each person; paid and deleted, all moves with it', async () => {
  const [moon, sun] = [await approved(), await approved()]
  await loop(ana, moon)
  await loop(ana, sun, { day: '06' })
  await loop(bia, sun, { day: '04' })
  await server.db
    .insertInto('order_items')
    .values({
      user_id: ana.id,
      kind: 1,
      descricao: 'Bônus',
      centavos: 500,
      status: 1,
      created_by_id: bia.id,
      created_at: NOW,
      decided_at: NOW,
      decided_by_id: bia.id,
    })
    .execute()
  expect((await admin.call(orderCalls.billPlan, { ids: [moon.id, sun.id] })).body).toEqual({ orders: 2 })
  expect(await stateOf(moon)).toEqual([4, 3])
  const { body } = await bill(moon, sun)
  expect(body).toEqual({ message: 'Faturado: 2 ordens de pagamento criadas.', orders: 2, atoms: 2 })
  expect([await stateOf(moon), await stateOf(sun)]).toEqual([
    [5, 7],
    [5, 7, 7],
  ])
  const [[hers], [other]] = [await ordersOf(ana), await ordersOf(bia)]
  // The item waits for the order of a week.
  expect(hers).toMatchObject({ loops: 2, total_centavos: 16_000, starts_on: '2026-03-02', ends_on: '2026-03-06' })
  expect(other).toMatchObject({ loops: 1, total_centavos: 10_000, due_on: '2026-03-13' })
  await admin.call(orderCalls.payOne, { id: hers?.id ?? 0, status: 1 })
  expect([await stateOf(moon), (await stateOf(sun))[0]]).toEqual([[6, 6], 5])
  await admin.call(orderFlow.calls.delete, { id: other?.id ?? 0, version: other?.version ?? 0 })
  expect((await stateOf(sun)).toSorted((a, b) => a - b)).toEqual([3, 4, 6])
})

test('an order that is deleted gives the atom back as approved, and it is billed again', async () => {
  const atom = await approved()
  await loop(ana, atom)
  await bill(atom)
  const [order] = await ordersOf(ana)
  await admin.call(orderFlow.calls.delete, { id: order?.id ?? 0, version: order?.version ?? 0 })
  expect(await stateOf(atom)).toEqual([4, 3])
  expect((await bill(atom)).status).toBe(200)
  expect(await stateOf(atom)).toEqual([5, 7])
})

const cases: readonly [string, string, () => Promise<MadeAtom>][] = [
  ['is not approved', 'billApproved', async () => makeAtom(server.db, { status: 2 })],
  [
    'has a loop that waits',
    'billWaiting',
    async () => {
      const atom = await approved()
      await loop(ana, atom)
      await loop(bia, atom, { status: 2 })
      return atom
    },
  ],
  [
    'has a returned loop',
    'billWaiting',
    async () => {
      const atom = await approved()
      await loop(ana, atom, { more: { returned_at: NOW, returned_by_id: bia.id, return_reason: 'Por quê?' } })
      return atom
    },
  ],
  ['has nothing to pay', 'billNothing', approved],
  [
    'has a loop without a value',
    'billLeft',
    async () => {
      const atom = await approved()
      await loop(ana, atom)
      await loop(await makePerson(server.db, { role: 4, valor_hora_centavos: 0 }), atom, { day: '03' })
      return atom
    },
  ],
]
test.each(cases)('an atom that %s is refused by name, and nothing of the others is billed', async (_, word, make) => {
  const good = await approved()
  await loop(ana, good, { day: '09' })
  const bad = await make()
  const { nome } = await server.db.selectFrom('atoms').select('nome').where('id', '=', bad.id).executeTakeFirstOrThrow()
  const { status, body } = await bill(good, bad)
  expect({ status, type: body['type'], id: body['id'] }).toEqual({
    status: word === 'billApproved' ? 409 : 422,
    type: `/problems/order.${word}`,
    id: bad.id,
  })
  expect(JSON.stringify(body)).toContain(nome)
  expect(await stateOf(good)).toEqual([4, 3])
  expect(await ordersOf(ana)).toEqual([])
})

test('a version that is old, an atom that is deleted and one out of reach are refused', async () => {
  const atom = await approved()
  await loop(ana, atom)
  const [item] = await itemsOf(atom)
  const old = { items: [{ id: atom.id, version: (item?.version ?? 0) + 1 }] }
  expect(await admin.raw(orderCalls.bill, old)).toMatchObject({ status: 409, body: { current: { id: atom.id } } })
  await server.db.updateTable('atoms').set({ deleted_at: NOW }).where('id', '=', atom.id).execute()
  expect((await bill(atom)).status).toBe(404)
  expect((await admin.raw(orderCalls.billPlan, { ids: String(atom.id) })).status).toBe(404)
  expect((await admin.raw(orderCalls.bill, { items: [{ id: 999_999, version: 1 }] })).status).toBe(404)
  for (const items of [
    [],
    [{ id: 0, version: 1 }],
    Array.from({ length: 101 }, (_, id) => ({ id: id + 1, version: 1 })),
  ])
    expect((await admin.raw(orderCalls.bill, { items })).status).toBe(422)
})

test('two at once bill each atom once, and the second reads that it has changed', async () => {
  const [moon, sun] = [await approved(), await approved()]
  await loop(ana, moon)
  await loop(ana, sun, { day: '03' })
  await loop(bia, sun)
  const other = await server.as(await makePerson(server.db, { role: 7 }))
  const [one, both] = [await itemsOf(moon), await itemsOf(moon, sun)]
  const answers = await Promise.all([
    admin.raw(orderCalls.bill, { items: one }),
    other.raw(orderCalls.bill, { items: both }),
  ])
  expect(answers.map((it) => it.status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const held = await server.db
    .selectFrom('order_loops')
    .select('loop_id')
    .where('atomo_id', 'in', [moon.id, sun.id])
    .execute()
  expect(held).toHaveLength(answers[0]?.status === 200 ? 1 : 3)
})

test('the same key answers again and bills nothing twice', async () => {
  const atom = await approved()
  await loop(ana, atom)
  const { token } = await server.as(await makePerson(server.db, { role: 1 }))
  const request = {
    method: 'POST',
    url: orderCalls.bill.path,
    headers: { authorization: `Bearer ${(await token()) ?? ''}`, 'idempotency-key': 'bill-1' },
    payload: { items: await itemsOf(atom) },
  } as const
  const first = await server.app.inject(request)
  const second = await server.app.inject(request)
  expect([first.statusCode, second.statusCode, second.body]).toEqual([200, 200, first.body])
  expect(await ordersOf(ana)).toHaveLength(1)
})

test('roles 1, 2 and 7 bill; the answer tells no value', async () => {
  for (const [nth, role] of ([1, 2, 7] as const).entries()) {
    const atom = await approved()
    await loop(ana, atom, { day: `0${String(nth + 3)}` })
    const items = await itemsOf(atom)
    const who = await server.as(await makePerson(server.db, { role }))
    expect((await who.raw(orderCalls.billPlan, { ids: String(atom.id) })).body).toEqual({ orders: 1 })
    const { status, body } = await who.raw(orderCalls.bill, { items })
    expect({ role, status, keys: Object.keys(body) }).toEqual({
      role,
      status: 200,
      keys: ['message', 'orders', 'atoms'],
    })
  }
  const atom = await approved()
  await loop(ana, atom)
  const items = await itemsOf(atom)
  for (const role of [3, 4, 5, 6, 8, 9, 10] as const satisfies readonly Role[]) {
    const who = await server.as(await makePerson(server.db, { role }))
    expect((await who.raw(orderCalls.bill, { items })).status).toBe(403)
    expect((await who.raw(orderCalls.billPlan, { ids: String(atom.id) })).status).toBe(403)
  }
  expect(await stateOf(atom)).toEqual([4, 3])
})
