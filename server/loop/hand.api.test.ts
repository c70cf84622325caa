import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { handAtoms, handCalls, handPeople } from '#contract/loop/hand/hand.ts'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import { notificationCalls } from '#contract/notification/notification.calls.ts'
import { makeAtom, makeLoop, makePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer()
})
afterAll(() => server.close())
beforeEach(() => server.clock.set('2026-03-10T15:00:00Z'))

/** A looper with an atom, and a manager who writes loops for them. */
const given = async () => {
  const person = await makePerson(server.db, { role: 4, valor_hora_centavos: 9000 })
  const atom = await makeAtom(server.db, { loopers: [person] })
  const boss = await server.as(await makePerson(server.db, { role: 7 }))
  const written = {
    user_id: person.id,
    atomo_id: atom.id,
    inicio: '2026-03-10T12:00:00Z',
    fim: '2026-03-10T13:20:00Z',
    tipo: 1,
    descricao: 'Tela de login',
    ajustes: 'Esqueceu o cronômetro',
  }
  const write = (more: object = {}) => boss.raw(handCalls.create, { ...written, ...more })
  return { person, atom, boss, written, write, me: await server.as(person) }
}

test('a loop by hand is concluded, with its hours, its value and why; its person is told', async () => {
  const { boss, written, me } = await given()
  const { status, body } = await boss.call(handCalls.create, written)
  expect(status).toBe(201)
  const loop = (await me.call(loopCalls.show, { id: body.data.id })).body.data
  expect(loop).toMatchObject({ status: 3, segundos: 4800, decimal: 1.3, ajustes: 'Esqueceu o cronômetro', tipo: 1 })
  const notes = (await me.call(notificationCalls.list, {})).body.data
  expect(notes[0]).toMatchObject({ link: `/ponto/show/${String(body.data.id)}` })
})

describe('is refused beside its field', () => {
  test.each([
    [
      'a start in the future',
      { inicio: '2026-03-10T15:00:01Z', fim: '2026-03-10T16:00:00Z' },
      'inicio',
      'startInFuture',
    ],
    ['an end in the future', { fim: '2026-03-10T15:00:01Z' }, 'fim', 'endInFuture'],
    ['an end at the start', { fim: '2026-03-10T12:00:00Z' }, 'fim', 'endNotAfter'],
    ['an end before the start', { fim: '2026-03-10T11:00:00Z' }, 'fim', 'endNotAfter'],
    ['more than a day', { inicio: '2026-03-09T11:59:59Z', fim: '2026-03-10T12:00:00Z' }, 'fim', 'tooLong'],
    ['nobody', { user_id: 2_000_000_000 }, 'user_id', 'noPerson'],
    ['no atom', { atomo_id: 2_000_000_000 }, 'atomo_id', 'atomGone'],
  ])('%s', async (_, more, path, word) => {
    const { write } = await given()
    const answer = await write(more)
    expect([answer.status, answer.body['type']]).toEqual([422, `/problems/loopHand.${word}`])
    expect(answer.body['errors']).toEqual([expect.objectContaining({ path })])
  })

  test('exactly a day is none of these, nor the last second before midnight of a leap day', async () => {
    const { write } = await given()
    expect((await write({ inicio: '2026-03-09T12:00:00Z', fim: '2026-03-10T12:00:00Z' })).status).toBe(201)
    const leap = { inicio: '2024-02-29T23:30:00-03:00', fim: '2024-03-01T00:30:00-03:00' }
    expect((await write(leap)).status).toBe(201)
  })

  test('a person without the loop: of another role, or inactive', async () => {
    const { write, person } = await given()
    const client = await makePerson(server.db, { role: 3 })
    expect((await write({ user_id: client.id })).body['errors']).toMatchObject([{ path: 'user_id' }])
    await server.db.updateTable('users').set({ status: 2 }).where('id', '=', person.id).execute()
    expect((await write()).body['errors']).toMatchObject([{ path: 'user_id' }])
  })

  test('an atom that is not of status 1', async () => {
    const { write, atom } = await given()
    await server.db.updateTable('atoms').set({ status: 3 }).where('id', '=', atom.id).execute()
    const { body } = await write()
    expect(body).toMatchObject({ type: '/problems/loop.atomNotAccepted', errors: [{ path: 'atomo_id' }] })
  })

  test('a time that holds another loop, which is named with a link; one that only touches it is free', async () => {
    const { write, person, atom } = await given()
    const times = { from: '2026-03-10T13:19:59Z', to: '2026-03-10T14:00:00Z' }
    const id = await makeLoop(server.db, { user: person, atom, status: 3, ...times })
    const { body } = await write()
    expect(body).toMatchObject({ type: '/problems/loopHand.overlap', errors: [{ path: 'inicio' }] })
    expect(body['other']).toMatchObject({ link: `/ponto/show/${String(id)}` })
    const [{ message } = { message: '' }] = body['errors'] as { message: string }[]
    expect(message).toContain('10/03/2026 10:19')
    expect((await write({ fim: '2026-03-10T13:19:59Z' })).status).toBe(201)
  })

  test('a time after the start of a running loop', async () => {
    const { write, person, atom } = await given()
    await makeLoop(server.db, { user: person, atom, status: 1, from: '2026-03-10T13:00:00Z' })
    expect((await write()).body['type']).toBe('/problems/loopHand.overlapRunning')
    expect((await write({ fim: '2026-03-10T13:00:00Z' })).status).toBe(201)
  })

  test('closed hours', async () => {
    const { write } = await given()
    await server.db.updateTable('user_config').set({ closed_until: '2026-03-10' }).execute()
    const { body } = await write()
    await server.db.updateTable('user_config').set({ closed_until: null }).execute()
    expect(body).toMatchObject({ type: '/problems/loopHand.closed', errors: [{ path: 'inicio' }] })
  })
})

test('two administrators who write the same time at once make one loop, and the other learns which', async () => {
  const { boss, written, person } = await given()
  const other = await server.as(await makePerson(server.db, { role: 1 }))
  const answers = await Promise.all([boss, other].map((it) => it.raw(handCalls.create, written)))
  expect(answers.map((it) => it.status).toSorted((a, b) => a - b)).toEqual([201, 422])
  expect(await server.db.selectFrom('loops').select('id').where('user_id', '=', person.id).execute()).toHaveLength(1)
})

test('a looper writes none through the call, not even their own', async () => {
  const { me, written } = await given()
  expect((await me.raw(handCalls.create, written)).status).toBe(403)
})

test('the pickers offer people who track time, and the atoms of the chosen one first', async () => {
  const { boss, me, person, atom } = await given()
  const foreign = await makeAtom(server.db)
  const client = await makePerson(server.db, { role: 3 })
  const { data: people } = (await boss.call(handPeople.call, { ids: [person.id, client.id] })).body
  expect(people.find((it) => it.id === person.id)?.gone).toBe(false)
  expect(people.find((it) => it.id === client.id)?.gone).toBe(true)
  const atoms = (await boss.call(handAtoms.call, { user_id: person.id })).body.data.map((it) => it.id)
  expect(atoms[0]).toBe(atom.id)
  const mine = (await me.call(handAtoms.call, {})).body.data.map((it) => it.id)
  expect(mine).toContain(atom.id)
  expect(mine).not.toContain(foreign.id)
})
