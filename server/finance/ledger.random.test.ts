import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { entregaCrud, entregaFlow } from '#contract/entrega/entrega.ts'
import { extractList } from '#contract/finance/extract.ts'
import { financeCalls } from '#contract/finance/finance.calls.ts'
import { financeCrud, financeFlow } from '#contract/finance/finance.ts'
import { addDays, todayIn } from '#contract/kit/dates.ts'
import { orderCalls } from '#contract/order/order.calls.ts'
import { orderFlow } from '#contract/order/order.ts'
import { balanceOf } from '#server/ledger/ledger.data.ts'
import { makeAtom, makeLoop, makePerson, makePlace } from '#server/testing/make.ts'
import { endInvoice, makeInvoice, payInvoice } from '#server/testing/money/invoiceRows.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

const START = Date.parse('2026-01-01T12:00:00Z')
const HOUR = 3_600_000

let server: TestServer
let admin: Visitor
let adminId: number
let venture_id: number
let atom: Awaited<ReturnType<typeof makeAtom>>
beforeAll(async () => {
  server = await freshServer({ at: new Date(START).toISOString() })
  const person = await makePerson(server.db, { role: 1 })
  adminId = person.id
  admin = await server.as(person)
  venture_id = (await makePlace(server.db)).venture_id
  atom = await makeAtom(server.db)
})
afterAll(() => server.close())

/** How far a record goes: it stays pending, is paid, is paid and taken back, or ends unpaid. */
const ends = ['pending', 'paid', 'reversed', 'cancelled'] as const
const record = fc.record({
  what: fc.constantFrom('entry', 'entrega', 'order', 'invoice' as const),
  end: fc.constantFrom(...ends),
  centavos: fc.integer({ min: 1, max: 9_999_999 }),
  isIn: fc.boolean(),
  isOfVenture: fc.boolean(),
  /** Hours that pass before it, and days back to its payment. */
  hours: fc.integer({ min: 1, max: 400 }),
  back: fc.integer({ min: 0, max: 90 }),
})
type Written = typeof record extends fc.Arbitrary<infer D> ? D : never

let now = START
const pass = (hours: number) => server.clock.set(new Date((now += hours * HOUR)).toISOString())
const paidOn = (back: number) => addDays(todayIn(new Date(now)), -back)

const entry = async ({ end, centavos, isIn, isOfVenture, back }: Written) => {
  const base = { direction: isIn ? 1 : 2, category: 15, descricao: 'Ao acaso', party: '', centavos }
  const days = { issued_on: paidOn(0), due_on: paidOn(0), venture_id: isOfVenture ? venture_id : null }
  const { id } = (await admin.call(financeCrud.calls.create, { ...base, ...days })).body.data
  if (end === 'cancelled') await admin.call(financeFlow.calls.cancel, { id, version: 1, reason: 'x' })
  if (end === 'paid' || end === 'reversed')
    await admin.call(financeFlow.calls.pay, { id, version: 1, paid_on: paidOn(back) })
  pass(30)
  if (end === 'reversed') await admin.call(financeFlow.calls.reverse, { id, version: 2, reason: 'x' })
}
const entrega = async ({ end, centavos: valor_centavos }: Written) => {
  const made = await admin.call(entregaCrud.calls.create, { venture_id, nome: 'Ao acaso', valor_centavos })
  const { id } = made.body.data
  await server.db.updateTable('entregas').set({ status: 4 }).where('id', '=', id).execute()
  if (end === 'paid' || end === 'reversed') await admin.call(entregaFlow.calls.pay, { id, version: 1 })
  pass(30)
  if (end === 'reversed') await admin.call(entregaFlow.calls.finish, { id, version: 2 })
}
const order = async ({ end, centavos: valor_hora_centavos }: Written) => {
  const user = await makePerson(server.db, { role: 4, valor_hora_centavos })
  const at = (hour: number) => new Date(now - hour * HOUR).toISOString()
  await makeLoop(server.db, { user, atom, from: at(30), to: at(29) })
  const days = { from: paidOn(3), to: paidOn(0) }
  const asked = { user_id: user.id, ...days, total_centavos: valor_hora_centavos }
  const { id } = (await admin.call(orderCalls.create, asked)).body.data
  if (end === 'cancelled') await admin.call(orderFlow.calls.delete, { id, version: 1 })
  if (end === 'paid' || end === 'reversed') await admin.call(orderFlow.calls.pay, { id, version: 1 })
  pass(30)
  if (end === 'reversed') await admin.call(orderFlow.calls.reverse, { id, version: 2, reason: 'x' })
}
const invoice = async ({ end, centavos, back }: Written) => {
  const at = () => ({ now: new Date(now), by: adminId })
  const made = await makeInvoice(server.db, { by: adminId, centavos, issued_on: paidOn(back), venture_id })
  if (end === 'cancelled') await endInvoice(server.db, made, at())
  if (end === 'paid' || end === 'reversed') await payInvoice(server.db, made, { on: paidOn(back), ...at() })
  pass(30)
  if (end === 'reversed') await endInvoice(server.db, made, at())
}
const perform = { entry, entrega, order, invoice }

const summary = async (query: object) => (await admin.call(financeCalls.summary, query)).body.data

test('after any history the balance of today is the cash of the ledger, and any day splits it into two sums', async () => {
  const records = fc.sample(record, { numRuns: 60, seed: 34 })
  for (const [index, one] of records.entries()) {
    pass(one.hours)
    await perform[one.what](one)
    if (index % 10 !== 9) continue
    const cash = await balanceOf(server.db, { kind: 'cash' })
    const today = todayIn(new Date(now))
    const whole = await summary({})
    expect({ index, closing: whole.closing }).toEqual({ index, closing: cash })
    expect((await summary({ to: today })).closing).toBe(cash)
    const border = addDays(today, -(one.hours % 200))
    const [before, after] = [await summary({ to: addDays(border, -1) }), await summary({ from: border })]
    expect([before.closing, after.closing]).toEqual([after.opening, cash])
    const { sums } = (await admin.call(extractList.calls.list, { from: border })).body
    expect(sums['centavos']).toBe(after.in - after.out)
    expect(after.months.at(-1)?.balance).toBe(cash)
  }
  expect(new Set(records.map((it) => `${it.what} ${it.end}`)).size).toBe(16)
})
