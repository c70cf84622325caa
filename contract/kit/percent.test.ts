import { expect, test } from 'vitest'
import { percentOf } from '#contract/kit/percent.ts'

test('a percentage is 100 exactly when all is done, and 0 exactly when nothing is', () => {
  for (let whole = 1; whole <= 1200; whole += 7)
    for (let part = 0; part <= whole; part += 1) {
      const percent = percentOf(part, whole)
      expect([percent === 100, percent === 0]).toEqual([part === whole, part === 0])
      expect(Math.abs(percent - (100 * part) / whole)).toBeLessThan(1)
    }
})

test('a key from 0 to 10 at 9.99 is not done; more than the whole is not rounded up', () => {
  expect([percentOf(9.99, 10), percentOf(0.01, 10), percentOf(3, 0), percentOf(1999, 1000)]).toEqual([99, 1, 0, 199])
})
