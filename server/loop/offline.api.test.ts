import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatCall } from '#contract/kit/dates.ts'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import { loopCenterCalls } from '#contract/loop/loopCenter.ts'
import { makeAtom, makeLoop, makePerson } from '#server/testing/make.ts'
import { auditOf } from '#server/testing/scene.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer({ at: '2026-03-10T15:00:00Z' })
})
afterAll(() => server.close())

const ago = (seconds: number): string => new Date(server.clock.now().getTime() - seconds * 1000).toISOString()

const offline = async () => {
  const person = await makePerson(server.db)
  const atom = await makeAtom(server.db, { loopers: [person] })
  const me = await server.as(person)
  const text = formatCall(server.clock.now())
  return {
    person,
    atom,
    start: (offline_at: string, client_id?: string, offline_until?: string) =>
      me.call(loopCalls.start, {
        user_id: person.id,
        atomo_id: atom.id,
        data_inicio: text,
        status: 1,
        offline_at,
        ...(client_id ? { client_id } : {}),
        ...(offline_until ? { offline_until } : {}),
      }),
    stop: (id: number, offline_at: string, more: { status?: 2 | 5; descricao?: string } = {}) =>
      me.call(loopCalls.stop, { id, data_fim: text, status: 2, offline_at, ...more }),
    conclude: (id: number, more = {}) =>
      me.call(loopCalls.conclude, { id, descricao: 'Sem internet', tipo: 1, ...more }),
  }
}

