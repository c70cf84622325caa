import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loopCenterCalls } from '#contract/loop/loopCenter.ts'
import { makeAtom, makeLoop, makePerson, type MadeAtom, type MadePerson } from '#server/testing/make.ts'
import { auditOf, storedLoop } from '#server/testing/scene.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let admin: Visitor
let owner: MadePerson
let atom: MadeAtom

beforeAll(async () => {
  server = await freshServer()
  admin = await server.as(await makePerson(server.db, { role: 1 }))
})
afterAll(() => server.close())
beforeEach(async () => {
  owner = await makePerson(server.db)
  atom = await makeAtom(server.db, { loopers: [owner] })
  server.liveEvents.length = 0
})

let hour = 0
/** A loop of the owner, an hour after the one before. */
const loop = (status: number): Promise<number> => {
  const from = new Date(Date.parse('2026-01-01T00:00:00Z') + (hour += 1) * 3_600_000)
  const to = status === 1 ? {} : { to: new Date(from.getTime() + 1_800_000).toISOString() }
  return makeLoop(server.db, { user: owner, atom, from: from.toISOString(), ...to, status })
}
const notesOf = (word: 'notification.loopForced' | 'notification.loopDeleted') =>
  server.db
    .selectFrom('notifications')
    .select(['word', 'params', 'link', 'read_at'])
    .where('user_id', '=', owner.id)
    .where('word', '=', word)
    .execute()
const whole = (id: number) =>
  sql<{ it: unknown }>`
    select to_jsonb(l) || jsonb_build_object('adjusted', (
      select jsonb_agg(to_jsonb(a) order by a.id) from loop_adjustments a where a.loop_id = l.id)) as it
    from loops l where l.id = ${id}`.execute(server.db)
const totalOf = async () => (await admin.call(loopCenterCalls.list, { user_id: owner.id })).body.sums['total']

describe('deleting selected loops', () => {
  test('takes those that have ended and are on no order, says why the others stay, audits each and tells their owner', async () => {
    const gone = [await loop(2), await loop(3), await loop(4), await loop(5)]
    const kept = [await loop(6), await loop(7), await loop(1)]
    const ids = [...gone, ...kept, 2_147_483_647]
    const plan = await admin.call(loopCenterCalls.bulkDelete, { ids, dry_run: true })
    expect(plan.body).toMatchObject({ changed: 4, change: null })
    expect(await storedLoop(server, gone[0] ?? 0)).toBeTruthy()

    const { status, body } = await admin.call(loopCenterCalls.bulkDelete, { ids })
    expect(status).toBe(200)
    expect(body.changed).toBe(4)
    expect(body.skipped).toEqual([
      { reason: 'running', count: 1 },
      { reason: 'locked', count: 2 },
      { reason: 'gone', count: 1 },
    ])
    for (const id of gone) expect(await storedLoop(server, id)).toBeUndefined()
    for (const id of kept) expect(await storedLoop(server, id)).toBeTruthy()
    expect(await auditOf(server, 'loop', gone[1] ?? 0)).toMatchObject([
      { event: 'loop.deleted', detail: { user_id: owner.id, atomo_id: atom.id, status: 3 } },
    ])
    expect(await notesOf('notification.loopDeleted')).toMatchObject([
      { params: { count: 4 }, link: expect.stringContaining('pontos'), read_at: null },
    ])
    expect(server.liveEvents).toContainEqual(
      expect.objectContaining({ topic: `user:${owner.id}`, event: 'loop.changed' }),
    )
    expect(server.liveEvents).toContainEqual(expect.objectContaining({ topic: 'loops', event: 'loop.changed' }))
  })

  test('and what a forced one asked for is read', async () => {
    const id = await loop(4)
    await server.db
      .insertInto('notifications')
      .values({
        user_id: owner.id,
        word: 'notification.loopForced',
        link: `/ponto/show/${id}`,
        created_at: server.clock.now().toISOString(),
      })
      .execute()
    await admin.call(loopCenterCalls.bulkDelete, { ids: [id] })
    expect((await notesOf('notification.loopForced')).map((it) => it.read_at)).not.toContain(null)
  })

  test('by a filter, without those excepted', async () => {
    const [one, two] = [await loop(3), await loop(3)]
    const { body } = await admin.call(loopCenterCalls.bulkDelete, { filter: { user_id: owner.id }, except: [two] })
    expect(body.changed).toBe(1)
    expect(await storedLoop(server, one)).toBeUndefined()
    expect(await storedLoop(server, two)).toBeTruthy()
  })

  test('of which none is named is refused, and of none that may go nothing is kept', async () => {
    expect((await admin.raw(loopCenterCalls.bulkDelete, {})).status).toBe(422)
    const { body } = await admin.call(loopCenterCalls.bulkDelete, { ids: [await loop(6)] })
    expect(body).toMatchObject({ changed: 0, change: null })
  })

  test('needs its permission: neither the owner nor a manager may', async () => {
    const id = await loop(3)
    for (const role of [2, 4, 6] as const) {
      const other = role === 4 ? owner : await makePerson(server.db, { role })
      expect((await (await server.as(other)).raw(loopCenterCalls.bulkDelete, { ids: [id] })).status).toBe(403)
    }
    expect(await storedLoop(server, id)).toBeTruthy()
  })

  test('a start that is told again after its loop was deleted begins nothing', async () => {
    const id = await loop(2)
    const client_id = crypto.randomUUID()
    await server.db.updateTable('loops').set({ client_id }).where('id', '=', id).execute()
    await admin.call(loopCenterCalls.bulkDelete, { ids: [id] })
    const marks = await server.db
      .selectFrom('discarded_loops')
      .select('client_id')
      .where('user_id', '=', owner.id)
      .execute()
    expect(marks).toEqual([{ client_id }])
  })
})

