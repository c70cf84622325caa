import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import { colourInTurn, ventureColour } from '#contract/venture/colour.rules.ts'
import { ventureCalls } from '#contract/venture/page.ts'
import { colourCalls } from '#contract/venture/venture.calls.ts'
import { ventureNoun } from '#contract/venture/venture.noun.ts'
import { ventureCrud, ventureList } from '#contract/venture/venture.ts'
import { describeCrud } from '#server/testing/describe/describeCrud.ts'
import { describeImport } from '#server/testing/describe/describeImport.ts'
import { describeList } from '#server/testing/describe/describeList.ts'
import { makeAtom, makeLoop, makePerson, makePlace, type MadePlace } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
let place: MadePlace
let serial = 0
const make = () => ({ nome: `Venture nova ${(serial += 1)}`, code: `NOVA-${serial}` })
beforeAll(async () => {
  server = await freshServer()
  place = await makePlace(server.db, { nome: 'Ação social' })
  const client = await server.db
    .insertInto('clients')
    .values({ nome: 'Padaria', created_at: server.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const area = await server.db
    .insertInto('areas')
    .values({ nome: 'Design', created_at: server.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await server.db
    .updateTable('ventures')
    .set({ cliente_id: client.id, area_id: area.id, cycle: 3, price_centavos: 1_000_000, ends_on: '2026-03-10' })
    .where('id', '=', place.venture_id)
    .execute()
  await makePlace(server.db, { nome: 'Outra' })
})
afterAll(() => server.close())

const as = async (role: Role) => {
  const person = await makePerson(server.db, { role })
  return { person, me: await server.as(person) }
}
const join = (venture_id: number, user_id: number) =>
  server.db.insertInto('venture_members').values({ venture_id, user_id }).execute()
const shownTo = async (me: Awaited<ReturnType<typeof as>>['me'], id: number) =>
  (await me.raw(ventureCrud.calls.show, { id })).status

describeList(ventureList, {
  server: () => server,
  filters: {
    stage: 'execution',
    status: '1',
    cliente_id: '1',
    priority: '2',
    delivery_type: '2',
    cycle: '3',
    area_id: '1',
    template: 'false',
    from: '2026-01-01',
  },
  search: 'acao',
})

describeCrud(ventureCrud, {
  server: () => server,
  make,
  change: { descricao: 'Loja e estoque', priority: 3 },
  bad: [
    [{ nome: '' }, 'nome'],
    [{ priority: 9 }, 'priority'],
    [{ ends_on: '2026-02-30' }, 'ends_on'],
  ],
  roles: { show: [1, 2, 7, 9], update: [1, 7] },
})

describeImport(ventureNoun, {
  server: () => server,
  roles: [1, 2, 7],
  good: () => ({ ...make(), descricao: 'Um sítio', cliente_id: 'PADARIA', ends_on: '2026-12-01' }),
  wrong: [
    ['code', '1 2'],
    ['cliente_id', 'Ninguém'],
  ],
  becomes: { ends_on: '2026-12-01', cliente: { nome: 'Padaria' } },
  change: ['descricao', 'Um portal'],
})

describe('which ventures there are', () => {
  test('all for 1, 2, 7 and 9; those of their team for 4, 5 and 10; those of their company for 3; none for 6 and 8', async () => {
    for (const role of [1, 2, 7, 9] as const)
      expect([role, await shownTo((await as(role)).me, place.venture_id)]).toEqual([role, 200])
    for (const role of [4, 5, 10] as const) {
      const { person, me } = await as(role)
      expect([role, await shownTo(me, place.venture_id)]).toEqual([role, 404])
      await join(place.venture_id, person.id)
      expect([role, await shownTo(me, place.venture_id)]).toEqual([role, 200])
    }
    const client = await as(3)
    expect(await shownTo(client.me, place.venture_id)).toBe(404)
    await server.db.updateTable('users').set({ cliente_id: 1 }).where('id', '=', client.person.id).execute()
    expect(await shownTo(client.me, place.venture_id)).toBe(200)
    const theirs = (await client.me.call(ventureList.calls.list, { per_page: 100 })).body.data
    expect([...new Set(theirs.map((it) => it.cliente?.nome))]).toEqual(['Padaria'])
    for (const role of [6, 8] as const)
      expect([role, await shownTo((await as(role)).me, place.venture_id)]).toEqual([role, 403])
  })

  test('value shows to 1, 3, 5, 7, 9 and 10, time to 1, 4 and 7, the team to 1 and 7', async () => {
    const seen = async (role: Role): Promise<string> => {
      const { person, me } = await as(role)
      await join(place.venture_id, person.id)
      await server.db.updateTable('users').set({ cliente_id: 1 }).where('id', '=', person.id).execute()
      const { data } = (await me.call(ventureCrud.calls.show, { id: place.venture_id })).body
      return ['price_centavos', 'tracked', 'team'].filter((key) => key in data).join(' ')
    }
    const found = Object.fromEntries(
      await Promise.all(([1, 2, 3, 4, 5, 7, 9, 10] as const).map(async (role) => [role, await seen(role)] as const)),
    )
    expect(found).toEqual({
      1: 'price_centavos tracked team',
      2: '',
      3: 'price_centavos',
      4: 'tracked',
      5: 'price_centavos',
      7: 'price_centavos tracked team',
      9: 'price_centavos',
      10: 'price_centavos',
    })
  })

  test('clients to filter by are those of one’s own ventures', async () => {
    const { person, me } = await as(4)
    const { clients } = ventureNoun.lookups
    const found = async () => (await me.call(clients?.call ?? expect.fail(), {})).body.data.map((it) => it.nome)
    expect(await found()).toEqual([])
    await join(place.venture_id, person.id)
    expect(await found()).toEqual(['Padaria'])
  })
})

describe('a venture', () => {
  test('is made by 1, 2 and 7; 2 sets no price; 4 makes none', async () => {
    for (const role of [1, 2, 7] as const) {
      const { me } = await as(role)
      const { status, body } = await me.raw(ventureCrud.calls.create, make())
      expect([role, status]).toEqual([role, 201])
      expect(body).toMatchObject({ data: { stage: 'negotiation', status: 1, priority: 2 } })
    }
    const manager = await as(2)
    const priced = await manager.me.raw(ventureCrud.calls.create, { ...make(), price_centavos: 100 })
    expect(priced).toMatchObject({ status: 403, body: { errors: [{ path: 'price_centavos' }] } })
    expect((await (await as(4)).me.raw(ventureCrud.calls.create, make())).status).toBe(403)
  })

  test('has a code that no other has, and does not end before it begins', async () => {
    const { me } = await as(1)
    const { data } = (await me.call(ventureCrud.calls.create, { ...make(), code: 'abc-9' })).body
    expect(data.code).toBe('ABC-9')
    const again = await me.raw(ventureCrud.calls.create, { ...make(), code: 'ABC-9' })
    expect(again).toMatchObject({ status: 409, body: { errors: [{ path: 'code' }] } })
    for (const code of ['', '9A', 'A B', 'A--B', 'É-1'])
      expect((await me.raw(ventureCrud.calls.create, { ...make(), code })).body).toMatchObject({
        errors: [{ path: 'code' }],
      })
    const dates = { starts_on: '2026-05-02', ends_on: '2026-05-01' }
    expect(await me.raw(ventureCrud.calls.create, { ...make(), ...dates })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'ends_on' }] },
    })
  })

  test('is deleted and comes back with all that is in it; deleted, it is there for 1 and 7 alone', async () => {
    const { me } = await as(7)
    const other = await makePlace(server.db)
    const atom = await makeAtom(server.db, { place: other })
    const { person, me: looper } = await as(4)
    await join(other.venture_id, person.id)
    await me.call(ventureCrud.calls.remove, { id: other.venture_id, version: 1 })
    expect([await shownTo(me, other.venture_id), await shownTo(looper, other.venture_id)]).toEqual([200, 404])
    expect((await (await as(2)).me.raw(ventureCrud.calls.restore, { id: other.venture_id })).status).toBe(403)
    await me.call(ventureCrud.calls.restore, { id: other.venture_id })
    expect(await shownTo(looper, other.venture_id)).toBe(200)
    const { progress } = (await me.call(ventureCrud.calls.show, { id: other.venture_id })).body.data
    expect([progress.total, atom.id > 0]).toEqual([1, true])
  })
})

