import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authCalls } from '#contract/auth/auth.calls.ts'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import { loopSchemas } from '#contract/loop/loop.ts'
import { failures } from '#server/testing/failures.ts'
import { makeAtom, makeLoop, makePerson } from '#server/testing/make.ts'
import { auditOf, scene, storedLoop } from '#server/testing/scene.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer()
})
afterAll(() => server.close())
beforeEach(() => server.clock.set('2026-03-10T15:00:00Z'))

type Touch = (me: Visitor, id: number) => ReturnType<Visitor['raw']>
const stop =
  (status: number): Touch =>
  (me, id) =>
    me.raw(loopCalls.stop, { id, data_fim: '10-03-2026 12:00:00', status })

const touches: [string, Touch][] = [
  ['stop', stop(2)],
  ['force', stop(4)],
  ['deny', stop(5)],
  ['conclude', (me, id) => me.raw(loopCalls.conclude, { id, descricao: 'Meu agora', tipo: 1 })],
  [
    'adjust',
    (me, id) =>
      me.raw(loopCalls.conclude, {
        id,
        descricao: 'Meu agora',
        tipo: 1,
        data_fim_ajuste: '10-03-2026 11:10:00',
        ajustes: 'x',
      }),
  ],
  ['discard', (me, id) => me.raw(loopCalls.discard, { id })],
  ['correct', (me, id) => me.raw(loopCalls.correct, { id, version: 1, descricao: 'Meu agora' })],
  ['here', (me, id) => me.raw(loopCalls.here, { id })],
  ['confirm the elapsed time', (me, id) => me.raw(loopCalls.confirmElapsed, { id })],
]

describe('another person’s loop', () => {
  const theirs = async (status: number) => {
    const { person, atom } = await scene(server)
    const to = status === 1 ? {} : { to: '2026-03-10T14:30:00Z' }
    // Running since the small hours: its check and its elapsed time are both due.
    const from = status === 1 ? '2026-03-10T07:00:00Z' : '2026-03-10T14:00:00Z'
    const id = await makeLoop(server.db, { user: person, atom, from, status, ...to })
    if (status === 1)
      await server.db.updateTable('loops').set({ check_due_at: server.clock.now() }).where('id', '=', id).execute()
    return { id, person, atom }
  }

  test('of any status does not exist for anybody who would touch it, and stays as it is', async () => {
    const roles = [1, 4, 7] as const
    const people = await Promise.all(roles.map((role) => makePerson(server.db, { role })))
    const visitors = await Promise.all(people.map((it) => server.as(it)))
    const wrong: string[] = []
    for (const status of [1, 2, 3, 4, 5, 6, 7]) {
      const { id, atom } = await theirs(status)
      // Sharing the atom makes no difference.
      const shared = people.map((it) => ({ atom_id: atom.id, user_id: it.id }))
      await server.db.insertInto('atom_loopers').values(shared).execute()
      const look = async () =>
        JSON.stringify([await storedLoop(server, id), await auditOf(server, 'loop', id), server.liveEvents.length])
      const before = await look()
      for (const [index, role] of roles.entries())
        for (const [name, touch] of touches) {
          const answer = await touch(visitors[index] ?? server.nobody, id)
          const told = `${answer.status} ${String(answer.body['type'])}`
          const touched = (await look()) === before ? '' : ', and it was changed'
          if (told !== '404 /problems/common.notFound' || touched !== '')
            wrong.push(`status ${status}, role ${role}, ${name}: ${told}${touched}`)
        }
      expect(before).toContain(`"id":${id}`)
      expect(before).toMatch(/,\[\],\d+\]$/)
    }
    expect(wrong).toEqual([])
  })

  test('answers like one that does not exist at all', async () => {
    const { id } = await theirs(2)
    const me = await server.as(await makePerson(server.db))
    expect(
      await failures(
        touches,
        ([name]) => name,
        async ([, touch]) => {
          const [there, nowhere] = [await touch(me, id), await touch(me, 2_147_483_647)]
          expect({ ...there.body, request_id: '' }).toEqual({ ...nowhere.body, request_id: '' })
          expect(there.status).toBe(nowhere.status)
        },
      ),
    ).toEqual([])
  })

  test('is open to look at by role, with its value by role', async () => {
    const { id, person } = await theirs(3)
    await server.db
      .updateTable('loops')
      .set({ valor_hora_centavos: 5000, horas_decimos: 5 })
      .where('id', '=', id)
      .execute()
    const seen = await Promise.all(
      ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const).map(async (role) => {
        const { status, body } = await (
          await server.as(await makePerson(server.db, { role }))
        ).raw(loopCalls.show, { id })
        if (status !== 200) return [role, status]
        const { data } = loopSchemas.show.output.parse(body)
        return [role, status, data.valor_hora, data.valor]
      }),
    )
    expect(seen).toEqual([
      [1, 200, 50, 25],
      [2, 200, undefined, undefined],
      [3, 403],
      [4, 404],
      [5, 403],
      [6, 200, undefined, undefined],
      [7, 200, 50, 25],
      [8, 403],
      [9, 403],
      [10, 403],
    ])
    const own = await (await server.as(person)).raw(loopCalls.show, { id })
    expect(own.status).toBe(200)
    expect(own.body['data']).not.toHaveProperty('valor')
  })

  test.each([loopCalls.load, loopCalls.atoms, loopCalls.ventures])('$path is one’s own only', async (call) => {
    const { person } = await theirs(1)
    for (const role of [1, 4, 7] as const) {
      const me = await server.as(await makePerson(server.db, { role }))
      expect(await me.raw(call, { userId: person.id })).toMatchObject({
        status: 403,
        body: { type: '/problems/loop.onlyOwn' },
      })
    }
    expect((await (await server.as(person)).raw(call, { userId: person.id })).status).toBe(200)
  })
})

