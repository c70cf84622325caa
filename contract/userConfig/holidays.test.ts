import { expect, test } from 'vitest'
import { nationalHolidays } from '#contract/userConfig/holidays.ts'

test.each([
  [2024, '2024-03-29'],
  [2025, '2025-04-18'],
  [2026, '2026-04-03'],
  [2027, '2027-03-26'],
  [2038, '2038-04-23'],
])('of %i Good Friday is %s, among ten days in their order', (year, friday) => {
  const days = nationalHolidays(year).map((it) => it.day)
  expect(days).toHaveLength(10)
  expect(days).toContain(friday)
  expect(days).toEqual(days.toSorted())
})
