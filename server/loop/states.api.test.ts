import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatCall } from '#contract/kit/dates.ts'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import { failures } from '#server/testing/failures.ts'
import { makeLoop } from '#server/testing/make.ts'
import { auditOf, scene, storedLoop } from '#server/testing/scene.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer({ at: '2026-03-10T15:00:00Z' })
})
afterAll(() => server.close())

const FROM = '2026-03-10T14:00:00Z'
const TO = '2026-03-10T14:30:00Z'
const NOW = '10-03-2026 12:00:00'
const ADJUSTED = '10-03-2026 11:20:00'

type Call = (me: Visitor, id: number) => ReturnType<Visitor['raw']>
const stop =
  (status: number): Call =>
  (me, id) =>
    me.raw(loopCalls.stop, { id, data_fim: NOW, hora_total: '00:30:00', status })

const events = {
  stop: stop(2),
  force: stop(4),
  deny: stop(5),
  conclude: (me, id) => me.raw(loopCalls.conclude, { id, descricao: 'Feito', tipo: 3 }),
  adjust: (me, id) =>
    me.raw(loopCalls.conclude, { id, descricao: 'Feito', tipo: 3, data_fim_ajuste: ADJUSTED, ajustes: 'Saí antes' }),
  discard: (me, id) => me.raw(loopCalls.discard, { id }),
  here: (me, id) => me.raw(loopCalls.here, { id }),
  elapsed: (me, id) => me.raw(loopCalls.confirmElapsed, { id }),
} as const satisfies Record<string, Call>
type Event = keyof typeof events

/** `→ n` moves there, `gone` deletes, `same` answers well and changes nothing, other words are the refusal. */
const table: Record<number, Record<Event, string>> = {
  1: {
    stop: '→ 2',
    // Its check is not due for another hour: the page that says it was missed is wrong.
    force: 'loop.checkNotDue',
    deny: '→ 5',
    conclude: 'loop.notStopped',
    adjust: 'loop.notStopped',
    discard: 'gone',
    here: 'same',
    elapsed: 'same',
  },
  2: {
    stop: 'same',
    force: 'same',
    deny: 'same',
    conclude: '→ 3',
    adjust: '→ 3',
    discard: 'gone',
    here: '409',
    elapsed: '409',
  },
  3: {
    stop: 'loop.alreadyConcluded',
    force: 'loop.alreadyConcluded',
    deny: 'loop.alreadyConcluded',
    conclude: 'loop.alreadyConcluded',
    adjust: '→ 3',
    discard: 'loop.alreadyConcluded',
    here: '409',
    elapsed: '409',
  },
  4: {
    stop: 'same',
    force: 'same',
    deny: 'same',
    conclude: 'loop.endMissing',
    adjust: '→ 3',
    discard: 'gone',
    here: '409',
    elapsed: '409',
  },
  5: {
    stop: 'same',
    force: 'same',
    deny: 'same',
    conclude: 'loop.endMissing',
    adjust: '→ 3',
    discard: 'gone',
    here: '409',
    elapsed: '409',
  },
  6: {
    stop: 'loop.alreadyConcluded',
    force: 'loop.alreadyConcluded',
    deny: 'loop.alreadyConcluded',
    conclude: 'loop.locked',
    adjust: 'loop.locked',
    discard: 'loop.locked',
    here: '409',
    elapsed: '409',
  },
  7: {
    stop: 'loop.alreadyConcluded',
    force: 'loop.alreadyConcluded',
    deny: 'loop.alreadyConcluded',
    conclude: 'loop.locked',
    adjust: 'loop.locked',
    discard: 'loop.locked',
    here: '409',
    elapsed: '409',
  },
}

const messages: Readonly<Record<string, string>> = {
  'loop.checkNotDue': 'A verificação de presença deste loop ainda não venceu.',
  'loop.notStopped': 'Este loop ainda está em andamento. Pare-o primeiro.',
  'loop.alreadyConcluded': 'Este loop já foi concluído.',
  'loop.endMissing': 'Data e Hora não informada!',
  'loop.locked': 'Este loop já está em uma ordem de pagamento e não pode mais ser alterado.',
}

const cases = Object.entries(table).flatMap(([status, row]) =>
  Object.entries(row).map(([event, expected]) => ({ status: Number(status), event: event as Event, expected })),
)

