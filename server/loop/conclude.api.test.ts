import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { formatCall } from '#contract/kit/dates.ts'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import { loopSchemas } from '#contract/loop/loop.ts'
import { makeAtom, makeLoop, makePerson } from '#server/testing/make.ts'
import { auditOf, scene, send, storedLoop } from '#server/testing/scene.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer()
})
afterAll(() => server.close())
beforeEach(() => server.clock.set('2026-03-10T15:00:00Z'))

const FROM = '2026-03-10T13:00:00Z'
const call = (iso: string) => formatCall(new Date(iso))

/** A loop that stopped at `to`, waiting for its owner. */
const stopped = async (it: { status?: number; from?: string; to?: string; zone?: string } = {}) => {
  const made = await scene(server)
  if (it.zone) await server.db.updateTable('users').set({ zone: it.zone }).where('id', '=', made.person.id).execute()
  const times = { from: it.from ?? FROM, to: it.to ?? '2026-03-10T14:00:00Z' }
  const id = await makeLoop(server.db, { user: made.person, atom: made.atom, status: it.status ?? 2, ...times })
  return { ...made, id }
}

describe('concluding', () => {
  test('answers in the shape of the contract', async () => {
    const { id, conclude } = await stopped()
    const answer = await conclude(id, { descricao: ' Tela 🎉 مرحبا ', tipo: 11 })
    const body = loopSchemas.conclude.output.parse(answer.body)
    expect(body).toMatchObject({ message: 'Loop concluído.', horatotal: '01:00:00', horaTotalDia: '01:00:00' })
    expect(body.data).toMatchObject({ id, status: 3, descricao: 'Tela 🎉 مرحبا', tipo: 11, hora_total: '01:00:00' })
    expect(await storedLoop(server, id)).toMatchObject({ status: 3, descricao: 'Tela 🎉 مرحبا', tipo: 11 })
  })

  test.each([
    ['no description', { descricao: undefined }, 'descricao', 'Preencha este campo.'],
    ['an empty one', { descricao: '' }, 'descricao', 'Descreva o que foi feito.'],
    ['one of spaces', { descricao: ' \n\t ' }, 'descricao', 'Descreva o que foi feito.'],
    ['one that nobody sees', { descricao: '\u200B\u3164' }, 'descricao', 'Descreva o que foi feito.'],
    ['one of 141 characters', { descricao: 'x'.repeat(141) }, 'descricao', 'No máximo 140 caracteres.'],
    ['no type', { tipo: undefined }, 'tipo', 'Preencha este campo.'],
    ['type 0', { tipo: 0 }, 'tipo', 'No mínimo 1.'],
    ['type 12', { tipo: 12 }, 'tipo', 'No máximo 11.'],
    ['type 1.5', { tipo: 1.5 }, 'tipo', undefined],
    ['a type as text', { tipo: '1' }, 'tipo', 'O tipo deste valor não é o esperado.'],
    ['a justification of 141', { ajustes: 'x'.repeat(141) }, 'ajustes', 'No máximo 140 caracteres.'],
    [
      'an end that is no moment',
      { data_fim_ajuste: '31-02-2026 10:00:00', ajustes: 'x' },
      'data_fim_ajuste',
      undefined,
    ],
    ['an end in another form', { data_fim_ajuste: '2026-03-10T14:00:00Z', ajustes: 'x' }, 'data_fim_ajuste', undefined],
    ['status 6', { status: 6 }, 'status', undefined],
    ['a total of its own', { horatotal: '99:00:00' }, 'horatotal', 'Este campo não existe nesta chamada.'],
  ])('%s is refused by name', async (_name, more, path, message) => {
    const { id, conclude } = await stopped()
    const before = await storedLoop(server, id)
    const answer = await conclude(id, more)
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path, ...(message ? { message } : {}) }] } })
    expect(await storedLoop(server, id)).toEqual(before)
  })

  test('140 characters and each type from 1 to 11 are good', async () => {
    for (let tipo = 1; tipo <= 11; tipo += 1) {
      const { id, conclude } = await stopped()
      expect((await conclude(id, { descricao: 'x'.repeat(140), tipo })).body['status']).toBe('success')
    }
  })
})

