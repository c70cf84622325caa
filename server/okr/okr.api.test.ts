import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import { historyCalls } from '#contract/history/history.ts'
import { okrCalls } from '#contract/okr/key.ts'
import { cycleOf } from '#contract/okr/okr.rules.ts'
import { goalCrud, goalFlow, goalList, goalParents } from '#contract/okr/okr.ts'
import { describeCrud } from '#server/testing/describe/describeCrud.ts'
import { describeList } from '#server/testing/describe/describeList.ts'
import { describeSteps } from '#server/testing/describe/describeSteps.ts'
import { makeAtom, makeLoop, makePerson, makePlace, type MadePlace } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let place: MadePlace
let admin: Visitor
const CYCLE = cycleOf('2026-03-10')
beforeAll(async () => {
  server = await freshServer({ at: '2026-03-10T15:00:00Z' })
  admin = await server.as(await makePerson(server.db, { role: 1 }))
  place = await makePlace(server.db)
  const owner = await makePerson(server.db, { nome: 'Íris' })
  for (const nome of ['Adoção', 'Receita'])
    await admin.call(goalCrud.calls.create, { ...fields(), nome, owner_id: owner.id })
})
afterAll(() => server.close())

const fields = () => ({ venture_id: place.venture_id, nome: 'Crescer', cycle: CYCLE })
const goal = async (more: object = {}) => (await admin.call(goalCrud.calls.create, { ...fields(), ...more })).body.data
const key = async (goal_id: number, more: object = {}) =>
  (await admin.call(okrCalls.keyCreate, { goal_id, nome: 'Clientes', kind: 1, target_value: 100, ...more })).body.data
const percentOf = async (id: number) => (await admin.call(goalCrud.calls.show, { id })).body.data.progress.done
const visitor = async (role: Role, venture_id?: number) => {
  const person = await makePerson(server.db, { role })
  if (venture_id !== undefined)
    await server.db.insertInto('venture_members').values({ venture_id, user_id: person.id }).execute()
  return server.as(person)
}

describeList(goalList, {
  server: () => server,
  filters: { venture_id: '1', owner_id: '2', cycle: CYCLE, closed: 'false' },
  search: 'adocao',
})

describeCrud(goalCrud, {
  server: () => server,
  make: fields,
  change: { nome: 'Crescer mais', weight: 20 },
  bad: [
    [{ nome: '' }, 'nome'],
    [{ cycle: '2026-Q5' }, 'cycle'],
    [{ weight: 0 }, 'weight'],
    [{ venture_id: 2_147_483_647 }, 'venture_id'],
  ],
  roles: { show: [1, 7], update: [1, 7] },
})

