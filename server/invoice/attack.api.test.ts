import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedInRoles } from '#contract/access/roles.ts'
import { clientCrud } from '#contract/client/client.ts'
import { historyCalls } from '#contract/history/history.ts'
import { invoiceCalls } from '#contract/invoice/invoice.calls.ts'
import { invoiceCrud, invoiceFlow, invoiceList } from '#contract/invoice/invoice.ts'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import { notificationCalls } from '#contract/notification/notification.calls.ts'
import { searchCalls } from '#contract/search/search.ts'
import { attachmentCalls } from '#contract/things/attachment.ts'
import { mergeOf } from '#server/testing/describe/mergeOf.ts'
import { makePerson } from '#server/testing/make.ts'
import {
  makeBillable,
  makeClient,
  makeClientPerson,
  makeEntrega,
  type MadeClient,
} from '#server/testing/money/invoices.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

/** What a hostile client, or somebody of another role, tries on invoices; some of it two at once. */

const MARCH = { from: '2026-03-01', to: '2026-03-31' }
let server: TestServer
let admin: Visitor
let theirs: MadeClient
let theirId: number
let theirCode: string
beforeAll(async () => {
  server = await freshServer({ at: '2026-03-10T15:00:00Z' })
  admin = await server.as(await makePerson(server.db, { role: 1, nome: 'Alice' }))
  theirs = await makeClient(server, 'Zeferina Queijos')
  theirId = await invoiced(theirs, { descricao: 'Confidencialíssimo' })
  theirCode = (await admin.call(invoiceCalls.page, { id: theirId })).body.data.code
})
afterAll(() => server.close())

const invoiced = async (client: MadeClient, more: object = {}): Promise<number> => {
  await makeEntrega(server, client)
  const input = { client_id: client.id, ...MARCH, total_centavos: 500_000, ...more }
  return (await admin.call(invoiceCalls.create, input)).body.data.id
}
const stored = (id: number) =>
  server.db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const fileOf = async (who: Visitor, url: string, query: Record<string, string> = {}) => {
  const { statusCode, body } = await server.app.inject({
    url,
    query,
    headers: { authorization: `Bearer ${(await who.token()) ?? ''}` },
  })
  return { status: statusCode, body }
}

const betrays = (text: string): boolean => /Zeferina|Confidencial/.test(text) || text.includes(theirCode)

/** What somebody asks to learn of the invoice, by its id, its client or a word of it. */
const asked = () =>
  [
    [invoiceCrud.calls.show, { id: theirId }],
    [invoiceCalls.page, { id: theirId }],
    [invoiceList.calls.list, { q: 'Zeferina' }],
    [invoiceList.calls.list, { q: 'Confidencial' }],
    [invoiceList.calls.list, { client_id: theirs.id }],
    [invoiceList.calls.list, { sort: 'total_centavos', per_page: 100 }],
    [invoiceList.calls.neighbours, { id: theirId }],
    [historyCalls.list, { thing: 'invoice', id: theirId }],
    [attachmentCalls.list, { thing: 'invoice', id: theirId }],
    [notificationCalls.list, {}],
    [searchCalls.find, { q: 'Confidencial' }],
    [invoiceCalls.mine, {}],
  ] as const

const toldBy = async (me: Visitor): Promise<string[]> => {
  const told: string[] = []
  for (const [call, input] of asked()) {
    const { status, body } = await me.raw(call, input)
    const text = JSON.stringify(body)
    if (status >= 500 || betrays(text)) told.push(`${call.path}: ${String(status)} ${text}`)
  }
  const { path } = invoiceList.calls.export
  const filters: Record<string, string>[] = [{}, { q: 'Zeferina' }, { client_id: String(theirs.id) }]
  for (const more of filters) {
    const { status, body } = await fileOf(me, path, { format: 'csv', ...more })
    if (status >= 500 || betrays(body)) told.push(`${path}: ${String(status)}`)
  }
  const pdf = await fileOf(me, `/api/invoices/${String(theirId)}/pdf`)
  return pdf.status === 403 || pdf.status === 404 ? told : [...told, `PDF: ${String(pdf.status)}`]
}

