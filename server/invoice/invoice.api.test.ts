import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedInRoles } from '#contract/access/roles.ts'
import { entregaCrud, entregaFlow } from '#contract/entrega/entrega.ts'
import { fileCalls } from '#contract/file/file.calls.ts'
import { invoiceCalls } from '#contract/invoice/invoice.calls.ts'
import { invoiceCrud, invoiceFlow, invoiceList } from '#contract/invoice/invoice.ts'
import { loopCenterCalls } from '#contract/loop/loopCenter.ts'
import { reshapeCalls } from '#contract/loop/reshape/reshape.ts'
import { notificationCalls } from '#contract/notification/notification.calls.ts'
import { attachmentCalls } from '#contract/things/attachment.ts'
import { balanceOf } from '#server/ledger/ledger.data.ts'
import { describeList } from '#server/testing/describe/describeList.ts'
import { readyFile } from '#server/testing/files.ts'
import { makePerson } from '#server/testing/make.ts'
import {
  makeBillable,
  makeClient,
  makeClientPerson,
  makeEntrega,
  type MadeClient,
} from '#server/testing/money/invoices.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

const NOW = '2026-03-10T15:00:00Z'
const MARCH = { from: '2026-03-01', to: '2026-03-31' }
let server: TestServer
let admin: Visitor
let ours: MadeClient
beforeAll(async () => {
  server = await freshServer({ at: NOW })
  admin = await server.as(await makePerson(server.db, { role: 1 }))
  ours = await makeClient(server, 'Zélia Pães')
  await invoiced(ours)
  await invoiced(await makeClient(server, 'Ana Doces'))
  const { id, version } = await stored(await invoiced(ours))
  await admin.call(invoiceFlow.calls.pay, { id, version, paid_on: '2026-03-10' })
})
afterAll(() => server.close())

const preview = async ({ id: client_id }: MadeClient, period = MARCH) =>
  (await admin.call(invoiceCalls.preview, { client_id, ...period })).body.data