describe('a goal', () => {
  test('is there for 1 and 7, and for 4 and 5 on the team; others have none', async () => {
    const { id, uuid } = await goal()
    const seen = async (me: Visitor) => [
      (await me.raw(goalCrud.calls.show, { id })).status,
      (await me.raw(okrCalls.page, { uuid })).status,
    ]
    expect(await seen(await visitor(7))).toEqual([200, 200])
    for (const role of [4, 5] as const) {
      expect([role, await seen(await visitor(role))]).toEqual([role, [404, 404]])
      expect([role, await seen(await visitor(role, place.venture_id))]).toEqual([role, [200, 200]])
    }
    for (const role of [2, 3, 6, 8, 9, 10] as const)
      expect([role, await seen(await visitor(role, place.venture_id))]).toEqual([role, [403, 403]])
  })

  test('with a key from 0 to 10 is done at 10, not at 9.99, and begun at 0.01', async () => {
    const { id } = await goal()
    await key(id, { target_value: 10 })
    const at: number[] = []
    for (const value of [0, 0.01, 9.99, 10]) {
      await server.db.updateTable('goal_keys').set({ current_value: value }).where('goal_id', '=', id).execute()
      at.push(await percentOf(id))
    }
    expect(at).toEqual([0, 1, 99, 100])
  })

  test('is chosen to be aligned to by name, venture and cycle', async () => {
    const { id } = await goal({ nome: 'Crescer fora' })
    const { nome } = await server.db
      .selectFrom('ventures')
      .select('nome')
      .where('id', '=', place.venture_id)
      .executeTakeFirstOrThrow()
    const { body } = await admin.call(goalParents.call, { q: 'crescer fora' })
    expect(body.data).toEqual([{ id, nome: 'Crescer fora', hint: `${nome} · ${CYCLE}`, gone: false }])
  })

  test('belongs to a venture that its writer sees, in a quarter', async () => {
    const looper = await visitor(4)
    const refused = await looper.raw(goalCrud.calls.create, fields())
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'venture_id' }] } })
    for (const cycle of ['2026', '2026-Q5', 'Q1'])
      expect((await admin.raw(goalCrud.calls.create, { ...fields(), cycle })).body).toMatchObject({
        errors: [{ path: 'cycle' }],
      })
  })

  test('stands in no circle of alignment, also not by two changes at once', async () => {
    const [a, b] = [await goal(), await goal()]
    const align = (id: number, parent_id: number) => admin.raw(goalCrud.calls.update, { id, version: 1, parent_id })
    const answers = await Promise.all([align(a.id, b.id), align(b.id, a.id)])
    expect(answers.map((it) => it.status).toSorted((x, y) => x - y)).toEqual([200, 422])
    expect(answers.find((it) => it.status === 422)?.body).toMatchObject({ errors: [{ path: 'parent_id' }] })
  })

  test('aligned to one of a venture that its reader does not reach keeps that one to itself', async () => {
    const top = await goal({ nome: 'Sigilosa', venture_id: (await makePlace(server.db)).venture_id })
    const { id, uuid } = await goal({ parent_id: top.id })
    await admin.call(goalCrud.calls.update, { id, version: 1, parent_id: null })
    await admin.call(goalCrud.calls.update, { id, version: 2, parent_id: top.id })
    const looper = await visitor(4, place.venture_id)
    const answers = [
      await looper.raw(goalCrud.calls.show, { id }),
      await looper.raw(okrCalls.page, { uuid }),
      await looper.raw(goalList.calls.list, { per_page: 100 }),
      await looper.raw(historyCalls.list, { thing: 'okr', id }),
    ]
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(JSON.stringify(body)).not.toContain('Sigilosa')
    }
    expect((await looper.call(goalCrud.calls.show, { id })).body.data).toMatchObject({ parent: null, parent_id: null })
    expect((await looper.call(historyCalls.list, { thing: 'okr', id })).body.data[0]?.changes).toEqual([])
    expect((await admin.call(goalCrud.calls.show, { id })).body.data.parent).toMatchObject({ nome: 'Sigilosa' })
    // An edit of other fields keeps a parent that the editor does not see.
    const { version } = (await looper.call(goalCrud.calls.show, { id })).body.data
    await looper.call(goalCrud.calls.update, { id, version, nome: 'Outra' })
    expect((await admin.call(goalCrud.calls.show, { id })).body.data.parent_id).toBe(top.id)
  })

  test('without keys has reached the weighted mean of the goals aligned to it', async () => {
    const top = await goal()
    const [half, none] = [await goal({ parent_id: top.id, weight: 3 }), await goal({ parent_id: top.id })]
    const { id } = await key(half.id)
    await admin.call(okrCalls.checkIn, { id, value: 50, confidence: 2 })
    expect([await percentOf(half.id), await percentOf(none.id), await percentOf(top.id)]).toEqual([50, 0, 38])
    // Any number of goals between: the aligned one needs no keys of its own either.
    const above = await goal()
    await admin.call(goalCrud.calls.update, { id: top.id, version: top.version, parent_id: above.id })
    expect(await percentOf(above.id)).toBe(38)
  })

  test('closed keeps what it had reached, and takes no key and no check-in until it is open again', async () => {
    const { id } = await goal()
    const made = await key(id)
    await admin.call(okrCalls.checkIn, { id: made.id, value: 70, confidence: 3 })
    const { version } = (await admin.call(goalCrud.calls.show, { id })).body.data
    const closed = (await admin.call(goalFlow.calls.close, { id, version })).body.data
    expect([closed.closed, closed.progress.done]).toEqual([true, 70])
    for (const [call, input] of [
      [okrCalls.checkIn, { id: made.id, value: 80, confidence: 1 }],
      [okrCalls.keyCreate, { goal_id: id, nome: 'x', kind: 1, target_value: 2 }],
      [okrCalls.keyRemove, { id: made.id, version: 2 }],
      [goalFlow.calls.close, { id, version: closed.version }],
      [goalCrud.calls.update, { id, version: closed.version, nome: 'Outra', weight: 9 }],
    ] as const)
      expect([call.path, (await admin.raw(call, input)).status]).toEqual([call.path, 409])
    await sql`update goal_keys set current_value = 90 where id = ${made.id}`.execute(server.db)
    expect(await percentOf(id)).toBe(70)
    await admin.call(goalFlow.calls.reopen, { id, version: closed.version })
    expect(await percentOf(id)).toBe(90)
  })
})

