import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import { extractList } from '#contract/finance/extract.ts'
import { financeCrud, financeFlow } from '#contract/finance/finance.ts'
import { moneyCalls, waitingCalls } from '#contract/home/home.calls.ts'
import { orderCalls } from '#contract/order/order.calls.ts'
import { orderList } from '#contract/order/order.ts'
import { weekFlow, weekList } from '#contract/week/week.ts'
import { runWeeks } from '#server/order/run.data.ts'
import { makeAtom, makeLoop, makePerson, type MadeAtom, type MadePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

/** A Tuesday; its week closes on Friday the 13th and is paid on the 20th. */
const NOW = '2026-03-10T15:00:00Z'
let server: TestServer
let atom: MadeAtom
beforeAll(async () => {
  server = await freshServer({ at: NOW })
  atom = await makeAtom(server.db)
})
afterAll(() => server.close())

const looper = () => makePerson(server.db, { role: 4, valor_hora_centavos: 8000 })
interface Made {
  readonly hour?: number
  readonly minutes?: number
  readonly status?: number
  readonly more?: object
}
const loop = async (user: MadePerson, { hour = 10, minutes = 60, status = 3, more = {} }: Made = {}) => {
  const from = new Date(Date.UTC(2026, 2, 9, hour))
  const to = new Date(from.getTime() + minutes * 60_000).toISOString()
  const id = await makeLoop(server.db, { user, atom, from: from.toISOString(), to, status })
  await server.db
    .updateTable('loops')
    .set({ valor_hora_centavos: 8000, ...more })
    .where('id', '=', id)
    .execute()
  return id
}
const shown = async (who: MadePerson) => (await (await server.as(who)).call(moneyCalls.shown, {})).body
const as = (role: Role) => makePerson(server.db, { role })

test('a looper reads what the week would pay as orders count it, what waits, and their last orders; nobody else’s', async () => {
  const [ana, bia] = [await looper(), await looper()]
  await loop(ana, { minutes: 80 })
  await loop(ana, { hour: 12, minutes: 4 })
  await loop(ana, { hour: 13, status: 2 })
  await loop(ana, { hour: 15, status: 4 })
  await loop(ana, {
    hour: 17,
    more: { returned_at: NOW, returned_by_id: bia.id, return_reason: 'Por quê?' },
  })
  await loop(ana, { hour: 19, more: { left_out_at: NOW, left_out_by_id: bia.id, left_out_reason: 'Pago' } })
  await loop(bia, { minutes: 600 })
  await runWeeks(server.frame)
  const before = await shown(ana)
  // 1:20 and 0:04 are 1.3 and 0.1 hours.
  expect(before).toEqual({
    mine: {
      ends_on: '2026-03-13',
      due_on: '2026-03-20',
      decimal: 1.4,
      centavos: 11_200,
      week_id: expect.any(Number),
      to_confirm: 1,
      to_correct: 1,
      returned: 1,
      orders: [],
    },
  })
  const admin = await server.as(await as(1))
  const asked = { user_id: ana.id, from: '2026-03-01', to: '2026-03-31', total_centavos: 11_200 }
  const { id, numero } = (await admin.call(orderCalls.create, asked)).body.data
  const after = await shown(ana)
  expect(after.mine).toMatchObject({
    decimal: 0,
    centavos: 0,
    to_confirm: 1,
    orders: [{ id, numero, due_on: '2026-03-13', status: 0, centavos: 11_200 }],
  })
  expect((await shown(bia)).mine).toMatchObject({ decimal: 10, centavos: 80_000, orders: [] })
})

test('whoever sees all orders reads which are to be paid by Friday and which are overdue, as the list filters them', async () => {
  const other = await freshServer({ at: NOW })
  const place = await makeAtom(other.db)
  const admin = await other.as(await makePerson(other.db, { role: 1 }))
  const due = async (due_on: string) => {
    const user = await makePerson(other.db, { role: 4, valor_hora_centavos: 8000 })
    const times = { from: '2026-03-09T12:00:00Z', to: '2026-03-09T13:00:00Z' }
    await makeLoop(other.db, { user, atom: place, ...times })
    const asked = { user_id: user.id, from: '2026-03-01', to: '2026-03-31', total_centavos: 8000, due_on }
    return (await admin.call(orderCalls.create, asked)).body.data.id
  }
  await due('2026-03-10')
  await due('2026-03-13')
  const paid = await due('2026-03-13')
  await due('2026-03-14')
  const late = await due('2026-03-10')
  await other.db.updateTable('orders').set({ due_on: '2026-03-09' }).where('id', '=', late).execute()
  await admin.call(orderCalls.payOne, { id: paid, status: 1 })
  for (const role of [1, 6, 7] as const) {
    const who = await other.as(await makePerson(other.db, { role }))
    const { cash, ...seen } = (await who.call(moneyCalls.shown, {})).body
    // The extract is role 1's.
    expect(cash !== undefined).toBe(role === 1)
    expect(seen).toEqual({
      due: {
        today: '2026-03-10',
        friday: '2026-03-13',
        by_friday: { orders: 2, centavos: 16_000 },
        overdue: { orders: 1, centavos: 8000 },
      },
    })
    const list = async (filter: object) => (await who.raw(orderList.calls.list, { status: '0', ...filter })).body
    expect(await list({ due_from: '2026-03-10', due_to: '2026-03-13' })).toMatchObject({
      total: 2,
      sums: { total: 160 },
    })
    expect(await list({ due_to: '2026-03-09' })).toMatchObject({ total: 1, sums: { total: 80 } })
  }
  await other.close()
})

test('role 1 reads the cash of the month and what is pending, as the extract filters it', async () => {
  const other = await freshServer({ at: NOW })
  const admin = await other.as(await makePerson(other.db, { role: 1 }))
  const entry = async (more: object, paid_on?: string) => {
    const base = { direction: 2, category: 7, descricao: 'Aluguel', party: '', centavos: 1 }
    const days = { issued_on: '2026-02-01', due_on: '2026-03-20' }
    const { id } = (await admin.call(financeCrud.calls.create, { ...base, ...days, ...more })).body.data
    if (paid_on !== undefined) await admin.call(financeFlow.calls.pay, { id, version: 1, paid_on })
  }
  await entry({ direction: 1, centavos: 900_00 }, '2026-02-28')
  await entry({ direction: 1, centavos: 500_00 }, '2026-03-01')
  await entry({ centavos: 120_00 }, '2026-03-10')
  await entry({ centavos: 30_00 })
  await entry({ centavos: 40_00, due_on: '2027-01-01' })
  await entry({ direction: 1, centavos: 7_00 })
  const { cash } = (await admin.call(moneyCalls.shown, {})).body
  expect(cash).toEqual({
    from: '2026-03-01',
    to: '2026-03-31',
    in: 500_00,
    out: 120_00,
    waiting_in: { rows: 1, centavos: 7_00 },
    waiting_out: { rows: 2, centavos: 70_00 },
  })
  const sumOf = async (filter: Readonly<Record<string, string>>) => {
    const { total, sums } = (await admin.call(extractList.calls.list, filter)).body
    return [total, sums['centavos']]
  }
  const month = { from: '2026-03-01', to: '2026-03-31' }
  expect(await sumOf({ ...month, direction: '1' })).toEqual([1, 500_00])
  expect(await sumOf({ ...month, direction: '2' })).toEqual([1, -120_00])
  expect(await sumOf(month)).toEqual([2, 380_00])
  expect(await sumOf({ status: '1', direction: '2' })).toEqual([2, -70_00])
  expect(await sumOf({ status: '1', direction: '1' })).toEqual([1, 7_00])
  await other.close()
})

test('roles that see no orders read nothing, and a client does not ask', async () => {
  for (const role of [2, 5, 8, 9, 10] as const) expect(await shown(await as(role))).toEqual({})
  expect((await (await server.as(await as(3))).raw(moneyCalls.shown, {})).status).toBe(403)
})

test('weeks with hours to confirm wait for their reviewers, and the link’s filter finds exactly them', async () => {
  const count = async (role: Role) => (await (await server.as(await as(role))).call(waitingCalls.counts, {})).body.weeks
  const before = (await count(1)) ?? 0
  const [ana, bia] = [await looper(), await looper()]
  await loop(ana, { status: 2, more: { tipo: 1, descricao: 'Feito' } })
  await loop(bia, { status: 2 })
  await runWeeks(server.frame)
  expect([await count(1), await count(7), await count(4), await count(6)]).toEqual([
    before + 1,
    before + 1,
    undefined,
    undefined,
  ])
  const admin = await server.as(await as(1))
  const { data } = (await admin.call(weekList.calls.list, { ready: 'true' })).body
  expect(data).toHaveLength(before + 1)
  const week = data.find((it) => it.user_id === ana.id)
  await admin.call(weekFlow.calls.confirm, { id: week?.id ?? 0, version: week?.version ?? 0 })
  expect(await count(1)).toBe(before)
})
