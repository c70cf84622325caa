import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import { loopSchemas } from '#contract/loop/loop.ts'
import { makeAtom } from '#server/testing/make.ts'
import { scene, storedLoop } from '#server/testing/scene.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer()
})
afterAll(() => server.close())
beforeEach(() => server.clock.set('2026-03-10T15:00:00Z'))

const pinnedOf = async (me: Awaited<ReturnType<typeof scene>>['me'], userId: number) =>
  loopSchemas.atoms.output
    .parse((await me.raw(loopCalls.atoms, { userId })).body)
    .data.filter((it) => it.pinned)
    .map((it) => it.id)

test('an atom of one’s own is kept at the top, once, and let go; another’s does not exist', async () => {
  const { me, person, atom } = await scene(server)
  const foreign = await makeAtom(server.db)
  expect((await me.raw(loopCalls.pin, { id: foreign.id, pinned: true })).status).toBe(404)
  for (const pinned of [true, true])
    expect((await me.raw(loopCalls.pin, { id: atom.id, pinned })).body).toEqual({ data: { pinned } })
  expect(await pinnedOf(me, person.id)).toEqual([atom.id])
  expect((await me.raw(loopCalls.pin, { id: atom.id, pinned: false })).status).toBe(200)
  expect(await pinnedOf(me, person.id)).toEqual([])
  // A pin is removed even when the atom belongs to somebody else by now.
  expect((await me.raw(loopCalls.pin, { id: foreign.id, pinned: false })).status).toBe(200)
})

test('a loop that goes on with another keeps its type; one outside the eleven is refused', async () => {
  const { start } = await scene(server)
  expect((await start({ tipo: 12 })).status).toBe(422)
  const { data } = loopSchemas.start.output.parse((await start({ tipo: 5, descricao: 'Capa' })).body)
  expect(await storedLoop(server, data.id)).toMatchObject({ status: 1, tipo: 5, descricao: 'Capa' })
})
