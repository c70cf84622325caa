import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import { gateCalls } from '#contract/gate/gate.calls.ts'
import { gateCrud, gateFlow, gateList } from '#contract/gate/gate.ts'
import { formatDateTime } from '#contract/kit/dates.ts'
import { ventureCrud } from '#contract/venture/venture.ts'
import { describeList } from '#server/testing/describe/describeList.ts'
import { makeAtom, makePerson, makePlace, type MadePlace } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

const START = '2026-03-10T15:00:00Z'
const HOUR = 3600
/** What an approval on the client's behalf rests on. */
const agreed = { agreed_with: 'Ana Prado', agreed_how: 'por telefone, em 10/03', approval_reason: 'Está sem internet' }
let server: TestServer
let place: MadePlace
let boss: Visitor
let client_id: number
beforeAll(async () => {
  server = await freshServer({ at: START })
  boss = await server.as(await makePerson(server.db, { role: 7 }))
  const client = await server.db
    .insertInto('clients')
    .values({ nome: 'Padaria', created_at: START })
    .returning('id')
    .executeTakeFirstOrThrow()
  client_id = client.id
  const { gate_id } = await makePlace(server.db)
  await server.db.updateTable('gates').set({ planned_on: '2026-04-01' }).where('id', '=', gate_id).execute()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set(START)
  place = await makePlace(server.db)
  await server.db.updateTable('ventures').set({ cliente_id: client_id }).where('id', '=', place.venture_id).execute()
})

const id = () => place.gate_id
const gate = async () => (await boss.call(gateCrud.calls.show, { id: id() })).body.data
const version = async () => (await gate()).version
const deliver = async () => boss.call(gateFlow.calls.deliver, { id: id(), version: await version() })
const tick = () => server.runJob('gate.clock')

/** A person of the gate's client: 1 approves, 0 sees, undefined has no access. */
const ofClient = async (access?: 0 | 1) => {
  const person = await makePerson(server.db, { role: 3 })
  await server.db.updateTable('users').set({ cliente_id: client_id }).where('id', '=', person.id).execute()
  if (access !== undefined)
    await sql`insert into client_accesses (client_id, email, nome, role, user_id, created_by, created_at)
      values (${client_id}, ${person.email}, 'Ana', ${access}, ${person.id}, ${person.id}, ${START})`.execute(server.db)
  return { person, me: await server.as(person) }
}
const onTeam = async (role: Role) => {
  const person = await makePerson(server.db, { role })
  await server.db.insertInto('venture_members').values({ venture_id: place.venture_id, user_id: person.id }).execute()
  return { person, me: await server.as(person) }
}
const words = async (user_id: number) => {
  const rows = await server.db
    .selectFrom('notifications')
    .select('word')
    .where('user_id', '=', user_id)
    .orderBy('id')
    .execute()
  return rows.map((it) => it.word.replace('notification.gate', ''))
}
const mailsTo = async (email: string) =>
  (await server.db.selectFrom('mails').select('id').where('to_address', '=', email).execute()).length
const events = async () => {
  const rows = await server.db
    .selectFrom('audit')
    .select('event')
    .where('thing', '=', 'gate')
    .where('thing_id', '=', String(id()))
    .orderBy('id')
    .execute()
  return rows.map((it) => it.event)
}

describeList(gateList, {
  server: () => server,
  filters: { venture_id: '1', status: 'in_progress', from: '2026-01-01' },
  search: 'gate',
})

