import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatCall } from '#contract/kit/dates.ts'
import { loopCalls } from '#contract/loop/loop.ts'
import { freshHouse, type House } from '#server/testing/house.ts'
import { makeAtom, makePerson } from '#server/testing/make.ts'

let house: House
beforeAll(async () => {
  house = await freshHouse()
})
afterAll(() => house.close())

const at = () => formatCall(house.clock.now())

const looper = async () => {
  const person = await makePerson(house.db)
  const atom = await makeAtom(house.db, { loopers: [person] })
  const me = await house.as(person)
  const start = () =>
    me.call(loopCalls.start, { user_id: person.id, atomo_id: atom.id, data_inicio: at(), status: 1 as const })
  return { person, atom, me, start }
}

describe('a loop from start to conclusion', () => {
  test('starts, stops, concludes and tells its hours', async () => {
    const { person, me, start } = await looper()
    const started = await start()
    expect(started.body).toMatchObject({ status: 'success', data: { status: 1, user_id: person.id } })
    house.clock.advance(3725)
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
    const stored = await house.db.selectFrom('loops').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(stored).toMatchObject({ segundos: 3725, horas_decimos: 10, valor_hora_centavos: 10_000, concluded_from: 2 })
  })
})
