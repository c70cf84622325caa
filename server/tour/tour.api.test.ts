import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tourCalls } from '#contract/tour/tour.calls.ts'
import { tourVersions } from '#contract/tour/tour.rules.ts'
import { makePerson, type MadePerson } from '#server/testing/make.ts'
import { send } from '#server/testing/scene.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'
import { progressOf, saveProgress } from '#server/tour/tour.data.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer({ at: '2026-03-10T15:00:00Z' })
})
afterAll(() => server.close())

const version = tourVersions.loop

const someone = async (role: 3 | 4 = 4): Promise<{ person: MadePerson; me: Visitor }> => {
  const person = await makePerson(server.db, { role })
  return { person, me: await server.as(person) }
}

describe('a tour is remembered', () => {
  test('step by step until it is done, for whoever is signed in', async () => {
    const { me } = await someone(3)
    expect((await me.call(tourCalls.list, {})).body).toEqual({ data: [], offers: true })
    const first = await me.call(tourCalls.save, { tour: 'loop', step: 2, status: 'running', version })
    const row = { tour: 'loop', step: 2, status: 'running', version, updated_at: '2026-03-10T15:00:00.000Z' }
    expect([first.status, first.body]).toEqual([200, { data: row }])
    expect((await me.call(tourCalls.list, {})).body).toEqual({ data: [row], offers: true })
    await me.call(tourCalls.save, { tour: 'menu', step: 0, status: 'left', version: tourVersions.menu })
    await me.call(tourCalls.save, { tour: 'loop', step: 5, status: 'done', version })
    expect((await me.call(tourCalls.list, {})).body.data).toMatchObject([
      { tour: 'loop', step: 5, status: 'done' },
      { tour: 'menu', step: 0, status: 'left' },
    ])
  })

  test('left and taken up again', async () => {
    const { me } = await someone()
    await me.call(tourCalls.save, { tour: 'loop', step: 3, status: 'left', version })
    const again = await me.call(tourCalls.save, { tour: 'loop', step: 3, status: 'running', version })
    expect(again.body.data).toMatchObject({ step: 3, status: 'running' })
  })

  test('done stays done while it is seen again', async () => {
    const { me } = await someone()
    await me.call(tourCalls.save, { tour: 'loop', step: 5, status: 'done', version })
    for (const status of ['running', 'left'] as const) {
      const { body } = await me.call(tourCalls.save, { tour: 'loop', step: 1, status, version })
      expect(body.data).toMatchObject({ step: 5, status: 'done' })
    }
  })

  test('a page of an older version changes nothing that a newer one stored', async () => {
    const { person } = await someone()
    const it = { user_id: person.id, tour: 'loop', at: server.clock.now() } as const
    await saveProgress(server.db, { ...it, step: 1, status: 'running', version: 2 })
    const answer = await saveProgress(server.db, { ...it, step: 4, status: 'left', version: 1 })
    expect(answer).toMatchObject({ step: 1, status: 'running', version: 2 })
    await saveProgress(server.db, { ...it, step: 2, status: 'running', version: 3 })
    expect(await progressOf(server.db, person.id)).toMatchObject([{ step: 2, version: 3 }])
  })

  test('other pages of the person are told', async () => {
    const { person, me } = await someone()
    await me.call(tourCalls.save, { tour: 'table', step: 0, status: 'left', version: tourVersions.table })
    expect(server.liveEvents).toContainEqual(
      expect.objectContaining({ topic: `user:${person.id}`, event: 'tour.changed' }),
    )
  })
})

describe('one’s progress is one’s own', () => {
  test('others neither see it nor change it, whatever they write', async () => {
    const { person, me } = await someone()
    const stranger = await someone()
    await me.call(tourCalls.save, { tour: 'center', step: 1, status: 'running', version: tourVersions.center })
    expect((await stranger.me.call(tourCalls.list, {})).body.data).toEqual([])
    const named = await stranger.me.raw(tourCalls.save, {
      tour: 'center',
      step: 0,
      status: 'done',
      version: tourVersions.center,
      user_id: person.id,
    })
    expect([named.status, named.body['errors']]).toMatchObject([422, [{ path: 'user_id' }]])
    await stranger.me.call(tourCalls.save, { tour: 'center', step: 0, status: 'done', version: tourVersions.center })
    expect((await me.call(tourCalls.list, {})).body.data).toMatchObject([{ step: 1, status: 'running' }])
  })

  test('nobody has none', async () => {
    expect((await server.nobody.call(tourCalls.list, {})).status).toBe(401)
    const save = await server.nobody.call(tourCalls.save, { tour: 'loop', step: 0, status: 'left', version })
    expect(save.status).toBe(401)
  })

  test('it goes with its person', async () => {
    const { person, me } = await someone()
    await me.call(tourCalls.save, { tour: 'loop', step: 1, status: 'running', version })
    await server.db.deleteFrom('sessions').where('user_id', '=', person.id).execute()
    await server.db.deleteFrom('terms_acceptances').where('user_id', '=', person.id).execute()
    await server.db.deleteFrom('users').where('id', '=', person.id).execute()
    expect(await progressOf(server.db, person.id)).toEqual([])
  })
})

describe('what is not a progress is refused', () => {
  test.each([
    ['a tour that does not exist', { tour: 'nowhere' }, 'tour'],
    ['a step before the first', { step: -1 }, 'step'],
    ['half a step', { step: 1.5 }, 'step'],
    ['more steps than any tour has', { step: 51 }, 'step'],
    ['no step', { step: undefined }, 'step'],
    ['another status', { status: 'never' }, 'status'],
    ['a version that nobody has written yet', { version: version + 1 }, 'version'],
    ['no version', { version: undefined }, 'version'],
    ['version 0', { version: 0 }, 'version'],
  ])('%s', async (_, wrong, path) => {
    const { me } = await someone()
    const input = { tour: 'loop', step: 1, status: 'running', version, ...wrong }
    const { status, body } = await me.raw(tourCalls.save, input)
    expect([status, body['errors']]).toMatchObject([422, [{ path }]])
    expect((await me.call(tourCalls.list, {})).body.data).toEqual([])
  })

  test('no JSON at all', async () => {
    const { me } = await someone()
    const token = await me.token()
    const answer = await send(server, {
      method: 'PUT',
      url: '/api/tours/loop',
      token,
      headers: { 'content-type': 'application/json' },
      payload: '{',
    })
    expect(answer.statusCode).toBe(400)
  })
})

test('somebody who wants no tours offered is asked no more, in any browser, until they want it again; what they took stays', async () => {
  const { me, person } = await someone()
  const other = await someone()
  await me.call(tourCalls.save, { tour: 'loop', step: 5, status: 'done', version })
  server.liveEvents.length = 0
  expect((await me.call(tourCalls.offer, { offers: false })).body).toEqual({ offers: false })
  expect(server.liveEvents).toMatchObject([{ topic: `user:${person.id}`, event: 'tour.changed' }])
  const { body } = await (await server.as(person)).call(tourCalls.list, {})
  expect(body).toMatchObject({ offers: false, data: [{ tour: 'loop', status: 'done' }] })
  expect(body.data).toHaveLength(1)
  expect((await other.me.call(tourCalls.list, {})).body.offers).toBe(true)
  await me.call(tourCalls.offer, { offers: true })
  expect((await me.call(tourCalls.list, {})).body.offers).toBe(true)
})
