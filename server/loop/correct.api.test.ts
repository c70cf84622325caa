import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import { loopSchemas } from '#contract/loop/loop.ts'
import { makeAtom, makeLoop, makePerson } from '#server/testing/make.ts'
import { auditOf, scene, storedLoop } from '#server/testing/scene.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer()
})
afterAll(() => server.close())
beforeEach(() => server.clock.set('2026-03-10T15:00:00Z'))

/** A person with a loop of a status, and a second atom of theirs in another venture. */
const given = async (status: number, times: { from?: string; to?: string } = {}) => {
  const made = await scene(server)
  const other = await makeAtom(server.db, { loopers: [made.person] })
  await server.db.updateTable('atoms').set({ created_at: '2026-01-01T00:00:00Z' }).execute()
  await server.db.updateTable('users').set({ created_at: '2026-01-01T00:00:00Z' }).execute()
  const from = times.from ?? '2026-03-10T13:00:00Z'
  const ended = status === 1 ? {} : { to: times.to ?? '2026-03-10T14:00:00Z' }
  const id = await makeLoop(server.db, { user: made.person, atom: made.atom, status, from, ...ended })
  const correct = (more: object, version = 1) => made.me.raw(loopCalls.correct, { id, version, ...more })
  return { ...made, id, other, correct }
}

describe('a running loop', () => {
  test('takes another atom, words, type and start, each beside what stood there', async () => {
    const { id, other, atom, correct, me } = await given(1)
    const answer = await correct({ atomo_id: other.id, descricao: 'Tela 2', tipo: 2, inicio: '2026-03-10T12:30:00Z' })
    const { data } = loopSchemas.correct.output.parse(answer.body)
    expect(data).toMatchObject({ atomo_id: other.id, descricao: 'Tela 2', tipo: 2, version: 2, status: 1 })
    expect(await storedLoop(server, id)).toMatchObject({ atomo_id: other.id, venture_id: other.venture_id })
    expect((await auditOf(server, 'loop', id)).map((it) => [it.event, it.detail])).toEqual([
      ['loop.edited', expect.objectContaining({ field: 'atomo', from_id: atom.id, to_id: other.id })],
      ['loop.edited', { field: 'tipo', from: null, to: 2 }],
      ['loop.edited', { field: 'descricao', from: '', to: 'Tela 2' }],
      ['loop.edited', { field: 'inicio', from: '2026-03-10T13:00:00.000Z', to: '2026-03-10T12:30:00.000Z' }],
    ])
    const page = loopSchemas.show.output.parse((await me.raw(loopCalls.show, { id })).body).data
    expect(page).toMatchObject({
      inicio: '2026-03-10T12:30:00.000Z',
      inicio_marca: '2026-03-10T13:00:00.000Z',
      version: 2,
    })
    expect(page.history.map((it) => it.change?.field)).toEqual(['atomo', 'tipo', 'descricao', 'inicio'])
  })

  test.each([
    ['of the day before', '2026-03-10T02:59:00Z', 'loop.startOtherDay'],
    ['in the future', '2026-03-10T15:01:00Z', 'loop.startInFuture'],
    ['within the last loop', '2026-03-10T11:59:00Z', 'loop.startBeforeLast'],
  ])('a start %s is refused at its field', async (_, inicio, word) => {
    const { person, atom, id, correct } = await given(1)
    const last = { from: '2026-03-10T11:00:00Z', to: '2026-03-10T12:00:00Z' }
    await makeLoop(server.db, { user: person, atom, status: 3, ...last })
    const answer = await correct({ inicio })
    expect([answer.status, answer.body['type']]).toEqual([422, `/problems/${word}`])
    expect(answer.body['errors']).toEqual([expect.objectContaining({ path: 'inicio' })])
    expect(await storedLoop(server, id)).toMatchObject({ version: 1, data_inicio: '2026-03-10T13:00:00.000Z' })
    // To the very end of the last one it may go.
    expect((await correct({ inicio: '2026-03-10T12:00:00Z' })).status).toBe(200)
  })

  test('cannot have begun before its atom was there', async () => {
    const { atom, correct } = await given(1)
    await server.db.updateTable('atoms').set({ created_at: '2026-03-10T12:45:00Z' }).where('id', '=', atom.id).execute()
    expect((await correct({ inicio: '2026-03-10T12:30:00Z' })).body['type']).toBe('/problems/loop.beforeCreated')
    expect((await correct({ inicio: '2026-03-10T12:45:00Z' })).status).toBe(200)
  })

  test('ends with the seconds of its corrected start', async () => {
    const { id, correct, stop } = await given(1)
    await correct({ inicio: '2026-03-10T12:00:00Z' })
    await stop(id)
    expect(await storedLoop(server, id)).toMatchObject({ segundos: 3 * 3600 })
  })
})

