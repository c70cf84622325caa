import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loopCalls } from '#contract/loop/loop.ts'
import { buildApp } from '#server/app.ts'
import { makeGrantStore } from '#server/kit/session/grants.ts'
import { freshHouse, type House } from '#server/testing/house.ts'
import { makePerson } from '#server/testing/make.ts'
import { scene } from '#server/testing/scene.ts'

let house: House
beforeAll(async () => {
  house = await freshHouse()
})
afterAll(() => house.close())

test('a loop that is discarded while it is read is not found, and no error', async () => {
  const { person, me, begun } = await scene(house)
  const id = await begun()
  const admin = await house.as(await makePerson(house.db, { role: 1 }))
  /** Throws the loop away as soon as its row has been read. */
  const discarding: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (result.rows.some((row) => 'responsavel' in row)) await me.call(loopCalls.discard, { id })
      return result
    },
  }
  const store = { ...house.store, db: house.db.withPlugin(discarding) }
  const app = await buildApp({ store, services: house.services, grants: makeGrantStore() })
  const headers = { authorization: `Bearer ${await admin.token()}` }
  const answer = await app.inject({ url: `/api/loops/${id}`, headers })
  expect([answer.statusCode, answer.json().type]).toEqual([404, '/problems/common.notFound'])
  expect(await house.db.selectFrom('loops').select('id').where('user_id', '=', person.id).execute()).toEqual([])
  await app.close()
})
