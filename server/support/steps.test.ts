import { afterAll, beforeAll } from 'vitest'
import { supportCalls } from '#contract/support/support.calls.ts'
import { supportFlow } from '#contract/support/support.ts'
import { describeSteps } from '#server/testing/describe/describeSteps.ts'
import { makePerson, makePlace } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
let venture_id: number
beforeAll(async () => {
  server = await freshServer()
  venture_id = (await makePlace(server.db)).venture_id
})
afterAll(() => server.close())

describeSteps(supportFlow, {
  server: () => server,
  table: 'support_messages',
  show: supportCalls.show,
  make: async () => {
    const filed = { subject: 'Pix', category: 'suggestion', message: 'Pagar com Pix', email: 'a@b.example' } as const
    const writer = await server.as(await makePerson(server.db, { role: 4 }))
    return (await writer.call(supportCalls.file, filed)).body.data.id
  },
  reach: {
    answered: async (id) => {
      const admin = await server.as(await makePerson(server.db, { role: 1 }))
      await admin.call(supportCalls.reply, { id, message: 'Pronto.' })
    },
  },
  input: { toParticle: async () => ({ venture_id, nome: 'Pix', descricao: '' }) },
  roles: { toParticle: [1], close: [1], reopen: [1] },
})
