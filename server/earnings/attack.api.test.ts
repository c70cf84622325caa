import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInRoles } from '#contract/access/roles.ts'
import { allCalls } from '#contract/calls.ts'
import { earningsList } from '#contract/earnings/earnings.ts'
import { earningsCalls } from '#contract/earnings/figures.ts'
import { revenueList } from '#contract/earnings/revenue.ts'
import { entregaFlow } from '#contract/entrega/entrega.ts'
import { financeCrud, financeFlow } from '#contract/finance/finance.ts'
import { invoiceCalls } from '#contract/invoice/invoice.calls.ts'
import { invoiceFlow } from '#contract/invoice/invoice.ts'
import { pathParams } from '#contract/kit/endpoint.ts'
import { makePerson, type MadePerson } from '#server/testing/make.ts'
import { makeBillable, makeClient, makeClientPerson, makeEntrega } from '#server/testing/money/invoices.ts'
import { scaled } from '#server/testing/pace.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

/** Figures that only those who see values may meet, planted and looked for through every call that reads. */

/** Centavos that nothing else holds: rate of the venture, price, a deliverable, an entry, their sums. */
const RATE = 77_131_30
const PRICE = 88_242_40
const WORTH = 99_353_50
const ENTRY = 66_464_60
let server: TestServer
let admin: Visitor
let manager: MadePerson
let looper: MadePerson
const ids = new Set<number>()
beforeAll(async () => {
  server = await freshServer({ at: '2026-03-10T15:00:00Z' })
  admin = await server.as(await makePerson(server.db, { role: 1 }))
  const client = await makeClient(server, 'Zeferina')
  const { venture_id } = client.place
  const set = { valor_hora_centavos: RATE, price_centavos: PRICE, delivery_type: 1 }
  await server.db.updateTable('ventures').set(set).where('id', '=', venture_id).execute()
  const loop = await makeBillable(server, client, { minutes: 60 })
  const row = await server.db.selectFrom('loops').select('user_id').where('id', '=', loop).executeTakeFirstOrThrow()
  looper = { id: row.user_id, email: '', role: 4 }
  manager = await makePerson(server.db, { role: 2 })
  for (const user_id of [looper.id, manager.id])
    await server.db.insertInto('venture_members').values({ venture_id, user_id }).execute()
  const [held, alone] = [
    await makeEntrega(server, client, { valor_centavos: WORTH }),
    await makeEntrega(server, client, { valor_centavos: WORTH, nome: 'Outra', delivered_on: '2026-02-09' }),
  ]
  await makeClientPerson(server, client.id)
  server.liveEvents.length = 0
  const march = { client_id: client.id, from: '2026-03-01', to: '2026-03-31' }
  const invoice = (await admin.call(invoiceCalls.create, { ...march, total_centavos: WORTH + RATE })).body.data
  await admin.call(invoiceFlow.calls.pay, { id: invoice.id, version: 1, paid_on: '2026-03-10' })
  await admin.call(entregaFlow.calls.pay, { id: alone, version: 1 })
  const days = { issued_on: '2026-03-01', due_on: '2026-03-10', venture_id }
  const base = { direction: 2, category: 7, descricao: 'Zeferina', party: 'Zeferina', centavos: ENTRY }
  const entry = (await admin.call(financeCrud.calls.create, { ...base, ...days })).body.data
  await admin.call(financeFlow.calls.pay, { id: entry.id, version: 1, paid_on: '2026-03-10' })
  for (const id of [
    client.id,
    venture_id,
    loop,
    held,
    alone,
    invoice.id,
    entry.id,
    client.atom.id,
    client.place.gate_id,
  ])
    ids.add(id)
})
afterAll(() => server.close())

const sums = [ENTRY, WORTH + RATE, 2 * WORTH + RATE, WORTH + RATE - ENTRY, 2 * WORTH + RATE - ENTRY]
const prices = [RATE, PRICE, WORTH]
/** Ways in which an amount is written: centavos, reais with a dot or a comma. */
const spelled = (amount: number): string[] => {
  const [whole, rest] = [String(Math.floor(amount / 100)), String(amount % 100).padStart(2, '0')]
  const dotted = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, '.')
  return [String(amount), `${whole}.${rest}`, `${whole},${rest}`, `${dotted},${rest}`]
}
const betrayed = (text: string, amounts: readonly number[]): string[] =>
  amounts.flatMap(spelled).filter((it) => text.includes(it))