describe('a loop that ended', () => {
  test.each([2, 3, 4, 5])(
    'of status %i takes atom, type and words, long after, and keeps its marks',
    async (status) => {
      const { id, other, correct } = await given(status)
      const before = await storedLoop(server, id)
      server.clock.set('2026-03-20T15:00:00Z')
      expect((await correct({ atomo_id: other.id, descricao: 'Outra', tipo: 5 })).status).toBe(200)
      const { data_inicio, data_fim, segundos } = before ?? {}
      expect(await storedLoop(server, id)).toMatchObject({ status, atomo_id: other.id, tipo: 5, version: 2 })
      expect(await storedLoop(server, id)).toMatchObject({ data_inicio, data_fim, segundos })
    },
  )

  test.each([6, 7])('of status %i is held by its order', async (status) => {
    const { id, correct } = await given(status)
    const answer = await correct({ descricao: 'Outra' })
    expect([answer.status, answer.body['type']]).toEqual([422, '/problems/loop.locked'])
    expect(await storedLoop(server, id)).toMatchObject({ version: 1, descricao: 'Trabalho feito' })
  })

  test.each([
    ['its start', { inicio: '2026-03-10T12:30:00Z' }, 'loop.startFixed', 'inicio'],
    ['no words', { descricao: ' ' }, 'loop.descriptionRequired', 'descricao'],
    ['no type', { tipo: null }, 'common.fieldRequired', 'tipo'],
    ['an atom that is none', { atomo_id: 2_147_483_647 }, 'loop.atomNotYours', 'atomo_id'],
  ])('does not take %s once it is concluded', async (_, more, word, path) => {
    const { id, correct } = await given(3)
    const answer = await correct(more)
    expect([answer.status, answer.body['type']]).toEqual([422, `/problems/${word}`])
    expect(answer.body['errors']).toEqual([expect.objectContaining({ path })])
    expect(await storedLoop(server, id)).toMatchObject({ version: 1 })
  })

  test('does not go to somebody else’s atom, or to one that is not accepted', async () => {
    const { correct, person } = await given(3)
    const foreign = await makeAtom(server.db, { loopers: [await makePerson(server.db)] })
    expect((await correct({ atomo_id: foreign.id })).body['type']).toBe('/problems/loop.atomNotYours')
    const done = await makeAtom(server.db, { loopers: [person], status: 2 })
    expect((await correct({ atomo_id: done.id })).body['type']).toBe('/problems/loop.atomNotAccepted')
  })
})

test('an old version is refused with the loop as it is now, and the same again changes nothing', async () => {
  const { id, correct } = await given(3)
  await correct({ descricao: 'Outra' })
  const late = await correct({ descricao: 'Tarde' })
  expect([late.status, late.body['current']]).toEqual([
    409,
    expect.objectContaining({ descricao: 'Outra', version: 2 }),
  ])
  expect((await correct({ descricao: 'Outra' }, 2)).status).toBe(200)
  expect(await storedLoop(server, id)).toMatchObject({ version: 2 })
  expect(await auditOf(server, 'loop', id)).toHaveLength(1)
})

test('somebody else’s loop is not there', async () => {
  const { id } = await given(3)
  const me = await server.as(await makePerson(server.db, { role: 1 }))
  expect((await me.raw(loopCalls.correct, { id, version: 1, descricao: 'x' })).status).toBe(404)
})
