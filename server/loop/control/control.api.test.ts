import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signedInRoles, type Role } from '#contract/access/roles.ts'
import { formatCall } from '#contract/kit/dates.ts'
import { controlWhy } from '#contract/loop/control/control.rules.ts'
import { controlFlow, controlList, controlShow } from '#contract/loop/control/control.ts'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import { loopRequestCrud } from '#contract/loopRequest/loopRequest.ts'
import { notificationCalls } from '#contract/notification/notification.calls.ts'
import { describeList } from '#server/testing/describe/describeList.ts'
import { describeSteps } from '#server/testing/describe/describeSteps.ts'
import { makeAtom, makeLoop, makePerson, type MadeAtom, type MadePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

const NOW = '2026-03-10T15:00:00Z'
let server: TestServer
let admin: Visitor
let atom: MadeAtom
beforeAll(async () => {
  server = await freshServer({ at: NOW })
  admin = await server.as(await makePerson(server.db, { role: 1 }))
  atom = await makeAtom(server.db)
  const ana = await looperOf('Zélia')
  await makeLoop(server.db, { user: ana, atom, from: '2026-03-10T13:30:00Z' })
  await makeLoop(server.db, { user: ana, atom, from: '2026-03-09T12:00:00Z', to: '2026-03-09T14:00:00Z', status: 4 })
  const { id } = await ask(ana)
  expect(id).toBeGreaterThan(0)
})
afterAll(() => server.close())

const looperOf = (nome = 'Nair') => makePerson(server.db, { role: 4, nome, valor_hora_centavos: 8000 })
const ask = async (person: MadePerson) => {
  await server.db.insertInto('atom_loopers').values({ atom_id: atom.id, user_id: person.id }).execute()
  const input = {
    atomo_id: atom.id,
    inicio: '2026-03-05T12:00:00Z',
    fim: '2026-03-05T13:00:00Z',
    tipo: 1,
    descricao: 'Ata',
    ajustes: 'Esqueci',
  }
  return (await (await server.as(person)).call(loopRequestCrud.calls.create, input)).body.data
}
const rowsOf = async (me: Visitor, query: object = {}) =>
  (await me.call(controlList.calls.list, { per_page: 100, ...query })).body.data
const running = async (from: string, more: object = {}) => {
  const person = await looperOf()
  const id = await makeLoop(server.db, { user: person, atom, from })
  await server.db
    .updateTable('loops')
    .set({ check_due_at: '2026-03-10T16:00:00Z', ...more })
    .where('id', '=', id)
    .execute()
  return { id, person }
}
const ended = async (status: 2 | 4 | 5, person?: MadePerson) => {
  const owner = person ?? (await looperOf())
  const at = { from: '2026-03-09T12:00:00Z', to: '2026-03-09T14:00:00Z' }
  return { id: await makeLoop(server.db, { user: owner, atom, status, ...at }), person: owner }
}
const stored = (id: number) => server.db.selectFrom('loops').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const stop = { fim: '2026-03-10T14:00:00Z', reason: 'Saiu às 11h' }
const conclude = { fim: '2026-03-09T13:00:00Z', tipo: 8, descricao: 'Reunião', reason: 'Ata diz 10h' }

describeList(controlList, {
  server: () => server,
  filters: { why: '4', kind: '2', user_id: '2', venture_id: '1', ahead: 'false' },
  search: 'zelia',
})

describe('steps', () => {
  beforeEach(() => server.clock.set(NOW))
  describeSteps(controlFlow, {
    server: () => server,
    table: 'loops',
    show: controlShow,
    make: async () => (await running('2026-03-10T13:30:00Z')).id,
    reach: {
      forced: (id) => reach(id, 4),
      denied: (id) => reach(id, 5),
      paid: (id) => reach(id, 6),
      invoiced: (id) => reach(id, 7),
    },
    input: { stop, conclude: { ...conclude, fim: '2026-03-10T13:45:00Z' } },
    roles: { stop: [1, 7], conclude: [1, 7] },
    told: { stop: 1, conclude: 1 },
  })
})
const reach = (id: number, status: number) =>
  server.db
    .updateTable('loops')
    .set({ status, data_fim: '2026-03-10T14:00:00Z', check_due_at: null, tipo: 1, descricao: 'Feito' })
    .where('id', '=', id)
    .execute()

test('what is forgotten comes first, each with its reason', async () => {
  const made = [
    await running('2026-03-10T12:00:00Z', { check_due_at: '2026-03-10T14:59:30Z' }),
    await running('2026-03-10T04:00:00Z'),
    await running('2026-03-10T06:30:00Z'),
    await ended(4),
    await ended(5),
    await ended(2),
    await running('2026-03-10T14:30:00Z'),
  ]
  const rows = (await rowsOf(admin)).filter((it) => it.kind === 1)
  const whys = made.map(({ id }) => controlWhy.keyOf(rows.find((it) => it.record_id === id)?.why ?? 0))
  expect(whys).toEqual(['unanswered', 'long', 'unconfirmed', 'forced', 'denied', 'stopped', 'running'])
  const sorted = (await rowsOf(admin)).map((it) => it.why)
  expect(sorted).toEqual(sorted.toSorted((a, b) => a - b))
  const oldest = rows.find((it) => it.record_id === made[1]?.id)
  expect(oldest).toMatchObject({ segundos: 11 * 3600, steps: ['stop'], ahead: false, answered_at: null })
})

test('a request stands in the same queue; who may not decide it does not see it', async () => {
  const person = await looperOf('Quitéria')
  const request = await ask(person)
  const row = (await rowsOf(admin, { kind: '2', user_id: person.id }))[0]
  expect(row).toMatchObject({ record_id: request.id, version: 1, steps: ['accept', 'refuse'], ajustes: 'Esqueci' })
})

test('work before the execution of its venture is marked as ahead of the approval', async () => {
  const early = await makeAtom(server.db)
  await server.db.updateTable('ventures').set({ stage: 'approved' }).where('id', '=', early.venture_id).execute()
  const id = await makeLoop(server.db, { user: await looperOf(), atom: early, from: '2026-03-10T14:00:00Z' })
  expect((await rowsOf(admin, { ahead: 'true' })).map((it) => it.record_id)).toEqual([id])
})

test('a stop ends where the administrator says, beside the mark, and its person reads why at once', async () => {
  const { id, person } = await running('2026-03-10T13:00:00Z')
  const me = await server.as(person)
  const { data } = (await admin.call(controlFlow.calls.stop, { id, version: 1, ...stop })).body
  expect(data).toMatchObject({ status: 2, fim: '2026-03-10T14:00:00.000Z', may: ['conclude'] })
  expect(await stored(id)).toMatchObject({ data_fim: '2026-03-10T15:00:00.000Z', segundos: 3600, check_due_at: null })
  const loop = (await me.call(loopCalls.show, { id })).body.data
  expect(loop.adjustments).toMatchObject([{ ajustes: 'Saiu às 11h', author: expect.any(String) }])
  expect(loop.history.map((it) => it.event)).toContain('loop.stoppedFor')
  const [note] = (await me.call(notificationCalls.list, {})).body.data
  expect(JSON.stringify(note)).toContain('Saiu às 11h')
  const mails = await server.db.selectFrom('mails').select(['to_address', 'body_text']).execute()
  const mail = mails.find((it) => it.to_address === person.email)
  expect(mail?.body_text).toContain('Saiu às 11h')
  // The person then only says what was done; the end and its reason stay.
  const said = { id, atomo_id: atom.id, descricao: 'Código', tipo: 1 }
  await me.call(loopCalls.conclude, said)
  expect(await stored(id)).toMatchObject({ status: 3, segundos: 3600, horas_decimos: 10, ajustes: 'Saiu às 11h' })
})

test.each([4, 5, 2] as const)(
  'a loop of status %i is concluded for its person, at the value of now',
  async (status) => {
    const { id, person } = await ended(status)
    await admin.call(controlFlow.calls.conclude, { id, version: 1, ...conclude })
    expect(await stored(id)).toMatchObject({
      status: 3,
      concluded_from: status,
      data_fim: '2026-03-09T14:00:00.000Z',
      segundos: 3600,
      horas_decimos: 10,
      valor_hora_centavos: 8000,
      tipo: 8,
      ajustes: 'Ata diz 10h',
    })
    const loop = (await (await server.as(person)).call(loopCalls.show, { id })).body.data
    expect(loop.adjustments).toHaveLength(1)
    expect(loop.history.map((it) => it.event)).toContain('loop.concludedFor')
  },
)

describe('an end is refused beside its field', () => {
  const refusedAs = async (fim: string) => {
    const { id, person } = await ended(4)
    await makeLoop(server.db, { user: person, atom, from: '2026-03-09T16:00:00Z', to: '2026-03-09T17:00:00Z' })
    const answer = await admin.raw(controlFlow.calls.conclude, { id, version: 1, ...conclude, fim })
    expect(await stored(id)).toMatchObject({ status: 4, version: 1 })
    return [answer.status, answer.body['type'], (answer.body['errors'] as { path: string }[])[0]?.path]
  }
  test.each([
    ['in the future', '2026-03-10T15:00:01Z', 'loop.endInFuture'],
    ['at the start', '2026-03-09T12:00:00Z', 'loopControl.endNotAfter'],
    ['before the start', '2026-03-09T11:00:00Z', 'loopControl.endNotAfter'],
    ['after more than 24 hours', '2026-03-10T12:00:01Z', 'loop.tooLong'],
    ['over another loop', '2026-03-09T16:00:01Z', 'loopControl.overlap'],
  ])('%s', async (_, fim, word) => {
    expect(await refusedAs(fim)).toEqual([422, `/problems/${word}`, 'fim'])
  })
  test('a stop alike, and without a reason', async () => {
    const { id } = await running('2026-03-10T13:00:00Z')
    const future = await admin.raw(controlFlow.calls.stop, { id, version: 1, ...stop, fim: '2026-03-10T16:00:00Z' })
    expect([future.status, future.body['type']]).toEqual([422, '/problems/loop.endInFuture'])
    const mute = await admin.raw(controlFlow.calls.stop, { id, version: 1, ...stop, reason: ' ' })
    expect([mute.status, mute.body['errors']]).toMatchObject([422, [{ path: 'reason' }]])
  })
})

describe('at once', () => {
  test('two administrators: one stops, the other reads that it has changed', async () => {
    const { id } = await running('2026-03-10T13:00:00Z')
    const boss = await server.as(await makePerson(server.db, { role: 7 }))
    const answers = await Promise.all(
      [admin, boss].map((me) => me.raw(controlFlow.calls.stop, { id, version: 1, ...stop })),
    )
    expect(answers.map((it) => it.status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const late = answers.find((it) => it.status === 409)?.body
    expect(late).toMatchObject({ type: '/problems/loopControl.tooLate', current: { status: 2 } })
    const kept = await server.db.selectFrom('loop_adjustments').selectAll().where('loop_id', '=', id).execute()
    expect(kept).toHaveLength(1)
  })

  test('the person stops in the same moment: one of the two stops counts', async () => {
    const { id, person } = await running('2026-03-10T13:00:00Z')
    const me = await server.as(person)
    const own = { id, data_fim: formatCall(new Date(NOW)), status: 2 as const }
    const [theirs, mine] = await Promise.all([
      admin.raw(controlFlow.calls.stop, { id, version: 1, ...stop }),
      me.raw(loopCalls.stop, own),
    ])
    expect([200, 409]).toContain(theirs.status)
    expect(mine.status).toBe(200)
    const { status, segundos } = await stored(id)
    expect([status, segundos]).toEqual([2, theirs.status === 200 ? 3600 : 7200])
  })

  test('the person concludes meanwhile: the administrator is told, and nothing changes', async () => {
    const { id, person } = await ended(2)
    const said = { id, atomo_id: atom.id, descricao: 'Código', tipo: 1 }
    await (await server.as(person)).call(loopCalls.conclude, said)
    const late = await admin.raw(controlFlow.calls.conclude, { id, version: 1, ...conclude })
    expect([late.status, late.body['type']]).toEqual([409, '/problems/loopControl.tooLate'])
    expect(await stored(id)).toMatchObject({ descricao: 'Código', tipo: 1 })
  })
})

test('nobody but 1 and 7 meets a call of it, with ids that exist', async () => {
  const { id } = await ended(4)
  for (const role of signedInRoles.filter((it): it is Exclude<Role, 0 | 1 | 7> => it !== 1 && it !== 7)) {
    const me = await server.as(await makePerson(server.db, { role }))
    const answers = [
      await me.raw(controlList.calls.list, {}),
      await me.raw(controlShow, { id }),
      await me.raw(controlFlow.calls.stop, { id, version: 1, ...stop }),
      await me.raw(controlFlow.calls.conclude, { id, version: 1, ...conclude }),
    ]
    expect({ role, statuses: answers.map((it) => it.status) }).toEqual({ role, statuses: [403, 403, 403, 403] })
  }
  expect((await admin.raw(controlFlow.calls.stop, { id: 2_000_000_000, version: 1, ...stop })).status).toBe(404)
})
