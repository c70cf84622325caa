import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { notificationCalls } from '#contract/notification/notification.calls.ts'
import { orderCalls } from '#contract/order/order.calls.ts'
import { orderFlow } from '#contract/order/order.ts'
import { orderItemCrud, orderItemFlow, orderItemList, orderItemPeople } from '#contract/orderItem/orderItem.ts'
import { attachmentCalls } from '#contract/things/attachment.ts'
import { describeCrud } from '#server/testing/describe/describeCrud.ts'
import { describeList } from '#server/testing/describe/describeList.ts'
import { describeSteps } from '#server/testing/describe/describeSteps.ts'
import { makePerson, type MadePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

/** A Tuesday. */
const NOW = '2026-03-10T15:00:00Z'
const MARCH = { from: '2026-03-01', to: '2026-03-31' }
let server: TestServer
let admin: Visitor
let person: MadePerson
let looper: Visitor
beforeAll(async () => {
  server = await freshServer({ at: NOW })
  admin = await server.as(await makePerson(server.db, { role: 1 }))
  person = await makePerson(server.db, { role: 4, nome: 'Zélia', valor_hora_centavos: 8000 })
  looper = await server.as(person)
  const first = await written({ descricao: 'Bônus de ação' })
  await written({ kind: 2 })
  await take('confirm', first)
})
afterAll(() => server.close())

const input = (more: object = {}) => ({ user_id: person.id, kind: 1, descricao: 'Bônus', centavos: 5000, ...more })
const written = async (more: object = {}) => (await admin.call(orderItemCrud.calls.create, input(more))).body.data
const take = async (
  name: keyof typeof orderItemFlow.calls,
  { id }: { readonly id: number },
  { by = admin, more = {} }: { by?: Visitor; more?: object } = {},
) => {
  const { version } = (await admin.call(orderItemCrud.calls.show, { id })).body.data
  return by.raw(orderItemFlow.calls[name], { id, version, ...more })
}
const receiptFor = async (thing_id: number) => {
  const about = { use: 'attachment' as const, nome: 'recibo.pdf', type: 'application/pdf', size: 1 }
  const at = { thing: 'orderItem', thing_id, created_at: NOW, claimed_at: NOW }
  const { id } = await server.db
    .insertInto('files')
    .values({ ...about, ...at, owner_id: person.id, key: randomUUID(), state: 'ready' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const preview = async (user_id: number) => (await admin.call(orderCalls.preview, { user_id, ...MARCH })).body.data
/** A confirmed item on an order of its own, with the order's id. */
const ordered = async () => {
  const { id: user_id } = await makePerson(server.db, { role: 4 })
  const item = await written({ user_id })
  await take('confirm', item)
  const { total_centavos = 0 } = (await preview(user_id)).totals
  const { body } = await admin.call(orderCalls.create, { user_id, ...MARCH, total_centavos })
  return { item, order: body.data }
}

describeList(orderItemList, {
  server: () => server,
  filters: { status: '1', kind: '2', user_id: '2', period: 'month' },
  search: 'acao',
})

describeCrud(orderItemCrud, {
  server: () => server,
  make: () => input(),
  change: { centavos: 7000 },
  bad: [
    [{ descricao: ' ' }, 'descricao'],
    [{ descricao: 'x'.repeat(301) }, 'descricao'],
    [{ centavos: 0 }, 'centavos'],
    [{ centavos: -100 }, 'centavos'],
    [{ centavos: 1_000_000_000_000 }, 'centavos'],
    [{ kind: 4 }, 'kind'],
    [{ user_id: 2_147_483_647 }, 'user_id'],
    [{ status: 1 }, 'status'],
    [{ order_id: 1 }, 'order_id'],
  ],
  roles: { show: [1, 6, 7], update: [1] },
})

describeSteps(orderItemFlow, {
  server: () => server,
  table: 'order_items',
  show: orderItemCrud.calls.show,
  make: async () => (await written()).id,
  input: { refuse: { reason: 'Sem acordo' } },
  roles: { confirm: [1], refuse: [1], reopen: [1] },
  told: { confirm: 1, refuse: 1 },
})

describe('an additional item', () => {
  test('counts once it is confirmed, and its person learns of it', async () => {
    const { id: user_id } = await makePerson(server.db, { role: 4 })
    const item = await written({ user_id })
    expect((await preview(user_id)).totals.total_centavos).toBe(0)
    await take('confirm', item)
    expect((await preview(user_id)).totals.total_centavos).toBe(5000)
    await take('reopen', item)
    expect((await preview(user_id)).totals.total_centavos).toBe(0)
    const refused = await written({ descricao: 'Táxi' })
    await take('refuse', refused, { more: { reason: 'Sem acordo' } })
    const notes = (await looper.call(notificationCalls.list, {})).body.data.map((it) => JSON.stringify(it))
    expect(notes.some((it) => it.includes('Táxi') && it.includes('Sem acordo') && it.includes('R$ 50,00'))).toBe(true)
  })

  test('an expense is confirmed with its receipt alone', async () => {
    const item = await written({ kind: 3, descricao: 'Hospedagem' })
    const shown = async () => (await admin.call(orderItemCrud.calls.show, { id: item.id })).body.data
    expect((await shown()).may).toEqual(['refuse'])
    const answer = await take('confirm', item)
    expect([answer.status, answer.body['type']]).toEqual([422, '/problems/orderItem.receiptNeeded'])
    const file = await receiptFor(item.id)
    expect((await shown()).may).toEqual(['confirm', 'refuse'])
    await server.db.updateTable('files').set({ removed_at: NOW }).where('id', '=', file).execute()
    expect((await take('confirm', item)).status).toBe(422)
    await receiptFor(item.id + 1_000_000)
    expect((await take('confirm', item)).status).toBe(422)
    await server.db.updateTable('files').set({ removed_at: null }).where('id', '=', file).execute()
    expect((await take('confirm', item)).status).toBe(200)
  })

  test('what is confirmed keeps its receipt until it waits again', async () => {
    const item = await written({ kind: 3, descricao: 'Hotel' })
    const at = { thing: 'orderItem', id: item.id }
    const file = await receiptFor(item.id)
    const removable = async () => (await admin.call(attachmentCalls.list, at)).body.data.map((it) => it.removable)
    expect(await removable()).toEqual([true])
    await take('confirm', item)
    expect(await removable()).toEqual([false])
    const tries = [admin, looper].map((by) => by.raw(attachmentCalls.remove, { ...at, file }))
    for (const { status, body } of await Promise.all(tries))
      expect([status, body['type']]).toEqual([409, '/problems/thing.attachmentsStay'])
    await take('reopen', item)
    expect((await admin.raw(attachmentCalls.remove, { ...at, file })).status).toBe(200)
    expect((await take('confirm', item)).status).toBe(422)
  })

  test('confirmed and its receipt taken away at once: it never stands confirmed without one', async () => {
    for (let round = 0; round < 5; round += 1) {
      const item = await written({ kind: 3, descricao: 'Ônibus' })
      const file = await receiptFor(item.id)
      const removing = admin.raw(attachmentCalls.remove, { thing: 'orderItem', id: item.id, file })
      const answers = await Promise.all([take('confirm', item), removing])
      expect(answers.filter((it) => it.status === 200)).toHaveLength(1)
    }
  })

  test('an order that is prepared says which expense lacks its receipt', async () => {
    const { id: user_id } = await makePerson(server.db, { role: 4 })
    const item = await written({ user_id, kind: 3 })
    await written({ user_id })
    const lacking = async () => (await preview(user_id)).items.map((it) => it.lacks_receipt)
    expect(await lacking()).toEqual([true, false])
    await receiptFor(item.id)
    expect(await lacking()).toEqual([false, false])
  })

  test('is written once when the same request arrives twice', async () => {
    const { id: user_id } = await makePerson(server.db, { role: 4 })
    const token = await admin.token()
    const send = (centavos: number) =>
      server.app.inject({
        method: 'POST',
        url: '/api/order-items',
        headers: { authorization: `Bearer ${String(token)}`, 'idempotency-key': 'bonus-1' },
        payload: input({ user_id, centavos }),
      })
    const answers = await Promise.all([send(100), send(100)])
    expect(answers.map((it) => it.statusCode)).toEqual([201, 201])
    expect(answers[0]?.body).toBe(answers[1]?.body)
    expect((await send(200)).statusCode).toBe(422)
    expect((await admin.call(orderItemList.calls.list, { user_id })).body.total).toBe(1)
  })

  test('nobody confirms as a part of writing, and what was decided is not edited', async () => {
    const item = await written()
    await take('confirm', item)
    const change = { id: item.id, version: 2, centavos: 9_999_999 }
    expect((await admin.raw(orderItemCrud.calls.update, change)).status).toBe(409)
    await take('reopen', item)
    expect((await admin.raw(orderItemCrud.calls.update, { ...change, version: 3 })).status).toBe(200)
  })

  test('on an order it neither changes, waits again nor goes away, until its order ends', async () => {
    const { item, order } = await ordered()
    const { data } = (await admin.call(orderItemCrud.calls.show, { id: item.id })).body
    expect([data.order, data.may]).toEqual([{ id: order.id, nome: `#${String(order.numero)}` }, []])
    const reopened = await take('reopen', item)
    expect([reopened.status, reopened.body['type']]).toEqual([409, '/problems/orderItem.onOrder'])
    const { version } = data
    const removed = await admin.raw(orderItemCrud.calls.remove, { id: item.id, version })
    expect([removed.status, removed.body['uses']]).toMatchObject([409, [{ key: 'order', count: 1 }]])
    expect((await admin.raw(orderItemCrud.calls.update, { id: item.id, version, centavos: 1 })).status).toBe(409)
    await admin.call(orderFlow.calls.delete, { id: order.id, version: order.version })
    expect((await take('reopen', item)).status).toBe(200)
  })

  test('the database itself keeps what an order pays by it', async () => {
    const { item } = await ordered()
    const row = sql`order_items where id = ${item.id}`
    for (const change of [
      sql`centavos = 1`,
      sql`kind = 2`,
      sql`user_id = ${person.id}`,
      sql`descricao = 'Outro'`,
      sql`order_id = null, centavos = 1`,
    ])
      await expect(sql`update order_items set ${change} where id = ${item.id}`.execute(server.db)).rejects.toThrow(
        /payment order/,
      )
    await expect(sql`delete from ${row}`.execute(server.db)).rejects.toThrow(/keeps its rows/)
  })

  test('is seen by its person and by those who see all orders', async () => {
    const item = await written()
    const other = await server.as(await makePerson(server.db, { role: 4 }))
    expect((await looper.raw(orderItemCrud.calls.show, { id: item.id })).status).toBe(200)
    expect((await looper.raw(orderItemCrud.calls.update, { id: item.id, version: 1, centavos: 1 })).status).toBe(403)
    expect((await other.raw(orderItemCrud.calls.show, { id: item.id })).status).toBe(404)
    expect((await other.call(orderItemList.calls.list, { user_id: person.id })).body.total).toBe(0)
  })

  test('is written for who is active, or left with loops', async () => {
    const left = await makePerson(server.db, { nome: 'Quirino' })
    await server.db.updateTable('users').set({ status: 3 }).where('id', '=', left.id).execute()
    const found = async () => (await admin.call(orderItemPeople.call, { q: 'quirino' })).body.data
    expect(await found()).toEqual([])
    expect((await admin.raw(orderItemCrud.calls.create, input({ user_id: left.id }))).status).toBe(422)
  })

  test('a sum takes discounts away', async () => {
    const { id: user_id } = await makePerson(server.db, { role: 4 })
    await written({ user_id, centavos: 5000 })
    await written({ user_id, centavos: 2000, kind: 2 })
    const { sums } = (await admin.call(orderItemList.calls.list, { user_id })).body
    expect(sums).toEqual({ centavos: 3000 })
  })
})
