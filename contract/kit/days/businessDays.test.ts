import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#contract/kit/dates.ts'
import { addBusinessDays, isBusinessDay } from '#contract/kit/days/businessDays.ts'

const holidaysOf = (year: number) => [`${year}-01-01`, `${year}-11-02`, `${year}-12-25`]
const day = fc.integer({ min: 0, max: 36_500 }).map((after) => addDays('2000-01-01', after))
const count = fc.integer({ min: 1, max: 30 })

test('a period of business days ends on one, has exactly so many after its beginning, and grows with them', () => {
  fc.assert(
    fc.property(day, count, (from, days) => {
      const end = addBusinessDays(from, days, holidaysOf)
      expect(isBusinessDay(end, holidaysOf)).toBe(true)
      let passed = 0
      for (let at = addDays(from, 1); at <= end; at = addDays(at, 1)) passed += isBusinessDay(at, holidaysOf) ? 1 : 0
      expect(passed).toBe(days)
      expect(addBusinessDays(from, days + 1, holidaysOf) > end).toBe(true)
    }),
  )
})

test('weekends and holidays are none, also across a new year', () => {
  expect(addBusinessDays('2025-12-31', 1, holidaysOf)).toBe('2026-01-02')
  expect(addBusinessDays('2026-03-06', 1, holidaysOf)).toBe('2026-03-09')
  expect(addBusinessDays('2026-03-07', 3, holidaysOf)).toBe('2026-03-11')
})