describe('keys of a goal', () => {
  const weights = async (uuid: string) => (await admin.call(okrCalls.page, { uuid })).body.keys.map((it) => it.weight)

  test('add up to 100 when one comes and when one goes, and as they are set', async () => {
    const { id, uuid } = await goal()
    const first = await key(id)
    expect(await weights(uuid)).toEqual([100])
    const second = await key(id)
    expect(await weights(uuid)).toEqual([50, 50])
    await key(id)
    expect(await weights(uuid)).toEqual([34, 33, 33])
    const { version } = (await admin.call(goalCrud.calls.show, { id })).body.data
    const keys = (await admin.call(okrCalls.page, { uuid })).body.keys
    const set = (of: readonly number[], more = keys) =>
      admin.raw(okrCalls.weights, {
        id,
        version,
        weights: more.map((it, at) => ({ key_id: it.id, weight: of[at] ?? 0 })),
      })
    expect((await set([50, 30, 10])).status).toBe(422)
    expect((await set([50, 50], keys.slice(1))).status).toBe(422)
    expect((await set([70, 20, 10])).status).toBe(200)
    expect((await set([70, 20, 10])).status).toBe(409)
    await admin.call(okrCalls.keyRemove, { id: second.id, version: second.version })
    expect(await weights(uuid)).toEqual([88, 12])
    expect(first.weight).toBe(100)
  })

  test('fall where the target lies below the start, and never pass their ends', async () => {
    const { id } = await goal()
    const { id: key_id } = await key(id, { start_value: 80, target_value: 20 })
    const at = async (value: number) => {
      await admin.call(okrCalls.checkIn, { id: key_id, value, confidence: 2 })
      return percentOf(id)
    }
    expect([await at(50), await at(95), await at(0)]).toEqual([50, 0, 100])
    expect(
      (await admin.raw(okrCalls.keyCreate, { goal_id: id, nome: 'x', kind: 1, start_value: 5, target_value: 5 })).body,
    ).toMatchObject({ errors: [{ path: 'target_value' }] })
  })

  test('tell the goal’s history between which ends they are measured', async () => {
    const { id } = await goal()
    const made = await key(id)
    await admin.call(okrCalls.keyUpdate, { id: made.id, version: 1, nome: 'Lojas', target_value: 40 })
    const [last] = (await admin.call(historyCalls.list, { thing: 'okr', id })).body.data
    expect(last?.changes).toMatchObject([{ field: 'key', before: 'Clientes (0 → 100)', after: 'Lojas (0 → 40)' }])
  })

  test('of yes or no take 0 and 1 alone', async () => {
    const { id } = await goal()
    const made = await key(id, { kind: 4, target_value: 1 })
    expect((await admin.raw(okrCalls.checkIn, { id: made.id, value: 0.5, confidence: 2 })).status).toBe(422)
    await admin.call(okrCalls.checkIn, { id: made.id, value: 1, confidence: 2, note: 'Feito' })
    expect(await percentOf(id)).toBe(100)
  })

  test('keep the last check-ins, the newest first, with who said them', async () => {
    const { id } = await goal()
    const made = await key(id)
    for (const value of [10, 20]) await admin.call(okrCalls.checkIn, { id: made.id, value, confidence: 1, note: 'n' })
    const { data } = (await admin.call(okrCalls.key, { uuid: made.uuid })).body
    expect(data.check_ins.map((it) => [it.value, it.by?.nome !== undefined])).toEqual([
      [20, true],
      [10, true],
    ])
  })

  test('fed by atoms and hours count by themselves; hours are not there for who may not see time', async () => {
    const own = await makePlace(server.db)
    const looper = await makePerson(server.db)
    const atom = await makeAtom(server.db, { place: own, loopers: [looper], status: 2 })
    await makeLoop(server.db, { user: looper, atom, from: '2026-03-02T12:00:00Z', to: '2026-03-02T14:00:00Z' })
    await makeLoop(server.db, { user: looper, atom, from: '2025-12-02T12:00:00Z', to: '2025-12-02T14:00:00Z' })
    const { id, uuid } = await goal({ venture_id: own.venture_id })
    await key(id, { feed: 2, target_value: 4 })
    const hours = await key(id, { feed: 3, target_value: 4 })
    expect(hours.current_value).toBe(2)
    expect(await percentOf(id)).toBe(38)
    expect((await admin.raw(okrCalls.checkIn, { id: hours.id, value: 3, confidence: 2 })).status).toBe(409)
    const partner = await visitor(5, own.venture_id)
    expect((await partner.call(okrCalls.page, { uuid })).body.keys.map((it) => it.feed)).toEqual([2])
    expect((await partner.raw(okrCalls.key, { uuid: hours.uuid })).status).toBe(404)
    const fed = { goal_id: id, nome: 'x', kind: 1, feed: 3, target_value: 9 }
    expect((await partner.raw(okrCalls.keyCreate, fed)).status).toBe(403)
  })

  test('of others’ ventures are 404 for every call, and nothing changes', async () => {
    const other = await makePlace(server.db)
    const { id, uuid, version } = await goal({ venture_id: other.venture_id })
    const made = await key(id)
    const stranger = await visitor(4, place.venture_id)
    for (const [call, input] of [
      [okrCalls.page, { uuid }],
      [okrCalls.key, { uuid: made.uuid }],
      [okrCalls.keyCreate, { goal_id: id, nome: 'x', kind: 1, target_value: 2 }],
      [okrCalls.keyUpdate, { id: made.id, version: 1, nome: 'y' }],
      [okrCalls.weights, { id, version, weights: [{ key_id: made.id, weight: 100 }] }],
      [okrCalls.checkIn, { id: made.id, value: 3, confidence: 2 }],
      [goalFlow.calls.close, { id, version }],
      [goalFlow.calls.reopen, { id, version }],
    ] as const)
      expect([call.path, (await stranger.raw(call, input)).status]).toEqual([call.path, 404])
    expect(await percentOf(id)).toBe(0)
  })
})

describeSteps(goalFlow, {
  server: () => server,
  table: 'goals',
  show: goalCrud.calls.show,
  make: async () => (await goal()).id,
  visitor: (role) => visitor(role, place.venture_id),
  roles: { close: [1, 4, 5, 7], reopen: [1, 4, 5, 7] },
})