describe('adjusting the end', () => {
  const justified = { ajustes: 'Saí para almoçar' }

  test.each([4, 5])('a loop of status %i needs an end', async (status) => {
    const { id, conclude } = await stopped({ status })
    const words = { status: 'error', message: 'Data e Hora não informada!', field: 'data_fim_ajuste' }
    expect((await conclude(id)).body).toEqual(words)
    expect((await conclude(id, justified)).body).toEqual(words)
    expect((await conclude(id, { data_fim_ajuste: null, ...justified })).body).toEqual(words)
  })

  test.each([2, 4, 5])('of a loop of status %i needs a justification', async (status) => {
    const { id, conclude } = await stopped({ status })
    const words = { status: 'error', message: 'Informe a justificativa do ajuste.', field: 'ajustes' }
    for (const ajustes of [undefined, null, '', '   ', '\u200B\u2060'])
      expect((await conclude(id, { data_fim_ajuste: call('2026-03-10T13:30:00Z'), ajustes })).body).toEqual(words)
    expect(await storedLoop(server, id)).toMatchObject({ status, data_fim_ajuste: null, version: 1 })
  })

  test.each([
    ['before the start', '2026-03-10T12:59:59Z', 'O fim não pode ser antes do início.'],
    ['a second ahead', '2026-03-10T15:00:01Z', 'O fim não pode estar no futuro.'],
    ['in another age', '9999-12-31T23:59:59Z', 'O fim não pode estar no futuro.'],
    ['at the start', FROM, undefined],
    ['now', '2026-03-10T15:00:00Z', undefined],
  ])('%s', async (_name, end, message) => {
    const { id, conclude } = await stopped({ status: 4 })
    const { body } = await conclude(id, { data_fim_ajuste: call(end), ...justified })
    const refused = { status: 'error', message, field: 'data_fim_ajuste' }
    expect(body).toMatchObject(
      message ? refused : { status: 'success', data: { inicio: new Date(FROM).toISOString() } },
    )
    expect(await storedLoop(server, id)).toMatchObject({ status: message ? 4 : 3 })
  })

  test('into the next loop is refused, up to it is not', async () => {
    const { person, atom, id, conclude } = await stopped({ status: 4 })
    await makeLoop(server.db, { user: person, atom, from: '2026-03-10T14:20:00Z', to: '2026-03-10T14:40:00Z' })
    const over = await conclude(id, { data_fim_ajuste: call('2026-03-10T14:20:01Z'), ...justified })
    const message = 'Este período se sobrepõe a outro loop seu.'
    expect(over).toMatchObject({ status: 200, body: { status: 'error', message, field: 'data_fim_ajuste' } })
    expect(await storedLoop(server, id)).toMatchObject({ status: 4, ajustes: null, version: 1 })
    expect(await auditOf(server, 'loop', id)).toEqual([])
    const touching = await conclude(id, { data_fim_ajuste: call('2026-03-10T14:20:00Z'), ...justified })
    expect(touching.body).toMatchObject({ status: 'success', horatotal: '01:20:00', horaTotalDia: '01:40:00' })
  })

  test('into a loop that runs is refused', async () => {
    const { id, conclude, begun } = await stopped({ status: 4 })
    await begun()
    server.clock.advance(600)
    const over = await conclude(id, { data_fim_ajuste: call('2026-03-10T15:05:00Z'), ...justified })
    expect(over.body).toMatchObject({ status: 'error', message: 'Este período se sobrepõe a outro loop seu.' })
  })

  test('takes 140 characters of justification and keeps the mark', async () => {
    const { id, conclude } = await stopped({ status: 5 })
    const ajustes = 'ç'.repeat(140)
    await conclude(id, { data_fim_ajuste: call('2026-03-10T13:10:00Z'), ajustes })
    const row = await storedLoop(server, id)
    expect(row).toMatchObject({ ajustes, data_fim: '2026-03-10T14:00:00.000Z', segundos: 600, concluded_from: 5 })
  })

  test('is open for a day after the conclusion, not a second longer', async () => {
    const { id, conclude } = await stopped()
    await conclude(id)
    const adjust = (minute: number) =>
      conclude(id, { data_fim_ajuste: call(`2026-03-10T13:${minute}:00Z`), ...justified })
    server.clock.advance(24 * 3600)
    expect((await adjust(30)).body).toMatchObject({ status: 'success', horatotal: '00:30:00' })
    server.clock.advance(1)
    const message = 'O prazo para corrigir este loop terminou.'
    expect((await adjust(40)).body).toEqual({ status: 'error', message })
    expect(await storedLoop(server, id)).toMatchObject({ segundos: 1800, concluded_at: '2026-03-10T15:00:00.000Z' })
  })
})

