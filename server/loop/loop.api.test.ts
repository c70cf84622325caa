import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatCall } from '#contract/kit/dates.ts'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import { loopSchemas } from '#contract/loop/loop.ts'
import { makeAtom, makePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer()
})
afterAll(() => server.close())

const at = () => formatCall(server.clock.now())

const looper = async () => {
  const person = await makePerson(server.db)
  const atom = await makeAtom(server.db, { loopers: [person] })
  const me = await server.as(person)
  const start = () =>
    me.call(loopCalls.start, { user_id: person.id, atomo_id: atom.id, data_inicio: at(), status: 1 as const })
  return { person, atom, me, start }
}

describe('a loop from start to conclusion', () => {
  test('starts, stops, concludes and tells its hours', async () => {
    const { person, me, start } = await looper()
    const started = await start()
    expect(started.body).toMatchObject({ status: 'success', data: { status: 1, user_id: person.id } })
    server.clock.advance(3725)
    const { id } = started.body.data
    const stopped = await me.call(loopCalls.stop, { id, data_fim: at(), hora_total: '01:02:05', status: 2 })
    expect(stopped.body).toMatchObject({ status: 'success', data: { status: 2, hora_total: '01:02:05' } })
    const concluded = await me.call(loopCalls.conclude, { id, descricao: 'Tela de entrada', tipo: 1 })
    expect(concluded.body).toMatchObject({
      status: 'success',
      horatotal: '01:02:05',
      horaTotalDia: '01:02:05',
      data: { status: 3, tipo: 1 },
    })
    const stored = await server.db.selectFrom('loops').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(stored).toMatchObject({ segundos: 3725, horas_decimos: 10, valor_hora_centavos: 10_000, concluded_from: 2 })
  })

  test('and one that nobody answered for is told in full, with its marks, its adjustment and its history', async () => {
    const { atom, me, start } = await looper()
    const { id } = (await start()).body.data
    const begun = server.clock.now()
    server.clock.advance(7291)
    const stopped = await me.call(loopCalls.stop, { id, data_fim: at(), status: 2 })
    expect(stopped.body).toMatchObject({ data: { status: 4, hora_total: '02:00:00' } })
    const end = new Date(begun.getTime() + 5_400_000)
    const adjustment = { data_fim_ajuste: formatCall(end), ajustes: 'Esqueci de parar' }
    await me.call(loopCalls.conclude, { id, descricao: 'Tela de entrada', tipo: 2, ...adjustment })
    const answer = await me.call(loopCalls.show, { id })
    const { data } = loopSchemas.show.output.parse(answer.body)
    expect(data).toMatchObject({
      id,
      atomo: { id: atom.id, deleted_at: null },
      project: { id: atom.venture_id },
      inicio: begun.toISOString(),
      data_fim: new Date(begun.getTime() + 7_200_000).toISOString(),
      fim: end.toISOString(),
      total: '01:30:00',
      decimal: 1.5,
      status: 3,
      concluded_from: 4,
      tipo: 2,
      faturavel: 'Sim',
      ajustes: 'Esqueci de parar',
      adjustments: [
        { data_fim: end.toISOString(), ajustes: 'Esqueci de parar', created_at: server.clock.now().toISOString() },
      ],
    })
    expect(data.history.map((it) => it.event)).toEqual(['loop.forced', 'loop.adjusted', 'loop.concluded'])
  })
})
