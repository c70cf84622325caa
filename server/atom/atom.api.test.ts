import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import { atomCalls } from '#contract/atom/atom.calls.ts'
import { atomCrud, atomList, type AtomRow } from '#contract/atom/atom.ts'
import { atomByShortId } from '#contract/atom/shortId.ts'
import { describeList } from '#server/testing/describe/describeList.ts'
import { makeAtom, makeLoop, makePerson, makePlace, type MadePlace } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let place: MadePlace
let admin: Visitor
beforeAll(async () => {
  server = await freshServer()
  place = await makePlace(server.db, { nome: 'Ação social' })
  const looper = await makePerson(server.db, { nome: 'Ana' })
  admin = (await as(1)).me
  for (const nome of ['Ação um', 'Dois']) {
    const atom = await makeAtom(server.db, { place, nome, loopers: [looper] })
    await server.db
      .updateTable('atoms')
      .set({ data: '2026-01-10', responsavel_id: looper.id, hours_planned: 8 })
      .where('id', '=', atom.id)
      .execute()
  }
  await sql`with made as (insert into labels (thing, nome, color, created_at) values ('atom', 'Urgente', '#336699', now()) returning id)
    insert into label_links (thing, thing_id, label_id) select 'atom', (select min(id) from atoms), id from made`.execute(
    server.db,
  )
})
afterAll(() => server.close())

const as = async (role: Role) => {
  const person = await makePerson(server.db, { role })
  return { person, me: await server.as(person) }
}
const join = (venture_id: number, user_id: number) =>
  server.db.insertInto('venture_members').values({ venture_id, user_id }).execute()
const rowOf = async (id: number, me = admin): Promise<AtomRow> => (await me.call(atomCrud.calls.show, { id })).body.data
const step = (me: Visitor, id: number, status: number) =>
  me.raw(atomCalls.status, { id, status, data_fim: status === 2 ? '2020-01-01' : null })

describeList(atomList, {
  server: () => server,
  filters: {
    status: '1',
    venture_id: '1',
    gate_id: '1',
    cell_id: '1',
    responsavel_id: '1',
    mine: 'false',
    late: 'true',
    blocked: 'false',
    priority: '2',
    label_id: '1',
    from: '2026-01-01',
  },
  search: 'acao',
})

describe('which atoms there are', () => {
  test('those of ventures in reach, and a looper’s own; another’s is 404 for every call', async () => {
    const atom = await makeAtom(server.db)
    for (const role of [1, 2, 7] as const) expect((await rowOf(atom.id, (await as(role)).me)).id).toBe(atom.id)
    for (const role of [3, 4, 5] as const) {
      const { person, me } = await as(role)
      const tries = async () => [
        (await me.raw(atomCrud.calls.show, { id: atom.id })).status,
        (await me.raw(atomByShortId, { ref: (await rowOf(atom.id)).ref })).status,
        (await step(me, atom.id, 2)).status,
      ]
      expect([role, await tries()]).toEqual([role, [404, 404, 404]])
      if (role === 4) {
        expect((await me.raw(atomCalls.responsible, { id: atom.id, version: 1, responsavel_id: null })).status).toBe(
          404,
        )
        await server.db.insertInto('atom_loopers').values({ atom_id: atom.id, user_id: person.id }).execute()
      } else if (role === 5) await join(atom.venture_id, person.id)
      else {
        const made = { nome: 'Padaria', created_at: server.clock.now() }
        const client = await server.db.insertInto('clients').values(made).returning('id').executeTakeFirstOrThrow()
        await server.db.updateTable('users').set({ cliente_id: client.id }).where('id', '=', person.id).execute()
        await server.db
          .updateTable('ventures')
          .set({ cliente_id: client.id })
          .where('id', '=', atom.venture_id)
          .execute()
      }
      const { status, body } = await me.raw(atomCrud.calls.show, { id: atom.id })
      expect([role, status]).toEqual([role, 200])
      const row = body['data'] as object
      expect('responsavel_id' in row).toBe('responsavel' in row)
      expect([role, 'loopers' in row, 'tracked' in row, 'responsavel' in row]).toEqual([
        role,
        false,
        role === 4,
        role === 4,
      ])
    }
  })

  test('none in what was deleted above them', async () => {
    for (const table of ['cells', 'gates', 'ventures'] as const) {
      const atom = await makeAtom(server.db)
      const id = { cells: atom.cell_id, gates: atom.gate_id, ventures: atom.venture_id }[table]
      await sql`update ${sql.table(table)} set deleted_at = now() where id = ${id}`.execute(server.db)
      expect([table, (await admin.raw(atomCrud.calls.show, { id: atom.id })).status]).toEqual([table, 404])
    }
  })
})

