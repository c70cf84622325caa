import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import { loopSchemas } from '#contract/loop/loop.ts'
import { makeAtom, makeLoop, makePerson } from '#server/testing/make.ts'
import { scene, send, storedLoop } from '#server/testing/scene.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer()
})
afterAll(() => server.close())
beforeEach(() => server.clock.set('2026-03-10T15:00:00Z'))

const loopsOf = (person: { id: number }) =>
  server.db.selectFrom('loops').selectAll().where('user_id', '=', person.id).orderBy('id').execute()

describe('starting', () => {
  test('answers in the shape of the contract, and the loop runs', async () => {
    const { person, atom, start } = await scene(server)
    const answer = await start({ descricao: '  Tela de entrada ' })
    expect(answer.status).toBe(200)
    const { data, message } = loopSchemas.start.output.parse(answer.body)
    expect(message).toBe('Loop iniciado.')
    expect(data).toMatchObject({ user_id: person.id, atomo_id: atom.id, status: 1, data_inicio: '10-03-2026 12:00:00' })
    expect(data).toMatchObject({ data_fim: null, hora_total: '00:00:00', descricao: 'Tela de entrada', tipo: null })
    expect(data).toMatchObject({ inicio: '2026-03-10T15:00:00.000Z', check_due_at: '2026-03-10T17:00:00.000Z' })
    expect(await storedLoop(server, data.id)).toMatchObject({
      status: 1,
      venture_id: atom.venture_id,
      data_fim: null,
      fim: null,
      segundos: null,
      valor_hora_centavos: null,
      created_at: '2026-03-10T15:00:00.000Z',
    })
  })

  test('without words on what is done takes null for none, as a stop does', async () => {
    const { start } = await scene(server)
    expect((await start({ descricao: null })).body).toMatchObject({ status: 'success', data: { descricao: '' } })
  })

  test('is told to the person’s pages and to those who watch all loops', async () => {
    const { person, begun } = await scene(server)
    const before = server.liveEvents.length
    await begun()
    expect(server.liveEvents.slice(before)).toEqual([
      { topic: `user:${person.id}`, event: 'loop.changed' },
      { topic: 'loops', event: 'loop.changed' },
    ])
  })

  test('twenty times at once starts one loop, and the others are told why not', async () => {
    const { person, start } = await scene(server)
    const other = await makeAtom(server.db, { loopers: [person] })
    const before = server.liveEvents.length
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => start(index % 2 ? {} : { atomo_id: other.id })),
    )
    const refused = answers.filter((it) => it.body['status'] === 'error')
    expect(answers.map((it) => it.status)).toEqual(Array(20).fill(200))
    expect(refused).toHaveLength(19)
    for (const it of refused)
      expect(it.body).toEqual({
        status: 'error',
        message: 'Você já tem um loop em andamento. Pare-o antes de iniciar outro.',
      })
    expect(await loopsOf(person)).toHaveLength(1)
    expect(server.liveEvents.slice(before)).toHaveLength(2)
  })

  test('is possible while stopped loops wait to be concluded', async () => {
    const { person, atom, start } = await scene(server)
    for (const status of [2, 4, 5])
      await makeLoop(server.db, {
        user: person,
        atom,
        from: `2026-03-10T0${status}:00:00Z`,
        to: `2026-03-10T0${status}:30:00Z`,
        status,
      })
    expect((await start()).body['status']).toBe('success')
  })
})

describe('a start sent again by the same page', () => {
  test('is the same loop, whatever became of it', async () => {
    const { person, atom, start, stop, conclude } = await scene(server)
    const client_id = randomUUID()
    const ids = new Set<unknown>()
    const again = async () => {
      const { message, data } = loopSchemas.start.output.parse((await start({ client_id })).body)
      ids.add(data.id)
      return { ...data, message }
    }
    const over = 'Este início já foi registrado, e o loop já terminou.'
    const first = await again()
    expect(await again()).toMatchObject({ status: 1, message: 'Loop iniciado.' })
    server.clock.advance(600)
    await stop(first.id)
    expect(await again()).toMatchObject({ status: 2, message: over })
    await conclude(first.id)
    expect(await again()).toMatchObject({ status: 3, atomo_id: atom.id, message: over })
    expect(ids.size).toBe(1)
    expect(await loopsOf(person)).toHaveLength(1)
  })

  test('ten times at once is one loop and ten good answers', async () => {
    const { person, start } = await scene(server)
    const client_id = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => start({ client_id })))
    const [row] = await loopsOf(person)
    expect(await loopsOf(person)).toHaveLength(1)
    for (const it of answers) expect(it.body).toMatchObject({ status: 'success', data: { id: row?.id } })
  })

  test('is no way to another person’s loop', async () => {
    const [mine, theirs] = [await scene(server), await scene(server)]
    const client_id = randomUUID()
    const id = await theirs.begun({ client_id })
    expect(await mine.begun({ client_id })).not.toBe(id)
  })

  test('with another id is a second loop, and refused', async () => {
    const { start } = await scene(server)
    await start({ client_id: randomUUID() })
    expect((await start({ client_id: randomUUID() })).body['status']).toBe('error')
  })
})

