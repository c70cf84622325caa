import { afterAll, beforeAll } from 'vitest'
import { supportList } from '#contract/support/support.ts'
import { describeList } from '#server/testing/describe/describeList.ts'
import { makePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer({ at: '2026-03-10T15:00:00Z' })
  const { id } = await makePerson(server.db, { nome: 'Bia' })
  for (const [index, status] of (['open', 'answered', 'closed'] as const).entries()) {
    const at = new Date(`2026-03-0${index + 1}T12:00:00Z`)
    const words = { subject: `Relógio ${index}`, message: 'Não para', email: 'bia@example.org' }
    await server.db
      .insertInto('support_messages')
      .values({ ...words, user_id: id, category: 'time', status, created_at: at, last_at: at })
      .execute()
  }
})
afterAll(() => server.close())

describeList(supportList, {
  server: () => server,
  within: { scope: 'all' },
  neighbours: false,
  filters: { status: 'open,closed', category: 'time' },
  search: 'RELOGIO',
})