describe('taking a deletion back', () => {
  const deleted = async (ids: readonly number[]): Promise<string> => {
    const { body } = await admin.call(loopCenterCalls.bulkDelete, { ids: [...ids] })
    return body.change ?? ''
  }

  test('puts every loop back as it was, with its adjustments, and the owner need not read of it', async () => {
    const ids = [await loop(3), await loop(4)]
    const [id = 0] = ids
    await server.db
      .insertInto('loop_adjustments')
      .values({
        loop_id: id,
        author_id: owner.id,
        data_fim: '2026-01-01T00:10:00Z',
        ajustes: 'Almoço',
        created_at: '2026-01-02T00:00:00Z',
      })
      .execute()
    await server.db.updateTable('loops').set({ client_id: crypto.randomUUID() }).where('id', '=', id).execute()
    const before = await Promise.all(ids.map(async (it) => (await whole(it)).rows))
    const seconds = await totalOf()
    const change = await deleted(ids)
    expect(await totalOf()).toBe(0)

    const { body } = await admin.call(loopCenterCalls.bulkRestore, { change })
    expect(body).toEqual({ changed: 2, skipped: [] })
    expect(await Promise.all(ids.map(async (it) => (await whole(it)).rows))).toEqual(before)
    expect(await totalOf()).toBe(seconds)
    expect((await auditOf(server, 'loop', id)).map((it) => it.event)).toEqual(['loop.deleted', 'loop.restored'])
    expect(await notesOf('notification.loopDeleted')).toEqual([])
    expect(await server.db.selectFrom('discarded_loops').selectAll().where('user_id', '=', owner.id).execute()).toEqual(
      [],
    )
    // A second undo changes nothing.
    expect((await admin.call(loopCenterCalls.bulkRestore, { change })).body).toEqual({ changed: 0, skipped: [] })
  })

  test('leaves what newer loops have taken the place of', async () => {
    const [id, free] = [await loop(3), await loop(3)]
    const from = (await storedLoop(server, id))?.data_inicio ?? ''
    const change = await deleted([id, free])
    await makeLoop(server.db, {
      user: owner,
      atom,
      from,
      to: new Date(Date.parse(String(from)) + 60_000).toISOString(),
      status: 3,
    })
    const { body } = await admin.call(loopCenterCalls.bulkRestore, { change })
    expect(body).toEqual({ changed: 1, skipped: [{ reason: 'overlap', count: 1 }] })
    expect(await storedLoop(server, free)).toBeTruthy()
    expect(await storedLoop(server, id)).toBeUndefined()
    expect(await notesOf('notification.loopDeleted')).toHaveLength(1)
  })

  test('sent twice at once, a deletion and its undo each happen once', async () => {
    const id = await loop(3)
    const gone = await Promise.all([1, 2].map(() => admin.call(loopCenterCalls.bulkDelete, { ids: [id] })))
    expect(gone.reduce((sum, it) => sum + it.body.changed, 0)).toBe(1)
    const change = gone.map((it) => it.body.change).find((it) => it !== null) ?? ''
    const back = await Promise.all([1, 2].map(() => admin.call(loopCenterCalls.bulkRestore, { change })))
    expect(back.reduce((sum, it) => sum + it.body.changed, 0)).toBe(1)
    expect((await auditOf(server, 'loop', id)).map((it) => it.event)).toEqual(['loop.deleted', 'loop.restored'])
  })

  test('is for who may delete, and unknown deletions hold nothing', async () => {
    const change = await deleted([await loop(3)])
    expect((await (await server.as(owner)).raw(loopCenterCalls.bulkRestore, { change })).status).toBe(403)
    expect((await admin.call(loopCenterCalls.bulkRestore, { change: crypto.randomUUID() })).body.changed).toBe(0)
  })
})
