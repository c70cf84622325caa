import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signedInRoles } from '#contract/access/roles.ts'
import { financeCrud, financeFlow, financeList } from '#contract/finance/finance.ts'
import type { AccountRef } from '#contract/ledger/ledger.rules.ts'
import { balanceOf } from '#server/ledger/ledger.data.ts'
import { describeList } from '#server/testing/describe/describeList.ts'
import { describeSteps } from '#server/testing/describe/describeSteps.ts'
import { makePerson, makePlace } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

/** A Tuesday at noon in São Paulo. */
const NOW = '2026-03-10T15:00:00Z'
const TODAY = '2026-03-10'
let server: TestServer
let admin: Visitor
let venture_id: number
beforeAll(async () => {
  server = await freshServer({ at: NOW })
  admin = await server.as(await makePerson(server.db, { role: 1 }))
  venture_id = (await makePlace(server.db)).venture_id
  await written({ descricao: 'Energia elétrica', venture_id })
  await paid({ direction: 1 })
})
afterAll(() => server.close())
beforeEach(() => server.clock.set(NOW))

const days = { issued_on: '2026-03-01', due_on: TODAY }
const input = (more: object = {}) => ({
  direction: 2,
  category: 7,
  descricao: 'Aluguel',
  party: 'Imobiliária',
  centavos: 350_000,
  ...days,
  ...more,
})
const written = async (more: object = {}) => (await admin.call(financeCrud.calls.create, input(more))).body.data
const shown = async (id: number) => (await admin.call(financeCrud.calls.show, { id })).body.data
const take = async (name: keyof typeof financeFlow.calls, { id }: { readonly id: number }, more: object = {}) =>
  admin.raw(financeFlow.calls[name], { id, version: (await shown(id)).version, ...more })
async function paid(more: object = {}, paid_on = TODAY) {
  const row = await written(more)
  expect((await take('pay', row, { paid_on })).status).toBe(200)
  return shown(row.id)
}
const balance = (account: AccountRef) => balanceOf(server.db, account)

describeList(financeList, {
  server: () => server,
  filters: { status: '1', direction: '1', category: '7', venture_id: '1', period: 'month', due: 'month' },
  search: 'eletrica',
})

describeSteps(financeFlow, {
  server: () => server,
  table: 'finance_entries',
  show: financeCrud.calls.show,
  make: async () => (await written()).id,
  input: { pay: { paid_on: TODAY }, cancel: { reason: 'Duplicado' }, reverse: { reason: 'Devolvido' } },
  roles: { pay: [1], cancel: [1], reverse: [1] },
})

