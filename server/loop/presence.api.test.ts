import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import { WAITING_MAX } from '#contract/loop/loop.rules.ts'
import { loopSchemas } from '#contract/loop/loop.ts'
import { makeLoop } from '#server/testing/make.ts'
import { auditOf, scene, storedLoop } from '#server/testing/scene.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

const START = '2026-03-10T12:00:00.000Z'
const DUE = 7200

let server: TestServer
beforeAll(async () => {
  server = await freshServer({ at: START })
})
afterAll(() => server.close())
beforeEach(() => server.clock.set(START))

const after = (seconds: number) => new Date(Date.parse(START) + seconds * 1000).toISOString()
const goTo = (seconds: number) => server.clock.set(after(seconds))

const running = async () => {
  const it = await scene(server)
  const id = await it.begun()
  const before = server.liveEvents.length
  return {
    ...it,
    id,
    here: () => it.me.raw(loopCalls.here, { id }),
    elapsed: () => it.me.raw(loopCalls.confirmElapsed, { id }),
    told: () => server.liveEvents.slice(before).filter((told) => told.topic === `user:${it.person.id}`),
  }
}

describe('"Estou aqui"', () => {
  test.each([0, 1, DUE - 1])('%i s after the start there is nothing to confirm yet', async (seconds) => {
    const { id, here, told } = await running()
    goTo(seconds)
    const answer = await here()
    expect(loopSchemas.here.output.parse(answer.body).data).toMatchObject({ status: 1, check_due_at: after(DUE) })
    expect(await storedLoop(server, id)).toMatchObject({ version: 1 })
    expect(told()).toEqual([])
  })

  test.each([DUE, DUE + 1, DUE + 90])('%i s after the start moves the check on by two hours', async (seconds) => {
    const { id, here, told, person } = await running()
    goTo(seconds)
    expect((await here()).body).toMatchObject({ data: { status: 1, check_due_at: after(2 * DUE) } })
    expect(await storedLoop(server, id)).toMatchObject({ check_due_at: after(2 * DUE), version: 2 })
    expect(await auditOf(server, 'loop', id)).toMatchObject([{ event: 'loop.present', actor_id: person.id }])
    expect(told()).toEqual([{ topic: expect.any(String), event: 'loop.present' }])
  })

  test('on ten pages at once moves it by one step', async () => {
    const { id, here, told } = await running()
    goTo(DUE + 30)
    const answers = await Promise.all(Array.from({ length: 10 }, here))
    for (const it of answers)
      expect(it).toMatchObject({ status: 200, body: { data: { check_due_at: after(2 * DUE) } } })
    expect(await storedLoop(server, id)).toMatchObject({ check_due_at: after(2 * DUE), version: 2 })
    expect(told()).toHaveLength(1)
  })

  test('every two hours keeps a loop running for a day', async () => {
    const { id, here, stop } = await running()
    for (let step = 1; step <= 12; step += 1) {
      goTo(step * DUE + 90)
      expect((await here()).body).toMatchObject({ data: { check_due_at: after((step + 1) * DUE) } })
    }
    goTo(13 * DUE - 1)
    expect((await stop(id)).body).toMatchObject({ data: { status: 2, hora_total: '25:59:59' } })
  })

  test.each([DUE + 91, DUE + 3600, 3 * DUE + 10])('%i s after the start is too late', async (seconds) => {
    const { id, here, told } = await running()
    goTo(seconds)
    // The sweep has not come by yet, and still the loop is over: the answer says so.
    const answer = await here()
    expect(answer).toMatchObject({ status: 200, body: { data: { status: 4, check_due_at: null } } })
    expect(await storedLoop(server, id)).toMatchObject({ status: 4, data_fim: after(DUE), check_due_at: null })
    expect((await auditOf(server, 'loop', id)).map((it) => it.event)).toEqual(['loop.forced'])
    expect(told().map((it) => it.event)).toEqual(['loop.changed'])
    expect((await here()).status).toBe(409)
  })

  test('is too late also for the elapsed time', async () => {
    const { id, elapsed } = await running()
    goTo(4 * DUE)
    expect((await elapsed()).body).toMatchObject({ data: { status: 4, elapsed_confirmed: false } })
    expect(await storedLoop(server, id)).toMatchObject({ status: 4, data_fim: after(DUE), elapsed_confirmed_at: null })
  })

  test('after the loop has ended is refused', async () => {
    const { id, here, stop } = await running()
    await stop(id)
    expect(await here()).toMatchObject({ status: 409, body: { detail: 'Este loop não está em andamento.' } })
  })
})