describe('a loop that happened without connection', () => {
  test('started and stopped hours ago, it keeps its own times and is marked', async () => {
    const it = await offline()
    const begun = ago(5 * 3600)
    const { id } = (await it.start(begun)).body.data
    // Its checks were due long ago, and nobody could answer them.
    await server.runJob('loop.forceStops')
    const stopped = await it.stop(id, ago(3600))
    expect(stopped.body).toMatchObject({
      status: 'success',
      data: { status: 2, hora_total: '04:00:00', inicio: begun },
    })
    expect((await it.conclude(id)).body).toMatchObject({ status: 'success', horatotal: '04:00:00' })
    const manager = await server.as(await makePerson(server.db, { role: 2 }))
    expect((await manager.call(loopCalls.show, { id })).body.data.offline).toBe(true)
    const { data } = (await manager.call(loopCenterCalls.list, { user_id: it.person.id })).body
    expect(data).toMatchObject([{ id, offline: true }])
  })

  test('with its end told, it fits between loops that came later, also while another runs', async () => {
    const it = await offline()
    const later = (await it.start(ago(1800))).body.data.id
    expect((await it.start(ago(7200), crypto.randomUUID())).body.status).toBe('error')
    const client_id = crypto.randomUUID()
    const told = (await it.start(ago(7200), client_id, ago(5400))).body
    expect(told).toMatchObject({ status: 'success', data: { status: 2, inicio: ago(7200), hora_total: '00:30:00' } })
    // Repeated start and stop answer with the known ones.
    expect((await it.start(ago(7200), client_id, ago(5400))).body.data.id).toBe(told.data.id)
    expect((await it.stop(told.data.id, ago(5400))).body).toMatchObject({ status: 'success', data: { status: 2 } })
    expect((await it.conclude(told.data.id)).body).toMatchObject({ status: 'success', horatotal: '00:30:00' })
    expect((await auditOf(server, 'loop', told.data.id)).map((row) => row.event)).toEqual([
      'loop.startedOffline',
      'loop.stoppedOffline',
      'loop.concluded',
    ])
    const across = await it.start(ago(3600), crypto.randomUUID(), ago(1700))
    expect(across.body).toMatchObject({ status: 'error', message: 'Este período se sobrepõe a outro loop seu.' })
    const backwards = await it.start(ago(3600), crypto.randomUUID(), ago(3700))
    expect(backwards.body).toMatchObject({ status: 'error', message: 'O fim não pode ser antes do início.' })
    expect((await it.stop(later, ago(60))).body.data.status).toBe(2)
  })

  test.each(['told at once', 'told one after the other'])(
    'longer than the time after which its total is asked about, %s, it ends there and wants a justification',
    async (way) => {
      const it = await offline()
      const [begun, ended] = [ago(12 * 3600), ago(3600)]
      const told = (await it.start(begun, crypto.randomUUID(), way === 'told at once' ? ended : undefined)).body.data
      const stopped = (await it.stop(told.id, ended)).body.data
      expect(stopped).toMatchObject({ status: 4, hora_total: '08:00:00', inicio: begun })
      expect((await it.conclude(told.id)).body).toMatchObject({
        status: 'error',
        message: 'Data e Hora não informada!',
      })
      const adjusted = {
        ajustes: 'Entrega na fazenda, sem sinal',
        data_fim_ajuste: formatCall(new Date(ago(3 * 3600))),
      }
      expect((await it.conclude(told.id, adjusted)).body).toMatchObject({ status: 'success', horatotal: '09:00:00' })
    },
  )

  test('sent twice it is one', async () => {
    const it = await offline()
    const client_id = crypto.randomUUID()
    const first = await it.start(ago(600), client_id)
    const second = await it.start(ago(600), client_id)
    expect(second.body.data.id).toBe(first.body.data.id)
    await it.stop(first.body.data.id, ago(60))
    expect((await it.stop(first.body.data.id, ago(30))).body.data.hora_total).toBe('00:09:00')
  })

  test.each([
    ['as it ended', {}],
    ['with another end', { data_fim_ajuste: '10-03-2026 11:55:00', ajustes: 'Parei antes' }],
  ])('concluded %s, and told twice because no answer came, it is concluded once', async (_, more) => {
    const it = await offline()
    const { id } = (await it.start(ago(600))).body.data
    await it.stop(id, ago(60))
    const first = await it.conclude(id, more)
    const told = server.liveEvents.length
    const second = await it.conclude(id, more)
    expect(second.body).toMatchObject({ status: 'success', horatotal: first.body.horatotal, data: first.body.data })
    expect(server.liveEvents.length).toBe(told)
    const events = (await auditOf(server, 'loop', id)).map((one) => one.event)
    expect(events.filter((event) => event === 'loop.concluded')).toHaveLength(1)
    const kept = server.db.selectFrom('loop_adjustments').select('id').where('loop_id', '=', id).execute()
    expect(await kept).toHaveLength('ajustes' in more ? 1 : 0)
    expect((await it.conclude(id, { ...more, descricao: 'Outra' })).body).not.toEqual(second.body)
  })

  test('its stop told again after its conclusion changes nothing, and another one is refused', async () => {
    const it = await offline()
    const { id } = (await it.start(ago(600))).body.data
    await it.stop(id, ago(60))
    const { body } = await it.conclude(id, { data_fim_ajuste: '10-03-2026 11:55:00', ajustes: 'Parei antes' })
    const told = server.liveEvents.length
    expect((await it.stop(id, ago(60))).body).toMatchObject({ status: 'success', data: body.data })
    const refused = { status: 'error', message: 'Este loop já foi concluído.' }
    expect((await it.stop(id, ago(30))).body).toMatchObject(refused)
    expect((await it.stop(id, ago(60), { status: 5 })).body).toMatchObject(refused)
    expect(server.liveEvents.length).toBe(told)
  })

  test('overlapping what was recorded meanwhile, it is refused', async () => {
    const it = await offline()
    await makeLoop(server.db, { user: it.person, atom: it.atom, from: ago(7200), to: ago(3600) })
    expect((await it.start(ago(5400))).body).toMatchObject({ status: 'error' })
    expect((await it.start(ago(10_000))).body).toMatchObject({ status: 'error' })
    expect((await it.start(ago(3600))).body).toMatchObject({ status: 'success' })
  })

  test.each([
    ['four days ago', 4 * 86_400],
    ['in an hour', -3600],
  ])('%s is too far', async (_, seconds) => {
    const it = await offline()
    expect((await it.start(ago(seconds))).body).toMatchObject({ status: 'error' })
    expect(await server.db.selectFrom('loops').select('id').where('user_id', '=', it.person.id).execute()).toEqual([])
  })

  test('stopped before the check that the server then found missed, the forced stop falls', async () => {
    const it = await offline()
    const id = await makeLoop(server.db, { user: it.person, atom: it.atom, from: ago(3 * 3600) })
    await server.runJob('loop.forceStops')
    const answer = await it.stop(id, ago(2 * 3600))
    expect(answer.body.data).toMatchObject({ status: 2, hora_total: '01:00:00', fim: ago(2 * 3600) })
    // The mark stays; the earlier end is an adjustment by the person, with its reason.
    const manager = await server.as(await makePerson(server.db, { role: 2 }))
    const shown = async () => (await manager.call(loopCalls.show, { id })).body.data
    expect(await shown()).toMatchObject({
      status: 2,
      data_fim: ago(3600),
      fim: ago(2 * 3600),
      // Nobody wrote a justification: the reason is a code, for each reader's language.
      ajustes: null,
      offline: true,
      adjustments: [{ data_fim: ago(2 * 3600), ajustes: null, reason: 'stoppedOffline' }],
    })
    expect((await shown()).history.map((row) => row.event)).toEqual(['loop.forced', 'loop.stoppedOffline'])
    // The repeated stop changes nothing more, and the loop is concluded as a stopped one.
    expect((await it.stop(id, ago(9000))).body.data).toMatchObject({ status: 2, hora_total: '01:00:00' })
    expect((await it.conclude(id)).body).toMatchObject({ status: 'success', horatotal: '01:00:00' })
    expect(await shown()).toMatchObject({ status: 3, concluded_from: 4, data_fim: ago(3600), fim: ago(2 * 3600) })
  })

  test('a conclusion of such a loop, told twice because no answer came, is taken twice', async () => {
    const it = await offline()
    const id = await makeLoop(server.db, { user: it.person, atom: it.atom, from: ago(3 * 3600) })
    await server.runJob('loop.forceStops')
    await it.stop(id, ago(2 * 3600))
    const first = await it.conclude(id)
    const second = await it.conclude(id)
    expect(second.body).toEqual(first.body)
    expect(second.body).toMatchObject({ status: 'success', horatotal: '01:00:00' })
    expect((await it.conclude(id, { descricao: 'Outra' })).body).toMatchObject({ status: 'error' })
  })

  test('denied before the check that the server then found missed, it is a denied one that wants its end', async () => {
    const it = await offline()
    const id = await makeLoop(server.db, { user: it.person, atom: it.atom, from: ago(3 * 3600) })
    await server.runJob('loop.forceStops')
    const offline_at = ago(2 * 3600)
    const answer = await it.stop(id, offline_at, { status: 5, descricao: 'Até o almoço' })
    expect(answer.body.data).toMatchObject({ status: 5, fim: offline_at, ajustes: null, descricao: 'Até o almoço' })
    const manager = await server.as(await makePerson(server.db, { role: 2 }))
    const shown = async () => (await manager.call(loopCalls.show, { id })).body.data
    expect(await shown()).toMatchObject({
      status: 5,
      faturavel: 'Erro',
      data_fim: ago(3600),
      adjustments: [{ data_fim: offline_at, ajustes: null, reason: 'stoppedOffline' }],
    })
    expect((await auditOf(server, 'loop', id)).map(({ event, detail }) => [event, detail])).toEqual([
      ['loop.forced', expect.anything()],
      ['loop.denied', {}],
      ['loop.stoppedOffline', { from: ago(3600), to: offline_at, offline_at }],
    ])
    // The next offline loop does not overlap it.
    expect((await it.start(ago(6600))).body).toMatchObject({ status: 'success' })
    // Only an end with a justification concludes it.
    expect((await it.conclude(id)).body).toMatchObject({ status: 'error', field: 'data_fim_ajuste' })
    const ending = { data_fim_ajuste: formatCall(new Date(ago(9000))), ajustes: 'Parei para almoçar' }
    expect((await it.conclude(id, ending)).body).toMatchObject({ status: 'success', horatotal: '00:30:00' })
    expect(await shown()).toMatchObject({ status: 3, concluded_from: 5, data_fim: ago(3600), fim: ago(9000) })
  })

  test('stopped after the check was missed, it stays forced', async () => {
    const it = await offline()
    const id = await makeLoop(server.db, { user: it.person, atom: it.atom, from: ago(3 * 3600) })
    const before = await it.stop(id, ago(1800))
    expect(before.body.data).toMatchObject({ status: 4, hora_total: '02:00:00' })
    expect((await it.stop(id, ago(1800))).body.data).toMatchObject({ status: 4, hora_total: '02:00:00' })
  })
})
