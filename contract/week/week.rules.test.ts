import { expect, test } from 'vitest'
import { closingOf, weekBegins, weekBounds, weekEnd } from './week.rules.ts'

test.each([
  ['2026-11-28T21:00:00Z', '2026-12-04', 'a Saturday begins a week'],
  ['2026-11-28T02:58:59Z', '2026-11-27', 'the last second before 23:59'],
  ['2026-11-28T02:59:00Z', '2026-12-04', 'the last minute of a Friday'],
  ['2026-11-28T03:00:00Z', '2026-12-04', 'midnight in São Paulo'],
  ['2026-11-27T12:00:00Z', '2026-11-27', 'a Friday'],
  ['2026-01-01T02:30:00Z', '2026-01-02', '31 December, 23:30'],
  ['2028-02-29T15:00:00Z', '2028-03-03', '29 February'],
  // Summer time of 2018: midnight was skipped on 4 November.
  ['2018-11-03T02:59:00Z', '2018-11-09', 'the Friday before clocks move'],
])('%s falls in the week of %s (%s)', (at, friday) => {
  expect(weekEnd(new Date(at))).toBe(friday)
})

test('a week lasts from one closing to the next', () => {
  const { from, to } = weekBounds('2026-11-27')
  expect([from.toISOString(), to.toISOString()]).toEqual(['2026-11-21T02:59:00.000Z', '2026-11-28T02:59:00.000Z'])
  expect(weekEnd(from)).toBe('2026-11-27')
  expect(weekEnd(new Date(to.getTime() - 1))).toBe('2026-11-27')
  expect(weekEnd(to)).toBe('2026-12-04')
  expect(closingOf('2026-11-27')).toEqual(to)
  expect(weekBegins('2026-11-27')).toBe('2026-11-21')
})
