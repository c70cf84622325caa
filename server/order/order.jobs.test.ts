import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '#contract/kit/dates.ts'
import { orderFlow } from '#contract/order/order.ts'
import { closingOf, weekBounds, weekEnd } from '#contract/week/week.rules.ts'
import { weekFlow } from '#contract/week/week.ts'
import { closeWeeks, submitWeeks } from '#server/order/order.jobs.ts'
import { makeAtom, makeLoop, makePerson, type MadeAtom, type MadePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
let atom: MadeAtom
let person: MadePerson
beforeAll(async () => {
  server = await freshServer({ at: '2026-01-05T12:00:00Z' })
  atom = await makeAtom(server.db)
})
afterAll(() => server.close())
beforeEach(async () => {
  person = await makePerson(server.db, { valor_hora_centavos: 10_000 })
})

const submit = () => submitWeeks.run(server.frame, {})
const close = () => closeWeeks.run(server.frame, {})
const goTo = (at: Date) => server.clock.set(at.toISOString())
const MINUTE = 60_000

/** A concluded loop of half an hour that begins at a moment. */
const loopAt = async (at: Date, more: Readonly<Record<string, unknown>> = {}) => {
  const end = new Date(at.getTime() + 30 * MINUTE)
  const id = await makeLoop(server.db, { user: person, atom, from: at.toISOString(), to: end.toISOString() })
  const set = { valor_hora_centavos: 10_000, horas_decimos: 5, concluded_at: end, ...more }
  await server.db.updateTable('loops').set(set).where('id', '=', id).execute()
  return id
}
const weeks = () =>
  server.db
    .selectFrom('weeks')
    .select(['id', 'ends_on', 'status', 'loops', 'segundos', 'decimos', 'centavos', 'closed_at'])
    .where('user_id', '=', person.id)
    .orderBy('ends_on')
    .execute()
const ordersOf = () =>
  server.db.selectFrom('orders').selectAll().where('user_id', '=', person.id).orderBy('number').execute()
const fridayOf = async (id: number) => {
  const found = server.db.selectFrom('loops').leftJoin('weeks', 'weeks.id', 'loops.week_id').select('weeks.ends_on')
  return (await found.where('loops.id', '=', id).executeTakeFirstOrThrow()).ends_on
}

test('SQL and TypeScript put the same moments into the same weeks', async () => {
  const moments = Array.from(
    { length: 400 },
    (_, at) => new Date(Date.UTC(2025, 0, 1) + at * 37 * 3_600_000 + at * 977),
  )
  const edges = moments.flatMap((it) => {
    const to = weekBounds(weekEnd(it)).to.getTime()
    return [it, new Date(to - 1), new Date(to)]
  })
  const { rows } = await sql<{ friday: string; closing: string }>`
    select week_end(at)::text as friday, closing_of(week_end(at)) as closing
    from unnest(${edges.map((it) => it.toISOString())}::timestamptz[]) with ordinality as m (at, n) order by n`.execute(
    server.db,
  )
  expect(rows.map((it) => it.friday)).toEqual(edges.map(weekEnd))
  expect(rows.map((it) => new Date(it.closing))).toEqual(edges.map((it) => closingOf(weekEnd(it))))
})

describe('the weekly run', () => {
  test('over a year: each loop is in the week in which it was concluded, once, whatever it costs to run it again', async () => {
    const friday = '2026-01-09'
    const ids: number[] = []
    for (let week = 0; week < 52; week += 1) {
      const { from, to } = weekBounds(addDays(friday, 7 * week))
      // Just after one closing, and concluded in the very last moment before the next.
      ids.push(await loopAt(from), await loopAt(new Date(to.getTime() - 31 * MINUTE)))
      goTo(new Date(from.getTime() + 40 * MINUTE))
      await submit()
      goTo(to)
      await close()
      await submit()
    }
    const closed = await weeks()
    expect(closed).toHaveLength(52)
    for (const it of closed)
      expect(it).toMatchObject({ status: 2, loops: 2, segundos: 3600, decimos: 10, centavos: 10_000 })
    expect(await Promise.all(ids.map(fridayOf))).toEqual(closed.flatMap((it) => [it.ends_on, it.ends_on]))
    const orders = await ordersOf()
    expect(orders.map((it) => [it.ends_on, it.total_centavos, it.loops])).toEqual(
      closed.map((it) => [it.ends_on, 10_000, 2]),
    )
    expect(orders.map((it) => it.due_on)).toEqual(closed.map((it) => addDays(it.ends_on, 7)))
    const first = orders[0]?.number ?? 0
    expect(orders.map((it) => it.number)).toEqual(orders.map((_, at) => first + at))
    const { rows } = await sql`select thing_id from audit where thing = 'week' and event = 'week.changed'
      group by 1 having count(*) > 1`.execute(server.db)
    expect(rows).toEqual([])
  })

  test('closes a week once: one of which an order stands, in part or for items alone, is not opened again', async () => {
    const admin = await server.as(await makePerson(server.db, { role: 1 }))
    await server.db.updateTable('users').set({ valor_hora_centavos: 0 }).where('id', '=', person.id).execute()
    const { from, to } = weekBounds('2026-04-10')
    await loopAt(from)
    await loopAt(new Date(from.getTime() + 40 * MINUTE), { valor_hora_centavos: null })
    goTo(to)
    await close()
    const [week] = await server.db.selectFrom('weeks').selectAll().where('user_id', '=', person.id).execute()
    // The loop without a value waits, so that the week is not ordered as a whole.
    expect(week).toMatchObject({ status: 1, loops: 2 })
    const { id = 0, version = 0 } = week ?? {}
    const answer = await admin.raw(weekFlow.calls.reopen, { id, version, reason: 'Faltou um loop' })
    expect([answer.status, answer.body['type']]).toEqual([409, '/problems/week.onOrder'])
    const [order] = await ordersOf()
    await admin.raw(orderFlow.calls.delete, { id: order?.id, version: order?.version })
    expect((await admin.raw(weekFlow.calls.reopen, { id, version, reason: 'Faltou um loop' })).status).toBe(200)
    goTo(weekBounds('2026-04-17').to)
    await close()
    expect((await ordersOf()).map((it) => [it.status, it.total_centavos])).toEqual([
      [2, 5000],
      [0, 5000],
    ])
  })

  test('that is late takes what was concluded in time, and nothing else', async () => {
    const { to } = weekBounds('2026-02-06')
    const inTime = await loopAt(new Date(to.getTime() - 60 * MINUTE))
    const late = await loopAt(new Date(to.getTime() - 120 * MINUTE), { concluded_at: new Date(to.getTime() + MINUTE) })
    const atClosing = await loopAt(new Date(to.getTime() - 200 * MINUTE), { concluded_at: to })
    goTo(new Date(to.getTime() + 3 * 86_400_000))
    await submit()
    expect(await Promise.all([inTime, late, atClosing].map(fridayOf))).toEqual([
      '2026-02-06',
      '2026-02-13',
      '2026-02-13',
    ])
    expect((await weeks()).map((it) => [it.ends_on, it.status])).toEqual([
      ['2026-02-06', 2],
      ['2026-02-13', 0],
    ])
  })

  test('leaves what is stopped, returned or left out, and tells the person how many wait', async () => {
    const { to } = weekBounds('2026-02-06')
    const at = (hours: number) => new Date(to.getTime() - hours * 60 * MINUTE)
    await loopAt(at(2))
    const returned = await loopAt(at(4), { returned_at: at(1), returned_by_id: person.id, return_reason: 'Por quê?' })
    const out = await loopAt(at(6), { left_out_at: at(1), left_out_by_id: person.id, left_out_reason: 'Pago fora' })
    const stopped = await loopAt(at(8), { status: 2, concluded_at: null, concluded_from: null, horas_decimos: null })
    goTo(to)
    await close()
    expect((await weeks()).map((it) => [it.ends_on, it.status, it.loops])).toEqual([
      ['2026-02-06', 2, 1],
      ['2026-02-13', 0, null],
    ])
    expect(await Promise.all([returned, out, stopped].map(fridayOf))).toEqual([null, null, null])
    const notes = await server.db.selectFrom('notifications').selectAll().where('user_id', '=', person.id).execute()
    expect(notes).toMatchObject([
      { word: 'notification.weekLeft', params: { count: 2, friday: '06/02/2026' } },
      { word: 'notification.orderMade', params: { total: 'R$ 50,00', due: '13/02/2026' } },
    ])
    const left = await server.db
      .selectFrom('week_left')
      .innerJoin('weeks', 'weeks.id', 'week_left.week_id')
      .select(['loop_id', 'fate'])
      .where('weeks.user_id', '=', person.id)
      .orderBy('loop_id')
      .execute()
    expect(left).toEqual([
      { loop_id: returned, fate: 'returned' },
      { loop_id: stopped, fate: 'ready' },
    ])
  })

  test('on two servers at once, and twice, closes each week once', async () => {
    const { to } = weekBounds('2026-02-06')
    const ids = [await loopAt(new Date(to.getTime() - 60 * MINUTE)), await loopAt(new Date(to.getTime() - 90 * MINUTE))]
    goTo(to)
    await Promise.all([close(), submit(), close()])
    await close()
    expect((await weeks()).map((it) => [it.status, it.loops])).toEqual([[2, 2]])
    expect((await ordersOf()).map((it) => [it.loops, it.total_centavos])).toEqual([[2, 10_000]])
    expect(await Promise.all(ids.map(fridayOf))).toEqual(['2026-02-06', '2026-02-06'])
    const { rows } =
      await sql`select id from audit where thing = 'week' and thing_id = ${String((await weeks())[0]?.id)}`.execute(
        server.db,
      )
    expect(rows).toHaveLength(1)
  })
})
