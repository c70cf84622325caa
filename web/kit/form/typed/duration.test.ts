import { expect, test } from 'vitest'
import { readDuration, showDuration } from './duration.ts'

test.each([
  ['1,5', 5400],
  ['1.5', 5400],
  ['1,5 h', 5400],
  ['1:30', 5400],
  ['1h30', 5400],
  ['1h30m', 5400],
  ['2h', 7200],
  ['90m', 5400],
  ['90 min', 5400],
  ['0:20', 1200],
  ['1:20', 4800],
  ['8', 28_800],
])('%s is %i seconds', (text, seconds) => {
  expect(readDuration(text)).toBe(seconds)
})

test.each(['', '0', '0:00', 'uma hora', '1:75', '-1', '1,555', '1:30:00'])('%j is none', (text) => {
  expect(readDuration(text)).toBeUndefined()
})

test('a duration stands as a clock, with seconds only where there are any', () => {
  expect([5400, 60, 90_000, 5415].map(showDuration)).toEqual(['1:30', '0:01', '25:00', '1:30:15'])
})
