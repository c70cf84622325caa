import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalTenths } from '#contract/kit/hours.ts'
import { SPLIT_LEAST_SECONDS, splitAfter } from './reshape.rules.ts'

test.each([
  [7200, 3600, 3600],
  // 45 and 75 minutes would be paid 0.8 + 1.3 of 2.0.
  [7200, 2700, 2880],
  // 26 and 26 of 52 minutes would be paid 0.4 + 0.4 of 0.9.
  [3120, 1560, 1440],
  [3600, 359, undefined],
  [3600, 3241, undefined],
])('of %d seconds after %d', (total, wanted, first) => {
  expect(splitAfter(total, wanted)).toBe(first)
})

test('no split pays more or less than the loop, or moves by more than three minutes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 86_400 }), fc.integer({ min: 0, max: 86_400 }), (total, wanted) => {
      const first = splitAfter(total, wanted)
      const fits = wanted >= SPLIT_LEAST_SECONDS && total - wanted >= SPLIT_LEAST_SECONDS
      expect(first === undefined).toBe(!fits)
      if (first === undefined) return
      expect(decimalTenths(first) + decimalTenths(total - first)).toBe(decimalTenths(total))
      expect(Math.min(first, total - first)).toBeGreaterThanOrEqual(SPLIT_LEAST_SECONDS)
      // The last part may be a little longer than asked, so that it is no sliver.
      expect(Math.abs(first - wanted)).toBeLessThanOrEqual(360)
    }),
  )
})
