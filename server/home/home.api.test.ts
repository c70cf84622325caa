import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { homeCalls } from '#contract/home/home.calls.ts'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import { loopCenterCalls } from '#contract/loop/loopCenter.ts'
import { makeAtom, makeLoop, makePerson, makePlace } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

// A Tuesday, noon in São Paulo.
let server: TestServer
beforeAll(async () => {
  server = await freshServer({ at: '2026-03-10T15:00:00Z' })
})
afterAll(() => server.close())

describe('home', () => {
  test('tells today, the week by day and venture, and the week before', async () => {
    const person = await makePerson(server.db)
    const moon = await makeAtom(server.db, { loopers: [person], place: await makePlace(server.db, { nome: 'Lua' }) })
    const sun = await makeAtom(server.db, { loopers: [person], place: await makePlace(server.db, { nome: 'Sol' }) })
    await makeLoop(server.db, { user: person, atom: moon, from: '2026-03-10T12:00:00Z', to: '2026-03-10T13:00:00Z' })
    await makeLoop(server.db, { user: person, atom: sun, from: '2026-03-10T13:00:00Z', to: '2026-03-10T13:30:00Z' })
    await makeLoop(server.db, { user: person, atom: moon, from: '2026-03-09T12:00:00Z', to: '2026-03-09T12:10:00Z' })
    await makeLoop(server.db, { user: person, atom: moon, from: '2026-03-05T12:00:00Z', to: '2026-03-05T14:00:00Z' })
    const { body } = await (await server.as(person)).call(homeCalls.mine, {})
    expect(body).toMatchObject({ today_seconds: 5400, week_seconds: 6000, last_week_seconds: 7200 })
    expect(body.week).toHaveLength(7)
    expect(body.week[0]?.day).toBe('2026-03-08')
    expect(body.week[2]).toEqual({
      day: '2026-03-10',
      ventures: [
        { id: moon.venture_id, nome: 'Lua', segundos: 3600 },
        { id: sun.venture_id, nome: 'Sol', segundos: 1800 },
      ],
    })
  })

  test('counts own loops that are stopped and not concluded, and nobody else’s', async () => {
    const [person, other] = [await makePerson(server.db), await makePerson(server.db)]
    const atom = await makeAtom(server.db, { loopers: [person, other] })
    for (const [hour, status] of [2, 4, 5, 3].entries())
      await makeLoop(server.db, {
        user: person,
        atom,
        from: `2026-03-10T0${hour}:00:00Z`,
        to: `2026-03-10T0${hour}:30:00Z`,
        status,
      })
    await makeLoop(server.db, {
      user: other,
      atom,
      from: '2026-03-10T00:00:00Z',
      to: '2026-03-10T00:30:00Z',
      status: 2,
    })
    expect((await (await server.as(person)).call(homeCalls.mine, {})).body.loops_waiting).toBe(3)
  })

  test('Loop Center, its export and the timer mean the same by a day: the one on which a loop began', async () => {
    const person = await makePerson(server.db)
    const atom = await makeAtom(server.db, { loopers: [person], place: await makePlace(server.db, { nome: 'Noite' }) })
    // In São Paulo: over midnight of the 9th, over the edge of the week, of the month, and on the first instant of a day.
    await makeLoop(server.db, { user: person, atom, from: '2026-03-10T01:00:00Z', to: '2026-03-10T04:30:01Z' })
    await makeLoop(server.db, { user: person, atom, from: '2026-03-08T02:00:00Z', to: '2026-03-08T03:20:02Z' })
    await makeLoop(server.db, { user: person, atom, from: '2026-03-01T02:30:00Z', to: '2026-03-01T03:30:03Z' })
    await makeLoop(server.db, { user: person, atom, from: '2026-03-09T03:00:00Z', to: '2026-03-09T03:00:07Z' })
    const me = await server.as(person)
    const { body } = await me.call(homeCalls.mine, {})
    expect(body).toMatchObject({ today_seconds: 0, week_seconds: 12_601 + 7, last_week_seconds: 4802 })
    expect(body.week.map((it) => it.ventures[0]?.segundos ?? 0)).toEqual([0, 12_608, 0, 0, 0, 0, 0])
    expect((await me.call(loopCalls.load, { userId: person.id })).body.horaTotalDia).toBe('00:00:00')
    const center = async (period: 'today' | 'yesterday' | 'week' | 'lastWeek' | 'month' | 'lastMonth') => {
      const list = await me.call(loopCenterCalls.list, { page: 1, per_page: 10, sort: '-inicio', period })
      const file = await server.app.inject({
        url: `/api/loops/export?format=csv&columns=inicio,total&period=${period}`,
        headers: { authorization: `Bearer ${await me.token()}` },
      })
      const times = [...file.body.matchAll(/(\d+):(\d\d):(\d\d)\r\n/g)].map((it) => it.slice(1).map(Number))
      const saved = times.reduce((sum, [h = 0, m = 0, s = 0]) => sum + h * 3600 + m * 60 + s, 0)
      return [list.body.sums['total'], saved]
    }
    expect(await center('today')).toEqual([body.today_seconds, 0])
    expect(await center('yesterday')).toEqual([12_608, 12_608])
    expect(await center('week')).toEqual([body.week_seconds, body.week_seconds])
    expect(await center('lastWeek')).toEqual([4802, body.last_week_seconds])
    expect(await center('month')).toEqual([12_608 + 4802, 12_608 + 4802])
    expect(await center('lastMonth')).toEqual([3603, 3603])
  })

  test('late and next atoms are the person’s own, open, and apart', async () => {
    const person = await makePerson(server.db)
    const late = await makeAtom(server.db, { loopers: [person] })
    const today = await makeAtom(server.db, { loopers: [person] })
    const done = await makeAtom(server.db, { loopers: [person], status: 2 })
    await makeAtom(server.db, { loopers: [await makePerson(server.db)] })
    for (const [atom, data] of [
      [late, '2026-03-09'],
      [today, '2026-03-10'],
      [done, '2026-03-01'],
    ] as const)
      await server.db.updateTable('atoms').set({ data }).where('id', '=', atom.id).execute()
    const { body } = await (await server.as(person)).call(homeCalls.mine, {})
    expect(body.late.map((it) => it.id)).toEqual([late.id])
    expect(body.next.map((it) => it.id)).toEqual([today.id])
  })

  test('all of one’s own are told, late ones apart, and a pending one is open too', async () => {
    const person = await makePerson(server.db)
    const place = await makePlace(server.db)
    for (let count = 0; count < 60; count += 1) await makeAtom(server.db, { place, loopers: [person] })
    await server.db.updateTable('atoms').set({ data: '2026-03-01' }).where('cell_id', '=', place.cell_id).execute()
    const pending = await makeAtom(server.db, { place, loopers: [person], status: 0 })
    const accepted = await makeAtom(server.db, { place, loopers: [person] })
    const { body } = await (await server.as(person)).call(homeCalls.mine, {})
    expect(body.late).toHaveLength(60)
    expect(body.next.map((it) => [it.id, it.status])).toEqual([
      [pending.id, 0],
      [accepted.id, 1],
    ])
  })

  test('more than a hundred are counted all the same', async () => {
    const person = await makePerson(server.db)
    const place = await makePlace(server.db)
    for (let count = 0; count < 102; count += 1) await makeAtom(server.db, { place, loopers: [person] })
    const { body } = await (await server.as(person)).call(homeCalls.mine, {})
    expect([body.next.length, body.atoms_total]).toEqual([100, 102])
  })

  test('managers see who works; a looper may not ask', async () => {
    const looper = await makePerson(server.db, { nome: 'Ana' })
    const atom = await makeAtom(server.db, { loopers: [looper] })
    const running = await makeLoop(server.db, { user: looper, atom, from: '2026-03-10T14:00:00Z' })
    const manager = await server.as(await makePerson(server.db, { role: 2 }))
    const { body } = await manager.call(homeCalls.team, {})
    expect(body.running).toContainEqual(expect.objectContaining({ loop_id: running, nome: 'Ana Teste' }))
    const denied = await (await server.as(looper)).call(homeCalls.team, {})
    expect(denied.status).toBe(403)
  })

  test('the team’s lists are the first of all, which are counted; its hours and people are those of the day', async () => {
    const own = await freshServer({ at: '2026-03-10T15:00:00Z' })
    try {
      const night = await makePerson(own.db)
      const early = await makePerson(own.db)
      const before = await makePerson(own.db)
      const place = await makePlace(own.db)
      const atom = await makeAtom(own.db, { place, loopers: [night, early, before] })
      // 23:00 to 01:00 in São Paulo; a loop that has run since 23:30; one that ended at midnight.
      await makeLoop(own.db, { user: night, atom, from: '2026-03-10T02:00:00Z', to: '2026-03-10T04:00:00Z' })
      await makeLoop(own.db, { user: early, atom, from: '2026-03-10T02:30:00Z' })
      await makeLoop(own.db, { user: before, atom, from: '2026-03-10T02:00:00Z', to: '2026-03-10T03:00:00Z' })
      const manager = await own.as(await makePerson(own.db, { role: 2 }))
      const team = async () => (await manager.call(homeCalls.team, {})).body
      expect(await team()).toMatchObject({
        people_today: 1,
        running_total: 1,
        running_today: 0,
        running_week: 1,
        today_seconds: 0,
        week_seconds: (2 + 12.5 + 1) * 3600,
        at: '2026-03-10T15:00:00.000Z',
      })
      for (let count = 0; count < 24; count += 1) {
        const user = await makePerson(own.db)
        await makeLoop(own.db, { user, atom, from: '2026-03-10T14:00:00Z' })
      }
      const full = await team()
      expect([full.running.length, full.running_total, full.people_today]).toEqual([20, 25, 25])
      expect([full.running_today, full.running_week]).toEqual([24, 25])
      // Those that are not listed count all the same.
      expect(full.today_seconds).toBe(24 * 3600)
    } finally {
      await own.close()
    }
  })

  test('a client sees the ventures of their own company and no other', async () => {
    const { id } = await server.db
      .insertInto('clients')
      .values({ nome: 'Padaria Aurora', created_at: server.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    const own = await makePlace(server.db, { nome: 'Site da padaria' })
    const foreign = await makePlace(server.db)
    await server.db.updateTable('ventures').set({ cliente_id: id }).where('id', '=', own.venture_id).execute()
    const client = await makePerson(server.db, { role: 3 })
    const lost = await makePerson(server.db, { role: 3 })
    await server.db.updateTable('users').set({ cliente_id: id }).where('id', '=', client.id).execute()
    const { body } = await (await server.as(client)).call(homeCalls.ventures, {})
    expect(body.data).toEqual([
      expect.objectContaining({ id: own.venture_id, nome: 'Site da padaria', cliente: 'Padaria Aurora' }),
    ])
    expect(body.data[0]?.gates).toEqual([{ id: own.gate_id, nome: expect.any(String), status: 'in_progress' }])
    // Without a company there is nothing, not everything.
    expect((await (await server.as(lost)).call(homeCalls.ventures, {})).body.data).toEqual([])
    const admin = await server.as(await makePerson(server.db, { role: 1 }))
    const all = (await admin.call(homeCalls.ventures, {})).body.data.map((it) => it.id)
    expect(all).toEqual(expect.arrayContaining([own.venture_id, foreign.venture_id]))
  })
})
