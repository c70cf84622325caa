import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import { handCalls } from '#contract/loop/hand/hand.ts'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import { loopCenterCalls } from '#contract/loop/loopCenter.ts'
import { reshapeCalls } from '#contract/loop/reshape/reshape.ts'
import { returnedCalls } from '#contract/loop/returned/returned.calls.ts'
import { notificationCalls } from '#contract/notification/notification.calls.ts'
import { weekCalls } from '#contract/week/week.calls.ts'
import { weekCrud, weekFlow, weekList } from '#contract/week/week.ts'
import { describeList } from '#server/testing/describe/describeList.ts'
import { describeSteps } from '#server/testing/describe/describeSteps.ts'
import { makeAtom, makeLoop, makePerson, type MadeAtom, type MadePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'
import { peopleToSettle, settleWeeks } from '#server/week/week.data.ts'

/** A Tuesday; its week ends on Friday 13 March, the week before on 6 March. */
const NOW = '2026-03-10T15:00:00Z'
const FRIDAY = '2026-03-13'
let server: TestServer
let admin: Visitor
let boss: Visitor
let atom: MadeAtom
beforeAll(async () => {
  server = await freshServer({ at: NOW })
  admin = await server.as(await makePerson(server.db, { role: 1 }))
  boss = await server.as(await makePerson(server.db, { role: 7 }))
  atom = await makeAtom(server.db)
  for (const nome of ['Zélia', 'Ana']) await loop({ person: await looper(nome) })
  await run()
})
afterAll(() => server.close())

const looper = (nome = 'Nair') => makePerson(server.db, { role: 4, nome, valor_hora_centavos: 8000 })
const visitor = async (role: Role) => server.as(await makePerson(server.db, { role }))
/** Settles weeks without making their orders. */
const run = async () => {
  const now = server.clock.now()
  for (const id of await peopleToSettle(server.db, now))
    await server.db.transaction().execute((tx) => settleWeeks(tx, id, now))
}

interface Made {
  readonly person: MadePerson
  readonly day?: string
  readonly hour?: number
  readonly status?: number
  readonly more?: object
}
const loop = async ({ person, day = '2026-03-09', hour = 12, status = 3, more = {} }: Made) => {
  const at = (h: number) => `${day}T${String(h).padStart(2, '0')}:00:00Z`
  const id = await makeLoop(server.db, {
    user: person,
    atom,
    from: at(hour),
    ...(status !== 1 && { to: at(hour + 1) }),
    status,
  })
  const set = {
    created_at: at(hour),
    valor_hora_centavos: 8000,
    horas_decimos: 10,
    concluded_at: at(hour + 1),
    ...more,
  }
  await server.db.updateTable('loops').set(set).where('id', '=', id).execute()
  return id
}
const weeksOf = async (person: MadePerson) =>
  (await admin.call(weekList.calls.list, { user_id: person.id, sort: 'ends_on' })).body.data
const weekOf = async (person: MadePerson) => {
  const found = (await weeksOf(person)).find((it) => it.ends_on === FRIDAY)
  if (!found) throw new Error('no week')
  return found
}
const stored = (id: number) => server.db.selectFrom('loops').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const fatesIn = async (id: number, me = admin) =>
  Object.fromEntries((await me.call(weekCalls.loops, { id })).body.data.map((it) => [it.id, it.fate]))
const notesOf = async (me: Visitor) =>
  (await me.call(notificationCalls.list, {})).body.data.map((it) => JSON.stringify(it))
/** An order holds the week, or has paid it. */
const held = (id: number, status: number) =>
  server.db
    .updateTable('weeks')
    .set({ status, closed_at: NOW, loops: 0, segundos: 0, decimos: 0, centavos: 0 })
    .where('id', '=', id)
    .execute()
/** A week of last Friday, closed. */
const closedWeek = async (person: MadePerson) => {
  server.clock.set('2026-03-06T20:00:00Z')
  const id = await loop({ person, day: '2026-03-05' })
  await run()
  server.clock.set(NOW)
  await run()
  const [week] = await weeksOf(person)
  if (!week) throw new Error('no week')
  return { week, id }
}

describeList(weekList, {
  server: () => server,
  filters: { status: '0', user_id: '3', period: 'month', ready: 'false' },
  search: 'zelia',
})

describeSteps(weekFlow, {
  server: () => server,
  table: 'weeks',
  show: weekCrud.calls.show,
  make: async () => {
    const person = await looper()
    const said = { concluded_at: null, horas_decimos: null, tipo: 1, descricao: 'Ata' }
    await loop({ person, day: '2026-03-05', status: 2, more: said })
    const week = server.db.selectFrom('weeks').select('id').where('user_id', '=', person.id)
    return (await week.executeTakeFirstOrThrow()).id
  },
  input: { reopen: { reason: 'Faltou um loop' } },
  reach: { ordered: (id) => held(id, 2), paid: (id) => held(id, 3) },
  visitor,
  roles: { confirm: [1, 7], close: [1], reopen: [1] },
  told: { confirm: 0, close: 0, reopen: 1 },
})

describe('a week', () => {
  test('holds what is concluded, and says of every other loop why it waits', async () => {
    const person = await looper()
    const taken = await loop({ person, hour: 8 })
    const bare = await loop({ person, hour: 9, status: 2 })
    const ready = await loop({ person, hour: 10, status: 2, more: { tipo: 1, descricao: 'Ata', concluded_at: null } })
    const forced = await loop({ person, hour: 11, status: 4 })
    const denied = await loop({ person, hour: 13, status: 5 })
    const running = await loop({ person, day: '2026-03-10', hour: 14, status: 1 })
    const leftOut = await loop({
      person,
      hour: 15,
      more: { left_out_at: NOW, left_out_by_id: person.id, left_out_reason: 'Pago fora' },
    })
    await run()
    const week = await weekOf(person)
    expect(week).toMatchObject({ status: 0, segundos: 3600, decimal: 1, valor: 80, confirmed: 1, waiting: 2, ready: 1 })
    expect(week).toMatchObject({ to_correct: 2, returned: 0, running: 1, may: ['confirm'] })
    expect(await fatesIn(week.id)).toEqual({
      [taken]: 'taken',
      [bare]: 'undescribed',
      [ready]: 'ready',
      [forced]: 'forced',
      [denied]: 'denied',
      [running]: 'running',
      [leftOut]: 'leftOut',
    })
    expect([(await stored(taken)).week_id, (await stored(bare)).week_id]).toEqual([week.id, null])
  })

  test('does not take a loop that is longer than a day, which has no value, until its end is corrected', async () => {
    const person = await looper()
    const id = await loop({ person, day: '2026-03-08' })
    const to = '2026-03-09T20:00:00Z'
    await server.db.updateTable('loops').set({ data_fim: to, horas_decimos: 320 }).where('id', '=', id).execute()
    await run()
    const week = await weekOf(person)
    expect(week).toMatchObject({ segundos: 0, valor: 0, confirmed: 0, to_correct: 1 })
    expect([await fatesIn(week.id), (await stored(id)).week_id]).toEqual([{ [id]: 'tooLong' }, null])
    const { version } = await stored(id)
    expect((await boss.raw(returnedCalls.return, { id, version, reason: 'Até quando?' })).status).toBe(200)
  })

  test('is confirmed in one go, at the value of that moment; what is not complete waits', async () => {
    const person = await looper()
    const said = { tipo: 1, descricao: 'Ata', concluded_at: null, horas_decimos: null, valor_hora_centavos: null }
    const ready = await loop({ person, hour: 10, status: 2, more: said })
    const bare = await loop({ person, hour: 11, status: 2 })
    const { id, version } = await weekOf(person)
    const { data } = (await boss.call(weekFlow.calls.confirm, { id, version })).body
    expect(data).toMatchObject({ confirmed: 1, waiting: 1, ready: 0, valor: 80, may: [] })
    expect(await stored(ready)).toMatchObject({
      status: 3,
      concluded_from: 2,
      horas_decimos: 10,
      valor_hora_centavos: 8000,
    })
    expect((await stored(bare)).status).toBe(2)
    const again = await boss.raw(weekFlow.calls.confirm, { id, version: data.version })
    expect([again.status, again.body['type']]).toEqual([422, '/problems/week.nothingReady'])
  })

  test('of somebody else is nobody’s but theirs and the reviewers’', async () => {
    const person = await looper()
    await loop({ person })
    const { id } = await weekOf(person)
    const own = await server.as(person)
    expect((await own.call(weekCrud.calls.show, { id })).body.data).toMatchObject({ id, may: [] })
    expect((await own.call(weekList.calls.list, {})).body.data.map((it) => it.id)).toEqual([id])
    const other = await visitor(4)
    for (const call of [weekCrud.calls.show, weekCalls.loops]) expect((await other.raw(call, { id })).status).toBe(404)
    for (const role of [2, 3, 5, 6] as const)
      expect((await (await visitor(role)).raw(weekCalls.loops, { id })).status).toBe(403)
    expect('valor' in (await own.call(weekCrud.calls.show, { id })).body.data).toBe(false)
  })
})

describe('a loop that is returned', () => {
  test('leaves the week, is told with its reason, and comes back once its person has corrected it', async () => {
    const person = await looper()
    const me = await server.as(person)
    const id = await loop({ person })
    await run()
    const { version } = await stored(id)
    await boss.call(returnedCalls.return, { id, version, reason: 'Qual reunião?' })
    expect(await weekOf(person)).toMatchObject({ confirmed: 0, segundos: 0, returned: 1 })
    expect((await me.call(returnedCalls.mine, {})).body.data).toMatchObject([{ id, reason: 'Qual reunião?' }])
    expect((await notesOf(me)).some((it) => it.includes('loopReturned'))).toBe(true)
    await run()
    expect((await stored(id)).week_id).toBeNull()
    const returned = await stored(id)
    await me.call(loopCalls.correct, { id, version: returned.version, descricao: 'Reunião da vitrine' })
    await run()
    expect(await stored(id)).toMatchObject({ returned_at: null, mended_note: null, week_id: (await weekOf(person)).id })
    expect((await notesOf(boss)).some((it) => it.includes('loopMended'))).toBe(true)
    expect((await me.call(returnedCalls.mine, {})).body.data).toEqual([])
  })

  test('may get another end after the day in which that is otherwise possible', async () => {
    const person = await looper()
    const me = await server.as(person)
    const id = await loop({ person, day: '2026-03-07' })
    const wanted = {
      id,
      atomo_id: atom.id,
      status: 3 as const,
      descricao: 'Trabalho feito',
      tipo: 1,
      ajustes: 'Parei antes',
      data_fim_ajuste: '07-03-2026 09:30:00',
    }
    expect((await me.raw(loopCalls.conclude, wanted)).body['status']).toBe('error')
    await boss.call(returnedCalls.return, { id, version: (await stored(id)).version, reason: 'Até quando?' })
    expect((await me.raw(loopCalls.conclude, wanted)).body['status']).toBe('success')
    expect(await stored(id)).toMatchObject({ returned_at: null, horas_decimos: 5 })
  })

  test('is right as it stands when its person says so; only they, and once', async () => {
    const person = await looper()
    const me = await server.as(person)
    const id = await loop({ person })
    await boss.call(returnedCalls.return, { id, version: (await stored(id)).version, reason: 'Certo?' })
    const { version } = await stored(id)
    expect((await (await visitor(4)).raw(returnedCalls.mended, { id, version, note: 'Sim' })).status).toBe(404)
    expect((await me.raw(returnedCalls.mended, { id, version: version - 1, note: 'Sim' })).status).toBe(409)
    await me.call(returnedCalls.mended, { id, version, note: 'Foi a da loja' })
    expect(await stored(id)).toMatchObject({ returned_at: null, mended_note: 'Foi a da loja' })
    const twice = await me.raw(returnedCalls.mended, { id, version: version + 1, note: 'Sim' })
    expect(twice.body['type']).toBe('/problems/loopReturned.notReturned')
  })

  test('of somebody who has left is answered by a reviewer, so that it is paid', async () => {
    const person = await looper()
    const id = await loop({ person })
    await boss.call(returnedCalls.return, { id, version: (await stored(id)).version, reason: 'Certo?' })
    const answer = { id, version: (await stored(id)).version, note: 'Conferi com o cliente' }
    expect((await boss.raw(returnedCalls.mended, answer)).status).toBe(404)
    await server.db.updateTable('users').set({ status: 3 }).where('id', '=', person.id).execute()
    expect((await boss.call(loopCalls.show, { id })).body.data.returned).toMatchObject({ left: true })
    expect((await (await visitor(4)).raw(returnedCalls.mended, answer)).status).toBe(404)
    expect((await boss.raw(returnedCalls.mended, answer)).status).toBe(200)
    expect(await stored(id)).toMatchObject({ returned_at: null, mended_note: 'Conferi com o cliente' })
  })

  test.each([2, 3, 4, 5, 6] as const)('role %i returns none', async (role) => {
    const id = await loop({ person: await looper() })
    const { version } = await stored(id)
    expect((await (await visitor(role)).raw(returnedCalls.return, { id, version, reason: 'x' })).status).toBe(403)
  })

  test('two reviewers at once return it once', async () => {
    const id = await loop({ person: await looper() })
    const { version } = await stored(id)
    const both = [admin, boss].map((it) => it.raw(returnedCalls.return, { id, version, reason: 'Por quê?' }))
    expect((await Promise.all(both)).map((it) => it.status).toSorted((a, b) => a - b)).toEqual([200, 422])
  })
})

describe('a closed week', () => {
  test('keeps its loops as they are, and takes none by hand, until role 1 reopens it with a reason', async () => {
    const person = await looper()
    const me = await server.as(person)
    const { week, id } = await closedWeek(person)
    expect(week).toMatchObject({
      ends_on: '2026-03-06',
      status: 1,
      segundos: 3600,
      decimal: 1,
      valor: 80,
      confirmed: 1,
    })
    const { version } = await stored(id)
    const tries = [
      await me.raw(loopCalls.correct, { id, version, descricao: 'Outra' }),
      await boss.raw(returnedCalls.return, { id, version, reason: 'x' }),
      await boss.raw(reshapeCalls.split, { id, version, at: '2026-03-05T12:30:00Z' }),
    ]
    for (const { body } of tries) expect(body['type']).toBe('/problems/loop.weekClosed')
    const bulk = await boss.call(loopCenterCalls.bulkDelete, { ids: [id] })
    expect(bulk.body).toMatchObject({ changed: 0, skipped: [{ reason: 'closed', count: 1 }] })
    const typed = await boss.call(loopCenterCalls.bulkType, { ids: [id], tipo: 9 })
    expect(typed.body).toMatchObject({ changed: 0, skipped: [{ reason: 'closed', count: 1 }] })
    const byHand = {
      user_id: person.id,
      atomo_id: atom.id,
      inicio: '2026-03-04T12:00:00Z',
      fim: '2026-03-04T13:00:00Z',
      tipo: 1,
      descricao: 'Ata',
      ajustes: 'Esqueci',
    }
    const written = await admin.raw(handCalls.create, byHand)
    expect([written.status, written.body['errors']]).toMatchObject([422, [{ path: 'inicio' }]])
    expect(written.body['type']).toBe('/problems/loopHand.weekClosed')
    expect((await me.call(loopCalls.show, { id })).body.data).toMatchObject({ closed: true, week: { id: week.id } })

    const reason = 'Faltou um loop'
    await admin.call(weekFlow.calls.reopen, { id: week.id, version: week.version, reason })
    expect((await notesOf(me)).some((it) => it.includes('weekReopened') && it.includes(reason))).toBe(true)
    expect((await admin.raw(handCalls.create, byHand)).status).toBe(201)
    expect((await me.raw(loopCalls.correct, { id, version, descricao: 'Outra' })).status).toBe(200)
    await run()
    const reopened = (await weeksOf(person))[0]
    expect(reopened).toMatchObject({ status: 0, confirmed: 2, may: ['close'] })
    await admin.call(weekFlow.calls.close, { id: week.id, version: reopened?.version ?? 0 })
    expect((await weeksOf(person))[0]).toMatchObject({ status: 1, confirmed: 2, segundos: 7200 })
  })

  test('a present week is closed by nobody', async () => {
    const person = await looper()
    await loop({ person })
    const { id, version } = await weekOf(person)
    const answer = await admin.raw(weekFlow.calls.close, { id, version })
    expect([answer.status, answer.body['type']]).toEqual([422, '/problems/week.notPast'])
  })
})