describe('a gate', () => {
  test('is made last in its venture, stays in it, and moves up and down however many move at once', async () => {
    const { venture_id } = place
    const made = async (nome: string) =>
      (await boss.call(gateCrud.calls.create, { venture_id, nome, planned_on: '2026-04-01' })).body.data
    const [b, c] = [await made('B'), await made('C')]
    const order = async () => {
      const { data } = (await boss.call(gateList.calls.list, { venture_id, per_page: 100 })).body
      return data.map((it) => it.id)
    }
    expect(await order()).toEqual([id(), b.id, c.id])
    await boss.call(gateCalls.move, { id: c.id, way: 'up' })
    expect(await order()).toEqual([id(), c.id, b.id])
    expect((await boss.call(gateCalls.move, { id: id(), way: 'up' })).body.moved).toBe(false)
    await Promise.all([c.id, b.id, id()].map((one) => boss.call(gateCalls.move, { id: one, way: 'down' })))
    const { rows } = await sql<{ position: number }>`
      select position from gates where venture_id = ${venture_id} order by position`.execute(server.db)
    expect(rows.map((it) => it.position)).toEqual([0, 1, 2])
    const other = await makePlace(server.db)
    const away = await boss.raw(gateCrud.calls.update, { id: b.id, version: 1, venture_id: other.venture_id })
    expect(away).toMatchObject({ status: 422, body: { errors: [{ path: 'venture_id' }] } })
    const days = { starts_on: '2026-05-02', planned_on: '2026-05-01' }
    expect(await boss.raw(gateCrud.calls.create, { venture_id, nome: 'D', ...days })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'planned_on' }] },
    })
  })

  test('shows its cells with their atoms, its entregas and questions', async () => {
    await makeAtom(server.db, { place, status: 2 })
    const { id: late } = await makeAtom(server.db, { place })
    await sql`update atoms set data = '2026-01-02' where id = ${late}`.execute(server.db)
    await server.db
      .insertInto('entregas')
      .values({ venture_id: place.venture_id, gate_id: id(), nome: 'Manual', created_at: START })
      .execute()
    const page = (await boss.call(gateCalls.page, { id: id() })).body
    expect(page).toMatchObject({
      cells: [{ id: place.cell_id, progress: { done: 1, total: 2 }, late: 1 }],
      late: 1,
      entregas: [{ nome: 'Manual' }],
      questions: [],
    })
    expect((await gate()).progress).toEqual({ done: 1, total: 2 })
  })

  test('is not there for who is not on the venture, nor for another company', async () => {
    await deliver()
    const strangers = [
      await server.as(await makePerson(server.db, { role: 4 })),
      await server.as(await makePerson(server.db, { role: 5 })),
      await server.as(await makePerson(server.db, { role: 3 })),
    ]
    for (const me of strangers) {
      expect((await me.raw(gateCrud.calls.show, { id: id() })).status).toBe(404)
      expect((await me.raw(gateCalls.page, { id: id() })).status).toBe(404)
      expect((await me.call(gateCalls.waiting, {}).catch(() => undefined))?.body.data ?? []).toEqual([])
    }
    for (const me of strangers.slice(1))
      for (const [call, more] of [
        [gateFlow.calls.approve, {}],
        [gateFlow.calls.contest, { reason: 'x' }],
        [gateFlow.calls.clarify, { text: 'x' }],
      ] as const)
        expect((await me.raw(call, { id: id(), version: 2, ...more })).status).toBe(404)
    expect((await gate()).status).toBe('delivered')
  })
})

describe('the machine', () => {
  test('goes on with a contested gate and approves it in the end; a step out of turn reads what became of it', async () => {
    const { me } = await onTeam(5)
    await deliver()
    const late = await boss.raw(gateFlow.calls.deliver, { id: id(), version: 1 })
    expect(late).toMatchObject({
      status: 409,
      body: { type: '/problems/gate.notNow', current: { status: 'delivered' } },
    })
    expect((await me.raw(gateFlow.calls.contest, { id: id(), version: 2, reason: '  ' })).status).toBe(422)
    const told = await me.call(gateFlow.calls.contest, { id: id(), version: 2, reason: 'Falta o manual' })
    expect(told.body.data).toMatchObject({ status: 'contested', reason: 'Falta o manual', due_at: null })
    expect((await boss.call(gateFlow.calls.resume, { id: id(), version: 3 })).body.data.status).toBe('in_progress')
    await deliver()
    expect((await me.call(gateFlow.calls.approve, { id: id(), version: 5 })).body.data.status).toBe('approved')
    expect((await boss.raw(gateFlow.calls.resume, { id: id(), version: 6 })).status).toBe(409)
  })

  test('of a client, an admin access approves; a basic one and none see, ask, and do not decide', async () => {
    await deliver()
    for (const { me } of [await ofClient(0), await ofClient()]) {
      expect((await me.call(gateCrud.calls.show, { id: id() })).body.data.may).toEqual(['clarify'])
      expect((await me.raw(gateFlow.calls.approve, { id: id(), version: 2 })).status).toBe(403)
      expect((await me.raw(gateFlow.calls.contest, { id: id(), version: 2, reason: 'x' })).status).toBe(403)
    }
    const { me } = await ofClient(1)
    const { data } = (await me.call(gateCalls.waiting, {})).body
    expect(data.find((it) => it.id === id())).toMatchObject({ version: 2, due_at: '2026-03-15T15:00:00.000Z' })
    expect((await me.call(gateFlow.calls.approve, { id: id(), version: 2 })).body.data.status).toBe('approved')
  })
})

