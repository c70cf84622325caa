import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderCalls } from '#contract/order/order.calls.ts'
import { buildApp } from '#server/app.ts'
import { makeGrantStore } from '#server/kit/session/grants.ts'
import { makeAtom, makeLoop, makePerson } from '#server/testing/make.ts'
import { killer } from '#server/testing/money/orders.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let admin: Visitor
beforeAll(async () => {
  server = await freshServer({ at: '2026-03-10T15:00:00Z' })
  admin = await server.as(await makePerson(server.db, { role: 1 }))
  const atom = await makeAtom(server.db, { status: 4 })
  for (const hour of [10, 12, 14]) {
    const user = await makePerson(server.db)
    const at = (h: number) => `2026-03-09T${String(h)}:00:00Z`
    const id = await makeLoop(server.db, { user, atom, from: at(hour), to: at(hour + 1) })
    await server.db.updateTable('loops').set({ valor_hora_centavos: 8000 }).where('id', '=', id).execute()
    const of = { user_id: user.id, from: '2026-03-01', to: '2026-03-31', total_centavos: 8000 }
    await admin.call(orderCalls.create, of)
  }
})
afterAll(() => server.close())

test('a payment of several that is killed at any statement pays all or none, and its key is answered once', async () => {
  const { plugin, everywhere } = killer(server.db)
  const orders = await server.db.selectFrom('orders').select(['id', 'version']).where('status', '=', 0).execute()
  expect(orders).toHaveLength(3)
  const store = { ...server.store, db: server.db.withPlugin(plugin) }
  const app = await buildApp({ store, services: server.services, grants: makeGrantStore() })
  const headers = { authorization: `Bearer ${String(await admin.token())}`, 'idempotency-key': 'friday' }
  const pay = () => app.inject({ method: 'POST', url: '/api/orders/pay', headers, payload: { items: orders } })
  const kills = await everywhere(async () => (await pay()).statusCode === 200)
  expect(kills).toBeGreaterThan(30)
  expect((await pay()).json()).toEqual({ changed: 3 })
  const paid = await server.db.selectFrom('orders').select('id').where('status', '=', 1).execute()
  expect(paid).toHaveLength(3)
  await app.close()
})
