import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { invoiceCalls } from '#contract/invoice/invoice.calls.ts'
import { invoiceFlow } from '#contract/invoice/invoice.ts'
import { newInvoiceCode } from '#server/invoice/make.data.ts'
import { makePerson } from '#server/testing/make.ts'
import { makeClient, makeClientPerson, makeEntrega } from '#server/testing/money/invoices.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

const MARCH = { from: '2026-03-01', to: '2026-03-31' }
const KEY = 'financeiro@nucleo.example'
let server: TestServer
let admin: Visitor
let stranger: Visitor
let id: number
let code: string
beforeAll(async () => {
  server = await freshServer({ at: '2026-03-10T15:00:00Z' })
  admin = await server.as(await makePerson(server.db, { role: 1, nome: 'Alice' }))
  stranger = server.nobody
  const set = { razao_social: 'Núcleo Serviços Ltda.', cnpj: '11222333000181', city: 'São Paulo', pix_key: KEY }
  await server.db.updateTable('user_config').set(set).execute()
  const client = await makeClient(server, 'Padaria')
  await makeEntrega(server, client)
  const input = { client_id: client.id, ...MARCH, total_centavos: 500_000, descricao: 'Março' }
  id = (await admin.call(invoiceCalls.create, input)).body.data.id
  code = (await admin.call(invoiceCalls.page, { id })).body.data.code
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.deleteFrom('login_attempts').execute()
})

const look = (given: string, who = stranger) => who.raw(invoiceCalls.look, { code: given })

test('whoever has the code sees what is owed and how it is paid, and nothing of anybody', async () => {
  const { status, body } = await look(code)
  expect(status).toBe(200)
  expect(body['data']).toEqual({
    organisation: 'Núcleo Serviços Ltda.',
    numero: 1,
    cliente: 'Padaria',
    status: 1,
    issued_on: '2026-03-10',
    due_on: '2026-03-25',
    paid_on: null,
    late: false,
    descricao: 'Março',
    lines: [{ descricao: 'Portal', centavos: 500_000 }],
    total_centavos: 500_000,
    pix: { code: expect.stringContaining(KEY), qr: expect.anything() },
  })
  expect(JSON.stringify(body)).not.toMatch(/Alice|11222333000181|client_id|created/)
})

test('a code that is unknown, changed or none is answered alike, word for word', async () => {
  const changed = `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`
  const swapped = code === code.toLowerCase() ? code.toUpperCase() : code.toLowerCase()
  const wrong = [newInvoiceCode(), changed, swapped, '', 'x', '1', code.slice(1), `${code} `, '%', "' or 1=1 --"]
  const answers = await Promise.all(wrong.map((it) => look(it)))
  expect(answers.map((it) => it.status)).toEqual(wrong.map(() => 404))
  const told = new Set(
    answers.map(({ body }) => JSON.stringify(body).replaceAll(/"(?:instance|request_id)":"[^"]*"/g, '')),
  )
  expect(told.size).toBe(1)
})

test('guessing is slowed down by address, and a good code counts for nothing', async () => {
  for (let tries = 0; tries < 40; tries += 1) expect((await look(code)).status).toBe(200)
  const statuses: number[] = []
  for (let tries = 0; tries < 40; tries += 1) statuses.push((await look(newInvoiceCode())).status)
  expect(new Set(statuses)).toEqual(new Set([404, 429]))
})

test('its address holds no code and no cache keeps the answer', async () => {
  const answer = await server.app.inject({ method: 'POST', url: '/api/invoices/look', payload: { code } })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toContain('no-store')
  expect(answer.headers['x-robots-tag']).toContain('noindex')
})

test('a signed-in person of whatever role has the same answer by it', async () => {
  for (const role of [1, 4, 10] as const)
    expect((await look(code, await server.as(await makePerson(server.db, { role })))).status).toBe(200)
  const other = await makeClient(server, 'Oficina')
  const theirs = await server.as(await makeClientPerson(server, other.id))
  expect((await look(code, theirs)).status).toBe(200)
  expect((await theirs.raw(invoiceCalls.page, { id })).status).toBe(404)
})

test('one that is paid, and one that is cancelled, say so and offer no payment', async () => {
  const step = async (name: 'pay' | 'reverse', more: object) => {
    const { version } = await server.db
      .selectFrom('invoices')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await admin.call(invoiceFlow.calls[name], { id, version, ...more } as never)
  }
  await step('pay', { paid_on: '2026-03-09' })
  expect((await look(code)).body['data']).toMatchObject({ status: 2, paid_on: '2026-03-09', pix: null })
  await step('reverse', { reason: 'Motivo interno' })
  const { body } = await look(code)
  expect(body['data']).toMatchObject({ status: 4, pix: null })
  expect(JSON.stringify(body)).not.toContain('Motivo interno')
})

test('codes are 32 letters and figures, each drawn anew', () => {
  const codes = Array.from({ length: 2000 }, newInvoiceCode)
  expect(new Set(codes).size).toBe(codes.length)
  for (const one of codes) expect(one).toMatch(/^[0-9A-Za-z]{32}$/)
  expect(new Set(codes.join('')).size).toBe(62)
})
