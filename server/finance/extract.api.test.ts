import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signedInRoles } from '#contract/access/roles.ts'
import { entregaCrud, entregaFlow } from '#contract/entrega/entrega.ts'
import { extractList } from '#contract/finance/extract.ts'
import { financeCalls } from '#contract/finance/finance.calls.ts'
import { financeCrud, financeFlow } from '#contract/finance/finance.ts'
import { orderCalls } from '#contract/order/order.calls.ts'
import { orderFlow } from '#contract/order/order.ts'
import { balanceOf } from '#server/ledger/ledger.data.ts'
import { describeList } from '#server/testing/describe/describeList.ts'
import { makeAtom, makeLoop, makePerson, makePlace } from '#server/testing/make.ts'
import { endInvoice, makeInvoice, payInvoice } from '#server/testing/money/invoiceRows.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

const NOW = '2026-03-10T15:00:00Z'
let server: TestServer
let admin: Visitor
let adminId: number
beforeAll(async () => {
  server = await freshServer({ at: NOW })
  const person = await makePerson(server.db, { role: 1 })
  adminId = person.id
  admin = await server.as(person)
})
afterAll(() => server.close())
beforeEach(() => server.clock.set(NOW))

const rows = async (query: object = {}) => (await admin.call(extractList.calls.list, { per_page: 100, ...query })).body
const summary = async (query: object = {}) => (await admin.call(financeCalls.summary, query)).body.data
const entry = async (more: object = {}) => {
  const base = { direction: 2, category: 7, descricao: 'Aluguel', party: '', centavos: 100_00 }
  const days = { issued_on: '2026-03-01', due_on: '2026-03-10' }
  return (await admin.call(financeCrud.calls.create, { ...base, ...days, ...more })).body.data
}
const pay = async (row: { id: number; version: number }, paid_on: string) =>
  (await admin.call(financeFlow.calls.pay, { id: row.id, version: row.version, paid_on })).body.data
const reverse = async (row: { id: number; version: number }) =>
  (await admin.call(financeFlow.calls.reverse, { id: row.id, version: row.version, reason: 'Devolvido' })).body.data
const order = async (hour: number) => {
  const user = await makePerson(server.db, { role: 4, nome: 'Zélia', valor_hora_centavos: 8000 })
  const atom = await makeAtom(server.db)
  const [from, to] = [`2026-03-02T${hour}:00:00Z`, `2026-03-02T${hour + 1}:00:00Z`]
  await makeLoop(server.db, { user, atom, from, to })
  const asked = { user_id: user.id, from: '2026-03-01', to: '2026-03-31', total_centavos: 8000 }
  return { ...(await admin.call(orderCalls.create, asked)).body.data, venture_id: atom.venture_id }
}
const entrega = async (valor_centavos: number | null) => {
  const { venture_id } = await makePlace(server.db)
  const made = await admin.call(entregaCrud.calls.create, { venture_id, nome: 'Loja virtual', valor_centavos })
  const { id } = made.body.data
  await server.db.updateTable('entregas').set({ status: 4 }).where('id', '=', id).execute()
  const step = async (name: 'pay' | 'finish') => {
    const { version } = (await admin.call(entregaCrud.calls.show, { id })).body.data
    return admin.call(entregaFlow.calls[name], { id, version })
  }
  return { id, venture_id, step }
}

