import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { formatCall } from '#contract/kit/dates.ts'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import { loopCenterCalls } from '#contract/loop/loopCenter.ts'
import { makeAtom, makeLoop, makePerson } from '#server/testing/make.ts'
import { auditOf, scene, storedLoop } from '#server/testing/scene.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer()
})
afterAll(() => server.close())
beforeEach(() => server.clock.set('2026-03-10T15:00:00Z'))

const ago = (seconds: number): string => new Date(server.clock.now().getTime() - seconds * 1000).toISOString()
const call = (iso: string) => formatCall(new Date(iso))
const loopsOf = (person: { id: number }) =>
  server.db.selectFrom('loops').selectAll().where('user_id', '=', person.id).execute()
const justified = { ajustes: 'Saí para almoçar' }

describe('an offline start', () => {
  test.each([
    ['the atom', 'atoms', 'atom'],
    ['the person', 'users', 'person'],
  ] as const)('before %s was there is refused, from that second on it is not', async (_name, table, of) => {
    const made = await scene(server)
    await server.db
      .updateTable(table)
      .set({ created_at: '2026-03-10T14:00:00.700Z' })
      .where('id', '=', made[of].id)
      .execute()
    const early = await made.start({ offline_at: ago(3601) })
    expect(early).toMatchObject({
      status: 200,
      body: { status: 'error', message: 'Este início é anterior ao átomo ou à sua conta.' },
    })
    expect(await loopsOf(made.person)).toEqual([])
    expect((await made.start({ offline_at: ago(3600) })).body).toMatchObject({ status: 'success' })
  })

  test('and an offline stop are audited with what the page claimed', async () => {
    const { person, begun, stop } = await scene(server)
    const client_id = randomUUID()
    const [started, ended] = [ago(3600), ago(1800)]
    const id = await begun({ offline_at: started, client_id })
    await begun({ offline_at: started, client_id })
    await stop(id, { offline_at: ended })
    await stop(id, { offline_at: ended })
    const told = (await auditOf(server, 'loop', id)).map(({ event, actor_id, detail }) => ({ event, actor_id, detail }))
    expect(told).toEqual([
      { event: 'loop.startedOffline', actor_id: person.id, detail: { offline_at: started, client_id } },
      { event: 'loop.stoppedOffline', actor_id: person.id, detail: { offline_at: ended } },
    ])
  })

  test('leaves no such trace when it was none', async () => {
    const { begun, stop } = await scene(server)
    const id = await begun({ client_id: randomUUID() })
    await stop(id)
    expect(await auditOf(server, 'loop', id)).toEqual([])
  })
})

describe('a start told again', () => {
  test('after its loop was discarded begins nothing, however late', async () => {
    const { person, me, start, begun } = await scene(server)
    const client_id = randomUUID()
    const id = await begun({ client_id })
    await me.call(loopCalls.discard, { id })
    for (const seconds of [0, 86_400]) {
      server.clock.advance(seconds)
      expect((await start({ client_id })).body).toEqual({ status: 'error', message: 'Este loop foi descartado.' })
      expect((await start({ client_id, offline_at: ago(60) })).body).toMatchObject({ status: 'error' })
    }
    expect(await loopsOf(person)).toEqual([])
    expect((await start({ client_id: randomUUID() })).body).toMatchObject({ status: 'success' })
  })

  test('is nobody else’s: another person’s same id begins their loop', async () => {
    const [mine, theirs] = [await scene(server), await scene(server)]
    const client_id = randomUUID()
    await mine.me.call(loopCalls.discard, { id: await mine.begun({ client_id }) })
    expect((await theirs.start({ client_id })).body).toMatchObject({ status: 'success' })
  })

  test('for another atom is refused', async () => {
    const { person, start, begun } = await scene(server)
    const other = await makeAtom(server.db, { loopers: [person] })
    const client_id = randomUUID()
    const id = await begun({ client_id })
    const message = 'Este início já foi registrado em outro átomo.'
    expect((await start({ client_id, atomo_id: other.id })).body).toEqual({ status: 'error', message })
    expect(await begun({ client_id })).toBe(id)
  })
})

