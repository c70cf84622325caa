import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { formatCall } from '#contract/kit/dates.ts'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import { screenOnLoad } from '#contract/loop/loop.rules.ts'
import { loopSchemas } from '#contract/loop/loop.ts'
import { makeLoop, makePerson } from '#server/testing/make.ts'
import { scene, storedLoop, type Scene } from '#server/testing/scene.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

/** The `ajustes` of the specification's `stopPonto`. */
let server: TestServer
beforeAll(async () => {
  server = await freshServer()
})
afterAll(() => server.close())
beforeEach(() => server.clock.set('2026-03-10T15:00:00Z'))

const ajustes = 'Saí antes'
const ago = (seconds: number) => new Date(server.clock.now().getTime() - seconds * 1000).toISOString()
const call = (iso: string) => formatCall(new Date(iso))

const loaded = async ({ me, person }: Scene) => {
  const { data } = loopSchemas.load.output.parse((await me.call(loopCalls.load, { userId: person.id })).body)
  return data ?? expect.fail('no loop')
}
const screenOf = (it: { status: number; data_fim: string | null; ajustes: string | null }) =>
  screenOnLoad({ ...it, status: it.status === 2 ? 2 : it.status === 4 ? 4 : 5 })
const shownTo = async (role: 2, id: number) =>
  (await (await server.as(await makePerson(server.db, { role }))).call(loopCalls.show, { id })).body.data

describe('a justification that comes with a stop', () => {
  test.each([
    [2, 2, 'Não'],
    [4, 4, 'Erro'],
    [5, 4, 'Erro'],
  ])('stops by %i, is kept, and is no adjustment: screen %i opens', async (status, opens, faturavel) => {
    const it = await scene(server)
    const id = await it.begun()
    // Just due, so that a page may force the stop.
    server.clock.advance(7200)
    const { body } = await it.stop(id, { status, ajustes: ` ${ajustes} `, descricao: 'Tela' })
    expect(body).toMatchObject({ status: 'success', data: { status, ajustes: null, stop_note: ajustes } })
    const loop = await loaded(it)
    expect([loop.stop_note, screenOf(loop)]).toEqual([ajustes, opens])
    expect(await shownTo(2, id)).toMatchObject({ faturavel, ajustes: null, stop_note: ajustes, adjustments: [] })
    expect(await storedLoop(server, id)).toMatchObject({ ajustes: null, data_fim_ajuste: null, descricao: 'Tela' })
  })

  test('of a forced loop concludes it with an end only, and then is one by what was sent with that', async () => {
    const it = await scene(server)
    const id = await it.begun()
    server.clock.advance(7200)
    await it.stop(id, { status: 4, ajustes })
    expect((await it.conclude(id)).body).toMatchObject({ status: 'error', field: 'data_fim_ajuste' })
    const end = { data_fim_ajuste: call(ago(600)) }
    expect((await it.conclude(id, end)).body).toMatchObject({ status: 'error', field: 'ajustes' })
    expect((await it.conclude(id, { ...end, ajustes })).body).toMatchObject({ status: 'success' })
    expect(await shownTo(2, id)).toMatchObject({ status: 3, ajustes, adjustments: [{ ajustes, reason: null }] })
  })

  test('of a plain stop does not move its end, and outlasts the conclusion', async () => {
    const it = await scene(server)
    const id = await it.begun()
    server.clock.advance(600)
    await it.stop(id, { ajustes })
    expect((await it.conclude(id)).body).toMatchObject({ status: 'success', horatotal: '00:10:00' })
    expect(await storedLoop(server, id)).toMatchObject({ status: 3, ajustes: null, stop_note: ajustes })
  })

  test('sent twice stands as it was sent first', async () => {
    const it = await scene(server)
    const id = await it.begun()
    server.clock.advance(60)
    const first = await it.stop(id, { ajustes })
    expect((await it.stop(id, { ajustes })).body).toEqual(first.body)
    expect((await it.stop(id, { ajustes: 'Outra' })).body).toEqual(first.body)
    expect((await it.stop(id)).body).toEqual(first.body)
    expect(await storedLoop(server, id)).toMatchObject({ stop_note: ajustes, version: 2 })
  })

  test('stays where the server forced the stop first', async () => {
    const it = await scene(server)
    const id = await makeLoop(server.db, { user: it.person, atom: it.atom, from: ago(3 * 3600) })
    await server.runJob('loop.forceStops')
    expect((await it.stop(id, { status: 4, ajustes })).body).toMatchObject({ data: { status: 4, stop_note: ajustes } })
    const loop = await loaded(it)
    expect([loop.stop_note, screenOf(loop)]).toEqual([ajustes, 4])
  })

  test.each([2, 5])('stays when a stop by %i is told late, before or after the server forced one', async (status) => {
    for (const forced of [false, true]) {
      const it = await scene(server)
      const id = await makeLoop(server.db, { user: it.person, atom: it.atom, from: ago(3 * 3600) })
      if (forced) await server.runJob('loop.forceStops')
      const { body } = await it.stop(id, { status, ajustes, offline_at: ago(2 * 3600) })
      expect(body).toMatchObject({ status: 'success', data: { status, ajustes: null, stop_note: ajustes } })
      const loop = await loaded(it)
      expect([loop.fim, screenOf(loop)]).toEqual([ago(2 * 3600), status === 2 ? 2 : 4])
    }
  })

  test('is none when nobody would see it, and is refused by name past 140 characters', async () => {
    for (const blank of [' ', '\u200B\u3164', '', null]) {
      const it = await scene(server)
      const id = await it.begun()
      expect((await it.stop(id, { ajustes: blank })).body).toMatchObject({ data: { status: 2, stop_note: null } })
    }
    const it = await scene(server)
    const id = await it.begun()
    const long = await it.stop(id, { ajustes: 'x'.repeat(141) })
    expect(long).toMatchObject({ status: 422, body: { errors: [{ path: 'ajustes' }] } })
    expect(await storedLoop(server, id)).toMatchObject({ status: 1 })
    expect((await it.stop(id, { ajustes: 'ç'.repeat(140) })).body).toMatchObject({ data: { status: 2 } })
  })
})
