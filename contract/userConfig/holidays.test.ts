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

test('20 November is a national holiday since 2024; Carnival and Corpus Christi are none', () => {
  const days = (year: number) => nationalHolidays(year).map((it) => it.day)
  expect([days(2023).includes('2023-11-20'), days(2024).includes('2024-11-20')]).toEqual([false, true])
  expect(days(2026).filter((day) => ['2026-02-16', '2026-02-17', '2026-06-04'].includes(day))).toEqual([])
})
