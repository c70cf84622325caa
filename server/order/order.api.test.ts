import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { notificationCalls } from '#contract/notification/notification.calls.ts'
import { orderCalls } from '#contract/order/order.calls.ts'
import { orderCrud, orderFlow, orderList } from '#contract/order/order.ts'
import { balanceOf } from '#server/ledger/ledger.data.ts'
import { describeList } from '#server/testing/describe/describeList.ts'
import { describeSteps } from '#server/testing/describe/describeSteps.ts'
import { makeAtom, makeLoop, makePerson, type MadeAtom, type MadePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

/** A Tuesday. */
const NOW = '2026-03-10T15:00:00Z'
const MARCH = { from: '2026-03-01', to: '2026-03-31' }
let server: TestServer
let admin: Visitor
let atom: MadeAtom
beforeAll(async () => {
  server = await freshServer({ at: NOW })
  admin = await server.as(await makePerson(server.db, { role: 1 }))
  atom = await makeAtom(server.db)
  const first = await ordered(await looper('Zélia'))
  await ordered(await looper('Ana'))
  await admin.call(orderCalls.payOne, { id: first, status: 1 })
})
afterAll(() => server.close())

const looper = (nome = 'Nair') => makePerson(server.db, { role: 4, nome, valor_hora_centavos: 8000 })

interface Made {
  readonly person: MadePerson
  readonly on?: MadeAtom
  readonly day?: string
  readonly hour?: number
  readonly minutes?: number
  readonly status?: number
  readonly more?: object
}
const loop = async ({
  person,
  on = atom,
  day = '2026-03-09',
  hour = 12,
  minutes = 60,
  status = 3,
  more = {},
}: Made) => {
  const from = new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`)
  const to = new Date(from.getTime() + minutes * 60_000).toISOString()
  const id = await makeLoop(server.db, {
    user: person,
    atom: on,
    from: from.toISOString(),
    ...(status !== 1 && { to }),
    status,
  })
  await server.db
    .updateTable('loops')
    .set({ valor_hora_centavos: 8000, concluded_at: to, ...more })
    .where('id', '=', id)
    .execute()
  return id
}
const item = async (person: MadePerson, set: { kind: number; centavos: number; status?: number }) => {
  const { status = 1, ...rest } = set
  const decided = status === 0 ? {} : { decided_at: NOW, decided_by_id: person.id }
  const values = { user_id: person.id, descricao: 'Item', created_by_id: person.id, created_at: NOW }
  const { id } = await server.db
    .insertInto('order_items')
    .values({ ...values, ...rest, status, ...decided })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const preview = async (person: MadePerson, period = MARCH) =>
  (await admin.call(orderCalls.preview, { user_id: person.id, ...period })).body.data
const create = async (person: MadePerson, more: object = {}, who = admin) => {
  const { total_centavos = 0 } = (await preview(person)).totals
  return who.raw(orderCalls.create, { user_id: person.id, ...MARCH, total_centavos, ...more })
}
const ordered = async (person: MadePerson, more: object = {}) => {
  await loop({ person })
  const { status, body } = await create(person, more)
  expect({ status, body }).toMatchObject({ status: 201 })
  return (body['data'] as { id: number }).id
}
const stored = (id: number) => server.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const statusOf = async (id: number) =>
  (await server.db.selectFrom('loops').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
const notesOf = async (me: Visitor) =>
  (await me.call(notificationCalls.list, {})).body.data.map((it) => JSON.stringify(it))
const sums = async () =>
  (await sql<{ sum: number }>`select coalesce(sum(amount), 0)::bigint as sum from ledger_entries`.execute(server.db))
    .rows[0]?.sum

describeList(orderList, {
  server: () => server,
  filters: { status: '1', user_id: '2', paper: '0', period: 'month', due: 'month', paid: 'month' },
  search: 'zelia',
})

describeSteps(orderFlow, {
  server: () => server,
  table: 'orders',
  show: orderCrud.calls.show,
  make: async () => ordered(await looper()),
  input: { reverse: { reason: 'Pago em dobro' } },
  roles: { pay: [1], delete: [1], reverse: [1] },
  told: { pay: 1, delete: 1, reverse: 1 },
})

describe('an order', () => {
  test('takes what is concluded, says why the rest is left out, and pays to the centavo', async () => {
    const person = await looper()
    const ready = await loop({ person, minutes: 80 })
    const others = {
      waiting: await loop({ person, hour: 15, status: 2 }),
      toCorrect: await loop({ person, hour: 17, status: 4 }),
      tooLong: await loop({ person, day: '2026-03-02', minutes: 25 * 60 }),
      returned: await loop({
        person,
        day: '2026-03-05',
        more: { returned_at: NOW, returned_by_id: person.id, return_reason: 'Atividade errada' },
      }),
      leftOut: await loop({
        person,
        day: '2026-03-06',
        more: { left_out_at: NOW, left_out_by_id: person.id, left_out_reason: 'Pago por fora' },
      }),
    }
    await loop({ person, day: '2026-02-20' })
    await item(person, { kind: 1, centavos: 500 })
    await item(person, { kind: 3, centavos: 10_000, status: 0 })
    await item(person, { kind: 2, centavos: 100_000 })
    const shown = await preview(person)
    expect(Object.fromEntries(shown.loops.map((it) => [it.id, it.fate]))).toEqual({
      [ready]: 'ready',
      ...Object.fromEntries(Object.entries(others).map(([fate, id]) => [id, fate])),
    })
    // 1:20 is 1.3 hours; the expense is not confirmed, and the discount would bring the order below zero.
    expect(shown.totals).toEqual({
      loops: 1,
      segundos: 4800,
      decimal: 1.3,
      loops_centavos: 10_400,
      items_centavos: 500,
      total_centavos: 10_900,
    })
    expect(shown.items.map((it) => it.taken)).toEqual([true, false, false])
    const { status, body } = await create(person)
    expect({ status, message: body['message'] }).toEqual({ status: 201, message: 'Ordem de pagamento criada!' })
    const row = body['data'] as { id: number; total: number; itens: number; due_on: string }
    expect(row).toMatchObject({
      status: 0,
      total: 109,
      itens: 5,
      valor: 104,
      loops: 1,
      decimal: 1.3,
      due_on: '2026-03-13',
    })
    expect(await statusOf(ready)).toBe(7)
    const page = (await admin.call(orderCalls.page, { id: row.id })).body.data
    expect(page.loops).toMatchObject([{ id: ready, decimal: 1.3, valor_hora_centavos: 8000, valor_centavos: 10_400 }])
    expect(page.items).toMatchObject([{ valor_centavos: 500, kind: 1 }])
    const { concluded_at } = await server.db
      .selectFrom('loops')
      .select('concluded_at')
      .where('id', '=', ready)
      .executeTakeFirstOrThrow()
    expect([page.submitted_at, page.closed_at]).toEqual([concluded_at, null])
    const again = await preview(person)
    expect(again.loops.find((it) => it.id === ready)).toMatchObject({ fate: 'ordered', order: { id: row.id } })
    expect(await balanceOf(server.db, { kind: 'payable', user_id: person.id })).toBe(-10_900)
  })

  test('is refused when its total is not the one that was shown, and nothing of it is left', async () => {
    const person = await looper()
    const id = await loop({ person })
    const last = (await admin.call(orderList.calls.list, {})).body.data[0]?.numero ?? 0
    const answer = await create(person, { total_centavos: 7999 })
    expect(answer).toMatchObject({ status: 409, body: { type: '/problems/order.changed' } })
    expect(JSON.stringify(answer.body)).toContain('R$ 80,00')
    expect(await statusOf(id)).toBe(3)
    const made = await create(person)
    expect(made.body['data']).toMatchObject({ numero: last + 1 })
  })

  test.each([
    ['a status', { status: 1 }],
    ['a value', { valor: 5 }],
    ['a negative total', { total_centavos: -1 }],
    ['a period that ends before it begins', { from: '2026-03-31', to: '2026-03-01' }],
    ['a day that is none', { from: '2026-02-30' }],
    ['a person who is nobody', { user_id: 999_999 }],
  ])('refuses %s', async (_, more) => {
    const person = await looper()
    await loop({ person })
    expect((await create(person, more)).status).toBe(422)
  })

  test('with nothing to pay is refused', async () => {
    const person = await looper()
    await loop({ person, status: 2 })
    expect(await create(person)).toMatchObject({ status: 422, body: { type: '/problems/order.nothing' } })
  })

  test('takes each loop once, when two administrators make it at once', async () => {
    const person = await looper()
    await loop({ person })
    await loop({ person, hour: 15 })
    const other = await server.as(await makePerson(server.db, { role: 1 }))
    const input = { user_id: person.id, ...MARCH, total_centavos: 16_000 }
    const answers = await Promise.all([admin.raw(orderCalls.create, input), other.raw(orderCalls.create, input)])
    expect(answers.map((it) => it.status).toSorted((a, b) => a - b)).toEqual([201, 422])
    const held = await server.db
      .selectFrom('order_loops')
      .innerJoin('orders', 'orders.id', 'order_loops.order_id')
      .select('loop_id')
      .where('orders.user_id', '=', person.id)
      .execute()
    expect(held).toHaveLength(2)
  })

  test('is paid with its loops, posted, and told to its person', async () => {
    const person = await looper()
    const me = await server.as(person)
    const before = await balanceOf(server.db, { kind: 'cash' })
    const id = await ordered(person)
    const answer = await admin.call(orderCalls.payOne, { id, status: 1 })
    expect(answer.body).toMatchObject({ status: 'success', message: 'Ordem paga!', data: { status: 1 } })
    expect(await admin.call(orderCalls.payOne, { id, status: 1 })).toMatchObject({ body: { status: 'error' } })
    const loops = await server.db.selectFrom('loops').select('status').where('user_id', '=', person.id).execute()
    expect(loops).toEqual([{ status: 6 }])
    expect(await balanceOf(server.db, { kind: 'payable', user_id: person.id })).toBe(0)
    expect(await balanceOf(server.db, { kind: 'paid', user_id: person.id })).toBe(-8000)
    expect((await balanceOf(server.db, { kind: 'cash' })) - before).toBe(-8000)
    expect((await notesOf(me)).some((it) => it.includes('orderPaid'))).toBe(true)
  })

  test('keeps its loops from any write that changes what it pays', async () => {
    const person = await looper()
    await ordered(person)
    const held = server.db.updateTable('loops').where('user_id', '=', person.id)
    for (const set of [{ valor_hora_centavos: 1 }, { horas_decimos: 99 }, { data_fim: NOW }, { status: 2 }])
      await expect(held.set(set).execute()).rejects.toMatchObject({ constraint: 'loops_ordered' })
    await held.set({ descricao: 'Outra' }).execute()
  })

  test('that is deleted gives its loops back, and keeps its number', async () => {
    const person = await looper()
    const id = await ordered(person)
    const { number, version } = await stored(id)
    expect((await admin.raw(orderFlow.calls.delete, { id, version })).status).toBe(200)
    expect(await balanceOf(server.db, { kind: 'payable', user_id: person.id })).toBe(0)
    const next = await create(person)
    expect(next.body['data']).toMatchObject({ numero: number + 1, total: 80 })
  })

  test('that was paid is reversed with a reason that its person reads', async () => {
    const person = await looper()
    const me = await server.as(person)
    const id = await ordered(person)
    await admin.call(orderCalls.payOne, { id, status: 1 })
    const { version } = await stored(id)
    expect((await admin.raw(orderFlow.calls.reverse, { id, version, reason: ' ' })).status).toBe(422)
    expect((await admin.raw(orderFlow.calls.reverse, { id, version, reason: 'Conta errada' })).status).toBe(200)
    expect((await notesOf(me)).some((it) => it.includes('Conta errada'))).toBe(true)
    expect(await balanceOf(server.db, { kind: 'paid', user_id: person.id })).toBe(0)
    const loops = await server.db.selectFrom('loops').select('status').where('user_id', '=', person.id).execute()
    expect(loops).toEqual([{ status: 3 }])
    expect(await sums()).toBe(0)
  })
})

describe('who sees an order', () => {
  test('a looper sees their own alone, others by their role, and values only who may', async () => {
    const person = await looper('Bento')
    const id = await ordered(person)
    const me = await server.as(person)
    const other = await server.as(await looper('Outra'))
    expect((await me.call(orderList.calls.list, {})).body).toMatchObject({ total: 1, sums: { total: 80 } })
    expect((await other.call(orderList.calls.list, {})).body.total).toBe(0)
    for (const call of [orderCrud.calls.show, orderCalls.page]) expect((await other.raw(call, { id })).status).toBe(404)
    expect((await other.raw(orderList.calls.list, { user_id: person.id })).body).toMatchObject({ total: 0 })
    const manager = await server.as(await makePerson(server.db, { role: 2 }))
    const shown = (await manager.call(orderCrud.calls.show, { id })).body.data
    expect([shown.total, shown.valor, shown.itens]).toEqual([undefined, undefined, undefined])
    expect(JSON.stringify((await manager.call(orderCalls.page, { id })).body)).not.toContain('centavos')
  })
})