describe('hours and value', () => {
  test.each([
    [59, 0, '00:00:59'],
    [2 * 60 + 59, 0, '00:02:59'],
    [3 * 60, 1, '00:03:00'],
    [59 * 60, 10, '00:59:00'],
    [80 * 60, 13, '01:20:00'],
    [90 * 60 + 59, 15, '01:30:59'],
    [26 * 3600, 260, '26:00:00'],
  ])('%i seconds are %i tenths of an hour', async (seconds, tenths, total) => {
    const to = new Date(Date.parse('2026-03-08T12:00:00Z') + seconds * 1000).toISOString()
    const { id, conclude } = await stopped({ from: '2026-03-08T12:00:00Z', to })
    expect((await conclude(id)).body['horatotal']).toBe(total)
    expect(await storedLoop(server, id)).toMatchObject({ segundos: seconds, horas_decimos: tenths })
  })

  test('the hourly value is that of the moment of the conclusion, whatever comes after', async () => {
    const admin = await server.as(await makePerson(server.db, { role: 1 }))
    const { person, id, conclude } = await stopped({ to: '2026-03-10T14:20:00Z' })
    const pay = (centavos: number) =>
      server.db.updateTable('users').set({ valor_hora_centavos: centavos }).where('id', '=', person.id).execute()
    const shown = async () => (await admin.call(loopCalls.show, { id })).body.data
    expect(await shown()).toMatchObject({ valor_hora: null, valor: null })
    await pay(3333)
    await conclude(id)
    await pay(9999)
    // 1.3 h × R$ 33,33 = R$ 43,329
    expect(await shown()).toMatchObject({ valor_hora: 33.33, valor: 43.33, decimal: 1.3 })
    await conclude(id, { data_fim_ajuste: call('2026-03-10T13:30:00Z'), ajustes: 'Conferi' })
    expect(await shown()).toMatchObject({ valor_hora: 33.33, valor: 16.67, decimal: 0.5 })
  })

  test('a correction that rewords leaves in the audit what stood there before', async () => {
    const { id, conclude } = await stopped()
    await conclude(id, { descricao: 'Tela', tipo: 1 })
    const corrected = { data_fim_ajuste: call('2026-03-10T13:30:00Z'), ajustes: 'Conferi' }
    await conclude(id, { ...corrected, descricao: 'Tela de entrada', tipo: 2 })
    await conclude(id, { ...corrected, descricao: 'Tela de entrada', tipo: 2 })
    const edits = (await auditOf(server, 'loop', id)).filter((it) => it.event === 'loop.edited')
    expect(edits.map((it) => it.detail)).toEqual([
      { field: 'descricao', from: 'Tela', to: 'Tela de entrada' },
      { field: 'tipo', from: 1, to: 2 },
    ])
  })

  test('a justification without an end is refused, by the name of what lacks, and not lost', async () => {
    const { id, conclude } = await stopped()
    expect((await conclude(id, { ajustes: 'Saí antes' })).body).toEqual({
      status: 'error',
      message: 'Data e Hora não informada!',
      field: 'data_fim_ajuste',
    })
    expect(await storedLoop(server, id)).toMatchObject({ status: 2, ajustes: null })
  })

  test('data_fim is the mark and fim the end that counts, in every call', async () => {
    const { id, conclude } = await stopped()
    const end = '2026-03-10T13:30:00Z'
    const { data } = loopSchemas.conclude.output.parse(
      (await conclude(id, { data_fim_ajuste: call(end), ajustes: 'Saí antes' })).body,
    )
    expect(data).toMatchObject({ data_fim: call('2026-03-10T14:00:00Z'), fim: new Date(end).toISOString() })
    const admin = await server.as(await makePerson(server.db, { role: 1 }))
    expect((await admin.call(loopCalls.show, { id })).body.data).toMatchObject({
      data_fim: '2026-03-10T14:00:00.000Z',
      fim: new Date(end).toISOString(),
      concluded_at: server.clock.now().toISOString(),
    })
  })

  test('the total of a stop is the server’s, never the page’s', async () => {
    const { begun, stop } = await scene(server)
    const id = await begun()
    server.clock.advance(61)
    const { body } = await stop(id, { hora_total: '99:59:59' })
    expect(body).toMatchObject({ data: { hora_total: '00:01:01' } })
    expect(await storedLoop(server, id)).toMatchObject({ segundos: 61 })
  })
})

