import { afterAll, beforeAll } from 'vitest'
import { loopList } from '#contract/loop/loop.list.ts'
import { describeList } from '#server/testing/describe/describeList.ts'
import { makeAtom, makeLoop, makePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer({ at: '2026-03-10T15:00:00Z' })
  const user = await makePerson(server.db, { nome: 'Bia' })
  const atom = await makeAtom(server.db, { loopers: [user], nome: 'Revisão' })
  const client = { nome: 'Estúdio', created_at: server.clock.now() }
  await server.db.insertInto('clients').values(client).execute()
  await server.db.updateTable('ventures').set({ cliente_id: 1 }).execute()
  for (const day of ['02', '03', '04'])
    await makeLoop(server.db, {
      user,
      atom,
      from: `2026-03-${day}T12:00:00Z`,
      to: `2026-03-${day}T13:0${Number(day)}:00Z`,
    })
})
afterAll(() => server.close())

describeList(loopList, {
  server: () => server,
  filters: {
    user_id: '1',
    venture_id: '1',
    period: 'month',
    status: '2,3',
    tipo: '1,11',
    offline: 'false',
    client_id: '1',
    no_client: 'false',
    no_type: 'false',
    gate_id: '1',
    cell_id: '1',
    atomo_id: '1',
    faturavel: 'yes,error',
  },
  search: 'REVISAO',
})
