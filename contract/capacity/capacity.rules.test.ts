import { expect, test } from 'vitest'
import { spread } from './capacity.rules.ts'

// 2026-03-10 is a Tuesday.
const about = { today: '2026-03-10', weeks: ['2026-03-08', '2026-03-15', '2026-03-22'] }

test('an estimate is spread evenly over the workdays from today to the planned day', () => {
  expect(spread({ seconds: 9 * 3600, from: null, to: '2026-03-20' }, about)).toEqual([4 * 3600, 5 * 3600, 0])
})

test('it begins with its gate, where that is to come', () => {
  expect(spread({ seconds: 3600, from: '2026-03-16', to: '2026-03-17' }, about)).toEqual([0, 3600, 0])
  expect(spread({ seconds: 3600, from: '2026-01-01', to: '2026-03-10' }, about)).toEqual([3600, 0, 0])
})

test('what is late is of this week, and what is planned for a weekend stays there', () => {
  expect(spread({ seconds: 3600, from: null, to: '2026-01-01' }, about)).toEqual([3600, 0, 0])
  expect(spread({ seconds: 3600, from: '2026-03-21', to: '2026-03-21' }, about)).toEqual([0, 3600, 0])
})

test('what comes after the last week is not counted, and a plan without end is no endless work', () => {
  expect(spread({ seconds: 3600, from: null, to: '9999-12-31' }, about)[2]).toBeLessThan(60)
})