describe('the atoms on offer', () => {
  test('are one’s own of status 1, used ones first, then by planned day', async () => {
    const { person, atom: used, me } = await scene(server)
    const plan = async (nome: string, data: string | null, more: { status?: number } = {}) => {
      const atom = await makeAtom(server.db, { nome, loopers: [person], ...more })
      await server.db.updateTable('atoms').set({ data }).where('id', '=', atom.id).execute()
      return atom
    }
    const [late, undated, soon] = [
      await plan('Tarde', '2026-04-01'),
      await plan('Sem dia', null),
      await plan('Logo', '2026-03-11'),
    ]
    for (const status of [0, 2, 3, 4, 5, 6]) await plan(`Estado ${status}`, '2026-01-01', { status })
    await scene(server)
    await makeLoop(server.db, { user: person, atom: late, from: '2026-03-08T10:00:00Z', to: '2026-03-08T11:00:00Z' })
    await makeLoop(server.db, { user: person, atom: used, from: '2026-03-09T10:00:00Z', to: '2026-03-09T11:00:00Z' })
    const { data } = loopSchemas.atoms.output.parse((await me.raw(loopCalls.atoms, { userId: person.id })).body)
    expect(data.map((it) => it.id)).toEqual([used.id, late.id, soon.id, undated.id])
    expect(data.map((it) => it.last_used_at)).toEqual([
      '2026-03-09T10:00:00.000Z',
      '2026-03-08T10:00:00.000Z',
      null,
      null,
    ])
    expect(data[2]).toMatchObject({
      nome: 'Logo',
      status: 1,
      data: '2026-03-11',
      entrega: null,
      venture_id: soon.venture_id,
    })
  })

  test('name their delivery, unless it was deleted', async () => {
    const { person, atom, me } = await scene(server)
    const made = { venture_id: atom.venture_id, nome: 'Versão 1', created_at: server.clock.now() }
    const entrega = await server.db.insertInto('entregas').values(made).returning('id').executeTakeFirstOrThrow()
    await server.db.updateTable('atoms').set({ entrega_id: entrega.id }).where('id', '=', atom.id).execute()
    const shown = async () => (await me.call(loopCalls.atoms, { userId: person.id })).body.data[0]?.entrega
    expect(await shown()).toBe('Versão 1')
    await server.db
      .updateTable('entregas')
      .set({ deleted_at: server.clock.now() })
      .where('id', '=', entrega.id)
      .execute()
    expect(await shown()).toBeNull()
  })

  test('come with the ventures they are in, and those one is a member of', async () => {
    const { person, atom, me } = await scene(server)
    await makeAtom(server.db, { loopers: [person], place: atom })
    await makeAtom(server.db, { loopers: [person], place: atom, status: 2 })
    const empty = await makeAtom(server.db)
    const off = await makeAtom(server.db, { loopers: [person] })
    await server.db.updateTable('ventures').set({ status: 0 }).where('id', '=', off.venture_id).execute()
    for (const venture_id of [empty.venture_id, off.venture_id])
      await server.db.insertInto('venture_members').values({ venture_id, user_id: person.id }).execute()
    const { data } = loopSchemas.ventures.output.parse((await me.raw(loopCalls.ventures, { userId: person.id })).body)
    expect(new Map(data.map((it) => [it.id, it.atoms]))).toEqual(
      new Map([
        [atom.venture_id, 2],
        [empty.venture_id, 0],
      ]),
    )
    // One's own account counts what this list shows.
    expect((await me.call(authCalls.user, {})).body.data.qtdProjetos).toBe(data.length)
  })
})
