import fc from 'fast-check'
import { expect, test } from 'vitest'
import { invoiceLineKind } from './invoice.codes.ts'
import { dueAfter, linesOf, totalOf, type ChargedLoop } from './invoice.rules.ts'

const { entrega, hours, other } = invoiceLineKind.of
const venture = { id: 1, nome: 'Lua' }
const loop = (id: number, more: Partial<ChargedLoop> = {}): ChargedLoop => ({
  id,
  venture,
  atomo: { id: 5, nome: 'Telas' },
  segundos: 4800,
  valor_hora_centavos: 15_000,
  ...more,
})
const none = { entregas: [], loops: [], others: [] }

test('an invoice has its deliverables, the hours of each atom together, and what was entered by hand', () => {
  const lines = linesOf({
    entregas: [{ id: 3, nome: 'Portal', venture, valor_centavos: 500_000 }],
    loops: [loop(1), loop(2), loop(3, { atomo: { id: 6, nome: 'Login' }, segundos: 1800 })],
    others: [{ venture, descricao: 'Domínio', centavos: 9990 }],
  })
  // 1:20 is 1.3 hours, each loop rounded for itself: 2.6 hours at R$ 150,00.
  expect(lines.map(({ kind, descricao, decimos, centavos }) => [kind, descricao, decimos, centavos])).toEqual([
    [entrega, 'Portal', null, 500_000],
    [hours, 'Telas', 26, 39_000],
    [hours, 'Login', 5, 7500],
    [other, 'Domínio', null, 9990],
  ])
  expect(totalOf(lines)).toBe(556_490)
})

test('hours that come to nothing are no line, and count within one that is worth something', () => {
  const short = { segundos: 120 }
  expect(linesOf({ ...none, loops: [loop(1, short)] })).toEqual([])
  const [line] = linesOf({ ...none, loops: [loop(1, short), loop(2)] })
  expect(line).toMatchObject({ decimos: 13, centavos: 19_500 })
  expect(line?.loops.map((it) => it.centavos)).toEqual([0, 19_500])
})

test('an atom that was moved has a line for each of its ventures, at each one’s rate', () => {
  const moved = loop(2, { venture: { id: 2, nome: 'Sol' }, valor_hora_centavos: 20_000 })
  expect(linesOf({ ...none, loops: [loop(1), moved] }).map((it) => [it.venture.id, it.centavos])).toEqual([
    [1, 19_500],
    [2, 26_000],
  ])
})

test.each([
  ['2026-03-10', '2026-03-25'],
  ['2026-12-20', '2027-01-04'],
  ['2028-02-20', '2028-03-06'],
])('an invoice of %s is due on %s', (issued, due) => expect(dueAfter(issued)).toBe(due))

const loops = fc.array(
  fc.record({
    segundos: fc.integer({ min: 0, max: 86_400 }),
    valor_hora_centavos: fc.constantFrom(1, 3333, 15_000, 99_999_999),
    atomo: fc.integer({ min: 1, max: 9 }),
  }),
  { maxLength: 200 },
)

test('whatever it holds: lines sum to the total, loops to their line, and no loop is there twice', () => {
  fc.assert(
    fc.property(loops, fc.array(fc.integer({ min: 1, max: 9_999_999 })), (all, worth) => {
      const charged = all.map(({ segundos, valor_hora_centavos, atomo }, at) =>
        // One rate a venture, as the table has it.
        loop(at + 1, {
          segundos,
          valor_hora_centavos,
          venture: { id: valor_hora_centavos, nome: 'V' },
          atomo: { id: atomo, nome: 'A' },
        }),
      )
      const entregas = worth.map((valor_centavos, at) => ({ id: at + 1, nome: 'E', venture, valor_centavos }))
      const lines = linesOf({ ...none, entregas, loops: charged })
      const held = lines.flatMap((it) => it.loops)
      expect(new Set(held.map((it) => it.id)).size).toBe(held.length)
      for (const line of lines) {
        expect(line.centavos).toBeGreaterThan(0)
        expect(Number.isSafeInteger(line.centavos)).toBe(true)
        if (line.kind === hours) {
          expect(line.centavos).toBe(line.loops.reduce((sum, it) => sum + it.centavos, 0))
          expect(line.decimos).toBe(line.loops.reduce((sum, it) => sum + it.decimos, 0))
        }
      }
      const ofLoops = held.reduce((sum, it) => sum + it.centavos, 0)
      expect(totalOf(lines)).toBe(ofLoops + worth.reduce((sum, it) => sum + it, 0))
    }),
  )
})

test('ten thousand loops in as many atoms sum to the centavo: nothing is rounded twice', () => {
  // 0.1 hour at R$ 33,33 is R$ 3,33: half a centavo and less are settled loop by loop.
  const many = Array.from({ length: 10_000 }, (_, at) =>
    loop(at + 1, { segundos: 360, valor_hora_centavos: 3333, atomo: { id: at + 1, nome: 'A' } }),
  )
  const lines = linesOf({ ...none, loops: many })
  expect(lines).toHaveLength(10_000)
  expect(totalOf(lines)).toBe(3_330_000)
})
