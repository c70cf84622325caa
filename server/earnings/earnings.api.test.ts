import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aheadOf, burnedOf, costStatuses, marginOf } from '#contract/earnings/earnings.rules.ts'
import { earningsList } from '#contract/earnings/earnings.ts'
import { earningsCalls } from '#contract/earnings/figures.ts'
import { revenueList, revenueVentures } from '#contract/earnings/revenue.ts'
import { loopList } from '#contract/loop/loop.list.ts'
import { touchGrants } from '#server/kit/session/grants.ts'
import { makeAtom, makeLoop, makePerson, type MadeAtom, type MadePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

const NOW = '2026-03-10T15:00:00Z'

let server: TestServer
let admin: Visitor
let boss: MadePerson
let looper: MadePerson
let closed: MadeAtom
let live: MadeAtom
let gone: MadeAtom

const change = (atom: MadeAtom, set: object) =>
  server.db.updateTable('ventures').set(set).where('id', '=', atom.venture_id).execute()

const entrega = async (atom: MadeAtom, set: object): Promise<number> => {
  const row = { venture_id: atom.venture_id, nome: 'Portal', created_at: NOW, delivered_on: '2026-02-10', ...set }
  const { id } = await server.db.insertInto('entregas').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

interface LineMade {
  readonly venture_id: number
  readonly centavos: number
  readonly entrega_id?: number
}

/** Stores an invoice as it stands in some status, with lines by hand or of deliverables; released where it ended. */
const storeInvoice = async ({
  lines,
  status = 1,
  on,
  by,
}: {
  lines: readonly LineMade[]
  status?: number
  on: string
  by: number
}): Promise<number> =>
  server.db.transaction().execute(async (tx) => {
    const total = lines.reduce((sum, it) => sum + it.centavos, 0)
    const at = new Date(`${on}T15:00:00Z`)
    const client = await tx
      .insertInto('clients')
      .values({ nome: 'Padaria', created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { rows } = await sql<{ number: number }>`
      update invoice_numbers set last = last + 1 returning last as number`.execute(tx)
    const [isPaid, isEnded] = [status === 2 || status === 4, status >= 3]
    const { id } = await tx
      .insertInto('invoices')
      .values({
        number: rows[0]?.number ?? 0,
        client_id: client.id,
        code: randomUUID().replaceAll('-', ''),
        status,
        issued_on: on,
        due_on: on,
        total_centavos: total,
        paid_on: isPaid ? on : null,
        paid_at: isPaid ? at : null,
        paid_by_id: isPaid ? by : null,
        ended_at: isEnded ? at : null,
        ended_by_id: isEnded ? by : null,
        reason: isEnded ? 'Errada' : null,
        created_by_id: by,
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const stored = lines.map(({ venture_id, centavos, entrega_id }, at) => ({
      invoice_id: id,
      place: at + 1,
      kind: entrega_id === undefined ? 3 : 1,
      venture_id,
      entrega_id: entrega_id ?? null,
      descricao: `Linha ${String(at + 1)}`,
      centavos,
      released_at: isEnded ? new Date(`${on}T16:00:00Z`) : null,
    }))
    await tx.insertInto('invoice_lines').values(stored).execute()
    return id
  })

beforeAll(async () => {
  server = await freshServer({ at: NOW })
  boss = await makePerson(server.db, { role: 1 })
  admin = await server.as(boss)
  looper = await makePerson(server.db, { valor_hora_centavos: 10_000 })
  closed = await makeAtom(server.db, { nome: 'Um', status: 2 })
  await makeAtom(server.db, { place: closed })
  live = await makeAtom(server.db)
  gone = await makeAtom(server.db)
  await change(closed, { nome: 'Fechada', delivery_type: 1, price_centavos: 50_000 })
  await change(live, { nome: 'Viva', delivery_type: 2, hours_planned: 10 })
  await change(gone, { nome: 'Velha', deleted_at: '2026-02-20T12:00:00Z' })
  const loop = (atom: MadeAtom, from: string, to: string, status = 3) =>
    makeLoop(server.db, { user: looper, atom, from, to, status })
  // 3 h on the last evening of January in São Paulo, half an hour of it after midnight of UTC.
  await loop(closed, '2026-02-01T00:00:00Z', '2026-02-01T02:59:00Z')
  const paid = await loop(closed, '2026-02-01T03:00:00Z', '2026-02-01T04:00:00Z')
  // Stopped: hours, no cost yet.
  await loop(closed, '2026-03-02T12:00:00Z', '2026-03-02T13:00:00Z', 2)
  // Longer than a day: no cost, whoever concluded it.
  await loop(live, '2026-03-03T00:00:00Z', '2026-03-04T01:00:00Z')
  const ordered = await loop(live, '2026-02-05T12:00:00Z', '2026-02-05T12:20:00Z')
  await loop(gone, '2026-02-06T12:00:00Z', '2026-02-06T13:00:00Z')
  const held = await entrega(closed, { status: 3, valor_centavos: 20_000 })
  await entrega(closed, { nome: 'Direta', status: 3, valor_centavos: 3333 })
  // What a conclusion keeps: the tenths of its hours, and the rate of its looper.
  await sql`update loops set valor_hora_centavos = 10000, horas_decimos = segundos / 3600 * 10 + (segundos % 3600 / 60 + 3) / 6
    where status = 3`.execute(server.db)
  await sql`update loops set status = case id when ${paid} then 6 else 7 end where id in (${paid}, ${ordered})`.execute(
    server.db,
  )
  // Neither is revenue: unpaid, deleted.
  await entrega(closed, { status: 4, valor_centavos: 77_777 })
  await entrega(closed, { status: 3, valor_centavos: 77_777, deleted_at: NOW })
  const by = boss.id
  const line = (atom: MadeAtom, centavos: number) => ({ venture_id: atom.venture_id, centavos })
  const both = [line(live, 1500), { ...line(closed, 20_000), entrega_id: held }]
  await storeInvoice({ lines: both, status: 2, on: '2026-02-01', by })
  await storeInvoice({ lines: [line(live, 2500)], on: '2026-01-31', by })
  await storeInvoice({ lines: [line(gone, 4000)], on: '2026-02-28', by })
  await storeInvoice({ lines: [line(live, 66_666)], status: 3, on: '2026-02-02', by })
  await storeInvoice({ lines: [line(live, 88_888)], status: 4, on: '2026-02-02', by })
})
afterAll(() => server.close())

const listed = async (asked: object = {}, who = admin) =>
  (await who.call(earningsList.calls.list, { per_page: 100, ...asked })).body
const rowOf = async (nome: string, asked: object = {}) => (await listed(asked)).data.find((it) => it.nome === nome)
const february = { from: '2026-02-01', to: '2026-02-28' }
const january = { from: '2026-01-01', to: '2026-01-31' }

describe('what a venture earned', () => {
  test('is what pending and paid invoices hold, and paid deliverables that none holds', async () => {
    expect(await rowOf('Fechada', february)).toMatchObject({ revenue_centavos: 23_333, cost_centavos: 10_000 })
    expect(await rowOf('Viva', february)).toMatchObject({ revenue_centavos: 1500, cost_centavos: 3000 })
  })

  test('counts a loop on the day of its start in São Paulo, and an invoice on its own day', async () => {
    expect(await rowOf('Fechada', january)).toMatchObject({ revenue_centavos: 0, cost_centavos: 30_000, hours: 3 })
    expect(await rowOf('Viva', january)).toMatchObject({ revenue_centavos: 2500, cost_centavos: 0, margin: 100 })
  })

  test('counts the hours of loops that are not concluded, without a cost; a loop longer than a day costs nothing', async () => {
    const march = { from: '2026-03-01', to: '2026-03-31' }
    expect(await rowOf('Fechada', march)).toMatchObject({ hours: 1, cost_centavos: 0, margin: null })
    expect(await rowOf('Viva', march)).toMatchObject({ hours: 25, cost_centavos: 0 })
  })

  test('stays where the venture was deleted, in the days in which it earned', async () => {
    expect(await rowOf('Velha', february)).toMatchObject({
      revenue_centavos: 4000,
      margin_centavos: -6000,
      margin: -150,
    })
    expect(await rowOf('Velha', january)).toBe(undefined)
  })

  test('burns up to now, whatever the days, by the rule of the contract', async () => {
    const { data } = await listed(january)
    for (const row of data) {
      expect([row.burned, row.ahead]).toEqual([burnedOf(row), aheadOf(row)])
      expect(row.margin).toBe(marginOf(row))
    }
    expect(data.find((it) => it.nome === 'Fechada')).toMatchObject({ burned: 80, ahead: 30, spent_centavos: 40_000 })
  })

  test('a closed scope that burns ahead of its progress stands first', async () => {
    expect((await listed()).data.map((it) => it.nome)[0]).toBe('Fechada')
  })

  test('one venture is read up to now', async () => {
    const { body } = await admin.call(earningsCalls.venture, { id: live.venture_id })
    expect(body.data).toMatchObject({ revenue_centavos: 4000, cost_centavos: 3000, margin: 25, hours: 25.3 })
    expect((await admin.call(earningsCalls.venture, { id: 999_999 })).status).toBe(404)
  })
})

describe('sums', () => {
  test('of the list, its months and its rows are the same, by month, filter and as a whole', async () => {
    const by = { stage: 'execution' }
    for (const asked of [{}, by, { q: 'viva' }, february, { ...january, ...by }]) {
      const { sums } = await listed(asked)
      const { body } = await admin.call(earningsCalls.months, asked)
      const of = ({ revenue_centavos, cost_centavos, margin_centavos, hours }: Record<string, unknown>) => ({
        revenue_centavos,
        cost_centavos,
        margin_centavos,
        hours,
      })
      expect(of(sums)).toEqual(of(body))
      const month = (key: 'revenue_centavos' | 'cost_centavos') => body.months.reduce((sum, it) => sum + it[key], 0)
      expect([month('revenue_centavos'), month('cost_centavos')]).toEqual([body.revenue_centavos, body.cost_centavos])
    }
  })

  test('each figure leads to exactly the rows that it adds up', async () => {
    const { data } = await listed(february)
    for (const { id, revenue_centavos, cost_centavos, hours } of data) {
      const asked = { venture_id: id, ...february }
      const revenue = await admin.call(revenueList.calls.list, asked)
      expect(revenue.body.sums['centavos']).toBe(revenue_centavos)
      const cost = await admin.call(loopList.calls.list, { ...asked, status: costStatuses.join() })
      expect(cost.body.sums['valor']).toBe(cost_centavos / 100)
      const all = await admin.call(loopList.calls.list, asked)
      expect(all.body.sums['decimal']).toBe(hours)
    }
  })

  test('the whole year is what the months and their rows say', async () => {
    const { body } = await admin.call(earningsCalls.months, {})
    expect([body.from, body.to, body.months.length]).toEqual(['2026-01-01', '2026-12-31', 12])
    expect(body.months.slice(0, 3).map((it) => [it.revenue_centavos, it.cost_centavos])).toEqual([
      [2500, 30_000],
      [28_833, 23_000],
      [0, 0],
    ])
    for (const month of body.months) {
      const days = { from: month.from, to: month.to }
      const revenue = await admin.call(revenueList.calls.list, days)
      expect(revenue.body.sums['centavos']).toBe(month.revenue_centavos)
    }
  })
})

test('more than ten years by month is refused by name of the field', async () => {
  const { status, body } = await admin.raw(earningsCalls.months, { from: '2010-01-01', to: '2026-01-01' })
  expect([status, body['type']]).toEqual([422, '/problems/earnings.tooLong'])
  expect(JSON.stringify(body['errors'])).toContain('"from"')
})

test('a file holds the list of its days, a name that begins as a formula as text', async () => {
  await change(live, { nome: '=1+1' })
  const file = await server.app.inject({
    url: '/api/earnings/export?format=csv&from=2026-02-01&to=2026-02-28&sort=nome',
    headers: { authorization: `Bearer ${String(await admin.token())}` },
  })
  await change(live, { nome: 'Viva' })
  expect(file.headers['content-disposition']).toContain('resultado-2026-02')
  expect(file.body).toContain("'=1+1")
  expect(file.body).toContain('233,33')
})

test('rows of revenue say where each comes from', async () => {
  const { body } = await admin.call(revenueList.calls.list, { venture_id: closed.venture_id, sort: 'nome' })
  expect(body.data.map((it) => [it.nome, it.kind, it.status, it.invoice_id === null, it.entrega_id === null])).toEqual([
    ['Direta', 4, 2, true, false],
    ['Linha 2', 1, 2, false, false],
  ])
  const found = await admin.call(revenueVentures.call, { q: 'velha' })
  expect(found.body.data.map((it) => it.nome)).toEqual(['Velha'])
})

describe('whoever sees no value', () => {
  const asks: readonly (readonly [string, object])[] = [
    ['', {}],
    ['', { sort: '-margin' }],
    ['', { q: 'Fechada' }],
    ['/months', {}],
    ['/export', { format: 'csv' }],
    ['/export', { format: 'pdf', columns: 'nome' }],
    ['/revenue', {}],
    ['/revenue/export', { format: 'xlsx' }],
    ['/ventures', {}],
  ]
  const status = async (who: Visitor, path: string, asked: object) =>
    (await who.raw({ ...earningsList.calls.list, path: `/api/earnings${path}` }, asked as Record<string, unknown>))
      .status

  test.each([2, 3, 4, 5, 6, 8, 9, 10] as const)('role %d reaches nothing of it', async (role) => {
    const who = await server.as(await makePerson(server.db, { role }))
    const paths = [...asks, [`/ventures/${closed.venture_id}`, {}], [`/${closed.venture_id}/neighbours`, {}]] as const
    for (const [path, asked] of paths) expect([path, await status(who, path, asked)]).toEqual([path, 403])
  })

  test.each([
    ['projeto', 'seeValue'],
    ['order', 'seeValue'],
    ['order', 'seeAll'],
    ['earnings', 'open'],
  ])('nor role 7 once %s.%s is taken from it', async (thing, act) => {
    const who = await server.as(await makePerson(server.db, { role: 7 }))
    expect(await status(who, '', {})).toBe(200)
    const grants = server.db.deleteFrom('grants').where('thing', '=', thing).where('act', '=', act)
    await grants.where('role', '=', 7).execute()
    await touchGrants(server.db)
    for (const [path, asked] of asks) expect([path, await status(who, path, asked)]).toEqual([path, 403])
    await server.db.insertInto('grants').values({ thing, act, role: 7 }).execute()
    await touchGrants(server.db)
  })
})
