import { afterAll, beforeAll } from 'vitest'
import { areaNoun } from '#contract/area/area.noun.ts'
import { areaCrud, areaList } from '#contract/area/area.ts'
import { describeCrud } from '#server/testing/describe/describeCrud.ts'
import { describeImport } from '#server/testing/describe/describeImport.ts'
import { describeList } from '#server/testing/describe/describeList.ts'
import { makePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
let serial = 0
beforeAll(async () => {
  server = await freshServer()
  const row = { created_at: server.clock.now() }
  await server.db
    .insertInto('areas')
    .values([
      { ...row, nome: 'Ilustração', status: 1 },
      { ...row, nome: 'Infraestrutura', status: 0 },
    ])
    .execute()
})
afterAll(() => server.close())

describeList(areaList, { server: () => server, filters: { status: '0,1', period: 'today' }, search: 'ILUSTRACAO' })

describeCrud(areaCrud, {
  server: () => server,
  make: () => ({ nome: `Área ${(serial += 1)}` }),
  change: { status: 0 },
  bad: [
    [{ nome: '' }, 'nome'],
    [{ status: 2 }, 'status'],
  ],
  use: async (area_id) => {
    const { id: user_id } = await makePerson(server.db)
    await server.db.insertInto('user_areas').values({ user_id, area_id }).execute()
  },
  unique: 'nome',
})

describeImport(areaNoun, {
  server: () => server,
  good: () => ({ nome: `Área ${(serial += 1)}`, status: 'Inativa' }),
  wrong: [
    ['status', 'talvez'],
    ['nome', 'x'.repeat(81)],
  ],
  becomes: { status: 0 },
  change: ['status', 'Active'],
})
