import { afterAll, beforeAll } from 'vitest'
import { areaNoun } from '#contract/area/area.noun.ts'
import { areaCrud, areaList } from '#contract/area/area.ts'
import { describeCrud } from '#server/testing/describe/describeCrud.ts'
import { describeImport } from '#server/testing/describe/describeImport.ts'
import { describeList } from '#server/testing/describe/describeList.ts'
import { freshHouse, type House } from '#server/testing/house.ts'
import { makePerson } from '#server/testing/make.ts'

let house: House
let serial = 0
beforeAll(async () => {
  house = await freshHouse()
  const row = { created_at: house.clock.now() }
  await house.db
    .insertInto('areas')
    .values([
      { ...row, nome: 'Ilustração', status: 1 },
      { ...row, nome: 'Infraestrutura', status: 0 },
    ])
    .execute()
})
afterAll(() => house.close())

describeList(areaList, { house: () => house, filters: { status: '0,1', period: 'today' }, search: 'ILUSTRACAO' })

describeCrud(areaCrud, {
  house: () => house,
  make: () => ({ nome: `Área ${(serial += 1)}` }),
  change: { status: 0 },
  bad: [
    [{ nome: '' }, 'nome'],
    [{ status: 2 }, 'status'],
  ],
  use: async (area_id) => {
    const { id: user_id } = await makePerson(house.db)
    await house.db.insertInto('user_areas').values({ user_id, area_id }).execute()
  },
  unique: 'nome',
})

describeImport(areaNoun, {
  house: () => house,
  good: () => ({ nome: `Área ${(serial += 1)}`, status: 'Inativa' }),
  wrong: [
    ['status', 'talvez'],
    ['nome', 'x'.repeat(81)],
  ],
  becomes: { status: 0 },
  change: ['status', 'Active'],
})
