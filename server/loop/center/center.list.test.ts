import { afterAll, beforeAll } from 'vitest'
import { loopList } from '#contract/loop/loop.list.ts'
import { describeList } from '#server/testing/describe/describeList.ts'
import { freshHouse, type House } from '#server/testing/house.ts'
import { makeAtom, makeLoop, makePerson } from '#server/testing/make.ts'

let house: House
beforeAll(async () => {
  house = await freshHouse({ at: '2026-03-10T15:00:00Z' })
  const user = await makePerson(house.db, { nome: 'Bia' })
  const atom = await makeAtom(house.db, { loopers: [user], nome: 'Revisão' })
  for (const day of ['02', '03', '04'])
    await makeLoop(house.db, {
      user,
      atom,
      from: `2026-03-${day}T12:00:00Z`,
      to: `2026-03-${day}T13:0${Number(day)}:00Z`,
    })
})
afterAll(() => house.close())

describeList(loopList, {
  house: () => house,
  filters: { user_id: '1', venture_id: '1', period: 'month', status: '2,3', tipo: '1,11', offline: 'false' },
  search: 'REVISAO',
})