/** Every call that reads, with each of the planted ids in its path. */
const reads = () =>
  allCalls.flatMap(({ name, call }) => {
    if (call.method !== 'GET') return []
    const params = pathParams(call.path)
    if (params.length === 0) return [{ name, url: call.path }]
    if (params.length > 2) return []
    return [...ids].map((id) => ({ name, url: call.path.replace(':thing', 'projeto').replaceAll(/:\w+/g, String(id)) }))
  })

const told = async (me: Visitor, amounts: readonly number[] = [...sums, ...prices]): Promise<string[]> => {
  const headers = { authorization: `Bearer ${(await me.token()) ?? ''}` }
  const found: string[] = []
  for (const { name, url } of reads()) {
    const query: Record<string, string> = /export/.test(url) ? { format: 'csv' } : {}
    const { statusCode, body } = await server.app.inject({ url, query, headers })
    if (statusCode >= 500) found.push(`${name} ${url}: ${String(statusCode)}`)
    const what = betrayed(body, amounts)
    if (statusCode < 400 && what.length > 0) found.push(`${name} ${url}: ${what.join(' ')}`)
  }
  return found
}

test(
  'who sees values meets what was planted, so that the search is one',
  async () => {
    const found = await told(admin)
    for (const name of ['earnings.list', 'revenue.list', 'financeExtract.list', 'invoice.list'])
      expect(found.some((it) => it.startsWith(name))).toBe(true)
  },
  scaled(240_000),
)

test.each([2, 4, 5, 8, 9, 10] as const)(
  'role %i meets none of it by any call that reads',
  async (role) => {
    const known = role === 2 ? manager : role === 4 ? looper : await makePerson(server.db, { role })
    // Section 6 tells the prices of the ventures that they reach to 5, 9 and 10.
    const amounts = [5, 9, 10].includes(role) ? sums : undefined
    expect(await told(await server.as(known), amounts)).toEqual([])
  },
  scaled(240_000),
)

test(
  'a client of another company meets none of it by any call that reads',
  async () => {
    const other = await makeClient(server, 'Outra')
    expect(await told(await server.as(await makeClientPerson(server, other.id)))).toEqual([])
  },
  scaled(240_000),
)

test('what is told live names no amount', () => {
  expect(server.liveEvents.length).toBeGreaterThan(0)
  expect(betrayed(JSON.stringify(server.liveEvents), [...sums, ...prices])).toEqual([])
})

test.each(signedInRoles.filter((role) => role !== 1 && role !== 7))(
  'role %i asks nothing of earnings',
  async (role) => {
    const me = await server.as(await makePerson(server.db, { role }))
    const [venture = 1] = ids
    for (const [call, input] of [
      [earningsList.calls.list, {}],
      [earningsList.calls.list, { sort: '-margin_centavos' }],
      [earningsList.calls.neighbours, { id: venture }],
      [earningsCalls.months, {}],
      [earningsCalls.venture, { id: venture }],
      [revenueList.calls.list, {}],
      [earningsList.calls.export, { format: 'csv', columns: 'margin' }],
      [revenueList.calls.export, { format: 'csv' }],
    ] as const)
      expect([call.path, (await me.raw(call, input)).status]).toEqual([call.path, 403])
  },
)

test.each([
  [{ from: '1900-01-01', to: '8999-12-31' }, 422],
  [{ from: '8999-12-01', to: '8999-12-31' }, 200],
  [{ from: '1900-01-01', to: '1900-01-01' }, 200],
  [{ from: '2026-03-10', to: '2026-01-01' }, 200],
  [{ from: '2016-01-01', to: '2026-01-01' }, 422],
  [{ from: '0001-01-01', to: '2026-01-01' }, 422],
  [{ from: '9999-01-01', to: '9999-12-31' }, 422],
  [{ from: '2026-02-30' }, 422],
])('months of %j answer %i', async (period, status) => {
  const began = performance.now()
  expect((await admin.raw(earningsCalls.months, period)).status).toBe(status)
  expect(performance.now() - began).toBeLessThan(5000)
})