describe('the clock', () => {
  test.each([
    [0, 0],
    [-1, -1],
    [-119, -119],
    [-120, -120],
    [-121, 0],
    [-3600, 0],
    [-86_400 * 365, 0],
    [1, 0],
    [119, 0],
    [120, 0],
    [3600, 0],
  ])('a client %i s from the server starts at %i s', async (offset, counted) => {
    const { at, start } = await scene(server)
    expect((await start({ data_inicio: at(offset) })).body).toMatchObject({ data: { data_inicio: at(counted) } })
  })

  test('counts whole seconds, whatever the fraction of the server’s', async () => {
    server.clock.set('2026-03-10T15:00:00.987Z')
    const { at, begun } = await scene(server)
    expect(await storedLoop(server, await begun({ data_inicio: at(3600) }))).toMatchObject({
      data_inicio: '2026-03-10T15:00:00.000Z',
      check_due_at: '2026-03-10T17:00:00.000Z',
    })
  })

  test.each([
    ['2026-03-10T15:00:00Z'],
    ['10/03/2026 12:00:00'],
    ['31-02-2026 10:00:00'],
    ['00-01-2026 10:00:00'],
    ['10-13-2026 10:00:00'],
    ['10-03-2026 24:00:00'],
    ['10-03-2026 12:60:00'],
    ['10-03-0000 12:00:00'],
    ['10-03-2026'],
    [''],
    [1_773_154_800],
    [null],
  ])('%s is no moment', async (data_inicio) => {
    const { person, start } = await scene(server)
    const answer = await start({ data_inicio })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'data_inicio' }] } })
    expect(await loopsOf(person)).toEqual([])
  })
})

describe('time that is taken already', () => {
  const worked = async (status: number) => {
    const it = await scene(server)
    const last = { user: it.person, atom: it.atom, status }
    const id = await makeLoop(server.db, { ...last, from: '2026-03-10T14:00:00Z', to: '2026-03-10T14:59:30Z' })
    return { ...it, id }
  }

  test.each([2, 3, 4, 5, 6, 7])('a start within the last loop, of status %i, begins at its end', async (status) => {
    const { at, start } = await worked(status)
    expect((await start({ data_inicio: at(-120) })).body).toMatchObject({
      status: 'success',
      data: { data_inicio: at(-30) },
    })
  })

  test('a start right at the end of the last loop is no overlap', async () => {
    const { at, start } = await worked(3)
    expect((await start({ data_inicio: at(-30) })).body).toMatchObject({ status: 'success' })
  })

  test('a start before a loop that lies ahead is refused', async () => {
    const { person, atom, start } = await scene(server)
    await makeLoop(server.db, {
      user: person,
      atom,
      from: '2026-03-10T14:59:00Z',
      to: '2026-03-10T16:00:00Z',
      status: 2,
    })
    expect((await start()).body).toEqual({ status: 'error', message: 'Este período se sobrepõe a outro loop seu.' })
    expect(await loopsOf(person)).toHaveLength(1)
  })

  test('does not hold another person back', async () => {
    const { atom } = await worked(3)
    const other = await makePerson(server.db)
    await server.db.insertInto('atom_loopers').values({ atom_id: atom.id, user_id: other.id }).execute()
    const it = await server.as(other)
    const input = { user_id: other.id, atomo_id: atom.id, data_inicio: '10-03-2026 11:58:00', status: 1 as const }
    expect((await it.call(loopCalls.start, input)).body.data.data_inicio).toBe('10-03-2026 11:58:00')
  })

  test.each([
    ['inside', '14:10', '14:20'],
    ['around', '13:00', '16:00'],
    ['over the start', '13:30', '14:01'],
    ['over the end', '14:59', '15:30'],
    ['the same', '14:00', '14:59:30'],
  ])('is refused by the table itself, whoever writes: %s', async (_name, from, to) => {
    const { person, atom } = await worked(3)
    const full = (time: string) => `2026-03-10T${time.length === 5 ? `${time}:00` : time}Z`
    const written = makeLoop(server.db, { user: person, atom, from: full(from), to: full(to) })
    await expect(written).rejects.toMatchObject({ constraint: 'loops_no_overlap' })
  })

  test('one open loop a person is the table’s own rule', async () => {
    const { person, atom, begun } = await scene(server)
    await begun()
    const written = makeLoop(server.db, { user: person, atom, from: '2026-03-09T00:00:00Z' })
    await expect(written).rejects.toMatchObject({ code: expect.stringMatching(/^23(505|P01)$/) })
  })
})

