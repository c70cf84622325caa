import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import { loopRequestList } from '#contract/loopRequest/loopRequest.ts'
import { notificationCalls } from '#contract/notification/notification.calls.ts'
import { sheetCalls } from '#contract/sheet/sheet.ts'
import { makeAtom, makeLoop, makePerson, type MadeAtom, type MadePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

// A Thursday, 12:00 in São Paulo.
const NOW = '2026-03-12T15:00:00Z'
const HOUR = 3600

let server: TestServer
let admin: Visitor
beforeAll(async () => {
  server = await freshServer({ at: NOW })
  admin = await server.as(await makePerson(server.db, { role: 1 }))
})
afterAll(() => server.close())

const visitor = async (role: Role) => server.as(await makePerson(server.db, { role }))

interface Somebody {
  readonly person: MadePerson
  readonly me: Visitor
  readonly atom: MadeAtom
}
const somebody = async (zone = 'America/Sao_Paulo'): Promise<Somebody> => {
  const person = await makePerson(server.db, { role: 4, valor_hora_centavos: 8000 })
  await server.db.updateTable('users').set({ zone, commitment: 1 }).where('id', '=', person.id).execute()
  const atom = await makeAtom(server.db, { loopers: [person], nome: 'Revisar' })
  return { person, me: await server.as(person), atom }
}

const words = { tipo: 7, descricao: 'Ata', ajustes: 'Sem internet' }
type Cell = readonly [day: string, hours: number, atom: { id: number }]
const saved = (who: Visitor, person: { id: number }, cells: readonly Cell[]) =>
  who.raw(sheetCalls.save, {
    user_id: person.id,
    ...words,
    entries: cells.map(([day, hours, atom]) => ({ atomo_id: atom.id, day, seconds: hours * HOUR })),
  })
const week = async (who: Visitor, input: { user_id?: number; week?: string } = {}) =>
  (await who.call(sheetCalls.show, input)).body
const loopsOf = (person: { id: number }) =>
  server.db
    .selectFrom('loops')
    .select(['data_inicio', 'data_fim', 'status', 'tipo', 'ajustes'])
    .where('user_id', '=', person.id)
    .orderBy('data_inicio')
    .execute()
const startsOf = async (person: { id: number }) =>
  (await loopsOf(person)).map((it) => [
    new Date(it.data_inicio).toISOString(),
    new Date(it.data_fim ?? 0).toISOString(),
  ])

describe('a week', () => {
  test('has rows, days and totals against the commitment, with a running loop up to now', async () => {
    const { person, me, atom } = await somebody()
    await makeLoop(server.db, { user: person, atom, from: '2026-03-09T12:00:00Z', to: '2026-03-09T14:30:00Z' })
    await makeLoop(server.db, { user: person, atom, from: '2026-03-12T14:00:00Z' })
    const sheet = await week(me)
    expect(sheet.days.map((it) => it.day)).toEqual(
      ['09', '10', '11', '12', '13', '14', '15'].map((it) => `2026-03-${it}`),
    )
    expect(sheet.days.map((it) => it.seconds / HOUR)).toEqual([2.5, 0, 0, 1, 0, 0, 0])
    expect(sheet.rows.map((it) => [it.nome, it.takes, it.seconds / HOUR])).toEqual([['Revisar', true, 3.5]])
    expect(sheet).toMatchObject({ seconds: 3.5 * HOUR, asked: 0, expected: 40 * HOUR, writes: 'requests' })
    expect(sheet.days.map((it) => it.locked?.reason)).toEqual([...Array(4).fill(undefined), ...Array(3).fill('future')])
    expect(sheet.spans.map((it) => it.fim === null)).toEqual([false, true])
  })

  test('is read by three statements at most, its session included', async () => {
    const { person, me, atom } = await somebody()
    for (const day of ['09', '10', '11']) {
      const other = await makeAtom(server.db, { loopers: [person] })
      await makeLoop(server.db, {
        user: person,
        atom,
        from: `2026-03-${day}T12:00:00Z`,
        to: `2026-03-${day}T13:00:00Z`,
      })
      await makeLoop(server.db, {
        user: person,
        atom: other,
        from: `2026-03-${day}T15:00:00Z`,
        to: `2026-03-${day}T16:00:00Z`,
      })
    }
    // What a server reads once is read.
    await week(me)
    const own = await server.statements(async () => expect((await week(me)).rows).toHaveLength(4))
    const others = await server.statements(async () => week(admin, { user_id: person.id }))
    expect([own.length, others.length].map((it) => it <= 3)).toEqual([true, true])
  })

  test('a loop over a new year stands on its first day, and touches both weeks', async () => {
    const { person, me, atom } = await somebody()
    // 31 December 23:30 to 0:30, a Wednesday; and Sunday 4 January 23:30 to 0:30.
    await makeLoop(server.db, { user: person, atom, from: '2026-01-01T02:30:00Z', to: '2026-01-01T03:30:00Z' })
    await makeLoop(server.db, { user: person, atom, from: '2026-01-05T02:30:00Z', to: '2026-01-05T03:30:00Z' })
    const first = await week(me, { week: '2026-01-01' })
    expect(first.days.map((it) => [it.day, it.seconds])).toMatchObject([
      ['2025-12-29', 0],
      ['2025-12-30', 0],
      ['2025-12-31', HOUR],
      ['2026-01-01', 0],
      ['2026-01-02', 0],
      ['2026-01-03', 0],
      ['2026-01-04', HOUR],
    ])
    const next = await week(me, { week: '2026-01-05' })
    expect([next.seconds, next.rows, next.spans.length]).toEqual([0, [], 1])
  })

  test('days follow the zone of the person, and a day on which clocks move has 23 hours', async () => {
    const { person, atom } = await somebody('America/New_York')
    await makeLoop(server.db, { user: person, atom, from: '2026-03-09T03:30:00Z', to: '2026-03-09T03:45:00Z' })
    const sheet = await week(admin, { user_id: person.id, week: '2026-03-08' })
    const [sunday] = sheet.days.slice(-1)
    expect(sunday).toMatchObject({ day: '2026-03-08', seconds: 900, from: '2026-03-08T05:00:00.000Z' })
    expect(Date.parse(sunday?.to ?? '') - Date.parse(sunday?.from ?? '')).toBe(23 * HOUR * 1000)
  })

  test.each([1, 2, 7] as const)('of anybody is read by role %i; requests only by who decides on them', async (role) => {
    const { person, me, atom } = await somebody()
    await saved(me, person, [['2026-03-10', 1, atom]])
    const sheet = await week(await visitor(role), { user_id: person.id })
    expect([sheet.writes, sheet.asked]).toEqual(role === 2 ? [null, 0] : ['loops', HOUR])
  })

  test('of another person is not there for a looper, and closed to other roles', async () => {
    const { person } = await somebody()
    const looper = await visitor(4)
    for (const user_id of [person.id, 2_000_000_000])
      expect((await looper.raw(sheetCalls.show, { user_id })).status).toBe(404)
    expect((await saved(looper, person, [['2026-03-10', 1, await makeAtom(server.db)]])).status).toBe(404)
    expect((await admin.raw(sheetCalls.show, { user_id: 2_000_000_000 })).status).toBe(404)
    for (const role of [3, 5, 6, 8, 9, 10] as const)
      expect((await (await visitor(role)).raw(sheetCalls.show, {})).status, `role ${role}`).toBe(403)
    const manager = await visitor(2)
    expect((await saved(manager, person, [['2026-03-10', 1, await makeAtom(server.db)]])).status).toBe(403)
  })

  test.each(['2026-02-30', '9999-12-31', 'ontem'])('%s is no week', async (day) => {
    expect((await admin.raw(sheetCalls.show, { week: day })).status).toBe(422)
  })
})

describe('saving', () => {
  test('writes concluded loops from nine o’clock on, around what stands there, and tells the person once', async () => {
    const { person, me, atom } = await somebody()
    const other = await makeAtom(server.db, { nome: 'Testar' })
    await makeLoop(server.db, { user: person, atom, from: '2026-03-10T12:30:00Z', to: '2026-03-10T13:00:00Z' })
    const answer = await saved(admin, person, [
      ['2026-03-10', 2, other],
      ['2026-03-10', 1, atom],
      ['2026-03-11', 1.5, other],
    ])
    expect(answer.body).toEqual({ data: { made: 3, writes: 'loops' } })
    expect(await startsOf(person)).toEqual([
      // The half hour that was missing takes the first gap.
      ['2026-03-10T12:00:00.000Z', '2026-03-10T12:30:00.000Z'],
      ['2026-03-10T12:30:00.000Z', '2026-03-10T13:00:00.000Z'],
      ['2026-03-10T13:00:00.000Z', '2026-03-10T15:00:00.000Z'],
      ['2026-03-11T12:00:00.000Z', '2026-03-11T13:30:00.000Z'],
    ])
    expect((await loopsOf(person)).slice(2)).toMatchObject([
      { status: 3, tipo: 7, ajustes: 'Sem internet' },
      { status: 3 },
    ])
    const notes = (await me.call(notificationCalls.list, {})).body.data
    expect(notes.map((it) => JSON.stringify(it)).filter((it) => it.includes('Testar, Revisar'))).toHaveLength(1)
  })

  test('by a looper asks for loops, which their sheet counts apart; repeated, it asks for nothing twice', async () => {
    const { person, me, atom } = await somebody()
    const cells: Cell[] = [
      ['2026-03-10', 1, atom],
      ['2026-03-11', 2, atom],
    ]
    expect((await saved(me, person, cells)).body).toEqual({ data: { made: 2, writes: 'requests' } })
    expect((await saved(me, person, cells)).body).toEqual({ data: { made: 0, writes: 'requests' } })
    const asked = (await me.call(loopRequestList.calls.list, {})).body.data
    expect(asked.map((it) => [it.segundos, it.status])).toEqual([
      [2 * HOUR, 0],
      [HOUR, 0],
    ])
    expect(await week(me)).toMatchObject({ seconds: 0, asked: 3 * HOUR })
    expect(await loopsOf(person)).toEqual([])
    const notes = (await admin.call(notificationCalls.list, {})).body.data.map((it) => JSON.stringify(it))
    expect(notes.filter((it) => it.includes('loop-requests'))).toHaveLength(1)
  })

  test('two people who save the same cell at once bring it to its hours once', async () => {
    const { person, atom } = await somebody()
    const boss = await visitor(7)
    const answers = await Promise.all([admin, boss].map((who) => saved(who, person, [['2026-03-10', 3, atom]])))
    expect(answers.map((it) => it.status)).toEqual([200, 200])
    expect((await week(admin, { user_id: person.id })).seconds).toBe(3 * HOUR)
  })

  test('one refused cell saves none, and is named', async () => {
    const { person, atom } = await somebody()
    const answer = await saved(admin, person, [
      ['2026-03-10', 1, atom],
      ['2026-03-11', 16, atom],
    ])
    expect([answer.status, answer.body['type']]).toEqual([422, '/problems/weekSheet.noRoom'])
    expect(answer.body['errors']).toMatchObject([{ path: 'entries.1.seconds' }])
    expect(String(answer.body['title'])).toContain('Revisar, 11/03/2026')
    expect(await loopsOf(person)).toEqual([])
  })

  test.each([
    ['2026-03-13', 1, 'weekSheet.future'],
    ['2026-03-12', 4, 'weekSheet.notYet'],
    ['2026-03-10', 25, 'weekSheet.noRoom'],
  ])('%s, %d hours: %s', async (day, hours, word) => {
    const { person, atom } = await somebody()
    const answer = await saved(admin, person, [[day, hours, atom]])
    expect([answer.status, answer.body['type']]).toEqual([422, `/problems/${word}`])
  })

  test('a day of another week is refused, as is a cell of nothing', async () => {
    const { person, atom } = await somebody()
    const other = await saved(admin, person, [
      ['2026-03-10', 1, atom],
      ['2026-03-03', 1, atom],
    ])
    expect(other.body).toMatchObject({ type: '/problems/weekSheet.otherWeek', errors: [{ path: 'entries.1.seconds' }] })
    expect((await saved(admin, person, [['2026-03-10', 0, atom]])).status).toBe(422)
  })

  test('fewer hours than a cell has are refused, with the way to its loop', async () => {
    const { person, atom } = await somebody()
    const id = await makeLoop(server.db, {
      user: person,
      atom,
      from: '2026-03-10T12:00:00Z',
      to: '2026-03-10T14:00:00Z',
    })
    const answer = await saved(admin, person, [['2026-03-10', 1, atom]])
    expect(answer.body).toMatchObject({ type: '/problems/weekSheet.less', other: { link: `/ponto/show/${id}` } })
  })

  test('an atom that takes no loops, or is not the looper’s, is refused without its name', async () => {
    const { person, me } = await somebody()
    const foreign = await makeAtom(server.db, { nome: 'Segredo' })
    const done = await makeAtom(server.db, { loopers: [person], status: 2 })
    for (const atom of [foreign, done, { id: 2_000_000_000 }]) {
      const answer = await saved(me, person, [['2026-03-10', 1, atom]])
      expect(answer.body).toMatchObject({ status: 422, errors: [{ path: 'entries.0.atomo_id' }] })
      expect(JSON.stringify(answer.body)).not.toContain('Segredo')
    }
  })

  test('a person who tracks no time, or has left, gets no loop', async () => {
    for (const options of [{ role: 3 as const }, { role: 4 as const, status: 0 }]) {
      const person = await makePerson(server.db, options)
      const answer = await saved(admin, person, [['2026-03-10', 1, await makeAtom(server.db)]])
      expect(answer.body).toMatchObject({ status: 422, errors: [{ path: 'user_id' }] })
    }
  })

  test('the day on which clocks move takes its hours behind nine o’clock of its own', async () => {
    const { person, atom } = await somebody('America/New_York')
    await saved(admin, person, [['2026-03-08', 2, atom]])
    expect(await startsOf(person)).toEqual([['2026-03-08T13:00:00.000Z', '2026-03-08T15:00:00.000Z']])
  })
})

describe('closed', () => {
  test('days are locked alone, with the last closed day, and refused', async () => {
    const { person, atom } = await somebody()
    await server.db.updateTable('user_config').set({ closed_until: '2026-03-09' }).where('id', '=', 1).execute()
    const sheet = await week(admin, { user_id: person.id })
    expect(sheet.days.map((it) => it.locked).slice(0, 3)).toEqual([
      { reason: 'hours', until: '2026-03-09' },
      null,
      null,
    ])
    expect((await saved(admin, person, [['2026-03-09', 1, atom]])).body['type']).toBe('/problems/weekSheet.closed')
    expect((await saved(admin, person, [['2026-03-10', 1, atom]])).status).toBe(200)
    await server.db.updateTable('user_config').set({ closed_until: null }).where('id', '=', 1).execute()
  })

  test('a person’s closed week locks its days; elsewhere its last hours lie in a Saturday', async () => {
    const [ours, tokyo] = [await somebody(), await somebody('Asia/Tokyo')]
    for (const { person } of [ours, tokyo])
      await sql`insert into weeks (user_id, ends_on, closes_at, status, closed_at, loops, segundos, decimos, centavos, created_at)
        values (${person.id}, '2026-03-06', ${NOW}, 1, ${NOW}, 0, 0, 0, 0, ${NOW})`.execute(server.db)
    const sheet = await week(admin, { user_id: ours.person.id, week: '2026-03-02' })
    expect(sheet.days.map((it) => it.locked?.reason ?? null)).toEqual([...Array(5).fill('week'), null, null])
    const refused = await saved(admin, ours.person, [['2026-03-06', 1, ours.atom]])
    expect(refused.body['type']).toBe('/problems/weekSheet.closed')
    // 23:59 of Friday in São Paulo is 11:59 of Saturday in Tokyo.
    await saved(admin, tokyo.person, [['2026-03-07', 1, tokyo.atom]])
    expect(await startsOf(tokyo.person)).toEqual([['2026-03-07T02:59:00.000Z', '2026-03-07T03:59:00.000Z']])
  })
})