describe('steps', () => {
  test('from pending to approved; data_fim is the server’s; whatever the machine does not know is refused', async () => {
    const { id } = await makeAtom(server.db, { status: 0 })
    const refused = async (status: number, says: string) =>
      // Section 7: the page reads `status` and `message` of a refusal as of a success.
      expect(await step(admin, id, status)).toMatchObject({
        status: 200,
        body: { status: 'error', message: expect.stringContaining(says) },
      })
    for (const status of [0, 2, 4, 5, 6]) await refused(status, 'Pendente')
    expect((await step(admin, id, 1)).body).toMatchObject({
      status: 'success',
      data: { id, status: 1, data_fim: null },
      message: 'Átomo aceito.',
    })
    expect((await step(admin, id, 2)).body).toMatchObject({ data: { status: 2, data_fim: '2026-03-10' } })
    for (const status of [1, 3, 5]) await refused(status, 'Finalizado')
    expect((await step(admin, id, 4)).body).toMatchObject({ data: { status: 4, data_fim: '2026-03-10' } })
    // A payment order takes it from here.
    for (const status of [5, 6]) await refused(status, 'Aprovado')
  })

  test('two at once accept once; the other one learns why not, and the history has one step', async () => {
    const { id } = await makeAtom(server.db, { status: 0 })
    const answers = await Promise.all([step(admin, id, 1), step(admin, id, 1)])
    const said = answers.map((it) => it.body.status)
    expect(new Set(said)).toEqual(new Set(['error', 'success']))
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from audit where thing = 'atom' and thing_id = ${String(id)}`.execute(server.db)
    expect(rows[0]?.n).toBe(1)
  })

  test('each by who may', async () => {
    const allowed: Readonly<Record<number, readonly number[]>> = {
      1: [1, 2, 3, 4, 5, 7],
      2: [1, 2, 3, 4, 5, 7],
      3: [1, 2, 7],
      4: [1, 2, 7],
    }
    const from: Readonly<Record<number, number>> = { 1: 0, 2: 1, 3: 0, 4: 2 }
    const wrong: string[] = []
    for (const role of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const) {
      const { person, me } = await as(role)
      const own = await makePlace(server.db)
      await join(own.venture_id, person.id)
      if (role === 3) {
        const made = { nome: `Cliente ${role}`, created_at: server.clock.now() }
        const client = await server.db.insertInto('clients').values(made).returning('id').executeTakeFirstOrThrow()
        await server.db.updateTable('users').set({ cliente_id: client.id }).where('id', '=', person.id).execute()
        await server.db
          .updateTable('ventures')
          .set({ cliente_id: client.id })
          .where('id', '=', own.venture_id)
          .execute()
        await sql`insert into client_accesses (client_id, email, nome, role, user_id, created_by, created_at)
          values (${client.id}, ${person.email}, 'Ana', 1, ${person.id}, ${person.id}, now())`.execute(server.db)
      }
      for (const to of [1, 2, 3, 4]) {
        const { id } = await makeAtom(server.db, { place: own, status: from[to] ?? 0 })
        const { status } = await step(me, id, to)
        if (status !== (allowed[to]?.includes(role) ? 200 : 403)) wrong.push(`${role} → ${to}: ${status}`)
      }
    }
    expect(wrong).toEqual([])
  })

  test('tell the home of everybody who has the atom', async () => {
    const looper = await makePerson(server.db)
    const { id } = await makeAtom(server.db, { status: 0, loopers: [looper] })
    server.liveEvents.length = 0
    await step(admin, id, 1)
    expect(server.liveEvents).toContainEqual({ topic: `user:${looper.id}`, event: 'atom.changed' })
  })
})

describe('short ids', () => {
  test('are unique under parallel creation, count from one in each venture, and find their atom', async () => {
    const { cell_id, venture_id } = await makePlace(server.db)
    await Promise.all(
      Array.from({ length: 12 }, (_, at) => admin.call(atomCrud.calls.create, { nome: `Átomo ${at}`, cell_id })),
    )
    const rows = await server.db
      .selectFrom('atoms')
      .select(['id', 'number'])
      .where('venture_id', '=', venture_id)
      .orderBy('number')
      .execute()
    expect(rows.map((it) => it.number)).toEqual(Array.from({ length: 12 }, (_, at) => at + 1))
    const { ref } = await rowOf(rows[11]?.id ?? 0)
    expect(ref).toMatch(/^T\w*-12$/)
    expect((await admin.raw(atomByShortId, { ref: ref.toLowerCase() })).body).toMatchObject({
      data: { id: rows[11]?.id },
    })
    const { body } = await admin.raw(atomList.calls.list, { q: ref.toLowerCase() })
    expect((body['data'] as AtomRow[]).map((it) => it.ref)).toEqual([ref])
    expect((await admin.raw(atomByShortId, { ref: 'NADA-1' })).status).toBe(404)
  })
})

describe('who and where', () => {
  test('a looper sets the responsible and edits nothing else; loopers and transfer are for 1 and 7', async () => {
    const { person, me } = await as(4)
    const atom = await makeAtom(server.db, { loopers: [person] })
    const mine = { id: atom.id, version: 1 }
    expect((await me.raw(atomCalls.responsible, { ...mine, responsavel_id: person.id })).status).toBe(200)
    expect((await me.raw(atomCalls.responsible, { ...mine, responsavel_id: person.id })).status).toBe(409)
    const stranger = await makePerson(server.db)
    const other = { id: atom.id, version: 2 }
    expect((await me.raw(atomCalls.responsible, { ...other, responsavel_id: stranger.id })).status).toBe(422)
    expect((await me.raw(atomCrud.calls.update, { ...other, nome: 'x' })).status).toBe(403)
    expect((await me.raw(atomCalls.loopers, { ...other, loopers: [] })).status).toBe(403)
    const manager = (await as(2)).me
    expect((await manager.raw(atomCrud.calls.update, { ...other, cell_id: atom.cell_id })).status).toBe(403)
    expect((await manager.raw(atomCrud.calls.update, { ...other, nome: 'Novo nome' })).status).toBe(200)
    const { body } = await admin.call(atomCalls.loopers, { id: atom.id, version: 3, loopers: [stranger.id] })
    expect(body.data.loopers?.map((it) => it.id)).toEqual([stranger.id])
  })

  test('an atom stays in its venture, and so does its deliverable', async () => {
    const [atom, elsewhere] = [await makeAtom(server.db), await makePlace(server.db)]
    const which = { id: atom.id, version: 1 }
    expect((await admin.raw(atomCalls.transfer, { ...which, cell_id: elsewhere.cell_id })).status).toBe(422)
    expect((await admin.raw(atomCrud.calls.update, { ...which, cell_id: elsewhere.cell_id })).status).toBe(422)
    const made = { venture_id: elsewhere.venture_id, nome: 'Entrega', created_at: server.clock.now() }
    const { id } = await server.db.insertInto('entregas').values(made).returning('id').executeTakeFirstOrThrow()
    expect((await admin.raw(atomCrud.calls.update, { ...which, entrega_id: id })).status).toBe(422)
    const create = { nome: 'x', cell_id: atom.cell_id, entrega_id: id }
    expect((await admin.raw(atomCrud.calls.create, create)).status).toBe(422)
  })

  test('late by the two rules; tracked time is its loops', async () => {
    const looper = await makePerson(server.db)
    const atom = await makeAtom(server.db, { loopers: [looper] })
    await makeLoop(server.db, { user: looper, atom, from: '2026-03-01T10:00:00Z', to: '2026-03-01T11:30:00Z' })
    const after = async (data: string | null, data_fim: string | null) => {
      await server.db.updateTable('atoms').set({ data, data_fim }).where('id', '=', atom.id).execute()
      return (await rowOf(atom.id)).late
    }
    expect(await after('2020-01-01', null)).toBe(true)
    expect(await after('2020-01-01', '2020-01-01')).toBe(false)
    expect(await after('2020-01-01', '2020-01-02')).toBe(true)
    expect(await after('2999-01-01', null)).toBe(false)
    expect(await after(null, '2020-01-02')).toBe(false)
    expect((await rowOf(atom.id)).tracked).toBe(5400)
  })
})
