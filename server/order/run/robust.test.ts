import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { addDays } from '#contract/kit/dates.ts'
import { runCalls } from '#contract/order/run.calls.ts'
import { weekBounds } from '#contract/week/week.rules.ts'
import { makeAtom, makeLoop, makePerson, type MadeAtom, type MadePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

const MINUTE = 60_000
const FRIDAY = '2026-02-06'
const NEXT = addDays(FRIDAY, 7)
let server: TestServer
let atom: MadeAtom
beforeAll(async () => {
  server = await freshServer({ at: '2026-01-05T12:00:00Z' })
  atom = await makeAtom(server.db)
  await sql`create table broken (user_id integer)`.execute(server.db)
  await sql`create function break_order() returns trigger language plpgsql as $$
    begin
      if exists (select 1 from broken b where b.user_id = new.user_id) then raise exception 'broken'; end if;
      return new;
    end $$`.execute(server.db)
  await sql`create trigger breaks before insert on orders for each row execute function break_order()`.execute(
    server.db,
  )
})
afterAll(() => server.close())
afterEach(async () => {
  vi.unstubAllEnvs()
  await sql`delete from broken`.execute(server.db)
})

const close = () => server.runJob('week.close')
const submit = () => server.runJob('week.submit')
const goTo = (at: Date) => server.clock.set(at.toISOString())
const looper = () => makePerson(server.db, { role: 4, valor_hora_centavos: 10_000 })
const breakFor = (person: MadePerson) => sql`insert into broken values (${person.id})`.execute(server.db)

/** A concluded loop of half an hour that ended some hours before the closing of a Friday. */
const loopBefore = async (person: MadePerson, friday: string, hours = 2, more: object = {}) => {
  const end = new Date(weekBounds(friday).to.getTime() - hours * 60 * MINUTE)
  const from = new Date(end.getTime() - 30 * MINUTE)
  const id = await makeLoop(server.db, { user: person, atom, from: from.toISOString(), to: end.toISOString() })
  const set = { valor_hora_centavos: 10_000, horas_decimos: 5, ...more }
  await server.db.updateTable('loops').set(set).where('id', '=', id).execute()
  return id
}
const weeksOf = async (person: MadePerson) => {
  const rows = server.db.selectFrom('weeks').select(['ends_on', 'status', 'loops']).where('user_id', '=', person.id)
  return (await rows.orderBy('ends_on').execute()).map((it) => [it.ends_on, it.status, it.loops])
}
const ordersOf = async (person: MadePerson) => {
  const rows = server.db.selectFrom('orders').select(['ends_on', 'loops', 'number']).where('user_id', '=', person.id)
  return rows.orderBy('number').execute()
}
const rowsOf = async (table: 'notifications' | 'incidents', which: ReturnType<typeof sql>) =>
  (await sql`select * from ${sql.table(table)} where ${which}`.execute(server.db)).rows

describe('somebody whose order cannot be made', () => {
  test('holds up nobody behind them, is told once as an incident, and is settled by the next run that can', async () => {
    const [first, broken, last] = [await looper(), await looper(), await looper()]
    for (const it of [first, broken, last]) await loopBefore(it, FRIDAY)
    await breakFor(broken)
    goTo(weekBounds(FRIDAY).to)
    await close()
    expect([await weeksOf(first), await weeksOf(last)]).toEqual([[[FRIDAY, 2, 1]], [[FRIDAY, 2, 1]]])
    // Closing and order are one: neither stands, nobody was told, no number is lost.
    expect([await weeksOf(broken), await ordersOf(broken)]).toEqual([[[FRIDAY, 0, null]], []])
    expect(await rowsOf('notifications', sql`user_id = ${broken.id}`)).toEqual([])
    const runs = await server.db.selectFrom('payment_runs').selectAll().orderBy('id', 'desc').execute()
    expect(runs[0]).toMatchObject({ weeks: 2, orders: 2, failed: [broken.id] })
    expect(runs[0]?.finished_at).not.toBeNull()
    await submit()
    expect(await rowsOf('incidents', sql`origin = 'week.run'`)).toMatchObject([
      { descricao: expect.stringContaining(String(broken.id)) },
    ])
    await sql`delete from broken`.execute(server.db)
    server.clock.advance(1800)
    await submit()
    expect(await weeksOf(broken)).toEqual([[FRIDAY, 2, 1]])
    const numbers = [...(await ordersOf(first)), ...(await ordersOf(last)), ...(await ordersOf(broken))]
    const from = numbers[0]?.number ?? 0
    expect(numbers.map((it) => it.number)).toEqual([from, from + 1, from + 2])
  })
})

describe('the weekly run', () => {
  test('a week late closes both weeks and makes an order of each', async () => {
    const person = await looper()
    await loopBefore(person, FRIDAY)
    await loopBefore(person, NEXT)
    goTo(weekBounds(NEXT).to)
    await Promise.all([close(), submit()])
    expect(await weeksOf(person)).toEqual([
      [FRIDAY, 2, 1],
      [NEXT, 2, 1],
    ])
    expect(await ordersOf(person)).toMatchObject([
      { ends_on: FRIDAY, loops: 1 },
      { ends_on: NEXT, loops: 1 },
    ])
  })

  test('closes nothing anew where the clock is set back, and pays nothing twice once it is right again', async () => {
    const person = await looper()
    const { to } = weekBounds(FRIDAY)
    await loopBefore(person, FRIDAY)
    goTo(to)
    await close()
    const between = await loopBefore(person, FRIDAY, 20)
    goTo(new Date(to.getTime() - 24 * 60 * MINUTE))
    await submit()
    expect([await weeksOf(person), (await ordersOf(person)).length]).toEqual([[[FRIDAY, 2, 1]], 1])
    goTo(to)
    await close()
    goTo(weekBounds(NEXT).to)
    await close()
    expect(await weeksOf(person)).toEqual([
      [FRIDAY, 2, 1],
      [NEXT, 2, 1],
    ])
    const paid = await server.db.selectFrom('order_loops').select('order_id').where('loop_id', '=', between).execute()
    expect(paid).toHaveLength(1)
  })

  test.each([
    ['Asia/Tokyo', -540],
    ['Pacific/Kiritimati', -840],
    ['America/Los_Angeles', 480],
  ] as const)('closes at the hour of São Paulo on a server in %s', async (zone, offset) => {
    vi.stubEnv('TZ', zone)
    const { to } = weekBounds(FRIDAY)
    expect(to.getTimezoneOffset()).toBe(offset)
    const person = await looper()
    await loopBefore(person, FRIDAY)
    expect(to.toISOString()).toBe('2026-02-07T02:59:00.000Z')
    goTo(new Date(to.getTime() - 1))
    await submit()
    expect(await weeksOf(person)).toEqual([[FRIDAY, 0, null]])
    goTo(to)
    await close()
    expect(await weeksOf(person)).toEqual([[FRIDAY, 2, 1]])
  })
})

describe('the page of the run', () => {
  test('tells what was closed, made and left out, how late, and what the open weeks hold', async () => {
    const own = await freshServer({ at: '2026-03-02T12:00:00Z' })
    try {
      const viewer = await own.as(await makePerson(own.db, { role: 6 }))
      const person = await makePerson(own.db, { role: 4, nome: 'Nair', valor_hora_centavos: 10_000 })
      const work = await makeAtom(own.db)
      const { to } = weekBounds('2026-03-06')
      const at = (minutes: number) => new Date(to.getTime() + minutes * MINUTE).toISOString()
      const made = async (from: number, set: object) => {
        const id = await makeLoop(own.db, { user: person, atom: work, from: at(from), to: at(from + 30) })
        await own.db
          .updateTable('loops')
          .set({ valor_hora_centavos: 10_000, horas_decimos: 5, ...set })
          .where('id', '=', id)
          .execute()
        return id
      }
      await made(-300, {})
      const waits = await made(-200, { status: 2, concluded_at: null, concluded_from: null, horas_decimos: null })
      own.clock.set(at(12))
      await own.runJob('week.close')
      await made(20, {})
      const { data } = (await viewer.call(runCalls.show, {})).body
      expect(data).toMatchObject({
        now: { people: 1, confirmed: 1, decimal: 0.5, valor_centavos: 5000, waiting: 1, to_correct: 0, returned: 0 },
        last: { failed: 0 },
        closings: [
          { friday: '2026-03-06', late: 720, weeks: 1, orders: 1, paid: 0, loops: 1, total_centavos: 5000, left: 1 },
        ],
      })
      const left = (await viewer.call(runCalls.left, { friday: '2026-03-06' })).body.data
      expect(left).toMatchObject([
        { id: waits, fate: 'ready', person: { nome: expect.stringContaining('Nair') }, loop: { settled: false } },
      ])
      for (const role of [2, 4] as const) {
        const other = await own.as(await makePerson(own.db, { role }))
        expect((await other.raw(runCalls.show, {})).status).toBe(403)
        expect((await other.raw(runCalls.left, { friday: '2026-03-06' })).status).toBe(403)
      }
    } finally {
      await own.close()
    }
  })
})