describe('the total of the day', () => {
  test('holds a loop over midnight wholly on the day on which it began, in São Paulo', async () => {
    // 23:00 to 01:30 there, the day before and after midnight.
    const { person, atom, me, id, conclude } = await stopped({
      from: '2026-03-10T02:00:00Z',
      to: '2026-03-10T04:30:00Z',
    })
    await makeLoop(server.db, { user: person, atom, from: '2026-03-09T23:30:00Z', to: '2026-03-10T00:00:00Z' })
    await makeLoop(server.db, { user: person, atom, from: '2026-03-10T05:00:00Z', to: '2026-03-10T05:15:00Z' })
    // The 9th, on which it began: half an hour earlier and all of its own.
    expect((await conclude(id)).body).toMatchObject({ horatotal: '02:30:00', horaTotalDia: '03:00:00' })
    const { body } = await me.call(loopCalls.load, { userId: person.id })
    // Today, the 10th: a quarter later.
    expect(body.horaTotalDia).toBe('00:15:00')
  })

  test.each([
    ['UTC', '02:30:00'],
    ['Asia/Tokyo', '02:30:00'],
    ['America/Sao_Paulo', '02:30:00'],
    ['America/Noronha', '00:00:00'],
  ])('is that of the person’s zone: %s', async (zone, expected) => {
    const loop = zone === 'America/Noronha' ? { from: '2026-03-10T01:59:59Z', to: '2026-03-10T01:59:59Z' } : undefined
    const { id, conclude } = await stopped({
      zone,
      ...(loop ?? { from: '2026-03-10T02:00:00Z', to: '2026-03-10T04:30:00Z' }),
    })
    expect((await conclude(id)).body['horaTotalDia']).toBe(expected)
  })

  test('is one’s own, and counts what is not concluded yet too', async () => {
    const { person, atom, id, conclude } = await stopped()
    const colleague = await makePerson(server.db)
    await makeLoop(server.db, { user: colleague, atom, from: FROM, to: '2026-03-10T14:00:00Z' })
    await makeLoop(server.db, {
      user: person,
      atom,
      status: 4,
      from: '2026-03-10T10:00:00Z',
      to: '2026-03-10T12:00:00Z',
    })
    expect((await conclude(id)).body['horaTotalDia']).toBe('03:00:00')
  })
})