describe('the rows of the extract', () => {
  test('are invoices, deliverables without one, payment orders and entries, each in its status and with its sign', async () => {
    const by = adminId
    const issued = { issued_on: '2026-02-01', due_on: '2026-02-20' }
    const invoice = await makeInvoice(server.db, { by, centavos: 500_00, descricao: 'Fevereiro', ...issued })
    const one = await order(12)
    const work = await entrega(250_00)
    await work.step('pay')
    const rent = await entry()
    const { data } = await rows()
    const of = (source: number, record_id: number) =>
      data.filter((it) => it.source === source && it.record_id === record_id)
    expect(of(1, invoice.id)).toMatchObject([
      {
        status: 1,
        direction: 1,
        centavos: 500_00,
        party: 'Padaria Aurora',
        nome: 'Fevereiro',
        paid_on: null,
        ...issued,
      },
    ])
    expect(of(2, work.id)).toMatchObject([
      {
        status: 2,
        direction: 1,
        centavos: 250_00,
        nome: 'Loja virtual',
        paid_on: '2026-03-10',
        venture: { id: work.venture_id },
      },
    ])
    expect(of(3, one.id)).toMatchObject([
      { status: 1, direction: 2, centavos: -80_00, numero: one.numero, category: 3, venture: { id: one.venture_id } },
    ])
    expect(of(4, rent.id)).toMatchObject([{ status: 1, direction: 2, centavos: -100_00, category: 7, reversal: false }])
    await endInvoice(server.db, invoice, { now: server.clock.now(), by })
    await admin.call(orderFlow.calls.delete, { id: one.id, version: one.version })
    const after = (await rows()).data
    const cancelled = after.filter((it) => it.status === 3).toSorted((a, b) => a.source - b.source)
    expect(cancelled.map((it) => [it.source, it.centavos, it.paid_on])).toEqual([
      [1, 500_00, null],
      [3, -80_00, null],
    ])
  })

  test('a deliverable that is paid, taken back and paid again is three movements; one without a value is none', async () => {
    const cash = () => balanceOf(server.db, { kind: 'cash' })
    const start = await cash()
    const work = await entrega(90_00)
    await work.step('pay')
    await work.step('finish')
    await work.step('pay')
    const mine = (await rows({ source: '2' })).data.filter((it) => it.record_id === work.id)
    expect(mine.map((it) => [it.centavos, it.reversal]).toSorted(([a], [b]) => Number(a) - Number(b))).toEqual([
      [-90_00, true],
      [90_00, false],
      [90_00, false],
    ])
    expect(new Set(mine.map((it) => it.id)).size).toBe(3)
    expect((await cash()) - start).toBe(90_00)
    const free = await entrega(null)
    await free.step('pay')
    await free.step('finish')
    expect((await rows({ source: '2' })).data.some((it) => it.record_id === free.id)).toBe(false)
    expect(await balanceOf(server.db, { kind: 'revenue', venture_id: work.venture_id })).toBe(-90_00)
  })

  test('the day of an order and of a reversal is that of São Paulo', async () => {
    const one = await order(14)
    // 23:30 of 31 January in São Paulo.
    server.clock.set('2026-02-01T02:30:00Z')
    await admin.call(orderFlow.calls.pay, { id: one.id, version: one.version })
    const found = async () => (await rows({ source: '3' })).data.filter((it) => it.record_id === one.id)
    expect((await found()).map((it) => it.paid_on)).toEqual(['2026-01-31'])
    // 0:30 of 1 March there.
    server.clock.set('2026-03-01T03:30:00Z')
    await admin.call(orderFlow.calls.reverse, { id: one.id, version: one.version + 1, reason: 'Conta errada' })
    expect(
      (await found())
        .toSorted((a, b) => a.centavos - b.centavos)
        .map((it) => [it.paid_on, it.centavos, it.direction, it.status]),
    ).toEqual([
      ['2026-01-31', -80_00, 2, 4],
      ['2026-03-01', 80_00, 1, 4],
    ])
  })
})

describe('a period', () => {
  test('opens and closes by the days of payment, over the borders of months, before issuing and after a reversal', async () => {
    const fresh = await freshServer({ at: NOW })
    const me = await fresh.as(await makePerson(fresh.db, { role: 1 }))
    const made = async (more: object, paid_on: string) => {
      const base = {
        direction: 1,
        category: 2,
        descricao: 'Venda',
        party: '',
        issued_on: '2026-02-15',
        due_on: '2026-02-20',
      }
      const { id, version } = (await me.call(financeCrud.calls.create, { ...base, centavos: 1, ...more })).body.data
      return (await me.call(financeFlow.calls.pay, { id, version, paid_on })).body.data
    }
    await made({ centavos: 1000_00, category: 1 }, '2025-12-31')
    await made({ centavos: 10_00 }, '2026-01-01')
    await made({ centavos: 20_00 }, '2026-01-31')
    // Paid before it was issued.
    await made({ centavos: 5_00, direction: 2 }, '2026-02-01')
    const wrong = await made({ centavos: 300_00, direction: 2 }, '2026-02-28')
    await made({ centavos: 40_00 }, '2026-03-01')
    fresh.clock.set('2026-03-09T15:00:00Z')
    await me.call(financeFlow.calls.reverse, { id: wrong.id, version: wrong.version, reason: 'Devolvido' })
    fresh.clock.set(NOW)
    const vectors: readonly (readonly [object, readonly number[]])[] = [
      [{ to: '2025-12-30' }, [0, 0, 0, 0]],
      [{ to: '2025-12-31' }, [0, 1000_00, 0, 1000_00]],
      [{ from: '2026-01-01', to: '2026-01-31' }, [1000_00, 30_00, 0, 1030_00]],
      [{ from: '2026-01-01', to: '2026-01-30' }, [1000_00, 10_00, 0, 1010_00]],
      [{ from: '2026-02-01', to: '2026-02-28' }, [1030_00, 0, 305_00, 725_00]],
      [{ from: '2026-02-28', to: '2026-03-01' }, [1025_00, 40_00, 300_00, 765_00]],
      [{ period: 'month' }, [725_00, 340_00, 0, 1065_00]],
      [{ period: 'lastYear' }, [0, 1000_00, 0, 1000_00]],
      [{ from: '2026-03-02' }, [765_00, 300_00, 0, 1065_00]],
      [{}, [0, 1370_00, 305_00, 1065_00]],
    ]
    for (const [asked, expected] of vectors) {
      const { data } = (await me.call(financeCalls.summary, asked)).body
      expect({ asked, sums: [data.opening, data.in, data.out, data.closing] }).toEqual({ asked, sums: expected })
      // What the list adds up in the same period is what has moved.
      const { sums } = (await me.call(extractList.calls.list, { ...asked, status: '2,4' })).body
      expect({ asked, moved: sums['centavos'] }).toEqual({ asked, moved: data.in - data.out })
    }
    const { months } = (await me.call(financeCalls.summary, { period: 'year' })).body.data
    expect(months).toHaveLength(12)
    expect(months.slice(-4).map((it) => [it.from, it.to, it.in, it.out, it.balance])).toEqual([
      ['2025-12-01', '2025-12-31', 1000_00, 0, 1000_00],
      ['2026-01-01', '2026-01-31', 30_00, 0, 1030_00],
      ['2026-02-01', '2026-02-28', 0, 305_00, 725_00],
      ['2026-03-01', '2026-03-31', 340_00, 0, 1065_00],
    ])
    await fresh.close()
  })

  test('says what falls due and what is overdue, as the list filters it', async () => {
    await entry({ due_on: '2026-03-09', centavos: 1_00 })
    await entry({ due_on: '2026-03-10', centavos: 2_00, direction: 1 })
    await entry({ due_on: '2026-04-09', centavos: 4_00 })
    await entry({ due_on: '2026-04-10', centavos: 8_00 })
    const { late, soon, soon_to, today } = await summary()
    expect([today, soon_to]).toEqual(['2026-03-10', '2026-04-09'])
    const list = async (filter: object) => {
      const { total, sums } = await rows({ status: '1', ...filter })
      return { rows: total, centavos: Math.abs(sums['centavos'] ?? 0) }
    }
    expect(late.out).toEqual(await list({ direction: '2', due_to: '2026-03-09' }))
    expect(late.in).toEqual(await list({ direction: '1', due_to: '2026-03-09' }))
    expect(soon.out).toEqual(await list({ direction: '2', due_from: today, due_to: soon_to }))
    expect(soon.in).toEqual(await list({ direction: '1', due_from: today, due_to: soon_to }))
    expect(late.out.rows).toBeGreaterThan(0)
  })
})

