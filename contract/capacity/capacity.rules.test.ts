import { expect, test } from 'vitest'
import { spreader } from './capacity.rules.ts'

// 2026-03-10 is a Tuesday.
const spread = spreader({ today: '2026-03-10', weeks: ['2026-03-08', '2026-03-15', '2026-03-22'] })

test('an estimate is spread evenly over the workdays from today to the planned day', () => {
  expect(spread({ seconds: 9 * 3600, from: null, to: '2026-03-20' })).toEqual([4 * 3600, 5 * 3600, 0])
})

test('it begins with its gate, where that is to come', () => {
  expect(spread({ seconds: 3600, from: '2026-03-16', to: '2026-03-17' })).toEqual([0, 3600, 0])
  expect(spread({ seconds: 3600, from: '2026-01-01', to: '2026-03-10' })).toEqual([3600, 0, 0])
})

test('what is late is of this week, and what is planned for a weekend stays there', () => {
  expect(spread({ seconds: 3600, from: null, to: '2026-01-01' })).toEqual([3600, 0, 0])
  expect(spread({ seconds: 3600, from: '2026-03-21', to: '2026-03-21' })).toEqual([0, 3600, 0])
})

test('what comes after the last week is not counted, and a plan without end is no endless work', () => {
  expect(spread({ seconds: 3600, from: null, to: '9999-12-31' })[2]).toBeLessThan(60)
})