describe('stopping', () => {
  test.each([
    [0, 0],
    [-120, -120],
    [-121, 0],
    [60, 0],
    [86_400, 0],
  ])('by a clock %i s from the server’s ends at %i s', async (offset, counted) => {
    const { at, begun, stop } = await scene(server)
    const id = await begun()
    server.clock.advance(3600)
    expect((await stop(id, { data_fim: at(offset) })).body).toMatchObject({ data: { data_fim: at(counted) } })
  })

  test('before the start is refused, as an adjusted end is, and the loop goes on', async () => {
    const { at, begun, stop } = await scene(server)
    const id = await begun()
    server.clock.advance(10)
    for (const status of [2, 5] as const)
      expect((await stop(id, { data_fim: at(-60), status })).body).toMatchObject({
        status: 'error',
        message: 'O fim não pode ser antes do início.',
        field: 'data_fim',
      })
    expect(await storedLoop(server, id)).toMatchObject({ status: 1, data_fim: null })
    expect((await stop(id, { data_fim: at(-10) })).body).toMatchObject({ data: { hora_total: '00:00:00' } })
  })

  test('may describe, and keeps the description of the start otherwise', async () => {
    const { begun, stop } = await scene(server)
    const id = await begun({ descricao: 'Do começo' })
    expect((await stop(id, { descricao: null })).body).toMatchObject({ data: { descricao: 'Do começo' } })
    const other = await begun({ descricao: 'Do começo' })
    expect((await stop(other, { descricao: 'Do fim' })).body).toMatchObject({ data: { descricao: 'Do fim' } })
  })

  test.each([
    ['no end', { data_fim: undefined }, 'data_fim'],
    ['an end that is no moment', { data_fim: '30-02-2026 12:00:00' }, 'data_fim'],
    ['a total that is no clock', { hora_total: '1h' }, 'hora_total'],
    ['status 3', { status: 3 }, 'status'],
    ['status 1', { status: 1 }, 'status'],
    ['a description of 141', { descricao: 'x'.repeat(141) }, 'descricao'],
    ['a justification of 141', { ajustes: 'x'.repeat(141) }, 'ajustes'],
    ['the person', { user_id: 1 }, 'user_id'],
  ])('with %s is refused by name, and the loop runs on', async (_name, more, path) => {
    const { begun, stop } = await scene(server)
    const id = await begun()
    expect(await stop(id, more)).toMatchObject({ status: 422, body: { errors: [{ path }] } })
    expect(await storedLoop(server, id)).toMatchObject({ status: 1, version: 1 })
  })

  test('says what happened in the browser’s language', async () => {
    const { me, id } = await stopped({ status: 4 })
    const payload = { id, descricao: 'Done', tipo: 1 }
    const headers = { 'x-locale': 'en' }
    const token = await me.token()
    const answer = await send(server, { method: 'PATCH', url: loopCalls.conclude.path, token, headers, payload })
    expect(answer.json()).toEqual({ status: 'error', message: 'Enter a date and time.', field: 'data_fim_ajuste' })
    const wrong = await send(server, {
      method: 'PATCH',
      url: loopCalls.conclude.path,
      token,
      headers,
      payload: { ...payload, tipo: 12 },
    })
    expect(wrong.json()).toMatchObject({
      detail: 'Please check the fields!',
      errors: [{ path: 'tipo', message: 'At most 11.' }],
    })
  })
})

test('a loop that was paid for does not fall with its atom', async () => {
  const { id } = await stopped({ status: 6 })
  const loop = await storedLoop(server, id)
  const atom = await makeAtom(server.db)
  expect(loop?.atomo_id).not.toBe(atom.id)
  await expect(
    server.db
      .deleteFrom('atoms')
      .where('id', '=', loop?.atomo_id ?? 0)
      .execute(),
  ).rejects.toMatchObject({ code: '23503' })
})
