import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { timeCalls } from '#contract/home/home.calls.ts'
import { formatCall } from '#contract/kit/dates.ts'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import { makeAtom, makeLoop, makePerson, makePlace, type MadeAtom, type MadePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

// A Tuesday, noon in São Paulo.
let server: TestServer
let person: MadePerson
let moon: MadeAtom
beforeAll(async () => {
  server = await freshServer({ at: '2026-03-10T15:00:00Z' })
  person = await makePerson(server.db)
  moon = await makeAtom(server.db, { loopers: [person], place: await makePlace(server.db, { nome: 'Lua' }) })
  const loop = (from: string, to: string) => makeLoop(server.db, { user: person, atom: moon, from, to })
  await loop('2026-03-10T12:00:00Z', '2026-03-10T13:00:00Z')
  // It began on the 9th in São Paulo and counts for that day.
  await loop('2026-03-10T02:00:00Z', '2026-03-10T04:00:00Z')
  await loop('2026-02-20T12:00:00Z', '2026-02-20T12:30:00Z')
})
afterAll(() => server.close())

const spentOn = (days: readonly { day: string; ventures: readonly { segundos: number }[] }[]) =>
  days.filter((it) => it.ventures.length > 0).map((it) => [it.day, it.ventures[0]?.segundos])

describe('hours of a week or a month', () => {
  test('stand by day and venture, each on the day on which its loop began', async () => {
    const me = await server.as(person)
    const { days } = (await me.call(timeCalls.days, {})).body
    expect(days.map((it) => it.day)).toEqual(['08', '09', '10', '11', '12', '13', '14'].map((it) => `2026-03-${it}`))
    expect(spentOn(days)).toEqual([
      ['2026-03-09', 7200],
      ['2026-03-10', 3600],
    ])
    const month = (await me.call(timeCalls.days, { day: '2026-02-11', span: 'month' })).body
    expect(month.days).toHaveLength(28)
    expect(spentOn(month.days)).toEqual([['2026-02-20', 1800]])
    expect(month.goal_week_seconds).toBeNull()
  })

  test('have a goal by the commitment, without holidays', async () => {
    const me = await server.as(person)
    const goal = async () => (await me.call(timeCalls.days, {})).body.goal_week_seconds
    expect(await goal()).toBeNull()
    await server.db.updateTable('users').set({ commitment: 2 }).where('id', '=', person.id).execute()
    expect(await goal()).toBe(20 * 3600)
    const holidays = JSON.stringify([{ day: '2026-03-11', nome: 'Aniversário' }])
    await server.db
      .updateTable('user_config')
      .set({ holidays: holidays as never })
      .where('id', '=', 1)
      .execute()
    expect(await goal()).toBe(16 * 3600)
    const dayGoal = async (day: string) => (await me.call(timeCalls.day, { day })).body.goal_seconds
    expect(await dayGoal('2026-03-10')).toBe(4 * 3600)
    // The holiday, and a Sunday.
    expect([await dayGoal('2026-03-11'), await dayGoal('2026-03-15')]).toEqual([null, null])
  })

  test('are one’s own, and a day that is none is refused', async () => {
    const other = await server.as(await makePerson(server.db))
    expect(spentOn((await other.call(timeCalls.days, {})).body.days)).toEqual([])
    expect((await other.call(timeCalls.day, {})).body.loops).toEqual([])
    for (const day of ['2026-02-30', 'ontem', '0001-01-01']) {
      const { status, body } = await other.raw(timeCalls.days, { day })
      expect(status).toBe(422)
      expect(body).toMatchObject({ errors: expect.arrayContaining([expect.objectContaining({ path: 'day' })]) })
    }
    expect((await other.raw(timeCalls.days, { span: 'year' })).status).toBe(422)
  })
})

describe('a day', () => {
  test('has its loops with their hours, the one that runs without an end', async () => {
    const me = await server.as(person)
    const start = { user_id: person.id, atomo_id: moon.id, status: 1, data_inicio: formatCall(server.clock.now()) }
    await me.call(loopCalls.start, { ...start, descricao: '' } as never)
    const { body } = await me.call(timeCalls.day, {})
    expect(body).toMatchObject({ day: '2026-03-10', from: '2026-03-10T03:00:00.000Z', to: '2026-03-11T03:00:00.000Z' })
    expect(body.loops.map((it) => [it.inicio, it.fim, it.projeto])).toEqual([
      ['2026-03-10T12:00:00.000Z', '2026-03-10T13:00:00.000Z', 'Lua'],
      ['2026-03-10T15:00:00.000Z', null, 'Lua'],
    ])
    expect((await me.call(timeCalls.day, { day: '2026-03-09' })).body.loops).toHaveLength(1)
  })
})