describe('each step', () => {
  const unread = (user_id: number) =>
    server.db
      .selectFrom('notifications')
      .select(['word', 'link', 'params'])
      .where('user_id', '=', user_id)
      .where('read_at', 'is', null)
      .orderBy('id')
      .execute()

  test('is a note and a mail for both sides, but for who took it', async () => {
    const [admin, basic, director] = [await ofClient(1), await ofClient(0), await onTeam(7)]
    const { me } = admin
    await deliver()
    await me.call(gateFlow.calls.clarify, { id: id(), version: await version(), text: 'Onde?' })
    await boss.call(gateFlow.calls.answer, { id: id(), version: await version(), text: 'Ali' })
    await me.call(gateFlow.calls.contest, { id: id(), version: await version(), reason: 'Falta o manual' })
    await boss.call(gateFlow.calls.resume, { id: id(), version: await version() })
    await deliver()
    await me.call(gateFlow.calls.approve, { id: id(), version: await version() })
    const all = ['Delivered', 'Asked', 'Answered', 'Contested', 'Resumed', 'Delivered', 'Approved']
    expect(await words(basic.person.id)).toEqual(all)
    expect(await words(director.person.id)).toEqual(all.filter((it) => it !== 'Resumed'))
    expect(await words(admin.person.id)).toEqual(['Delivered', 'Answered', 'Resumed', 'Delivered'])
    expect(await mailsTo(basic.person.email)).toBe(all.length)
    // The decision marks the requests for it as read.
    expect((await unread(admin.person.id)).map((it) => it.word)).not.toContain('notification.gateDelivered')
  })

  test('leads to the gate itself, and says the end of the clock in the zone of who reads it', async () => {
    const { person } = await ofClient(1)
    await server.db.updateTable('users').set({ zone: 'Europe/Lisbon' }).where('id', '=', person.id).execute()
    await server.db.updateTable('gates').set({ status: 'planned' }).where('id', '=', id()).execute()
    await boss.call(gateFlow.calls.start, { id: id(), version: await version() })
    await deliver()
    const [started, delivered] = await unread(person.id)
    expect([started?.word, started?.link]).toEqual(['notification.gateStarted', `/open/gate/${String(id())}`])
    expect(delivered?.params).toMatchObject({ due: '15/03/2026 15:00' })
  })
})

