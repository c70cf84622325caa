import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import { buildApp } from '#server/app.ts'
import { makeGrantStore } from '#server/kit/session/grants.ts'
import { makePerson } from '#server/testing/make.ts'
import { scene } from '#server/testing/scene.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer()
})
afterAll(() => server.close())

test('a loop that is discarded while it is read is not found, and no error', async () => {
  const { person, me, begun } = await scene(server)
  const id = await begun()
  const admin = await server.as(await makePerson(server.db, { role: 1 }))
  /** Throws the loop away as soon as its row has been read. */
  const discarding: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (result.rows.some((row) => 'responsavel' in row)) await me.call(loopCalls.discard, { id })
      return result
    },
  }
  const store = { ...server.store, db: server.db.withPlugin(discarding) }
  const app = await buildApp({ store, services: server.services, grants: makeGrantStore() })
  const headers = { authorization: `Bearer ${await admin.token()}` }
  const answer = await app.inject({ url: `/api/loops/${id}`, headers })
  expect([answer.statusCode, answer.json().type]).toEqual([404, '/problems/common.notFound'])
  expect(await server.db.selectFrom('loops').select('id').where('user_id', '=', person.id).execute()).toEqual([])
  await app.close()
})