const prepared = async (status: number) => {
  const it = await scene(server)
  const id = await makeLoop(server.db, {
    user: it.person,
    atom: it.atom,
    from: FROM,
    status,
    ...(status === 1 ? {} : { to: TO }),
  })
  return { ...it, id }
}

describe('the eight calls on the seven statuses', () => {
  test('are all in the table', () => {
    expect(cases).toHaveLength(7 * 8)
  })

  const check = async ({ status, event, expected }: (typeof cases)[number]): Promise<void> => {
    const { me, id } = await prepared(status)
    const before = await storedLoop(server, id)
    const told = server.liveEvents.length
    const answer = await events[event](me, id)
    const after = await storedLoop(server, id)

    if (expected.startsWith('→')) {
      const next = Number(expected.slice(2))
      expect(answer).toMatchObject({ status: 200, body: { status: 'success', data: { id, status: next } } })
      expect(after).toMatchObject({ status: next, version: 2, data_inicio: '2026-03-10T14:00:00.000Z' })
      expect(server.liveEvents.slice(told).map((it) => it.topic)).toEqual([`user:${before?.user_id}`, 'loops'])
      return
    }
    if (expected === 'gone') {
      expect(answer).toMatchObject({ status: 200, body: { status: 'success', message: 'Loop descartado.' } })
      expect(after).toBeUndefined()
      expect(server.liveEvents.slice(told).map((it) => it.topic)).toEqual([`user:${before?.user_id}`, 'loops'])
      return
    }
    if (expected === 'same') expect(answer).toMatchObject({ status: 200, body: { data: { id, status } } })
    else if (expected === '409')
      expect(answer).toMatchObject({ status: 409, body: { status: 409, type: '/problems/loop.notRunning' } })
    else expect(answer).toMatchObject({ status: 200, body: { status: 'error', message: messages[expected] } })
    expect(after).toEqual(before)
    expect(await auditOf(server, 'loop', id)).toEqual([])
    expect(server.liveEvents.length).toBe(told)
  }

  test('answer and leave what the table says', async () =>
    expect(
      await failures(cases, ({ status, event, expected }) => `status ${status}, ${event}: ${expected}`, check),
    ).toEqual([]))
})

