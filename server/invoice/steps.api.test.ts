import { afterAll, beforeAll } from 'vitest'
import { invoiceCalls } from '#contract/invoice/invoice.calls.ts'
import { invoiceCrud, invoiceFlow } from '#contract/invoice/invoice.ts'
import { describeSteps } from '#server/testing/describe/describeSteps.ts'
import { makePerson } from '#server/testing/make.ts'
import { makeClient, makeClientPerson, makeEntrega } from '#server/testing/money/invoices.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let director: Visitor
beforeAll(async () => {
  server = await freshServer({ at: '2026-03-10T15:00:00Z' })
  director = await server.as(await makePerson(server.db, { role: 7 }))
})
afterAll(() => server.close())

/** People of role 1 so far. */
let administrators = 0

describeSteps(invoiceFlow, {
  server: () => server,
  visitor: async (role) => {
    if (role === 1) administrators += 1
    return server.as(await makePerson(server.db, { role }))
  },
  table: 'invoices',
  show: invoiceCrud.calls.show,
  make: async () => {
    const client = await makeClient(server, 'Oficina')
    await makeClientPerson(server, client.id)
    await makeEntrega(server, client)
    const input = { client_id: client.id, from: '2026-03-01', to: '2026-03-31', total_centavos: 500_000 }
    return (await director.call(invoiceCalls.create, input)).body.data.id
  },
  input: { pay: { paid_on: '2026-03-10' }, cancel: { reason: 'Dobro' }, reverse: { reason: 'Dobro' } },
  roles: { pay: [1], cancel: [1, 7], reverse: [1] },
  told: {
    // Whoever made it, and those of role 1 but the one who takes it.
    get pay() {
      return administrators
    },
    // The client's person.
    cancel: 1,
    reverse: 1,
  },
})
