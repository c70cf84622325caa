import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { entregaCrud, entregaFlow } from '#contract/entrega/entrega.ts'
import { invoiceCalls } from '#contract/invoice/invoice.calls.ts'
import { invoiceFlow } from '#contract/invoice/invoice.ts'
import { loopCenterCalls } from '#contract/loop/loopCenter.ts'
import { reshapeCalls } from '#contract/loop/reshape/reshape.ts'
import { makePerson } from '#server/testing/make.ts'
import { makeBillable, makeClient, makeEntrega, type MadeClient } from '#server/testing/money/invoices.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

/** What several people do to invoices at once, on as many connections as there are: nothing is invoiced or paid twice. */

const MARCH = { from: '2026-03-01', to: '2026-03-31' }
let server: TestServer
let admins: Visitor[]
beforeAll(async () => {
  server = await freshServer({ at: '2026-03-10T15:00:00Z' })
  const as = async () => server.as(await makePerson(server.db, { role: 1 }))
  admins = await Promise.all([as(), as(), as(), as()])
})
afterAll(() => server.close())

const sorted = (answers: readonly { status: number }[]) => answers.map((it) => it.status).toSorted((a, b) => a - b)
const make = ({ id: client_id }: MadeClient, by: Visitor, total_centavos: number) =>
  by.raw(invoiceCalls.create, { client_id, ...MARCH, total_centavos })

/** Each number is given, each invoice adds up in the ledger, and nothing stands on two that live. */
const expectWhole = async () => {
  const { rows } = await sql<Record<string, number>>`select
    (select coalesce(max(number), 0) - count(*) from invoices)::int as gaps,
    (select coalesce(sum(amount), 0) from ledger_entries)::int as ledger,
    (select coalesce(sum(total_centavos) filter (where status = 1), 0) from invoices)::int
      - (select coalesce(sum(b.amount), 0) from ledger_balances b join ledger_accounts a on a.id = b.account_id
        where a.kind = 'receivable')::int as owed,
    (select coalesce(sum(total_centavos) filter (where status = 2), 0) from invoices)::int
      - (select coalesce(sum(b.amount), 0) from ledger_balances b join ledger_accounts a on a.id = b.account_id
        where a.kind = 'cash')::int as cash,
    (select count(*) from (select entrega_id from invoice_lines where released_at is null and entrega_id is not null
      group by 1 having count(*) > 1) x)::int as twice`.execute(server.db)
  expect(rows).toEqual([{ gaps: 0, ledger: 0, owed: 0, cash: 0, twice: 0 }])
}

/** The ledger is at zero, and what is owed and in cash is what invoices and deliverables say. */
const expectLedger = async () => {
  const { rows } = await sql<Record<string, number>>`select
    (select coalesce(sum(amount), 0) from ledger_entries)::int as ledger,
    (select coalesce(sum(total_centavos) filter (where status = 1), 0) from invoices)::int
      - (select coalesce(sum(b.amount), 0) from ledger_balances b join ledger_accounts a on a.id = b.account_id
        where a.kind = 'receivable')::int as owed,
    (select coalesce(sum(centavos), 0) from finance_extract where paid_on is not null)::int
      - (select coalesce(sum(b.amount), 0) from ledger_balances b join ledger_accounts a on a.id = b.account_id
        where a.kind = 'cash')::int as cash`.execute(server.db)
  expect(rows).toEqual([{ ledger: 0, owed: 0, cash: 0 }])
}

test('four who invoice the same deliverable and loops at once make one invoice', async () => {
  const client = await makeClient(server)
  await makeEntrega(server, client)
  await makeBillable(server, client)
  const answers = await Promise.all(admins.map((me) => make(client, me, 519_500)))
  expect(sorted(answers)).toEqual([201, 409, 409, 409])
  await expectWhole()
})

test('invoices of several clients at once have numbers without gaps', async () => {
  const clients = await Promise.all(admins.map((_, at) => makeClient(server, `Cliente ${String(at)}`)))
  for (const client of clients) await makeEntrega(server, client)
  const answers = await Promise.all(clients.map((client, at) => make(client, admins[at] as Visitor, 500_000)))
  expect(sorted(answers)).toEqual([201, 201, 201, 201])
  await expectWhole()
})

test('an invoice that one pays and another cancels at once is one of both', async () => {
  const client = await makeClient(server)
  for (let round = 0; round < 3; round += 1) {
    await makeEntrega(server, client, { nome: `Portal ${String(round)}` })
    const { total_centavos } = (await admins[0]?.call(invoiceCalls.preview, { client_id: client.id, ...MARCH }))?.body
      .data ?? { total_centavos: 0 }
    const made = await make(client, admins[0] as Visitor, total_centavos)
    const { id } = made.body['data'] as { id: number }
    const { pay, cancel } = invoiceFlow.calls
    const which = { id, version: 1 }
    const answers = await Promise.all(
      admins.map((me, at) =>
        at % 2 === 0
          ? me.raw(pay, { ...which, paid_on: '2026-03-10' })
          : me.raw(cancel, { ...which, reason: 'Engano' }),
      ),
    )
    expect(sorted(answers)).toEqual([200, 409, 409, 409])
    await expectWhole()
  }
})