/** Somebody of a role; those of the venture are on its team, a client is of another company. */
const outsider = async (role: (typeof signedInRoles)[number]) => {
  const { venture_id } = theirs.place
  if (role === 3) return makeClientPerson(server, (await makeClient(server, 'Padaria')).id)
  const person = await makePerson(server.db, { role })
  await server.db.insertInto('venture_members').values({ venture_id, user_id: person.id }).execute()
  return person
}

test.each(signedInRoles.filter((role) => role !== 1 && role !== 7))(
  'role %i, of another company or of its team, meets nothing of an invoice by whatever door',
  async (role) => {
    const me = await server.as(await outsider(role))
    expect(await toldBy(me)).toEqual([])
    for (const [step, more] of [
      ['pay', { paid_on: '2026-03-10' }],
      ['cancel', { reason: 'x' }],
      ['reverse', { reason: 'x' }],
    ] as const) {
      const { status } = await me.raw(invoiceFlow.calls[step], { id: theirId, version: 1, ...more })
      expect([step, [403, 404].includes(status)]).toEqual([step, true])
    }
    expect((await stored(theirId)).status).toBe(1)
  },
)

test('to its client the history of an invoice names nobody of the organisation', async () => {
  const client = await makeClient(server, 'Oficina')
  const id = await invoiced(client)
  await admin.call(invoiceFlow.calls.pay, { id, version: 1, paid_on: '2026-03-10' })
  const me = await server.as(await makeClientPerson(server, client.id))
  const { status, body } = await me.raw(historyCalls.list, { thing: 'invoice', id })
  expect([status, JSON.stringify(body)]).toEqual([200, expect.not.stringContaining('Alice')])
  expect(JSON.stringify((await me.raw(notificationCalls.list, {})).body)).not.toContain('Alice')
})

describe('the day on which an invoice was paid', () => {
  test.each([
    ['is a day to come', '2026-03-11'],
    ['is of year 1', '0001-01-01'],
    ['is of year 9999', '9999-12-31'],
    ['is no day', '2026-02-30'],
    ['is a moment', '2026-03-10T15:00:00Z'],
    ['is a number', 20_260_310],
  ])('%s, and is refused by its field', async (_, paid_on) => {
    const { status, body } = await admin.raw(invoiceFlow.calls.pay, { id: theirId, version: 1, paid_on })
    expect([status, body['errors']]).toMatchObject([422, [{ path: 'paid_on' }]])
    expect((await stored(theirId)).status).toBe(1)
  })

  test('is today in São Paulo, not in Greenwich', async () => {
    const id = await invoiced(await makeClient(server))
    server.clock.set('2026-03-11T01:30:00Z')
    const late = await admin.raw(invoiceFlow.calls.pay, { id, version: 1, paid_on: '2026-03-11' })
    expect(late).toMatchObject({ status: 422, body: { type: '/problems/invoice.paidLater' } })
    expect((await admin.raw(invoiceFlow.calls.pay, { id, version: 1, paid_on: '2026-03-10' })).status).toBe(200)
    server.clock.set('2026-03-10T15:00:00Z')
  })
})

