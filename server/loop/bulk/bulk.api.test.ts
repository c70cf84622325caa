import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { BULK_MAX } from '#contract/kit/page.ts'
import { loopCenterCalls } from '#contract/loop/loopCenter.ts'
import { makeAtom, makeLoop, makePerson, type MadeAtom, type MadePerson } from '#server/testing/make.ts'
import { auditOf, storedLoop } from '#server/testing/scene.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let admin: Visitor
let adminId: number
let owner: MadePerson
let atom: MadeAtom

beforeAll(async () => {
  server = await freshServer()
  const person = await makePerson(server.db, { role: 1 })
  adminId = person.id
  admin = await server.as(person)
})
afterAll(() => server.close())
beforeEach(async () => {
  owner = await makePerson(server.db)
  atom = await makeAtom(server.db, { loopers: [owner] })
  server.liveEvents.length = 0
})

let hour = 0
/** A loop of the owner, an hour after the one before. */
const loop = (status: number, tipo?: number): Promise<number> => {
  const from = new Date(Date.parse('2026-01-01T00:00:00Z') + (hour += 1) * 3_600_000)
  const to = status === 1 ? {} : { to: new Date(from.getTime() + 1_800_000).toISOString() }
  return makeLoop(server.db, { user: owner, atom, from: from.toISOString(), ...to, status, ...(tipo ? { tipo } : {}) })
}
const typesOf = async (ids: readonly number[]) =>
  Promise.all(ids.map(async (id) => (await storedLoop(server, id))?.tipo))
const all = (tipo: number, more: Readonly<Record<string, unknown>> = {}) =>
  admin.raw(loopCenterCalls.bulkType, { filter: { user_id: owner.id }, tipo, ...more })

describe('changing the type of selected loops', () => {
  test('touches stopped and concluded ones, says why the others stay, audits each and tells their owner', async () => {
    const ids = [
      await loop(3, 1),
      await loop(2),
      await loop(3, 8),
      await loop(4),
      await loop(5),
      await loop(6, 1),
      await loop(7, 1),
    ]
    const running = await loop(1)
    const [first = 0, second = 0] = ids
    const versions = await Promise.all([...ids, running].map(async (id) => (await storedLoop(server, id))?.version))
    const { status, body } = await admin.call(loopCenterCalls.bulkType, {
      ids: [...ids, running, 2_147_483_647],
      tipo: 8,
    })
    expect(status).toBe(200)
    expect(body.changed).toBe(2)
    expect(body.skipped).toEqual([
      { reason: 'running', count: 1 },
      { reason: 'unadjusted', count: 2 },
      { reason: 'locked', count: 2 },
      { reason: 'same', count: 1 },
      { reason: 'gone', count: 1 },
    ])
    expect(body.undo).toEqual({
      change: expect.any(String),
      tipo: 8,
      before: [
        { tipo: 1, ids: [first] },
        { tipo: null, ids: [second] },
      ],
    })
    expect(await typesOf([...ids, running])).toEqual([8, 8, 8, null, null, 1, 1, null])
    const after = await Promise.all([...ids, running].map(async (id) => (await storedLoop(server, id))?.version))
    expect(after.map((it, index) => (it ?? 0) - (versions[index] ?? 0))).toEqual([1, 1, 0, 0, 0, 0, 0, 0])
    expect(await auditOf(server, 'loop', first)).toMatchObject([
      { event: 'loop.edited', actor_id: adminId, detail: { field: 'tipo', from: 1, to: 8 } },
    ])
    expect(await auditOf(server, 'loop', second)).toMatchObject([{ detail: { field: 'tipo', from: null, to: 8 } }])
    expect(await auditOf(server, 'loop', running)).toEqual([])
    expect(server.liveEvents).toEqual([
      { topic: `user:${owner.id}`, event: 'notification.changed' },
      { topic: `user:${owner.id}`, event: 'loop.changed' },
      { topic: 'loops', event: 'loop.changed' },
    ])
  })

  test('as a filter without a few, takes exactly what the list would show', async () => {
    const ids = [await loop(3, 1), await loop(3, 2), await loop(3, 1), await loop(3, 1)]
    const filter = { user_id: String(owner.id), tipo: '1' }
    const { body } = await admin.raw(loopCenterCalls.bulkType, { filter, except: [ids[2]], tipo: 9 })
    expect(body).toMatchObject({ changed: 2, skipped: [] })
    expect(await typesOf(ids)).toEqual([9, 2, 1, 9])
  })

  test('told first, changes nothing', async () => {
    const ids = [await loop(3, 1), await loop(7, 1)]
    const { body } = await all(4, { dry_run: true })
    expect(body).toEqual({ changed: 1, skipped: [{ reason: 'locked', count: 1 }], undo: null })
    expect(await typesOf(ids)).toEqual([1, 1])
    expect(await auditOf(server, 'loop', ids[0] ?? 0)).toEqual([])
    expect(server.liveEvents).toEqual([])
  })

  test('with nothing to change leaves nothing to undo', async () => {
    await loop(3, 5)
    expect((await all(5)).body).toEqual({ changed: 0, skipped: [{ reason: 'same', count: 1 }], undo: null })
    expect(server.liveEvents).toEqual([])
  })

  test('at once by two administrators ends with one type and an audit that follows', async () => {
    const ids = [await loop(3, 1), await loop(3, 1), await loop(3, 1)]
    const [one, two] = await Promise.all([all(2), all(3)])
    expect([one.status, two.status]).toEqual([200, 200])
    const types = new Set(await typesOf(ids))
    expect(types.size).toBe(1)
    const trail = (await auditOf(server, 'loop', ids[0] ?? 0)).map((it) => it.detail)
    expect(trail).toHaveLength(2)
    expect(trail[1]?.['from']).toBe(trail[0]?.['to'])
  })
})

