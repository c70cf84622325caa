import { describe, expect, test } from 'vitest'
import { addDays } from '#contract/kit/dates.ts'
import { periodDays, periods } from '#contract/kit/period.ts'

const SP = 'America/Sao_Paulo'

describe('a period seen from a day', () => {
  // A Monday; weeks begin on Sunday.
  test.each([
    ['today', '2026-11-23', '2026-11-23'],
    ['yesterday', '2026-11-22', '2026-11-22'],
    ['week', '2026-11-22', '2026-11-28'],
    ['lastWeek', '2026-11-15', '2026-11-21'],
    ['month', '2026-11-01', '2026-11-30'],
    ['lastMonth', '2026-10-01', '2026-10-31'],
    ['quarter', '2026-10-01', '2026-12-31'],
    ['lastQuarter', '2026-07-01', '2026-09-30'],
    ['year', '2026-01-01', '2026-12-31'],
    ['lastYear', '2025-01-01', '2025-12-31'],
  ] as const)('%s is %s to %s', (period, from, to) => {
    expect(periodDays(period, '2026-11-23', { zone: SP })).toEqual({ from, to })
  })

  test('each one is told', () => expect(periods).toHaveLength(10))

  test('the last quarter of a first one is in the year before', () => {
    expect(periodDays('lastQuarter', '2028-02-29', { zone: SP })).toEqual({ from: '2027-10-01', to: '2027-12-31' })
    expect(periodDays('quarter', '2028-02-29', { zone: SP })).toEqual({ from: '2028-01-01', to: '2028-03-31' })
  })

  // A day of each week of two years, and the years in which São Paulo's clocks skipped a midnight.
  test.each(['2017-12-30', '2026-12-27'])('the last week ends the day before this one begins, from %s on', (first) => {
    for (let index = 0; index < 800; index += 1) {
      const today = addDays(first, index)
      const last = periodDays('lastWeek', today, { zone: SP })
      expect([today, addDays(last.to ?? '', 1)]).toEqual([today, periodDays('week', today, { zone: SP }).from])
      expect([today, addDays(last.from ?? '', 6)]).toEqual([today, last.to])
    }
  })
})
