import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInRoles } from '#contract/access/roles.ts'
import { historyCalls } from '#contract/history/history.ts'
import { invoiceCalls } from '#contract/invoice/invoice.calls.ts'
import { invoiceFlow } from '#contract/invoice/invoice.ts'
import { makePerson } from '#server/testing/make.ts'
import {
  makeBillable,
  makeClient,
  makeClientPerson,
  makeEntrega,
  type MadeClient,
} from '#server/testing/money/invoices.ts'
import { textOfPdf } from '#server/testing/pdf.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

const KEY = 'financeiro@nucleo.example'
let server: TestServer
let admin: Visitor
let client: MadeClient
let id: number
beforeAll(async () => {
  server = await freshServer({ at: '2026-03-10T15:00:00Z' })
  admin = await server.as(await makePerson(server.db, { role: 1 }))
  const set = { razao_social: 'Núcleo Serviços Ltda.', cnpj: '11222333000181', city: 'São Paulo', pix_key: KEY }
  await server.db.updateTable('user_config').set(set).execute()
  client = await makeClient(server, 'Padaria')
  const about = { razao_social: 'Padaria Central Ltda.', cnpj: '11444777000161' }
  await server.db.updateTable('clients').set(about).where('id', '=', client.id).execute()
  await makeEntrega(server, client)
  await makeBillable(server, client)
  const days = { from: '2026-03-01', to: '2026-03-31', descricao: 'Ref. março' }
  const input = { client_id: client.id, ...days, total_centavos: 519_500 }
  id = (await admin.call(invoiceCalls.create, input)).body.data.id
})
afterAll(() => server.close())

const fetched = async (who = admin, of = id) =>
  server.app.inject({
    url: `/api/invoices/${String(of)}/pdf`,
    headers: { authorization: `Bearer ${(await who.token()) ?? ''}` },
  })
const textOf = async (who = admin) => textOfPdf((await fetched(who)).rawPayload)
const take = async (step: 'pay' | 'reverse', more: object) => {
  const { version } = await server.db
    .selectFrom('invoices')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect((await admin.raw(invoiceFlow.calls[step], { id, version, ...more })).status).toBe(200)
}

test('the PDF of an invoice says who owes whom what for what, and by which code it is paid', async () => {
  const answer = await fetched()
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
    200,
    'application/pdf',
    expect.stringContaining('Fatura_1_Padaria.pdf'),
  ])
  const text = await textOfPdf(answer.rawPayload)
  for (const part of [
    'Fatura nº 1',
    'Núcleo Serviços Ltda.',
    '11.222.333/0001-81',
    'Padaria Central Ltda.',
    '11.444.777/0001-61',
    'Pendente',
    '10/03/2026',
    '25/03/2026',
    'Venture de Padaria: R$ 5.195,00',
    'Portal',
    'R$ 5.000,00',
    'Telas',
    '1,3',
    'R$ 150,00',
    'R$ 195,00',
    'Observação: Ref. março',
    'Pagar por PIX',
    '54075195.00',
    'FATURA1',
    'NUCLEO SERVICOS LTDA',
    KEY,
  ])
    expect(text).toContain(part)
})

test('a client has the same document, in English too, and the history says who took it', async () => {
  const person = await makeClientPerson(server, client.id)
  await server.db.updateTable('users').set({ locale: 'en' }).where('id', '=', person.id).execute()
  const text = await textOf(await server.as(person))
  for (const part of ['Invoice no. 1', 'Issued by', 'Hourly rate', 'Pay by PIX', 'R$ 5.195,00'])
    expect(text).toContain(part)
  const { data } = (await admin.call(historyCalls.list, { thing: 'invoice', id })).body
  expect(data.map((it) => it.event)).toContain('invoice.exported')
})

test.each(signedInRoles)('role %i downloads it only where section 6 says so', async (role) => {
  const who = await server.as(await makePerson(server.db, { role }))
  expect((await fetched(who)).statusCode).toBe([1, 7].includes(role) ? 200 : role === 3 ? 404 : 403)
})

test('one that is paid has no code to pay by, and a reversed one says why', async () => {
  await take('pay', { paid_on: '2026-03-09' })
  const paid = await textOf()
  expect(paid).toContain('PAGA')
  expect(paid).toContain('09/03/2026')
  expect(paid).not.toContain(KEY)
  await take('reverse', { reason: 'Pago em dobro' })
  const reversed = await textOf()
  expect(reversed).toContain('ESTORNADA')
  expect(reversed).toContain('Motivo: Pago em dobro')
  expect((await fetched(admin, 999_999)).statusCode).toBe(404)
})
