import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { looperTypeCrud } from '#contract/looperType/looperType.ts'
import { freshHouse, type House, type Visitor } from '#server/testing/house.ts'
import { importing } from '#server/testing/imports.ts'
import { makePerson } from '#server/testing/make.ts'

let house: House
let me: Visitor
beforeAll(async () => {
  house = await freshHouse()
  me = await house.as(await makePerson(house.db, { role: 1 }))
})
afterAll(() => house.close())

const LINES = 10_000
/** One line in 33 or so is wrong, each in one of three ways. */
const wrongAt = (at: number): string | undefined => {
  if (at % 33 !== 0 || at >= 33 * 300) return undefined
  return (['cor', 'valor', 'nome'] as const)[(at / 33) % 3]
}
const bigFile = () =>
  [
    'Nome;Cor;Valor da hora;Descrição',
    ...Array.from({ length: LINES }, (_, at) => {
      const wrong = wrongAt(at)
      const nome = wrong === 'nome' ? '' : `Tipo ${at}`
      return `${nome};${wrong === 'cor' ? 'azul' : '#2563eb'};${wrong === 'valor' ? 'dez' : 'R$ 1.234,56'};"Linha ""${at}"";\nduas"`
    }),
  ].join('\r\n')

const countTypes = async () => {
  const { count } = await house.db
    .selectFrom('looper_types')
    .where('deleted_at', 'is', null)
    .select((on) => on.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

describe('10,000 lines of which 300 are wrong', () => {
  test('dry run, valid only, undo', async () => {
    const it = importing(house, me)
    const t0 = performance.now()
    const up = await it.upload('looperType', bigFile())
    const t1 = performance.now()
    expect(up).toMatchObject({ lines: LINES, mapping: ['nome', 'color', 'valor_hora_centavos', 'descricao'] })
    const checked = await it.check(up)
    const t2 = performance.now()
    expect(checked).toMatchObject({ state: 'checked', created: 9700, failed: 300 })
    expect(await countTypes()).toBe(0)
    const done = await it.run(checked, true)
    const t3 = performance.now()
    expect(done).toMatchObject({ state: 'done', created: 9700, failed: 300 })
    const undone = await it.undo(done)
    const t4 = performance.now()
    expect([t1 - t0, t2 - t1, t3 - t2, t4 - t3].map(Math.round)).toHaveLength(4)
    expect(undone).toMatchObject({ state: 'undone', undone: 9700 })
    expect(await countTypes()).toBe(0)
    void looperTypeCrud
  }, 120_000)
})