test('nobody but role 1 reads it: not by list, sort, sum, export, plot or file', async () => {
  for (const role of signedInRoles.filter((it) => it !== 1)) {
    const who = await server.as(await makePerson(server.db, { role }))
    const tries = await Promise.all([
      who.raw(extractList.calls.list, {}),
      who.raw(extractList.calls.list, { sort: 'centavos', q: 'aluguel' }),
      who.raw(extractList.calls.export, { format: 'csv' }),
      who.raw(extractList.calls.neighbours, { id: 4 }),
      who.raw(financeCalls.summary, {}),
      who.raw(financeCalls.ofx, {}),
    ])
    expect({ role, all: tries.map((it) => it.status) }).toEqual({ role, all: tries.map(() => 403) })
  }
})

test('a formula in a name stays text in a file, and the name is said with its source', async () => {
  await pay(await entry({ descricao: '=HYPERLINK("http://x")', party: '+55', centavos: 1_00 }), '2026-03-10')
  await reverse(await pay(await entry({ descricao: 'Tarifa do banco', centavos: 3_00 }), '2026-03-10'))
  const headers = { authorization: `Bearer ${await admin.token()}` }
  const file = await server.app.inject({ url: '/api/finance/extract/export', query: { format: 'csv' }, headers })
  expect(file.body).toContain(`'=HYPERLINK`)
  expect(file.body).toContain(`'+55`)
  expect(file.body).toContain('Estorno: Tarifa do banco')
})

test('an invoice of several ventures names them, in the list and in a file', async () => {
  const [one, other] = [await makePlace(server.db), await makePlace(server.db)]
  const { id: invoice_id } = await makeInvoice(server.db, { by: adminId, centavos: 10_00, venture_id: one.venture_id })
  await server.db
    .insertInto('invoice_lines')
    .values({ invoice_id, place: 2, kind: 3, venture_id: other.venture_id, descricao: 'Domínio', centavos: 5_00 })
    .execute()
  const ids = [one.venture_id, other.venture_id]
  const found = await server.db.selectFrom('ventures').select('nome').where('id', 'in', ids).orderBy('nome').execute()
  const names = found.map((it) => it.nome)
  const row = (await rows()).data.find((it) => it.source === 1 && it.record_id === invoice_id)
  expect(row).toMatchObject({ venture: null, ventures: names })
  const headers = { authorization: `Bearer ${await admin.token()}` }
  const query = { format: 'csv', columns: 'nome,venture' }
  const file = await server.app.inject({ url: '/api/finance/extract/export', query, headers })
  expect(file.body).toContain(names.join(', '))
})

describe('with rows of all kinds', () => {
  beforeAll(async () => {
    const invoice = await makeInvoice(server.db, {
      by: adminId,
      centavos: 700_00,
      client: 'Ótica São José',
      due_on: '2026-03-12',
    })
    await payInvoice(server.db, invoice, { on: '2026-03-05', now: server.clock.now(), by: adminId })
  })
  describeList(extractList, {
    server: () => server,
    filters: {
      period: 'month',
      due: 'month',
      status: '2',
      direction: '1',
      source: '3',
      category: '7',
      venture_id: '1',
      reversal: 'true',
    },
    search: 'otica sao',
  })
})
