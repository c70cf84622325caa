import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { orderItemKind } from './order.codes.ts'
import { dueOn, itemsThatFit, priceOf, signedOf, totalsOf } from './order.rules.ts'

const clock = (text: string): number => {
  const [hours = 0, minutes = 0, seconds = 0] = text.split(':').map(Number)
  return hours * 3600 + minutes * 60 + seconds
}
const { bonus, discount, expense } = orderItemKind.of

test.each([
  ['0:59:00', 10_000, 10, 10_000, 'a minute short of an hour is paid as one'],
  ['1:20:00', 10_000, 13, 13_000, 'twenty minutes are three tenths'],
  ['1:30:00', 10_000, 15, 15_000, 'half an hour stays half'],
  ['0:02:59', 10_000, 0, 0, 'less than three minutes are nothing'],
  ['0:03:00', 10_000, 1, 1000, 'three minutes are a tenth'],
  ['0:03:59', 10_000, 1, 1000, 'seconds are dropped'],
  ['2:57:00', 10_000, 30, 30_000, 'the carry goes to the hour'],
  ['24:00:00', 10_000, 240, 240_000, 'a whole day'],
  ['0:06:00', 12_345, 1, 1235, 'half a centavo is rounded up'],
  ['0:06:00', 12_344, 1, 1234, 'less than half is rounded down'],
  ['0:06:00', 1, 1, 0, 'a centavo an hour'],
  ['8:00:00', 8765, 80, 70_120, 'a day of work'],
])('%s at %i centavos an hour is %i tenths and %i centavos: %s', (text, valor_hora_centavos, decimos, centavos) => {
  expect(priceOf({ segundos: clock(text), valor_hora_centavos })).toEqual({ decimos, centavos })
})

test.each([
  ['2026-03-10T15:00:00Z', '2026-03-13', 'a Tuesday: this Friday'],
  ['2026-03-13T15:00:00Z', '2026-03-20', 'a Friday: the next one'],
  ['2026-03-14T02:59:00Z', '2026-03-20', 'the closing of a week: a week later'],
  ['2026-03-14T03:00:00Z', '2026-03-20', 'a Saturday'],
])('an order made at %s is due on %s (%s)', (made, day) => {
  expect(dueOn(new Date(made))).toBe(day)
})

test.each([
  [
    'all that adds, confirmed or not of a discount',
    [
      [bonus, 500],
      [expense, 300],
    ],
    0,
    [0, 1],
  ],
  ['a discount that leaves nothing', [[discount, 1000]], 1000, [0]],
  ['no discount that goes below nothing', [[discount, 1001]], 1000, []],
  [
    'a discount that a bonus behind it pays for',
    [
      [discount, 1500],
      [bonus, 500],
    ],
    1000,
    [0, 1],
  ],
  [
    'the second discount where the first does not fit',
    [
      [discount, 2000],
      [discount, 400],
    ],
    1000,
    [1],
  ],
])('an order takes %s', (_, items, worth, taken) => {
  const all = items.map(([kind = 0, centavos = 0], at) => ({ kind, centavos, at }))
  expect(itemsThatFit(worth, all).map((it) => it.at)).toEqual(taken)
})

const loop = fc.record({
  segundos: fc.integer({ min: 0, max: 86_400 }),
  valor_hora_centavos: fc.integer({ min: 1, max: 10_000_000 }),
})
const item = fc.record({
  kind: fc.constantFrom(bonus, discount, expense),
  centavos: fc.integer({ min: 1, max: 9_999_999 }),
})

describe('whatever an order holds', () => {
  test('its lines sum to its total, in whichever order they stand and however they are grouped', () => {
    fc.assert(
      fc.property(fc.array(loop), fc.array(item), fc.nat(), (loops, items, cut) => {
        const fitting = itemsThatFit(totalsOf(loops, []).loops_centavos, items)
        const totals = totalsOf(loops, fitting)
        const at = loops.length === 0 ? 0 : cut % loops.length
        const turned = [...loops.slice(at), ...loops.slice(0, at)]
        expect(totalsOf(turned, [...fitting].toReversed())).toEqual(totals)
        const [one, two] = [totalsOf(loops.slice(0, at), []), totalsOf(loops.slice(at), fitting)]
        expect(one.total_centavos + two.total_centavos).toBe(totals.total_centavos)
        expect(one.decimos + two.decimos).toBe(totals.decimos)
        expect(totals.total_centavos).toBe(
          loops.reduce((sum, it) => sum + priceOf(it).centavos, 0) + fitting.reduce((sum, it) => sum + signedOf(it), 0),
        )
      }),
    )
  })

  test('nothing of it is negative, a fraction, or more than five centavos a tenth away from the exact amount', () => {
    fc.assert(
      fc.property(fc.array(loop), fc.array(item), (loops, items) => {
        const worth = totalsOf(loops, []).loops_centavos
        const fitting = itemsThatFit(worth, items)
        const { total_centavos } = totalsOf(loops, fitting)
        expect(total_centavos).toBeGreaterThanOrEqual(0)
        expect(Number.isSafeInteger(total_centavos)).toBe(true)
        // All that adds is taken; what is left out would bring it below zero.
        expect(items.filter((it) => it.kind !== discount && !fitting.includes(it))).toEqual([])
        for (const it of loops) {
          const { decimos, centavos } = priceOf(it)
          expect(Math.abs(centavos - (decimos * it.valor_hora_centavos) / 10)).toBeLessThanOrEqual(0.5)
        }
      }),
    )
  })
})