describe('the clock', () => {
  test('runs 120 hours, stands still from a question to its answer, and goes on with what was left', async () => {
    const partner = await onTeam(5)
    await deliver()
    expect((await gate()).due_at).toBe('2026-03-15T15:00:00.000Z')
    server.clock.advance(100 * HOUR)
    await partner.me.call(gateFlow.calls.clarify, { id: id(), version: await version(), text: 'Onde fica o manual?' })
    expect(await gate()).toMatchObject({ due_at: null, left_seconds: 20 * HOUR })
    const again = { id: id(), version: await version(), text: 'E agora?' }
    expect((await partner.me.raw(gateFlow.calls.clarify, again)).status).toBe(422)
    expect((await partner.me.raw(gateFlow.calls.answer, again)).status).toBe(403)
    server.clock.advance(500 * HOUR)
    await tick()
    expect((await gate()).status).toBe('delivered')
    await boss.call(gateFlow.calls.answer, { id: id(), version: await version(), text: 'Na pasta <b>' })
    const due = new Date(server.clock.now().getTime() + 20 * HOUR * 1000).toISOString()
    expect(await gate()).toMatchObject({ due_at: due, left_seconds: null })
    expect((await boss.raw(gateFlow.calls.answer, { id: id(), version: await version(), text: 'x' })).status).toBe(422)
    expect(await words(partner.person.id)).toEqual(['Delivered', 'Answered'])
    expect(await events()).toEqual(['gate.changed', 'gate.asked', 'gate.answered'])
  })

  test('reminds at three days and at one, once each, and then silence approves, once', async () => {
    const { person } = await ofClient(1)
    const director = await onTeam(7)
    await deliver()
    await tick()
    expect(await words(person.id)).toEqual(['Delivered'])
    for (const hours of [48, 0, 48, 0, 23]) {
      server.clock.advance(hours * HOUR)
      await tick()
    }
    expect(await words(person.id)).toEqual(['Delivered', 'Reminder', 'Reminder'])
    server.clock.advance(HOUR)
    // Two servers at once, and a repetition.
    await Promise.all([tick(), tick()])
    await tick()
    expect(await words(person.id)).toEqual(['Delivered', 'Reminder', 'Reminder', 'Silent'])
    expect(await words(director.person.id)).toEqual(['Delivered', 'Silent'])
    expect(await mailsTo(person.email)).toBe(4)
    expect(await gate()).toMatchObject({ status: 'approved', due_at: null })
    expect((await events()).filter((it) => it === 'gate.approvedBySilence')).toHaveLength(1)
  })

  test('reminds, where no server ran on the third day, of the same date and hour as the page', async () => {
    const { person } = await ofClient(1)
    await deliver()
    server.clock.advance(80 * HOUR)
    await tick()
    const reminders = server.db.selectFrom('notifications').select('params').where('user_id', '=', person.id)
    const [reminder] = await reminders.where('word', '=', 'notification.gateReminder').execute()
    expect(reminder?.params).toMatchObject({ due: formatDateTime((await gate()).due_at ?? '', 'pt') })
    // The gates of this file are of one venture.
    await boss.call(gateFlow.calls.approveFor, { id: id(), version: await version(), ...agreed })
  })

  test('that ran out while no server was there to remind gives the last reminder and its day', async () => {
    const { person } = await ofClient(1)
    await deliver()
    server.clock.advance(200 * HOUR)
    await Promise.all([tick(), tick()])
    const due = new Date(server.clock.now().getTime() + 24 * HOUR * 1000).toISOString()
    expect(await gate()).toMatchObject({ status: 'delivered', due_at: due })
    expect(await words(person.id)).toEqual(['Delivered', 'Reminder'])
    expect(await events()).toEqual(['gate.changed', 'gate.postponed'])
    server.clock.advance(24 * HOUR)
    await tick()
    expect(await gate()).toMatchObject({ status: 'approved' })
    expect(await words(person.id)).toEqual(['Delivered', 'Reminder', 'Silent'])
  })

  test('that has run out lets nobody contest or ask any more', async () => {
    const { me } = await ofClient(1)
    await deliver()
    server.clock.advance(120 * HOUR)
    expect((await me.raw(gateFlow.calls.contest, { id: id(), version: 2, reason: 'x' })).status).toBe(422)
    expect((await me.raw(gateFlow.calls.clarify, { id: id(), version: 2, text: 'x' })).status).toBe(422)
  })

  test('and an approval at the same moment make one approval', async () => {
    const { me } = await ofClient(1)
    await deliver()
    server.clock.advance(119 * HOUR)
    await tick()
    server.clock.advance(HOUR)
    const [answer] = await Promise.all([me.raw(gateFlow.calls.approve, { id: id(), version: 2 }), tick()])
    expect([200, 409]).toContain(answer.status)
    expect((await gate()).status).toBe('approved')
    const approvals = (
      await server.db
        .selectFrom('audit')
        .select(['event', 'detail'])
        .where('thing', '=', 'gate')
        .where('thing_id', '=', String(id()))
        .execute()
    ).filter((it) => JSON.stringify(it.detail).includes('"approved"'))
    expect(approvals).toHaveLength(1)
  })

  test('stands still while the gate is deleted', async () => {
    await deliver()
    server.clock.advance(100 * HOUR)
    await boss.call(gateCrud.calls.remove, { id: id(), version: await version() })
    server.clock.advance(100 * HOUR)
    await tick()
    await boss.call(gateCrud.calls.restore, { id: id() })
    await tick()
    const due = new Date(server.clock.now().getTime() + 20 * HOUR * 1000).toISOString()
    expect(await gate()).toMatchObject({ status: 'delivered', due_at: due })
  })

  test('stands still while the venture is a template, whose gates take no step and whose client hears nothing', async () => {
    const { person, me } = await ofClient(1)
    await deliver()
    const heard = await words(person.id)
    const waiting = async () => (await me.call(gateCalls.waiting, {})).body.data.map((it) => it.id)
    const mark = async (template: boolean) => {
      const venture = { id: place.venture_id }
      const { data } = (await boss.call(ventureCrud.calls.show, venture)).body
      await boss.call(ventureCrud.calls.update, { ...venture, version: data.version, template })
    }
    server.clock.advance(100 * HOUR)
    await mark(true)
    await tick()
    server.clock.advance(100 * HOUR)
    await tick()
    expect(await gate()).toMatchObject({ status: 'delivered', due_at: null })
    const refused = await boss.raw(gateFlow.calls.approveFor, { id: id(), version: await version(), ...agreed })
    expect([refused.status, refused.body['type']]).toEqual([422, '/problems/gate.ofTemplate'])
    expect(await words(person.id)).toEqual(heard)
    expect(await waiting()).not.toContain(id())
    await mark(false)
    await tick()
    expect(await waiting()).toContain(id())
    const due = new Date(server.clock.now().getTime() + 20 * HOUR * 1000).toISOString()
    expect(await gate()).toMatchObject({ status: 'delivered', due_at: due })
  })
})
