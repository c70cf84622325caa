import { afterAll, beforeAll } from 'vitest'
import { auditList } from '#contract/audit/audit.ts'
import { writeAudit } from '#server/kit/audit.ts'
import { describeList } from '#server/testing/describeList.ts'
import { freshHouse, type House } from '#server/testing/house.ts'
import { makePerson } from '#server/testing/make.ts'

let house: House
beforeAll(async () => {
  house = await freshHouse({ at: '2026-03-10T15:00:00Z' })
  const { id } = await makePerson(house.db, { nome: 'Bia' })
  for (const event of ['loop.edited', 'loop.deleted'])
    await writeAudit(
      house.db,
      { event, thing: 'loop', thing_id: 5, detail: { tipo: 2 } },
      { at: new Date('2026-02-01T12:00:00Z'), actor_id: id, request_id: 'r-1', ip: '198.51.100.7' },
    )
})
afterAll(() => house.close())

// Of the access log this cannot be asked: it grows by being asked.
describeList(auditList, {
  house: () => house,
  filters: { event: 'loop', actor_id: '1', thing: 'loop', thing_id: '5', period: 'lastMonth' },
  search: 'BIÁ',
})