describe('an entry by hand', () => {
  test('is written, read and edited while it is pending; what is wrong is named by its field', async () => {
    const row = await written({ descricao: 'Café' })
    expect(row).toMatchObject({ nome: 'Café', status: 1, venture: null, paid_on: null, may: ['pay', 'cancel'] })
    const change = { id: row.id, version: 1, descricao: 'Café e chá', venture_id }
    const { data } = (await admin.call(financeCrud.calls.update, change)).body
    expect(data).toMatchObject({ nome: 'Café e chá', venture_id, version: 2 })
    const bad: readonly (readonly [object, string])[] = [
      [{ descricao: ' ' }, 'descricao'],
      [{ descricao: 'x'.repeat(301) }, 'descricao'],
      [{ descricao: 'duas\nlinhas' }, 'descricao'],
      [{ party: 'x'.repeat(161) }, 'party'],
      [{ centavos: 0 }, 'centavos'],
      [{ centavos: -1 }, 'centavos'],
      [{ centavos: 1.5 }, 'centavos'],
      [{ centavos: 1_000_000_000_000 }, 'centavos'],
      [{ direction: 3 }, 'direction'],
      [{ category: 16 }, 'category'],
      [{ due_on: '2026-02-30' }, 'due_on'],
      [{ venture_id: 2_147_483_647 }, 'venture_id'],
      [{ status: 2 }, 'status'],
      [{ paid_on: TODAY }, 'paid_on'],
    ]
    for (const [more, path] of bad) {
      const { status, body } = await admin.raw(financeCrud.calls.create, input(more))
      expect({ path, status, errors: body['errors'] }).toMatchObject({ path, status: 422, errors: [{ path }] })
    }
  })

  test('of any day up to today is paid, none to come, and is not edited any more', async () => {
    const row = await written()
    const later = await take('pay', row, { paid_on: '2026-03-11' })
    expect(later).toMatchObject({
      status: 422,
      body: { type: '/problems/finance.paidLater', errors: [{ path: 'paid_on' }] },
    })
    // 22:30 of the day before in São Paulo.
    server.clock.set('2026-03-10T01:30:00Z')
    expect((await take('pay', row, { paid_on: TODAY })).status).toBe(422)
    server.clock.set(NOW)
    expect((await take('pay', row, { paid_on: '2025-12-31' })).status).toBe(200)
    const { version } = await shown(row.id)
    expect((await admin.raw(financeCrud.calls.update, { id: row.id, version, centavos: 1 })).status).toBe(409)
    expect(await shown(row.id)).toMatchObject({ paid_on: '2025-12-31', centavos: 350_000, may: ['reverse'] })
  })

  test('moves cash against revenue or cost, of its venture or of the organisation, and back', async () => {
    const accounts: readonly AccountRef[] = [
      { kind: 'cash' },
      { kind: 'revenue' },
      { kind: 'cost' },
      { kind: 'revenue', venture_id },
      { kind: 'cost', venture_id },
    ]
    const all = () => Promise.all(accounts.map(balance))
    const start = await all()
    const moved = async () => (await all()).map((it, at) => it - (start[at] ?? 0))
    const income = await paid({ direction: 1, centavos: 100_00 })
    await paid({ direction: 2, centavos: 30_00 })
    await paid({ direction: 1, centavos: 7_00, venture_id })
    const cost = await paid({ direction: 2, centavos: 2_00, venture_id })
    expect(await moved()).toEqual([75_00, -100_00, 30_00, -7_00, 2_00])
    await take('reverse', income, { reason: 'Devolvido' })
    await take('reverse', cost, { reason: 'Devolvido' })
    expect(await moved()).toEqual([-23_00, 0, 30_00, -7_00, 0])
    const cancelled = await written()
    await take('cancel', cancelled, { reason: 'Duplicado' })
    expect(await moved()).toEqual([-23_00, 0, 30_00, -7_00, 0])
  })

  test('is paid once under one key, and by one of two who pay it at once', async () => {
    const row = await written({ centavos: 11_00 })
    const before = await balance({ kind: 'cash' })
    const body = { id: row.id, version: 1, paid_on: TODAY }
    const answers = await Promise.all([1, 2].map(() => admin.raw(financeFlow.calls.pay, body)))
    expect(answers.map((it) => it.status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(await balance({ kind: 'cash' })).toBe(before - 11_00)
  })

  test('says in the database itself what it said when it was paid', async () => {
    const { id } = await paid()
    for (const change of [
      sql`centavos = 1`,
      sql`direction = 1`,
      sql`paid_on = '2026-01-01'`,
      sql`status = 1`,
      sql`venture_id = 1`,
    ])
      await expect(sql`update finance_entries set ${change} where id = ${id}`.execute(server.db)).rejects.toThrow(
        /keeps/,
      )
    await expect(sql`delete from finance_entries where id = ${id}`.execute(server.db)).rejects.toThrow(/keeps its rows/)
  })

  test('is read and written by role 1 alone', async () => {
    const row = await written()
    for (const role of signedInRoles.filter((it) => it !== 1)) {
      const who = await server.as(await makePerson(server.db, { role }))
      const { id } = row
      const tries = await Promise.all([
        who.raw(financeCrud.calls.show, { id }),
        who.raw(financeCrud.calls.create, input()),
        who.raw(financeCrud.calls.update, { id, version: 1, centavos: 1 }),
        who.raw(financeFlow.calls.pay, { id, version: 1, paid_on: TODAY }),
        who.raw(financeList.calls.list, {}),
        who.raw(financeList.calls.export, { format: 'csv' }),
      ])
      expect({ role, all: tries.map((it) => it.status) }).toEqual({ role, all: tries.map(() => 403) })
    }
  })
})