describe('a stop after a missed check', () => {
  test.each([
    [2, DUE + 90, 2, DUE + 90],
    [2, DUE + 91, 4, DUE],
    [2, 3 * DUE, 4, DUE],
    [5, DUE + 90, 5, DUE + 90],
    [5, DUE + 91, 4, DUE],
    [4, DUE + 91, 4, DUE],
    // The page's own forced stop.
    [4, DUE + 30, 4, DUE],
    [4, DUE, 4, DUE],
  ])('asking for %i at %i s gives %i, ended at %i s', async (asked, seconds, status, end) => {
    const { id, stop } = await running()
    goTo(seconds)
    const { body } = await stop(id, { status: asked })
    const words = { 2: 'Loop parado. Falta', 4: 'Loop parado por inatividade', 5: 'Loop parado. Corrija' }[status]
    expect(body).toMatchObject({ status: 'success', message: expect.stringContaining(words ?? '?'), data: { status } })
    expect(await storedLoop(server, id)).toMatchObject({
      status,
      data_fim: after(end),
      check_due_at: null,
      segundos: end,
    })
    const audit = { 2: [], 4: ['loop.forced'], 5: ['loop.denied'] }[status]
    expect((await auditOf(server, 'loop', id)).map((it) => it.event)).toEqual(audit)
  })

  test.each([600, DUE - 1])('forced by a page after %i s, before any check is due, is refused', async (seconds) => {
    const { id, stop, told } = await running()
    goTo(seconds)
    const { body } = await stop(id, { status: 4 })
    expect(body).toMatchObject({ status: 'error', message: 'A verificação de presença deste loop ainda não venceu.' })
    expect(await storedLoop(server, id)).toMatchObject({ status: 1, data_fim: null, version: 1 })
    expect(await auditOf(server, 'loop', id)).toEqual([])
    expect(told()).toEqual([])
  })

  test('a client’s earlier time does not undo the miss', async () => {
    const { id, stop, at } = await running()
    goTo(DUE + 91)
    await stop(id, { data_fim: at(-100) })
    expect(await storedLoop(server, id)).toMatchObject({ status: 4, data_fim: after(DUE - 9) })
  })
})

describe('the elapsed time', () => {
  const LIMIT = 28_800

  const awake = async (until: number) => {
    const it = await running()
    for (let due = DUE; due <= until; due += DUE) {
      goTo(due)
      await it.here()
    }
    goTo(until)
    return it
  }

  test('is confirmed once it passes eight hours, and stays so', async () => {
    const { id, elapsed, told } = await awake(LIMIT)
    const before = told().length
    const answer = await elapsed()
    expect(loopSchemas.confirmElapsed.output.parse(answer.body).data).toMatchObject({
      status: 1,
      elapsed_confirmed: true,
    })
    expect(await storedLoop(server, id)).toMatchObject({ elapsed_confirmed_at: after(LIMIT) })
    expect(told().slice(before)).toEqual([{ topic: expect.any(String), event: 'loop.changed' }])
    goTo(LIMIT + 60)
    expect((await elapsed()).body).toMatchObject({ data: { elapsed_confirmed: true } })
    expect(await storedLoop(server, id)).toMatchObject({ elapsed_confirmed_at: after(LIMIT) })
    expect(told().slice(before)).toHaveLength(1)
    const audit = await auditOf(server, 'loop', id)
    expect(audit.filter((it) => it.event === 'loop.elapsed')).toHaveLength(1)
  })

  test('is not confirmed in advance', async () => {
    const { id, elapsed } = await awake(LIMIT - 1)
    expect((await elapsed()).body).toMatchObject({ data: { elapsed_confirmed: false } })
    expect(await storedLoop(server, id)).toMatchObject({ elapsed_confirmed_at: null })
  })

  test('confirmed or not, the loop can be stopped by denying it', async () => {
    const { id, elapsed, stop } = await awake(LIMIT)
    await elapsed()
    expect((await stop(id, { status: 5 })).body).toMatchObject({ data: { status: 5, hora_total: '08:00:00' } })
  })
})

