import { afterAll, beforeAll, expect, test } from 'vitest'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import { ventureCalls } from '#contract/venture/page.ts'
import { ventureCrud } from '#contract/venture/venture.ts'
import { makePerson } from '#server/testing/make.ts'
import { scene } from '#server/testing/scene.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer({ at: '2026-03-10T15:00:00Z' })
})
afterAll(() => server.close())

test('a venture that is deleted while a loop runs in it takes no time from anybody, and gives it back when restored', async () => {
  const { person, me, atom, begun, start, stop, conclude } = await scene(server, { role: 4 })
  const admin = await server.as(await makePerson(server.db, { role: 1 }))
  const venture = async () => (await admin.call(ventureCrud.calls.show, { id: atom.venture_id })).body.data
  const project = async () => (await me.call(loopCalls.show, { id })).body.data.project
  const id = await begun()
  server.clock.advance(3600)
  await admin.call(ventureCrud.calls.remove, { id: atom.venture_id, version: (await venture()).version })

  // The loop can be stopped and concluded as any other; its row marks the deleted venture.
  expect((await me.call(loopCalls.load, { userId: person.id })).body.data).toMatchObject({ id, status: 1 })
  expect((await stop(id)).body).toMatchObject({ status: 'success', data: { hora_total: '01:00:00', status: 2 } })
  expect((await conclude(id)).body).toMatchObject({ status: 'success', horatotal: '01:00:00' })
  expect(await project()).toMatchObject({ id: atom.venture_id, deleted_at: '2026-03-10T16:00:00.000Z' })
  expect((await start()).body).toMatchObject({ status: 'error' })

  await admin.call(ventureCrud.calls.restore, { id: atom.venture_id })
  expect(await project()).toMatchObject({ deleted_at: null })
  const { weeks } = (await admin.call(ventureCalls.overview, { id: atom.venture_id })).body
  expect(weeks?.reduce((sum, it) => sum + it.seconds, 0)).toBe(3600)
  expect((await start()).body).toMatchObject({ status: 'success' })
})
