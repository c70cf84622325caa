import { describe, expect, test } from 'vitest'
import {
  aheadOf,
  burnedOf,
  earningsDays,
  marginOf,
  monthsOf,
  percentTenth,
  progressOf,
  type Burn,
} from './earnings.rules.ts'

test.each([
  [1, 3, 33.3],
  [2, 3, 66.7],
  [1, 8, 12.5],
  // Halves of a tenth go away from zero, also where a quotient in binary is a little less.
  [1, 80, 1.3],
  [1005, 10_000, 10.1],
  [-1, 80, -1.3],
  [-5, 4, -125],
  [-1, 10_000, 0],
  [0, 5, 0],
  [5, 0, null],
  [5, -1, null],
  // Beyond what a double holds exactly.
  [9_007_199_254_740_991, 9_007_199_254_740_991, 100],
])('%d of %d are %d %%', (part, whole, percent) => {
  expect(percentTenth(part, whole)).toBe(percent)
})

test('ten thousand parts of a whole come back to it, as centavos, not as percents', () => {
  const parts = Array.from({ length: 10_000 }, (_, at) => 1 + ((at * 7919) % 100_003))
  const whole = parts.reduce((sum, it) => sum + it, 0)
  expect(percentTenth(whole, whole)).toBe(100)
  expect(parts.every((it) => (percentTenth(it, whole) ?? -1) >= 0)).toBe(true)
})

describe('margin', () => {
  const earned = (revenue_centavos: number, cost_centavos: number) => ({
    revenue_centavos,
    cost_centavos,
    margin_centavos: revenue_centavos - cost_centavos,
  })
  test.each([
    [10_000, 4000, 60],
    [10_000, 10_000, 0],
    [10_000, 25_000, -150],
    [0, 4000, null],
    [0, 0, null],
  ])('of a revenue of %d and a cost of %d is %d %%', (revenue, cost, percent) => {
    expect(marginOf(earned(revenue, cost))).toBe(percent)
  })
})

const venture: Burn & { stage: string; deleted_at: string | null } = {
  delivery_type: 1,
  price_centavos: 100_000,
  hours_planned: 10,
  spent_centavos: 62_000,
  tracked: 5 * 3600,
  progress: { done: 2, total: 5 },
  stage: 'execution',
  deleted_at: null,
}

describe('burn', () => {
  test('of a closed scope is its cost against its price, of LIVE its hours against the planned ones', () => {
    expect(burnedOf(venture)).toBe(62)
    expect(burnedOf({ ...venture, delivery_type: 2 })).toBe(50)
    expect(burnedOf({ ...venture, delivery_type: 2, hours_planned: 0.1, tracked: 720 })).toBe(200)
  })

  test('is none without a price or without planned hours', () => {
    expect(burnedOf({ ...venture, price_centavos: null })).toBe(null)
    expect(burnedOf({ ...venture, price_centavos: 0 })).toBe(null)
    expect(burnedOf({ ...venture, delivery_type: 2, hours_planned: null })).toBe(null)
  })

  test('is ahead of the progress by points; finishing more than was burned is below zero', () => {
    expect([progressOf(venture), aheadOf(venture)]).toEqual([40, 22])
    expect(aheadOf({ ...venture, progress: { done: 4, total: 5 } })).toBe(-18)
    expect(aheadOf({ ...venture, spent_centavos: 40_000 })).toBe(0)
    // 0.1 is no sum of doubles: 33.4 − 33.3.
    expect(aheadOf({ ...venture, spent_centavos: 33_400, progress: { done: 1, total: 3 } })).toBe(0.1)
  })

  test('without atoms there is no progress', () => {
    expect(aheadOf({ ...venture, progress: { done: 0, total: 0 } })).toBe(62)
  })

  test.each([
    { stage: 'finished' },
    { stage: 'accepted' },
    { deleted_at: '2026-03-01T12:00:00Z' },
    { delivery_type: 2 },
    { price_centavos: null },
  ])('of %o is compared with nothing', (over) => {
    expect(aheadOf({ ...venture, ...over })).toBe(null)
  })
})

describe('days', () => {
  test('are this year where none are asked for', () => {
    expect(earningsDays({}, '2028-02-29')).toEqual({ from: '2028-01-01', to: '2028-12-31' })
    expect(earningsDays({ from: '2027-05-01', to: '2027-05-31' }, '2028-02-29')).toEqual({
      from: '2027-05-01',
      to: '2027-05-31',
    })
    expect(earningsDays({ from: '2028-01-15' }, '2028-02-29')).toEqual({ from: '2028-01-15', to: '2028-02-29' })
  })

  test('are cut into months', () => {
    expect(monthsOf({ from: '2027-12-15', to: '2028-03-01' })).toEqual([
      { from: '2027-12-15', to: '2027-12-31' },
      { from: '2028-01-01', to: '2028-01-31' },
      { from: '2028-02-01', to: '2028-02-29' },
      { from: '2028-03-01', to: '2028-03-01' },
    ])
    expect(monthsOf({ from: '2018-01-01', to: '2027-12-31' })).toHaveLength(120)
    expect(monthsOf({ from: '2018-01-01', to: '2028-01-01' })).toBe(undefined)
  })
})
