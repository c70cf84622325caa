import { describe, expect, test } from 'vitest'
import { cycleAfter, cycleOf, keyProgress, weightedMean, weightsOf } from './okr.rules.ts'

test('a key rises or falls to its target, and stays within its ends', () => {
  expect(keyProgress({ start: 0, current: 25, target: 100 })).toBe(0.25)
  expect(keyProgress({ start: 80, current: 50, target: 20 })).toBe(0.5)
  expect(keyProgress({ start: 80, current: 90, target: 20 })).toBe(0)
  expect(keyProgress({ start: 0, current: 200, target: 100 })).toBe(1)
  expect([0, 1].map((current) => keyProgress({ start: 0, current, target: 1 }))).toEqual([0, 1])
})

test('a goal has reached the weighted mean of its keys', () => {
  expect(weightedMean([])).toBe(0)
  expect(
    weightedMean([
      { weight: 75, progress: 1 },
      { weight: 25, progress: 0 },
    ]),
  ).toBe(0.75)
})

describe('weights', () => {
  test.each([
    [[], []],
    [[0], [100]],
    [
      [0, 0, 0],
      [34, 33, 33],
    ],
    [
      [50, 50, 50],
      [34, 33, 33],
    ],
    [
      [90, 10, 0],
      [90, 10, 0],
    ],
    [
      [1, 1, 1, 1, 1, 1, 1],
      [15, 15, 14, 14, 14, 14, 14],
    ],
  ])('%j add up to 100 in their proportion', (given, wanted) => {
    expect(weightsOf(given)).toEqual(wanted)
  })
})

test('a cycle is the quarter of a day, and quarters follow each other over years', () => {
  expect(['2026-01-01', '2026-03-31', '2026-04-01', '2026-12-31'].map(cycleOf)).toEqual([
    '2026-Q1',
    '2026-Q1',
    '2026-Q2',
    '2026-Q4',
  ])
  expect([cycleAfter('2026-Q4', 1), cycleAfter('2026-Q1', -1), cycleAfter('2026-Q2', 6)]).toEqual([
    '2027-Q1',
    '2025-Q4',
    '2027-Q4',
  ])
})
