import { expect, test } from 'vitest'
import { daysBetween, firstOfMonth, lastOfMonth, monthName, monthOf, shortMonth } from './calendar.ts'

test.each([
  ['2026-03-10', '2026-03-10', 0],
  ['2028-02-28', '2028-03-01', 2],
  ['2026-01-01', '2025-12-31', -1],
  // Clocks go forward in Brazil until 2019: a day of 23 hours is a day.
  ['2018-11-03', '2018-11-05', 2],
])('from %s to %s are %i days', (from, to, days) => expect(daysBetween(from, to)).toBe(days))

test.each([
  ['2026-01-31', 0, '2026-01-01'],
  ['2026-01-31', -1, '2025-12-01'],
  ['2026-12-01', 1, '2027-01-01'],
  ['2026-03', 24, '2028-03-01'],
  ['0101-01-01', -12, '0100-01-01'],
])('%s and %i months is %s', (day, by, first) => expect(firstOfMonth(monthOf(day) + by)).toBe(first))

test.each([
  ['2026-12-05', '2026-12-31'],
  ['2028-02-01', '2028-02-29'],
])('the month of %s ends on %s', (day, last) => expect(lastOfMonth(monthOf(day))).toBe(last))

test('a month is written as fields take it, and shorter where there is no room', () => {
  expect([monthName('2026-03-10'), shortMonth('2026-03-10')]).toEqual(['03/2026', '03/26'])
})