describe('the stage of a venture', () => {
  const fresh = async (me: Awaited<ReturnType<typeof as>>['me']) =>
    (await me.call(ventureCrud.calls.create, make())).body.data

  test('moves on one at a time, and back one at a time with a reason that its history keeps', async () => {
    const { me } = await as(1)
    const { id } = await fresh(me)
    let version = 1
    const move = async (stage: string, more: object = {}) => {
      const answer = await me.raw(ventureCalls.stage, { id, version, stage, ...more })
      if (answer.status === 200) version += 1
      return answer.status
    }
    for (const stage of ['analysis', 'approved', 'execution', 'finished', 'accepted'])
      expect([stage, await move(stage)]).toEqual([stage, 200])
    expect(await move('execution', { reason: 'x' })).toBe(422)
    expect(await move('finished')).toBe(422)
    expect(await move('finished', { reason: '   ' })).toBe(422)
    expect(await move('finished', { reason: 'Faltou o relatório' })).toBe(200)
    expect(await move('finished')).toBe(422)
    const { rows } = await sql<{ detail: object }>`
      select detail from audit where thing = 'projeto' and thing_id = ${String(id)} order by id desc limit 1`.execute(
      server.db,
    )
    expect(rows[0]?.detail).toMatchObject({
      before: { stage: 'accepted' },
      after: { stage: 'finished' },
      reason: 'Faltou o relatório',
    })
  })

  test('of two who move it at once, one is told that it changed', async () => {
    const { me } = await as(1)
    const { id } = await fresh(me)
    const answers = await Promise.all(
      [1, 2].map(() => me.raw(ventureCalls.stage, { id, version: 1, stage: 'analysis' })),
    )
    expect(answers.map((it) => it.status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('is moved by 1 and 7, not by 2, 4 or 5, nor where the venture is not there', async () => {
    const { me } = await as(7)
    const { id } = await fresh(me)
    for (const role of [2, 4, 5] as const)
      expect((await (await as(role)).me.raw(ventureCalls.stage, { id, version: 1, stage: 'analysis' })).status).toBe(
        403,
      )
    expect((await me.raw(ventureCalls.stage, { id, version: 1, stage: 'analysis' })).status).toBe(200)
    expect((await me.raw(ventureCalls.stage, { id: 2_000_000_000, version: 1, stage: 'analysis' })).status).toBe(404)
  })
})

describe('the overview of a venture', () => {
  test('adds up what was used week by week, from the first with a loop to this one', async () => {
    const own = await makePlace(server.db)
    const atom = await makeAtom(server.db, { place: own })
    const { person } = await as(4)
    const back = (weeks: number, hour: number) =>
      new Date(server.clock.now().getTime() - weeks * 7 * 86_400_000 + hour * 3_600_000).toISOString()
    for (const [weeks, hour] of [
      [3, -2],
      [3, -1],
      [1, -1],
    ] as const)
      await makeLoop(server.db, { user: person, atom, from: back(weeks, hour), to: back(weeks, hour + 1) })
    const { burn } = (await (await as(7)).me.call(ventureCalls.overview, { id: own.venture_id })).body
    expect(burn?.map((it) => it.seconds)).toEqual([7200, 7200, 10_800, 10_800])
    await server.db.updateTable('gates').set({ planned_on: '2026-04-01' }).where('id', '=', own.gate_id).execute()
    const { gates } = (await (await as(2)).me.call(ventureCalls.overview, { id: own.venture_id })).body
    expect(gates).toMatchObject([{ planned_on: '2026-04-01', starts_on: null, due_at: null, decided_at: null }])
  })

  test('tells atoms by gate, what is late, hours by week and what was spent, each to whoever may see it', async () => {
    const own = await makePlace(server.db)
    const { person, me } = await as(4)
    await join(own.venture_id, person.id)
    const atom = await makeAtom(server.db, { place: own, loopers: [person] })
    await makeAtom(server.db, { place: own, status: 2 })
    await makeAtom(server.db, { place: own, status: 3 })
    await sql`update atoms set data = '2026-01-02' where id = ${atom.id}`.execute(server.db)
    const from = new Date(server.clock.now().getTime() - 86_400_000)
    await makeLoop(server.db, {
      user: person,
      atom,
      from: from.toISOString(),
      to: new Date(from.getTime() + 3_600_000).toISOString(),
    })
    await sql`update loops set valor_hora_centavos = 10000, horas_decimos = 10 where atomo_id = ${atom.id}`.execute(
      server.db,
    )
    const id = own.venture_id
    const mine = (await me.call(ventureCalls.overview, { id })).body
    expect(mine.gates).toMatchObject([{ done: 1, total: 2, late: 1, status: 'in_progress' }])
    expect(mine.late).toMatchObject([{ id: atom.id, data: '2026-01-02' }])
    expect(mine.weeks?.map((it) => it.seconds).reduce((a, b) => a + b, 0)).toBe(3600)
    expect([mine.weeks?.length, mine.spent_centavos]).toEqual([12, undefined])
    // Up to this week, each with all before it; of the money who may see values alone.
    expect(mine.burn?.at(-1)).toEqual({ week: mine.weeks?.at(-1)?.week, seconds: 3600 })
    const all = (await (await as(1)).me.call(ventureCalls.overview, { id })).body
    expect([all.spent_centavos, all.burn?.at(-1)]).toMatchObject([10_000, { seconds: 3600, centavos: 10_000 }])
    const manager = (await (await as(2)).me.call(ventureCalls.overview, { id })).body
    expect([manager.weeks, manager.spent_centavos, manager.burn]).toEqual([undefined, undefined, undefined])
    expect((await (await as(5)).me.raw(ventureCalls.overview, { id })).status).toBe(404)
  })
})

describe('the colour of a venture', () => {
  const otherThan = (colour: number) => ventureColour.values.findLast((it) => it !== colour)!
  const chosenBy = async (me: Awaited<ReturnType<typeof as>>['me']) =>
    (await me.call(colourCalls.colours, {})).body.chosen

  test('is that of its number in turn, until somebody chooses another', async () => {
    const { me } = await as(1)
    const { data: made } = (await me.call(ventureCrud.calls.create, make())).body
    expect(made.colour).toBe(colourInTurn(made.id))
    expect((await chosenBy(me)).map((it) => it.id)).not.toContain(made.id)
    const colour = otherThan(colourInTurn(made.id))
    const { id, version } = made
    await me.call(ventureCrud.calls.update, { ...make(), id, version, colour })
    expect(await chosenBy(me)).toContainEqual({ id, colour })
    const refused = await me.raw(ventureCrud.calls.update, { ...make(), id, version: version + 1, colour: 12 })
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'colour' }] } })
  })

  test('is told of the ventures that one sees', async () => {
    const { me } = await as(1)
    const { person, me: manager } = await as(4)
    const { data: made } = (await me.call(ventureCrud.calls.create, make())).body
    const colour = otherThan(colourInTurn(made.id))
    await server.db.updateTable('ventures').set({ colour }).where('id', '=', made.id).execute()
    expect(await chosenBy(manager)).toEqual([])
    await join(made.id, person.id)
    expect(await chosenBy(manager)).toEqual([{ id: made.id, colour }])
    // Finance reads hours of all ventures, and opens none.
    expect(await chosenBy((await as(6)).me)).toContainEqual({ id: made.id, colour })
    expect(await chosenBy((await as(8)).me)).toEqual([])
  })
})