describe('what each move leaves behind', () => {
  test.each([
    { status: 2, from: 2 },
    { status: 4, from: 4 },
    { status: 5, from: 5 },
  ])('a concluded loop remembers that it came from $status', async ({ status, from }) => {
    const { me, id } = await prepared(status)
    await events.adjust(me, id)
    expect(await storedLoop(server, id)).toMatchObject({
      status: 3,
      concluded_from: from,
      concluded_at: '2026-03-10T15:00:00.000Z',
      // The mark stays; the adjusted end stands beside it and counts.
      data_fim: '2026-03-10T14:30:00.000Z',
      data_fim_ajuste: '2026-03-10T14:20:00.000Z',
      fim: '2026-03-10T14:20:00.000Z',
      segundos: 1200,
      ajustes: 'Saí antes',
      descricao: 'Feito',
      tipo: 3,
    })
  })

  test.each([
    { event: 'force', name: 'loop.forced' },
    { event: 'deny', name: 'loop.denied' },
  ] as const)('$event is in the audit', async ({ event, name }) => {
    const { person, me, id } = await prepared(1)
    // Its check is due since a minute, and its alert still runs.
    const due = { check_due_at: '2026-03-10T14:59:00Z' }
    await server.db.updateTable('loops').set(due).where('id', '=', id).execute()
    await events[event](me, id)
    const rows = await auditOf(server, 'loop', id)
    expect(rows).toMatchObject([{ event: name, actor_id: person.id, at: '2026-03-10T15:00:00.000Z' }])
    expect(rows[0]?.request_id).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('an adjustment is in the audit and beside the loop, each time', async () => {
    const { person, me, id } = await prepared(2)
    await events.adjust(me, id)
    server.clock.advance(60)
    const more = { id, descricao: 'Feito', tipo: 3, data_fim_ajuste: '10-03-2026 11:25:00', ajustes: 'Conferi' }
    expect((await me.raw(loopCalls.conclude, more)).body['status']).toBe('success')
    server.clock.set('2026-03-10T15:00:00Z')
    const kept = await server.db
      .selectFrom('loop_adjustments')
      .selectAll()
      .where('loop_id', '=', id)
      .orderBy('id')
      .execute()
    expect(kept).toMatchObject([
      { author_id: person.id, data_fim: '2026-03-10T14:20:00.000Z', ajustes: 'Saí antes' },
      {
        author_id: person.id,
        data_fim: '2026-03-10T14:25:00.000Z',
        ajustes: 'Conferi',
        created_at: '2026-03-10T15:01:00.000Z',
      },
    ])
    const rows = await auditOf(server, 'loop', id)
    expect(rows.map((it) => [it.event, it.detail])).toEqual([
      [
        'loop.adjusted',
        { field: 'fim', from: '2026-03-10T14:30:00.000Z', to: '2026-03-10T14:20:00.000Z', ajustes: 'Saí antes' },
      ],
      ['loop.concluded', {}],
      [
        'loop.adjusted',
        { field: 'fim', from: '2026-03-10T14:20:00.000Z', to: '2026-03-10T14:25:00.000Z', ajustes: 'Conferi' },
      ],
    ])
  })

  test.each([1, 2, 4, 5])('a discarded loop of status %i leaves its facts in the audit', async (status) => {
    const { person, atom, me, id } = await prepared(status)
    await events.discard(me, id)
    const [row] = await auditOf(server, 'loop', id)
    expect(row).toMatchObject({ event: 'loop.discarded', actor_id: person.id })
    expect(row?.detail).toEqual({
      atomo_id: atom.id,
      atomo: expect.stringContaining('tomo'),
      status,
      data_inicio: '2026-03-10T14:00:00.000Z',
      data_fim: status === 1 ? '2026-03-10T15:00:00.000Z' : '2026-03-10T14:30:00.000Z',
      descricao: '',
    })
    expect((await events.discard(me, id)).status).toBe(404)
  })
})

describe('the same call twice at once', () => {
  test.each([
    { event: 'stop', status: 1, good: 10, told: 1 },
    { event: 'deny', status: 1, good: 10, told: 1 },
    { event: 'conclude', status: 2, good: 10, told: 1 },
    { event: 'discard', status: 2, good: 1, told: 1 },
  ] as const)('$event happens once', async ({ event, status, good, told }) => {
    const { person, me, id } = await prepared(status)
    const before = server.liveEvents.length
    const answers = await Promise.all(Array.from({ length: 10 }, () => events[event](me, id)))
    expect(answers.filter((it) => it.body['status'] === 'success')).toHaveLength(good)
    expect(answers.every((it) => it.status < 500)).toBe(true)
    expect(server.liveEvents.slice(before).filter((it) => it.topic === `user:${person.id}`)).toHaveLength(told)
    expect((await auditOf(server, 'loop', id)).length).toBeLessThanOrEqual(1)
  })

  test('a stop and a discard leave the loop stopped or gone, never half', async () => {
    const { me, id } = await prepared(1)
    const [stopped, discarded] = await Promise.all([events.stop(me, id), events.discard(me, id)])
    expect(discarded.body['status']).toBe('success')
    expect([200, 404]).toContain(stopped.status)
    expect(await storedLoop(server, id)).toBeUndefined()
  })
})

describe('a call whose commit fails', () => {
  beforeAll(() =>
    server.store.script(`
      create function no_commit() returns trigger language plpgsql as $$ begin raise exception 'no commit'; end $$;
      create constraint trigger no_commit after insert or update or delete on loops
        deferrable initially deferred for each row execute function no_commit();
      alter table loops disable trigger no_commit`),
  )

  test.each([
    { event: 'stop', status: 1 },
    { event: 'adjust', status: 4 },
    { event: 'discard', status: 2 },
  ] as const)('$event changes nothing and tells nobody', async ({ event, status }) => {
    const { me, id } = await prepared(status)
    const before = await storedLoop(server, id)
    const told = server.liveEvents.length
    await server.store.script('alter table loops enable trigger no_commit')
    const answer = await events[event](me, id)
    await server.store.script('alter table loops disable trigger no_commit')
    expect(answer).toMatchObject({ status: 500, body: { type: '/problems/common.unexpected' } })
    expect(JSON.stringify(answer.body)).not.toContain('no commit')
    expect(await storedLoop(server, id)).toEqual(before)
    expect(await auditOf(server, 'loop', id)).toEqual([])
    expect(server.liveEvents.length).toBe(told)
  })
})

test('times on the wire are São Paulo’s', () => {
  expect(formatCall(server.clock.now())).toBe(NOW)
})
