import { afterAll, beforeAll, expect, test } from 'vitest'
import { invoiceCalls } from '#contract/invoice/invoice.calls.ts'
import { invoiceFlow } from '#contract/invoice/invoice.ts'
import { makePerson, type MadePerson } from '#server/testing/make.ts'
import { makeClient, makeClientPerson, makeEntrega, type MadeClient } from '#server/testing/money/invoices.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

const KEY = 'financeiro@nucleo.example'
let server: TestServer
let boss: MadePerson
let admin: Visitor
let client: MadeClient
let ana: MadePerson
beforeAll(async () => {
  server = await freshServer({ at: '2026-03-10T15:00:00Z', environment: { PUBLIC_URL: 'https://nucleo.example' } })
  boss = await makePerson(server.db, { role: 1 })
  admin = await server.as(boss)
  client = await makeClient(server)
  ana = await makeClientPerson(server, client.id)
  // Access that was taken away tells nothing any more.
  const gone = await makeClientPerson(server, client.id)
  await server.db.updateTable('client_accesses').set({ active: false }).where('user_id', '=', gone.id).execute()
  await server.db.updateTable('user_config').set({ pix_key: KEY }).execute()
})
afterAll(() => server.close())

const issue = async (due_on: string) => {
  await makeEntrega(server, client)
  const days = { from: '2026-03-01', to: '2026-03-31', due_on }
  const asked = { client_id: client.id, from: days.from, to: days.to }
  const { total_centavos } = (await admin.call(invoiceCalls.preview, asked)).body.data
  const input = { client_id: client.id, ...days, total_centavos }
  return (await admin.call(invoiceCalls.create, input)).body.data
}
const notes = async () =>
  (await server.db.selectFrom('notifications').select(['user_id', 'word']).orderBy('id').execute()).map(
    (it) => `${it.user_id === ana.id ? 'ana' : it.user_id === boss.id ? 'boss' : 'other'} ${it.word}`,
  )
const morning = async (at: string): Promise<string[]> => {
  const before = (await notes()).length
  server.clock.set(at)
  await server.runJob('invoice.remind')
  await server.runJob('invoice.remind')
  return (await notes()).slice(before)
}

test('a client is reminded once before an invoice is due and once after, and role 1 of a late one', async () => {
  const { id } = await issue('2026-03-20')
  const other = await issue('2026-03-20')
  const { version } = other
  await admin.call(invoiceFlow.calls.cancel, { id: other.id, version, reason: 'Engano' })
  expect(await morning('2026-03-16T12:30:00Z')).toEqual([])
  expect(await morning('2026-03-17T12:30:00Z')).toEqual(['ana notification.invoiceDueSoon'])
  expect(await morning('2026-03-20T12:30:00Z')).toEqual([])
  expect(await morning('2026-03-21T12:30:00Z')).toEqual([
    'ana notification.invoiceOverdue',
    'boss notification.invoiceLate',
  ])
  expect(await morning('2026-03-22T12:30:00Z')).toEqual([])
  const mails = await server.db.selectFrom('mails').selectAll().where('to_address', '=', ana.email).execute()
  const { code } = (await admin.call(invoiceCalls.page, { id })).body.data
  const reminder = JSON.stringify(mails.find((it) => JSON.stringify(it).includes('vence em')))
  expect(reminder).toContain(KEY)
  expect(reminder).toContain(code)
})

test('a day without a server is made up for on the next', async () => {
  server.clock.set('2026-03-22T15:00:00Z')
  await issue('2026-03-24')
  expect(await morning('2026-03-26T12:30:00Z')).toEqual([
    'ana notification.invoiceOverdue',
    'boss notification.invoiceLate',
  ])
})