test('a deliverable that one marks as paid by hand and another invoices at once comes in once', async () => {
  const { pay } = entregaFlow.calls
  for (let round = 0; round < 4; round += 1) {
    const client = await makeClient(server)
    const id = await makeEntrega(server, client)
    const answers = await Promise.all([
      make(client, admins[0] as Visitor, 500_000),
      admins[1]?.raw(pay, { id, version: 1 }),
      admins[2]?.raw(entregaCrud.calls.update, { id, version: 1, valor_centavos: 1 }),
      admins[3]?.raw(entregaCrud.calls.remove, { id, version: 1 }),
    ])
    expect(answers.every((it) => it !== undefined && it.status < 500)).toBe(true)
    const { rows } = await sql<{ ways: number; sum: number | null }>`select
      (select count(*) from invoice_lines l where l.entrega_id = ${id} and l.released_at is null)::int
        + (select count(*) from entrega_payments p where p.entrega_id = ${id} and p.reversed_at is null)::int as ways,
      (select total_centavos from invoices i join invoice_lines l on l.invoice_id = i.id where l.entrega_id = ${id}) as sum`.execute(
      server.db,
    )
    expect(rows[0]?.ways).toBeLessThanOrEqual(1)
    expect([null, 500_000]).toContain(rows[0]?.sum)
  }
})

test('a loop that is deleted, moved or invoiced for two clients at once is charged once, of what it is', async () => {
  for (let round = 0; round < 4; round += 1) {
    const [one, other] = [await makeClient(server, 'Um'), await makeClient(server, 'Outro')]
    const loop = await makeBillable(server, one)
    const answers = await Promise.all([
      make(one, admins[0] as Visitor, 19_500),
      make(other, admins[1] as Visitor, 19_500),
      admins[2]?.raw(reshapeCalls.move, { id: loop, version: 1, atomo_id: other.atom.id }),
      admins[3]?.raw(loopCenterCalls.bulkDelete, { ids: [loop], dry_run: false }),
    ])
    expect(answers.map((it) => it?.status).filter((it) => it === undefined || it >= 500)).toEqual([])
    const { rows } = await sql<{ holds: number; there: number }>`select
      (select count(*) from invoice_loops where loop_id = ${loop} and released_at is null)::int as holds,
      (select count(*) from loops where id = ${loop})::int as there`.execute(server.db)
    expect(rows[0]?.holds).toBeLessThanOrEqual(1)
    // What is charged is still there to be shown.
    expect(rows[0]?.there).toBeGreaterThanOrEqual(rows[0]?.holds ?? 0)
  }
  await expectLedger()
})

test('a paid invoice that four reverse at once is reversed once', async () => {
  const client = await makeClient(server)
  await makeEntrega(server, client)
  const { id } = (await make(client, admins[0] as Visitor, 500_000)).body['data'] as { id: number }
  await admins[0]?.call(invoiceFlow.calls.pay, { id, version: 1, paid_on: '2026-03-10' })
  const { reverse, pay } = invoiceFlow.calls
  const answers = await Promise.all(admins.map((me) => me.raw(reverse, { id, version: 2, reason: 'Engano' })))
  expect(sorted(answers)).toEqual([200, 409, 409, 409])
  expect((await admins[0]?.raw(pay, { id, version: 3, paid_on: '2026-03-10' }))?.status).toBe(409)
  await expectLedger()
})

test('one key pays once: another body, another invoice or another step under it is refused', async () => {
  const client = await makeClient(server)
  const made: number[] = []
  for (const nome of ['Um', 'Dois']) {
    await makeEntrega(server, client, { nome })
    made.push(((await make(client, admins[0] as Visitor, 500_000)).body['data'] as { id: number }).id)
  }
  const [id = 0, other = 0] = made
  const headers = { authorization: `Bearer ${(await admins[0]?.token()) ?? ''}`, 'idempotency-key': 'pay-once' }
  const send = async (step: 'pay' | 'cancel', of: number, more: object) => {
    const { method, path } = invoiceFlow.calls[step]
    const url = path.replace(':id', String(of))
    const answer = await server.app.inject({ method, url, headers, payload: { version: 1, ...more } })
    return answer.statusCode
  }
  const twice = await Promise.all([1, 2, 3].map(() => send('pay', id, { paid_on: '2026-03-10' })))
  expect(twice).toEqual([200, 200, 200])
  expect(await send('pay', id, { paid_on: '2026-03-09' })).toBe(422)
  expect(await send('pay', other, { paid_on: '2026-03-10' })).toBe(422)
  expect(await send('cancel', other, { reason: 'x' })).toBe(422)
  const { rows } = await sql<{ paid: number }>`
    select count(*)::int as paid from ledger_transactions where kind = 'invoice.paid' and thing_id = ${id}`.execute(
    server.db,
  )
  expect(rows).toEqual([{ paid: 1 }])
  await expectLedger()
})