describe('the atom', () => {
  const NOT_YOURS = 'Este átomo não está disponível para você.'
  const NOT_ACCEPTED = 'Só átomos aceitos podem receber um loop.'
  const deleted = (table: string, id: number) =>
    sql`update ${sql.table(table)} set deleted_at = now() where id = ${id}`.execute(server.db)

  test.each([
    [0, NOT_ACCEPTED],
    [1, undefined],
    [2, NOT_ACCEPTED],
    [3, NOT_ACCEPTED],
    [4, NOT_ACCEPTED],
    [5, NOT_ACCEPTED],
    [6, NOT_ACCEPTED],
  ])('of status %i', async (status, message) => {
    const { person, start } = await scene(server)
    const atom = await makeAtom(server.db, { loopers: [person], status })
    const { body } = await start({ atomo_id: atom.id })
    expect(body).toMatchObject(message ? { status: 'error', message } : { status: 'success' })
    expect(await loopsOf(person)).toHaveLength(message ? 0 : 1)
  })

  test.each([
    ['of somebody else', async () => (await scene(server)).atom.id],
    ['that does not exist', async () => 2_147_483_647],
  ])('%s is not available', async (_name, make) => {
    const { person, start } = await scene(server)
    expect((await start({ atomo_id: await make() })).body).toEqual({ status: 'error', message: NOT_YOURS })
    expect(await loopsOf(person)).toEqual([])
  })

  test.each(['atoms', 'cells', 'gates', 'ventures'] as const)('under deleted %s is not available', async (table) => {
    const { atom, start, me, person } = await scene(server)
    const id = { atoms: atom.id, cells: atom.cell_id, gates: atom.gate_id, ventures: atom.venture_id }[table]
    await deleted(table, id)
    expect((await start()).body).toEqual({ status: 'error', message: NOT_YOURS })
    expect((await me.call(loopCalls.atoms, { userId: person.id })).body.data).toEqual([])
  })

  test('of a venture that is switched off is not available', async () => {
    const { atom, start } = await scene(server)
    await server.db.updateTable('ventures').set({ status: 0 }).where('id', '=', atom.venture_id).execute()
    expect((await start()).body).toEqual({ status: 'error', message: NOT_YOURS })
  })

  test('that a person answers for is theirs without being listed on it', async () => {
    const { person, start } = await scene(server)
    const atom = await makeAtom(server.db)
    await server.db.updateTable('atoms').set({ responsavel_id: person.id }).where('id', '=', atom.id).execute()
    expect((await start({ atomo_id: atom.id })).body['status']).toBe('success')
  })
})

describe('who starts', () => {
  test('only for oneself', async () => {
    const [mine, theirs] = [await scene(server), await scene(server)]
    const answer = await mine.start({ user_id: theirs.person.id, atomo_id: theirs.atom.id })
    expect(answer).toMatchObject({ status: 403, body: { type: '/problems/loop.onlyOwn' } })
    expect([...(await loopsOf(theirs.person)), ...(await loopsOf(mine.person))]).toEqual([])
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const)('role %i', async (role) => {
    const { person, start } = await scene(server, { role })
    const allowed = [1, 4, 7].includes(role)
    expect((await start()).status).toBe(allowed ? 200 : 403)
    expect(await loopsOf(person)).toHaveLength(allowed ? 1 : 0)
  })
})

describe('what a start may say', () => {
  test.each([
    ['a status other than 1', { status: 2 }, 'status'],
    ['a description of 141 characters', { descricao: 'x'.repeat(141) }, 'descricao'],
    ['a client id that is none', { client_id: 'abc' }, 'client_id'],
    ['an atom of 0', { atomo_id: 0 }, 'atomo_id'],
    ['an atom below 0', { atomo_id: -1 }, 'atomo_id'],
    ['an atom past every number', { atomo_id: 2_147_483_648 }, 'atomo_id'],
    ['an atom as text', { atomo_id: '1' }, 'atomo_id'],
    ['a fraction of an atom', { atomo_id: 1.5 }, 'atomo_id'],
    ['no person', { user_id: undefined }, 'user_id'],
    ['a total of its own', { hora_total: '99:00:00' }, 'hora_total'],
    ['an hourly value', { valor_hora: 9999 }, 'valor_hora'],
  ])('%s is refused by name', async (_name, more, path) => {
    const { start, person } = await scene(server)
    expect(await start(more)).toMatchObject({ status: 422, body: { errors: [{ path }] } })
    expect(await loopsOf(person)).toEqual([])
  })

  test('140 characters are not too many, and stay as they are', async () => {
    const { begun } = await scene(server)
    const descricao = `${'é'.repeat(130)} 👩‍💻 ألف`.slice(0, 140)
    expect(await storedLoop(server, await begun({ descricao }))).toMatchObject({ descricao })
  })

  test.each([
    ['pt', 'Este átomo não está disponível para você.'],
    ['en', 'This atom is not available to you.'],
    ['fr', 'Este átomo não está disponível para você.'],
  ])('and is answered in the language that is asked for: %s', async (language, message) => {
    const { person, me } = await scene(server)
    const answer = await send(server, {
      method: 'PATCH',
      url: loopCalls.start.path,
      token: await me.token(),
      headers: { 'x-locale': language },
      payload: { user_id: person.id, atomo_id: 2_147_483_647, data_inicio: '10-03-2026 12:00:00', status: 1 },
    })
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'error', message }])
  })
})
