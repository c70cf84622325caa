import { afterAll, beforeAll } from 'vitest'
import { looperTypeNoun } from '#contract/looperType/looperType.noun.ts'
import { looperTypeCrud, looperTypeList } from '#contract/looperType/looperType.ts'
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
    .insertInto('looper_types')
    .values([
      { ...row, nome: 'Programação', color: '#2563eb', valor_hora_centavos: 80_00 },
      { ...row, nome: 'Redação', color: '#c2410c', valor_hora_centavos: 45_50 },
    ])
    .execute()
})
afterAll(() => server.close())

describeList(looperTypeList, { server: () => server, filters: { period: 'today' }, search: 'redacao' })

describeCrud(looperTypeCrud, {
  server: () => server,
  make: () => ({ nome: `Tipo ${(serial += 1)}`, color: '#0F766E' }),
  change: { descricao: 'Outra' },
  bad: [
    [{ nome: '' }, 'nome'],
    [{ color: 'azul' }, 'color'],
    [{ valor_hora_centavos: -1 }, 'valor_hora_centavos'],
    [{ valor_hora_centavos: 10.5 }, 'valor_hora_centavos'],
  ],
  use: async (tipo) => {
    const { id } = await makePerson(server.db)
    await server.db.updateTable('users').set({ tipo }).where('id', '=', id).execute()
  },
  unique: 'nome',
})

describeImport(looperTypeNoun, {
  server: () => server,
  good: () => ({ nome: `Tipo ${(serial += 1)}`, color: '#0F766E', valor_hora_centavos: 'R$ 1.234,56' }),
  wrong: [
    ['color', 'azul'],
    ['valor_hora_centavos', 'dez'],
    ['valor_hora_centavos', '-1'],
  ],
  becomes: { color: '#0f766e', valor_hora_centavos: 1_234_56 },
  change: ['valor_hora_centavos', '90'],
})