const create = async (client: MadeClient, more: object = {}, who = admin) => {
  const { total_centavos } = await preview(client)
  return who.raw(invoiceCalls.create, { client_id: client.id, ...MARCH, total_centavos, ...more })
}
const invoiced = async (client: MadeClient, more: object = {}): Promise<number> => {
  await makeEntrega(server, client)
  const { status, body } = await create(client, more)
  expect({ status, body }).toMatchObject({ status: 201 })
  return (body['data'] as { id: number }).id
}
const stored = (id: number) =>
  server.db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const take = async (step: 'pay' | 'cancel' | 'reverse', id: number, who = admin) => {
  const { version } = await stored(id)
  const asked = step === 'pay' ? { paid_on: '2026-03-10' } : { reason: 'Conta errada' }
  return who.raw(invoiceFlow.calls[step], { id, version, ...asked })
}
const statusOf = async (id: number) =>
  (await server.db.selectFrom('entregas').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
const notesOf = async (me: Visitor) =>
  (await me.call(notificationCalls.list, {})).body.data.map((it) => JSON.stringify(it)).join('\n')
const owed = ({ id: client_id }: MadeClient) => balanceOf(server.db, { kind: 'receivable', client_id })

describeList(invoiceList, {
  server: () => server,
  filters: { status: '1', client_id: '1', late: 'true', period: 'month', due: 'month', paid: 'month' },
  search: 'zelia',
})

describe('an invoice', () => {
  test('takes what is finished and billable, and says why the rest is left out', async () => {
    const client = await makeClient(server)
    const ready = await makeEntrega(server, client)
    const loops = [await makeBillable(server, client), await makeBillable(server, client, { hour: 15 })]
    const others = {
      noValue: await makeEntrega(server, client, { valor_centavos: null }),
      unfinished: await makeEntrega(server, client, { status: 2, delivered_on: null, planned_on: '2026-03-20' }),
      paid: await makeEntrega(server, client, { status: 3 }),
    }
    await makeEntrega(server, client, { delivered_on: '2026-02-20' })
    await makeEntrega(server, client, { deleted_at: NOW })
    const left = {
      waiting: await makeBillable(server, client, { hour: 17, status: 2 }),
      toCorrect: await makeBillable(server, client, { hour: 19, status: 4 }),
    }
    const shown = await preview(client)
    const fates = (rows: readonly { id: number; fate: string }[]) =>
      Object.fromEntries(rows.map((it) => [it.id, it.fate]))
    const named = (of: Readonly<Record<string, number>>) =>
      Object.fromEntries(Object.entries(of).map(([fate, id]) => [id, fate]))
    expect(fates(shown.entregas)).toEqual({ [ready]: 'ready', ...named(others) })
    expect(fates(shown.loops)).toEqual({ ...Object.fromEntries(loops.map((id) => [id, 'ready'])), ...named(left) })
    // Two times 1:20 is 2.6 hours at R$ 150,00.
    expect(shown).toMatchObject({ total_centavos: 539_000, issued_on: '2026-03-10', due_on: '2026-03-25' })
    const venture_id = client.place.venture_id
    const by = [{ venture_id, descricao: 'Domínio', centavos: 9_990 }]
    const answer = await create(client, {
      others: by,
      total_centavos: 548_990,
      descricao: 'Março',
      due_on: '2026-04-10',
    })
    expect(answer).toMatchObject({ status: 201, body: { message: 'Fatura emitida!' } })
    const { id } = answer.body['data'] as { id: number }
    const page = (await admin.call(invoiceCalls.page, { id })).body.data
    expect(page.lines.map((it) => [it.kind, it.descricao, it.decimal, it.centavos])).toEqual([
      [1, 'Portal', null, 500_000],
      [2, 'Telas', 2.6, 39_000],
      [3, 'Domínio', null, 9_990],
    ])
    expect(page.lines[1]?.loops?.map((it) => it.id)).toEqual(loops)
    expect(page.code).toMatch(/^[0-9A-Za-z]{32}$/)
    const again = await preview(client)
    expect(again.entregas.find((it) => it.id === ready)).toMatchObject({ fate: 'invoiced', invoice: { id } })
    expect(again.loops.filter((it) => it.fate === 'invoiced').map((it) => it.id)).toEqual(loops)
    expect(await owed(client)).toBe(548_990)
    expect(await balanceOf(server.db, { kind: 'revenue', venture_id })).toBe(-548_990)
  })

  test('leaves out what is to wait, hours without a rate, and ventures that are not billable', async () => {
    const client = await makeClient(server)
    const [one, two] = [await makeEntrega(server, client), await makeEntrega(server, client)]
    const loop = await makeBillable(server, client)
    const set = (values: object) =>
      server.db.updateTable('ventures').set(values).where('id', '=', client.place.venture_id).execute()
    await set({ valor_hora_centavos: null })
    expect((await preview(client)).loops).toMatchObject([{ id: loop, fate: 'noRate', valor_centavos: 0 }])
    await set({ valor_hora_centavos: 15_000, faturavel: false })
    expect((await preview(client)).loops).toMatchObject([{ fate: 'notBillable' }])
    await set({ faturavel: true })
    const without = { without_entregas: [two], without_loops: [loop], total_centavos: 500_000 }
    expect((await create(client, without)).status).toBe(201)
    const next = await preview(client)
    expect(next.entregas.map((it) => [it.id, it.fate])).toEqual([
      [one, 'invoiced'],
      [two, 'ready'],
    ])
    expect(next.total_centavos).toBe(519_500)
  })

  test('is refused when its total is not the one that was shown, and no number is lost', async () => {
    const client = await makeClient(server)
    await makeEntrega(server, client)
    const last = (await admin.call(invoiceList.calls.list, {})).body.data[0]?.numero ?? 0
    const answer = await create(client, { total_centavos: 499_999 })
    expect(answer).toMatchObject({ status: 409, body: { type: '/problems/invoice.changed' } })
    expect(JSON.stringify(answer.body)).toContain('R$ 5.000,00')
    expect((await create(client)).body['data']).toMatchObject({ numero: last + 1 })
  })

  test.each([
    ['a day of issue to come', { issued_on: '2026-03-11' }, 'issued_on'],
    ['a due day before its issue', { due_on: '2026-03-09' }, 'due_on'],
    ['a period that ends before it begins', { from: '2026-04-01' }, 'to'],
    ['a client that is none', { client_id: 999_999 }, 'client_id'],
    ['a line of nothing', { others: [{ venture_id: 1, descricao: 'x', centavos: 0 }] }, 'others'],
    ['a line for another client’s venture', { others: [{ venture_id: 1, descricao: 'x', centavos: 5 }] }, 'others'],
    ['a negative total', { total_centavos: -1 }, 'total_centavos'],
    ['a status', { status: 2 }, 'status'],
  ])('refuses %s by its field', async (_, more, field) => {
    const client = await makeClient(server)
    await makeEntrega(server, client)
    const { status, body } = await create(client, more)
    expect({ status, fields: JSON.stringify(body) }).toMatchObject({
      status: 422,
      fields: expect.stringContaining(field),
    })
  })

  test('with nothing on it is refused', async () => {
    const client = await makeClient(server)
    expect(await create(client)).toMatchObject({ status: 422, body: { type: '/problems/invoice.nothing' } })
  })

  test('is paid on its day: its deliverables become paid, the money is cash, role 1 is told', async () => {
    const client = await makeClient(server)
    const entrega = await makeEntrega(server, client)
    const cash = await balanceOf(server.db, { kind: 'cash' })
    const { id } = (await create(client)).body['data'] as { id: number }
    const { version } = await stored(id)
    const late = await admin.raw(invoiceFlow.calls.pay, { id, version, paid_on: '2026-03-11' })
    expect(late).toMatchObject({ status: 422, body: { type: '/problems/invoice.paidLater' } })
    const other = await server.as(await makePerson(server.db, { role: 1 }))
    expect((await take('pay', id)).status).toBe(200)
    expect(await statusOf(entrega)).toBe(3)
    expect(await owed(client)).toBe(0)
    expect((await balanceOf(server.db, { kind: 'cash' })) - cash).toBe(500_000)
    expect(await notesOf(other)).toContain('invoicePaid')
    for (const step of ['pay', 'cancel'] as const) expect((await take(step, id)).status).toBe(409)
  })

  test('that is cancelled gives back what it was for, keeps its number, and is never paid', async () => {
    const client = await makeClient(server)
    const person = await makeClientPerson(server, client.id)
    const me = await server.as(person)
    const id = await invoiced(client)
    expect((await take('cancel', id)).status).toBe(200)
    expect(await notesOf(me)).toContain('Conta errada')
    expect(await owed(client)).toBe(0)
    expect((await take('pay', id)).status).toBe(409)
    expect((await take('reverse', id)).status).toBe(409)
    const next = await create(client)
    expect(next.body['data']).toMatchObject({ numero: (await stored(id)).number + 1, total_centavos: 500_000 })
  })

  test('that was paid is reversed: its deliverables are finished again', async () => {
    const client = await makeClient(server)
    const entrega = await makeEntrega(server, client)
    const { id } = (await create(client)).body['data'] as { id: number }
    await take('pay', id)
    expect((await take('reverse', id)).status).toBe(200)
    expect(await statusOf(entrega)).toBe(4)
    expect(await owed(client)).toBe(0)
    expect((await preview(client)).entregas).toMatchObject([{ id: entrega, fate: 'ready' }])
  })

  test('keeps the deliverables that it holds as they are', async () => {
    const client = await makeClient(server)
    const entrega = await makeEntrega(server, client)
    const { id, numero } = (await create(client)).body['data'] as { id: number; numero: number }
    const change = async (more: object) => {
      const { version } = await server.db
        .selectFrom('entregas')
        .select('version')
        .where('id', '=', entrega)
        .executeTakeFirstOrThrow()
      return { id: entrega, version, ...more }
    }
    const { update, remove } = entregaCrud.calls
    for (const answer of [
      await admin.raw(update, await change({ valor_centavos: 1 })),
      await admin.raw(remove, await change({})),
    ]) {
      expect(answer).toMatchObject({ status: 409, body: { type: '/problems/entrega.invoiced' } })
      expect(JSON.stringify(answer.body)).toContain(`nº ${String(numero)}`)
    }
    expect((await admin.raw(update, await change({ nome: 'Outro', valor_centavos: 500_000 }))).status).toBe(200)
    for (const step of ['pay', 'homologate'] as const)
      expect((await admin.raw(entregaFlow.calls[step], await change({}))).status).toBe(409)
    await take('pay', id)
    expect((await admin.raw(entregaFlow.calls.finish, await change({}))).status).toBe(409)
    await take('reverse', id)
    expect((await admin.raw(remove, await change({}))).status).toBe(200)
  })
})

describe('who meets an invoice', () => {
  test('a client’s people see their company’s alone, without who did what, and take no step', async () => {
    const client = await makeClient(server)
    const id = await invoiced(client)
    await makeBillable(server, client)
    await create(client)
    const me = await server.as(await makeClientPerson(server, client.id))
    const { total, data } = (await me.call(invoiceList.calls.list, {})).body
    expect(total).toBe(2)
    expect(data.flatMap((it) => it.may)).toEqual([])
    expect(JSON.stringify(data)).not.toContain('created_by')
    const page = (await me.call(invoiceCalls.page, { id: data[0]?.id ?? 0 })).body.data
    expect(page.lines.map((it) => it.loops)).toEqual([undefined])
    for (const { id: theirs } of [{ id: (await stored(1)).id }])
      for (const call of [invoiceCrud.calls.show, invoiceCalls.page, invoiceCalls.pdf])
        expect((await me.raw(call, { id: theirs })).status).toBe(404)
    expect((await me.call(invoiceList.calls.list, { q: 'Zélia' })).body.total).toBe(0)
    expect((await me.call(invoiceList.calls.list, { client_id: ours.id })).body.total).toBe(0)
    expect((await me.raw(invoiceCalls.preview, { client_id: client.id, ...MARCH })).status).toBe(403)
    expect((await take('cancel', id, me)).status).toBe(403)
    await server.db.updateTable('client_accesses').set({ active: false }).where('client_id', '=', client.id).execute()
    expect((await me.raw(invoiceCrud.calls.show, { id })).status).toBe(404)
    expect((await me.call(invoiceList.calls.list, {})).body.total).toBe(0)
  })

  test.each(signedInRoles)('role %i opens invoices only where section 6 says so', async (role) => {
    const who = await server.as(await makePerson(server.db, { role }))
    const list = (await who.raw(invoiceList.calls.list, {})).status
    expect(list).toBe([1, 3, 7].includes(role) ? 200 : 403)
    const show = (await who.raw(invoiceCrud.calls.show, { id: 1 })).status
    expect(show).toBe([1, 7].includes(role) ? 200 : role === 3 ? 404 : 403)
    const made = await create(ours, {}, who)
    expect(made.status).toBe([1, 7].includes(role) ? 422 : 403)
  })

  test('the card of Headquarter counts what is open and late', async () => {
    const client = await makeClient(server)
    const me = await server.as(await makeClientPerson(server, client.id))
    expect((await me.call(invoiceCalls.mine, {})).body.data).toMatchObject({ pending: 0, late: 0, next: null })
    const first = await invoiced(client, { issued_on: '2026-02-01', due_on: '2026-03-01' })
    await invoiced(client)
    expect((await me.call(invoiceCalls.mine, {})).body.data).toMatchObject({
      pending: 2,
      pending_centavos: 1_000_000,
      late: 1,
      late_centavos: 500_000,
      next: { id: first, due_on: '2026-03-01' },
    })
  })
})

test('a loop that an invoice charges for is neither split nor deleted, and is again once it is cancelled', async () => {
  const client = await makeClient(server)
  const loop = await makeBillable(server, client)
  const { id } = (await create(client)).body['data'] as { id: number }
  const split = async () => {
    const { version } = await server.db
      .selectFrom('loops')
      .select('version')
      .where('id', '=', loop)
      .executeTakeFirstOrThrow()
    const input = { id: loop, version, at: '2026-03-09T12:30:00Z' }
    return (await admin.raw(reshapeCalls.split, input)).body['type']
  }
  const gone = async () => (await admin.call(loopCenterCalls.bulkDelete, { ids: [loop], dry_run: true })).body.changed
  expect([await split(), await gone()]).toEqual(['/problems/loop.invoiced', 0])
  await take('cancel', id)
  expect(await gone()).toBe(1)
})

test('a request that is sent twice with its key makes one invoice; its files are nobody else’s', async () => {
  const client = await makeClient(server)
  await makeEntrega(server, client)
  const headers = { authorization: `Bearer ${(await admin.token()) ?? ''}`, 'idempotency-key': 'invoice-1' }
  const payload = { client_id: client.id, ...MARCH, total_centavos: 500_000 }
  const send = () => server.app.inject({ method: 'POST', url: '/api/invoices', headers, payload })
  const answers = [await send(), await send()]
  expect(answers.map((it) => it.statusCode)).toEqual([201, 201])
  expect(new Set(answers.map((it) => it.json<{ data: { id: number } }>().data.id)).size).toBe(1)
  const { id } = answers[0]?.json<{ data: { id: number } }>().data ?? { id: 0 }
  const body = Buffer.from('comprovante')
  const file = await readyFile(server, admin, { use: 'attachment', nome: 'pix.txt', type: 'text/plain', body })
  const thing = { thing: 'invoice', id }
  expect((await admin.raw(attachmentCalls.add, { ...thing, files: [file.id] })).status).toBe(200)
  const own = await server.as(await makeClientPerson(server, client.id))
  const other = await server.as(await makeClientPerson(server, ours.id))
  for (const me of [own, other]) {
    expect((await me.raw(attachmentCalls.list, thing)).status).toBe(404)
    expect((await me.raw(fileCalls.link, { id: file.id })).status).toBe(404)
  }
  await take('pay', id)
  expect((await admin.raw(attachmentCalls.remove, { ...thing, file: file.id })).status).toBe(409)
})
