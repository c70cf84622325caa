import { describe, expect, test } from 'vitest'
import { columnsOf, percentChange, periodBefore, reportDays } from './report.rules.ts'

describe('columns', () => {
  test('weeks run from Monday to Sunday, and the first and last are cut', () => {
    expect(columnsOf({ from: '2026-03-04', to: '2026-03-16' }, 'week')).toEqual([
      { from: '2026-03-04', to: '2026-03-08' },
      { from: '2026-03-09', to: '2026-03-15' },
      { from: '2026-03-16', to: '2026-03-16' },
    ])
  })

  test('months and a leap day', () => {
    expect(columnsOf({ from: '2028-02-28', to: '2028-03-01' }, 'day')?.map((it) => it.from)).toEqual([
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
    ])
    expect(columnsOf({ from: '2027-12-31', to: '2028-02-29' }, 'month')).toEqual([
      { from: '2027-12-31', to: '2027-12-31' },
      { from: '2028-01-01', to: '2028-01-31' },
      { from: '2028-02-01', to: '2028-02-29' },
    ])
  })

  test('a leap year by day is the most', () => {
    expect(columnsOf({ from: '2028-01-01', to: '2028-12-31' }, 'day')).toHaveLength(366)
    expect(columnsOf({ from: '2028-01-01', to: '2029-01-01' }, 'day')).toBeUndefined()
    expect(columnsOf({ from: '1900-01-01', to: '8999-12-31' }, 'month')).toBeUndefined()
  })
})

test.each([
  ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['2028-03-01', '2028-03-31', '2028-02-01', '2028-02-29'],
  ['2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
  ['2026-01-01', '2026-02-28', '2025-11-01', '2025-12-31'],
  ['2026-03-09', '2026-03-15', '2026-03-02', '2026-03-08'],
  ['2026-03-10', '2026-03-10', '2026-03-09', '2026-03-09'],
])('the period before %s – %s is %s – %s', (from, to, first, last) => {
  expect(periodBefore({ from, to })).toEqual({ from: first, to: last })
})

test('days that are missing are this month, today or the first of January', () => {
  const today = '2026-03-10'
  expect(reportDays({}, today)).toEqual({ from: '2026-03-01', to: '2026-03-31' })
  expect(reportDays({ from: '2026-01-05' }, today)).toEqual({ from: '2026-01-05', to: today })
  expect(reportDays({ from: '2026-04-05' }, today)).toEqual({ from: '2026-04-05', to: '2026-04-05' })
  expect(reportDays({ to: '2025-06-30' }, today)).toEqual({ from: '2025-01-01', to: '2025-06-30' })
  expect(reportDays({ from: '2026-02-01', to: '2026-01-01' }, today)).toEqual({ from: '2026-01-01', to: '2026-02-01' })
})

test('a percentage of nothing is none', () => {
  expect([percentChange(3, 2), percentChange(1, 3), percentChange(0, 5), percentChange(5, 0)]).toEqual([
    50,
    -66.7,
    -100,
    null,
  ])
})