describe('what the page opens with', () => {
  const load = async (it: Awaited<ReturnType<typeof running>>) =>
    loopSchemas.load.output.parse((await it.me.raw(loopCalls.load, { userId: it.person.id })).body)

  test('nobody’s loop and the limits that govern the next', async () => {
    const { me, person } = await scene(server)
    const body = loopSchemas.load.output.parse((await me.raw(loopCalls.load, { userId: person.id })).body)
    expect(body).toMatchObject({ status: 'success', data: null, horaTotalDia: '00:00:00', server_now: START })
    expect(body.limits).toEqual({ check_seconds: 7200, alert_seconds: 91, elapsed_seconds: 28_800 })
  })

  test('the running one, counted up to now', async () => {
    const it = await running()
    server.clock.set('2026-03-10T12:10:07.900Z')
    expect((await load(it)).data).toMatchObject({ id: it.id, status: 1, hora_total: '00:10:07', data_fim: null })
  })

  test('the one that waits before a later one that is done, the running one before all', async () => {
    const it = await running()
    server.clock.advance(60)
    await it.stop(it.id, { status: 5 })
    server.clock.advance(60)
    const second = await it.begun()
    expect((await load(it)).data).toMatchObject({ id: second, status: 1 })
    server.clock.advance(60)
    await it.stop(second)
    await it.conclude(second)
    expect((await load(it)).data).toMatchObject({ id: it.id, status: 5, ajustes: null })
    await it.conclude(it.id, { data_fim_ajuste: it.at(-170), ajustes: 'x' })
    expect((await load(it)).data).toMatchObject({ id: second, status: 3 })
  })

  test('beside it, all that wait to be concluded, the last begun first, whatever runs; and the last that has ended', async () => {
    const it = await running()
    const other = await running()
    const waiting: number[] = []
    for (const status of [2, 5] as const) {
      waiting.unshift(status === 2 ? it.id : await it.begun())
      server.clock.advance(60)
      await it.stop(waiting[0] ?? 0, { status })
      server.clock.advance(60)
    }
    expect(await load(it)).toMatchObject({ data: { id: it.id }, last: { id: waiting[0] }, waiting_more: 0 })
    const next = await it.begun()
    server.clock.advance(60)
    const loaded = await load(it)
    expect(loaded).toMatchObject({ data: { id: next, status: 1 }, last: { id: waiting[0], status: 5 } })
    expect(loaded.waiting.map(({ id, hora_total }) => [id, hora_total])).toEqual(waiting.map((id) => [id, '00:01:00']))
    await it.conclude(it.id)
    expect((await load(it)).waiting.map((one) => one.id)).toEqual(waiting.slice(0, 1))
    expect((await load(other)).waiting).toEqual([])
  })

  test('of more than a page reads, the last begun, with how many more there are; the oldest is asked about first', async () => {
    const { me, person, atom } = await scene(server)
    const ids: number[] = []
    for (const minute of Array.from({ length: WAITING_MAX + 2 }, (_, index) => String(index + 10))) {
      const at = `2026-03-09T12:${minute}:00Z`
      ids.push(await makeLoop(server.db, { user: person, atom, from: at, to: at.replace(':00Z', ':30Z'), status: 2 }))
    }
    const body = loopSchemas.load.output.parse((await me.raw(loopCalls.load, { userId: person.id })).body)
    expect(body).toMatchObject({ data: { id: ids[0] }, waiting_more: 2 })
    expect(body.waiting.map((one) => one.id)).toEqual(ids.slice(2).toReversed())
  })
})