describe('what is refused', () => {
  test.each([
    ['no selection', { tipo: 1 }],
    ['both kinds of selection', { tipo: 1, ids: [1], filter: {} }],
    ['an empty selection', { tipo: 1, ids: [] }],
    ['a type that does not exist', { tipo: 12, ids: [1] }],
    ['a filter of no status at all', { tipo: 1, filter: { status: [] } }],
    ['a filter that the list does not have', { tipo: 1, filter: { senha: 1 } }],
    ['an unknown field', { tipo: 1, ids: [1], status: 6 }],
  ])('%s', async (_, input) => {
    const id = await loop(3, 3)
    const { status } = await admin.raw(loopCenterCalls.bulkType, input)
    expect(status).toBe(422)
    expect(await typesOf([id])).toEqual([3])
  })

  test('more loops than one call takes', async () => {
    const { rows } = await sql<{ id: number }>`
      insert into loops (user_id, atomo_id, venture_id, data_inicio, data_fim, status, tipo, descricao, created_at)
      select ${owner.id}, ${atom.id}, ${atom.venture_id}, at, at + interval '30 seconds', 3, 1, 'x', at
      from (select timestamptz '2020-01-01' + i * interval '1 minute' as at from generate_series(0, ${BULK_MAX}::int) i) t
      returning id`.execute(server.db)
    const { status, body } = await all(2)
    expect({ status, type: body['type'] }).toEqual({ status: 422, type: '/problems/loopBulk.tooMany' })
    const fits = await all(2, { except: [rows[0]?.id] })
    expect(fits.body).toMatchObject({ changed: BULK_MAX })
    const undo = loopCenterCalls.bulkType.output.parse(fits.body).undo ?? expect.fail('nothing to undo')
    expect((await admin.call(loopCenterCalls.bulkTypeUndo, undo)).body).toEqual({ changed: BULK_MAX, skipped: [] })
  })

  test('every role without the permission, and nobody', async () => {
    const id = await loop(3, 3)
    const undo = { change: crypto.randomUUID(), tipo: 3, before: [{ tipo: 1, ids: [id] }] }
    for (const role of [2, 3, 4, 5, 6, 8, 9, 10] as const) {
      const me = await server.as(await makePerson(server.db, { role }))
      expect([role, (await me.raw(loopCenterCalls.bulkType, { ids: [id], tipo: 1 })).status]).toEqual([role, 403])
      expect([role, (await me.raw(loopCenterCalls.bulkTypeUndo, undo)).status]).toEqual([role, 403])
    }
    expect((await server.nobody.raw(loopCenterCalls.bulkType, { ids: [id], tipo: 1 })).status).toBe(401)
    expect(await typesOf([id])).toEqual([3])
    const director = await server.as(await makePerson(server.db, { role: 7 }))
    expect((await director.call(loopCenterCalls.bulkType, { ids: [id], tipo: 1 })).body.changed).toBe(1)
  })
})

describe('taking it back', () => {
  const change = async (tipo: number) => {
    const { body } = await all(tipo)
    return loopCenterCalls.bulkType.output.parse(body).undo ?? expect.fail('nothing to undo')
  }

  test('gives each loop the type it had, and audits that too', async () => {
    const ids = [await loop(3, 1), await loop(3, 2), await loop(2)]
    const undo = await change(11)
    expect(await typesOf(ids)).toEqual([11, 11, 11])
    expect((await admin.call(loopCenterCalls.bulkTypeUndo, undo)).body).toEqual({ changed: 3, skipped: [] })
    expect(await typesOf(ids)).toEqual([1, 2, null])
    expect((await auditOf(server, 'loop', ids[1] ?? 0)).map((it) => it.detail)).toEqual([
      { field: 'tipo', from: 2, to: 11 },
      { field: 'tipo', from: 11, to: 2 },
    ])
    const again = await admin.call(loopCenterCalls.bulkTypeUndo, undo)
    expect(again.body).toEqual({ changed: 0, skipped: [{ reason: 'changed', count: 3 }] })
  })

  test('leaves alone what changed, was paid for, concluded or discarded since', async () => {
    const [other, invoiced, concluded, gone, plain] = [
      await loop(3, 1),
      await loop(3, 1),
      await loop(2),
      await loop(2),
      await loop(3, 1),
    ]
    const undo = await change(4)
    const set = (id: number, it: Readonly<{ tipo?: number; status?: number; descricao?: string }>) =>
      server.db.updateTable('loops').set(it).where('id', '=', id).execute()
    await set(other, { tipo: 6 })
    await set(invoiced, { status: 7 })
    await set(concluded, { status: 3, descricao: 'Feito' })
    await server.db.deleteFrom('loops').where('id', '=', gone).execute()
    const { body } = await admin.call(loopCenterCalls.bulkTypeUndo, undo)
    expect(body.changed).toBe(1)
    expect(body.skipped).toEqual([
      { reason: 'locked', count: 1 },
      { reason: 'gone', count: 1 },
      { reason: 'changed', count: 2 },
    ])
    expect(await typesOf([other, invoiced, concluded, plain])).toEqual([6, 4, 4, 1])
  })
})
