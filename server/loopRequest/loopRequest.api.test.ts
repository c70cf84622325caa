import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import { loopRequestCrud, loopRequestFlow, loopRequestList } from '#contract/loopRequest/loopRequest.ts'
import { notificationCalls } from '#contract/notification/notification.calls.ts'
import { describeList } from '#server/testing/describe/describeList.ts'
import { describeSteps } from '#server/testing/describe/describeSteps.ts'
import { makeAtom, makeLoop, makePerson, type MadeAtom, type MadePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let admin: Visitor
let person: MadePerson
let looper: Visitor
let atom: MadeAtom
beforeAll(async () => {
  server = await freshServer({ at: '2026-03-10T15:00:00Z' })
  admin = await server.as(await makePerson(server.db, { role: 1 }))
  person = await makePerson(server.db, { role: 4, valor_hora_centavos: 8000 })
  looper = await server.as(person)
  atom = await makeAtom(server.db, { loopers: [person] })
  const other = await makeAtom(server.db, { loopers: [person] })
  await server.db.updateTable('atoms').set({ nome: 'Adoção' }).where('id', '=', other.id).execute()
  await made({ atomo_id: other.id })
  await made()
})
afterAll(() => server.close())

const visitor = async (role: Role) => server.as(await makePerson(server.db, { role }))
/** An hour of its own for each request of the test person. */
let hour = 0
const nextHour = () => {
  hour += 1
  const start = Date.UTC(2026, 1, 2, hour)
  return { inicio: new Date(start).toISOString(), fim: new Date(start + 3_600_000).toISOString() }
}
const asked = (more: object = {}) => ({
  atomo_id: atom.id,
  ...nextHour(),
  tipo: 7,
  descricao: 'Ata da reunião',
  ajustes: 'Sem internet',
  ...more,
})
const made = async (more: object = {}, me = looper) =>
  (await me.call(loopRequestCrud.calls.create, asked(more))).body.data
const notesOf = async (me: Visitor) =>
  (await me.call(notificationCalls.list, {})).body.data.map((it) => JSON.stringify(it))

describeList(loopRequestList, {
  server: () => server,
  filters: { status: '0', user_id: '2', period: 'lastMonth' },
  search: 'adocao',
})

describeSteps(loopRequestFlow, {
  server: () => server,
  table: 'loop_requests',
  show: loopRequestCrud.calls.show,
  make: async () => (await made()).id,
  input: { refuse: { reason: 'Não houve reunião' } },
  visitor: (role) => (role === 4 ? Promise.resolve(looper) : visitor(role)),
  by: { withdraw: 4 },
  roles: { accept: [1, 7], refuse: [1, 7], withdraw: [4] },
  told: { accept: 1, refuse: 1, withdraw: 0 },
})

test('accepted, it is a concluded loop of the person, at the value of that moment', async () => {
  const request = await made({ descricao: 'Revisão' })
  expect((await notesOf(admin)).some((it) => it.includes(`/ponto/request/show/${request.id}`))).toBe(true)
  const { data } = (await admin.call(loopRequestFlow.calls.accept, { id: request.id, version: request.version })).body
  expect(data).toMatchObject({ status: 1, may: [], decided_by: { id: expect.any(Number) } })
  const loop = (await looper.call(loopCalls.show, { id: data.loop_id ?? 0 })).body.data
  expect(loop).toMatchObject({ status: 3, segundos: 3600, decimal: 1, descricao: 'Revisão', ajustes: 'Sem internet' })
  expect(loop.history.map((it) => it.event)).toContain('loop.written')
  const stored = await server.db.selectFrom('loops').selectAll().where('id', '=', loop.id).executeTakeFirstOrThrow()
  expect(stored).toMatchObject({ user_id: person.id, valor_hora_centavos: 8000, horas_decimos: 10 })
  expect((await notesOf(looper)).some((it) => it.includes(`/ponto/request/show/${request.id}`))).toBe(true)
})

test('two administrators at once make one loop', async () => {
  const { id, version } = await made()
  const boss = await visitor(7)
  const answers = await Promise.all([
    admin.raw(loopRequestFlow.calls.accept, { id, version }),
    boss.raw(loopRequestFlow.calls.accept, { id, version }),
    boss.raw(loopRequestFlow.calls.refuse, { id, version, reason: 'Não' }),
  ])
  expect(answers.map((it) => it.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  const { status, loop_id } = (await looper.call(loopRequestCrud.calls.show, { id })).body.data
  expect(loop_id !== null).toBe(status === 1)
})

test('a time that another loop took meanwhile is refused, and the request still waits', async () => {
  const request = await made()
  const id = await makeLoop(server.db, { user: person, atom, status: 3, from: request.inicio, to: request.fim })
  const answer = await admin.raw(loopRequestFlow.calls.accept, { id: request.id, version: request.version })
  expect([answer.status, answer.body['type']]).toEqual([422, '/problems/loopHand.overlap'])
  expect(answer.body['other']).toMatchObject({ link: `/ponto/show/${id}` })
  expect((await looper.call(loopRequestCrud.calls.show, { id: request.id })).body.data.status).toBe(0)
})

describe('a change', () => {
  test('by the person or whoever decides, while it waits; the person is told of the other’s', async () => {
    const { id, version } = await made()
    const own = (await looper.call(loopRequestCrud.calls.update, { id, version, descricao: 'Pauta' })).body.data
    const { inicio } = own
    const fim = new Date(Date.parse(inicio) + 1_800_000).toISOString()
    const theirs = await admin.call(loopRequestCrud.calls.update, { id, version: own.version, fim })
    expect(theirs.body.data).toMatchObject({ descricao: 'Pauta', segundos: 1800 })
    expect((await notesOf(looper)).filter((it) => it.includes('loopRequestChanged'))).toHaveLength(1)
    await admin.call(loopRequestFlow.calls.refuse, { id, version: theirs.body.data.version, reason: 'Não' })
    const late = await looper.raw(loopRequestCrud.calls.update, { id, version: own.version + 2, descricao: 'Tarde' })
    expect([late.status, late.body['type']]).toEqual([409, '/problems/loopRequest.decided'])
  })

  test('is checked as a new one is, and changes nothing where it is refused', async () => {
    const { id, version, fim } = await made()
    const wrong = await looper.raw(loopRequestCrud.calls.update, { id, version, inicio: fim })
    expect([wrong.status, wrong.body['errors']]).toMatchObject([422, [{ path: 'fim' }]])
    expect((await looper.call(loopRequestCrud.calls.show, { id })).body.data.version).toBe(version)
  })

  test('after the closing stays within its week: no closed week is asked for by an older request', async () => {
    const me = await makePerson(server.db, { role: 4 })
    const mine = await makeAtom(server.db, { loopers: [me] })
    const own = await server.as(me)
    const at = (day: string, hour: string) => `2026-02-${day}T${hour}:00:00.000Z`
    const { id, version } = await made({ atomo_id: mine.id, inicio: at('18', '12'), fim: at('18', '13') }, own)
    server.clock.advance(60)
    const closed = { user_id: me.id, status: 1, loops: 0, segundos: 0, decimos: 0, centavos: 0 }
    const weeks = ['2026-02-20', '2026-02-27'].map((ends_on) => ({
      ...closed,
      ends_on,
      closes_at: server.clock.now(),
      closed_at: server.clock.now(),
      created_at: server.clock.now(),
    }))
    await server.db.insertInto('weeks').values(weeks).execute()
    const moved = { id, version, inicio: at('25', '12'), fim: at('25', '13') }
    const refused = await own.raw(loopRequestCrud.calls.update, moved)
    expect([refused.status, refused.body['type']]).toEqual([422, '/problems/loopHand.weekClosed'])
    const within = { id, version, inicio: at('19', '12'), fim: at('19', '13') }
    expect((await own.raw(loopRequestCrud.calls.update, within)).status).toBe(200)
    expect((await admin.raw(loopRequestFlow.calls.accept, { id, version: version + 1 })).status).toBe(200)
  })
})

test('a request is its person’s and of those who decide; to another looper it is not there', async () => {
  const { id, version } = await made()
  const other = await visitor(4)
  expect((await other.raw(loopRequestCrud.calls.show, { id })).status).toBe(404)
  expect((await other.raw(loopRequestFlow.calls.withdraw, { id, version })).status).toBe(404)
  expect((await other.raw(loopRequestCrud.calls.update, { id, version, descricao: 'Meu' })).status).toBe(404)
  expect((await other.call(loopRequestList.calls.list, {})).body.total).toBe(0)
  expect((await admin.call(loopRequestCrud.calls.show, { id })).body.data.may).toEqual(['accept', 'refuse'])
  expect((await looper.call(loopRequestCrud.calls.show, { id })).body.data.may).toEqual(['withdraw'])
  const taken = (await looper.call(loopRequestFlow.calls.withdraw, { id, version })).body.data
  expect(taken).toMatchObject({ status: 3, loop_id: null })
  expect((await admin.raw(loopRequestFlow.calls.accept, { id, version: taken.version })).status).toBe(409)
})

test('a repeated call, or another tab, asks for nothing twice; once decided, the time may be asked for again', async () => {
  const input = asked()
  const answers = await Promise.all([1, 2].map(() => looper.raw(loopRequestCrud.calls.create, input)))
  expect(answers.map((it) => it.status).toSorted((a, b) => a - b)).toEqual([201, 422])
  const again = await looper.raw(loopRequestCrud.calls.create, input)
  expect(again.body).toMatchObject({ type: '/problems/loopHand.asked', errors: [{ path: 'inicio' }] })
  const { data } = (await looper.call(loopRequestList.calls.list, {})).body
  const { id = 0, version = 1 } = data.find((it) => it.inicio === input.inicio) ?? {}
  await looper.call(loopRequestFlow.calls.withdraw, { id, version })
  expect((await looper.raw(loopRequestCrud.calls.create, input)).status).toBe(201)
})

test('nobody asks for a loop on an atom that is not theirs, or takes none', async () => {
  const foreign = await makeAtom(server.db)
  const closed = await makeAtom(server.db, { loopers: [person] })
  await server.db.updateTable('atoms').set({ status: 3 }).where('id', '=', closed.id).execute()
  for (const atomo_id of [foreign.id, closed.id, 2_000_000_000]) {
    const answer = await looper.raw(loopRequestCrud.calls.create, asked({ atomo_id }))
    expect([answer.status, answer.body['errors']]).toMatchObject([422, [{ path: 'atomo_id' }]])
  }
})