describe('a client that goes', () => {
  test('is not deleted while it owes, and is once nothing is open', async () => {
    const client = await makeClient(server, 'Vai')
    await server.db
      .updateTable('ventures')
      .set({ deleted_at: server.clock.now() })
      .where('id', '=', client.place.venture_id)
      .execute()
    const id = await invoiced(client)
    const remove = () => admin.raw(clientCrud.calls.remove, { id: client.id, version: 1 })
    expect(await remove()).toMatchObject({ status: 409, body: { type: '/problems/common.inUseStays' } })
    await admin.call(invoiceFlow.calls.pay, { id, version: 1, paid_on: '2026-03-10' })
    expect((await remove()).status).toBe(200)
    // What it paid stays, and is the organisation's to see.
    expect((await admin.call(invoiceCrud.calls.show, { id })).body.data).toMatchObject({ nome: 'Vai', status: 2 })
  })

  test('is not merged away while it owes: its invoices stay what they say', async () => {
    const [one, other] = [await makeClient(server, 'Um'), await makeClient(server, 'Outro')]
    const id = await invoiced(one)
    const merge = () => admin.raw(mergeOf(clientCrud), { id: one.id, version: 1, into: other.id })
    expect(await merge()).toMatchObject({ status: 409, body: { type: '/problems/common.inUseStays' } })
    expect((await stored(id)).client_id).toBe(one.id)
    await admin.call(invoiceFlow.calls.cancel, { id, version: 1, reason: 'Outro cliente' })
    expect((await merge()).status).toBe(200)
    expect((await stored(id)).client_id).toBe(one.id)
  })

  test('that is deleted and invoiced at once is one of both', async () => {
    for (let round = 0; round < 4; round += 1) {
      const client = await makeClient(server, `Ao mesmo tempo ${String(round)}`)
      await makeEntrega(server, client)
      await server.db
        .updateTable('ventures')
        .set({ deleted_at: server.clock.now() })
        .where('id', '=', client.place.venture_id)
        .execute()
      const input = { client_id: client.id, ...MARCH, total_centavos: 500_000 }
      const [made, gone] = await Promise.all([
        admin.raw(invoiceCalls.create, input),
        admin.raw(clientCrud.calls.remove, { id: client.id, version: 1 }),
      ])
      const state = `${String(made.status)} ${String(gone.status)}`
      expect(['201 409', '422 200', '409 200']).toContain(state)
    }
  })

  test('tells its people nothing more once their access is off', async () => {
    const client = await makeClient(server, 'Desligada')
    const person = await makeClientPerson(server, client.id)
    const id = await invoiced(client)
    const me = await server.as(person)
    await server.db.updateTable('client_accesses').set({ active: false }).where('user_id', '=', person.id).execute()
    const before = (await me.call(notificationCalls.list, {})).body.data.length
    await server.runJob('invoice.remind')
    await admin.call(invoiceFlow.calls.cancel, { id, version: 1, reason: 'Fim' })
    expect((await me.call(notificationCalls.list, {})).body.data.length).toBe(before)
  })
})

test('a loop that an invoice charges for is not moved to another venture by its own person', async () => {
  const [client, other] = [await makeClient(server), await makeClient(server)]
  const loop = await makeBillable(server, client)
  const row = { client_id: client.id, ...MARCH, total_centavos: 19_500 }
  const { id } = (await admin.call(invoiceCalls.create, row)).body.data
  const { user_id } = await server.db
    .selectFrom('loops')
    .select('user_id')
    .where('id', '=', loop)
    .executeTakeFirstOrThrow()
  for (const atom of [client.atom, other.atom])
    await sql`insert into atom_loopers (atom_id, user_id) values (${atom.id}, ${user_id}) on conflict do nothing`.execute(
      server.db,
    )
  const me = await server.as({ id: user_id })
  const correct = async (more: object) => {
    const { version } = await server.db
      .selectFrom('loops')
      .select('version')
      .where('id', '=', loop)
      .executeTakeFirstOrThrow()
    return me.raw(loopCalls.correct, { id: loop, version, ...more })
  }
  expect(await correct({ atomo_id: other.atom.id })).toMatchObject({
    status: 409,
    body: { type: '/problems/loop.invoiced' },
  })
  // Its words are its person's.
  expect((await correct({ descricao: 'Outra descrição' })).status).toBe(200)
  await admin.call(invoiceFlow.calls.cancel, { id, version: 1, reason: 'x' })
  expect((await correct({ atomo_id: other.atom.id })).status).toBe(200)
})
