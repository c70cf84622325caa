import { afterAll, beforeAll } from 'vitest'
import { supportList } from '#contract/support/support.ts'
import { describeList } from '#server/testing/describe/describeList.ts'
import { freshHouse, type House } from '#server/testing/house.ts'
import { makePerson } from '#server/testing/make.ts'

let house: House
beforeAll(async () => {
  house = await freshHouse({ at: '2026-03-10T15:00:00Z' })
  const { id } = await makePerson(house.db, { nome: 'Bia' })
  for (const [index, status] of (['open', 'answered', 'closed'] as const).entries()) {
    const at = new Date(`2026-03-0${index + 1}T12:00:00Z`)
    const words = { subject: `Relógio ${index}`, message: 'Não para', email: 'bia@example.org' }
    await house.db
      .insertInto('support_messages')
      .values({ ...words, user_id: id, category: 'time', status, created_at: at, last_at: at })
      .execute()
  }
})
afterAll(() => house.close())

describeList(supportList, {
  house: () => house,
  within: { scope: 'all' },
  neighbours: false,
  filters: { status: 'open,closed', category: 'time' },
  search: 'RELOGIO',
})