describe('an adjusted end', () => {
  const long = async (to: string) => {
    const made = await scene(server)
    const id = await makeLoop(server.db, { ...made, user: made.person, from: '2026-03-08T12:00:00Z', to, status: 4 })
    return { ...made, id }
  }

  test('makes no loop longer than a day, and says so at its field', async () => {
    const { id, conclude } = await long('2026-03-09T11:00:00Z')
    const over = await conclude(id, { data_fim_ajuste: call('2026-03-09T12:00:01Z'), ...justified })
    const message = 'Um loop dura no máximo 24 horas. Informe um fim anterior.'
    expect(over).toMatchObject({ status: 200, body: { status: 'error', message, field: 'data_fim_ajuste' } })
    expect(await storedLoop(server, id)).toMatchObject({ status: 4, data_fim_ajuste: null, version: 1 })
    const day = await conclude(id, { data_fim_ajuste: call('2026-03-09T12:00:00Z'), ...justified })
    expect(day.body).toMatchObject({ status: 'success', horatotal: '24:00:00' })
  })

  test('lies eight hours past the recorded stop at most: for longer nobody is taken at their word', async () => {
    for (const status of [2, 4] as const) {
      const made = await scene(server)
      const span = { from: '2026-03-08T12:00:00Z', to: '2026-03-08T12:00:01Z' }
      const id = await makeLoop(server.db, { ...made, user: made.person, ...span, status })
      const message = 'O fim corrigido pode ficar até 8 horas depois da parada registrada: no máximo 08/03/2026 17:00.'
      const over = await made.conclude(id, { data_fim_ajuste: call('2026-03-08T20:00:02Z'), ...justified })
      expect(over.body).toMatchObject({ status: 'error', message, field: 'data_fim_ajuste' })
      const first = await made.conclude(id, { data_fim_ajuste: call('2026-03-08T20:00:01Z'), ...justified })
      expect(first.body).toMatchObject({ status: 'success', horatotal: '08:00:01' })
      // The mark stays where it fell: a second correction reaches no further.
      const again = await made.conclude(id, { data_fim_ajuste: call('2026-03-08T21:00:00Z'), ...justified })
      expect(again.body).toMatchObject({ status: 'error', message })
    }
  })

  test('sent three times at once is one adjustment; another one is another', async () => {
    const { id, conclude } = await long('2026-03-08T14:00:00Z')
    const same = { data_fim_ajuste: call('2026-03-08T13:00:00Z'), ...justified }
    const answers = await Promise.all([conclude(id, same), conclude(id, same), conclude(id, same)])
    expect(answers.map((it) => it.body['status'])).toEqual(['success', 'success', 'success'])
    const kept = () => server.db.selectFrom('loop_adjustments').selectAll().where('loop_id', '=', id).execute()
    expect(await kept()).toHaveLength(1)
    const adjusted = async () => (await auditOf(server, 'loop', id)).filter((it) => it.event === 'loop.adjusted')
    expect(await adjusted()).toHaveLength(1)
    await conclude(id, { ...same, ajustes: 'Outro motivo' })
    await conclude(id, { ...same, data_fim_ajuste: call('2026-03-08T13:30:00Z'), ajustes: 'Outro motivo' })
    expect([(await kept()).length, (await adjusted()).length]).toEqual([3, 3])
  })

  test('is what the value of a loop over a day waits for: until then it is in no total', async () => {
    const { person, atom, conclude } = await scene(server)
    await server.db.updateTable('users').set({ valor_hora_centavos: 10_000 }).where('id', '=', person.id).execute()
    const at = { user: person, atom, status: 2 }
    const wrong = await makeLoop(server.db, { ...at, from: '2026-03-07T00:00:00Z', to: '2026-03-08T02:00:00Z' })
    const good = await makeLoop(server.db, { ...at, from: '2026-03-09T10:00:00Z', to: '2026-03-09T12:00:00Z' })
    await conclude(wrong)
    await conclude(good)
    const admin = await server.as(await makePerson(server.db, { role: 1 }))
    const listed = async () => {
      const { data, sums } = (await admin.call(loopCenterCalls.list, { user_id: String(person.id) })).body
      return { rows: data.map((it) => [it.faturavel, it.valor]), valor: sums['valor'], total: sums['total'] }
    }
    const sums = { total: 28 * 3600, valor: 200 }
    expect(await listed()).toEqual({
      ...sums,
      rows: [
        ['Sim', 200],
        ['Erro', null],
      ],
    })
    const shown = await admin.call(loopCalls.show, { id: String(wrong) })
    expect(shown.body.data).toMatchObject({ faturavel: 'Erro', valor: null, valor_hora: 100 })
    await conclude(wrong, { data_fim_ajuste: call('2026-03-07T01:00:00Z'), ...justified })
    expect(await listed()).toEqual({
      total: 3 * 3600,
      valor: 300,
      rows: [
        ['Sim', 200],
        ['Sim', 100],
      ],
    })
  })
})
