import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskMonth, readMonth, showMonth, stepMonth } from '#web/kit/form/typed/month.ts'
import {
  maskMoney,
  pastedMoney,
  readHours,
  readMoney,
  readNumber,
  showMoney,
  showNumber,
} from '#web/kit/form/typed/number.ts'

/** The text of the field after each character was typed at its end. */
const typed = (text: string, mask: (text: string) => string): string =>
  Array.from(text).reduce((so, it) => mask(so + it), '')

test.each([
  ['1234', '1.234', 123400],
  ['1234,5', '1.234,5', 123450],
  ['1234.5', '1.234,5', 123450],
  ['1234567,89', '1.234.567,89', 123456789],
  ['0,07', '0,07', 7],
  [',5', '0,5', 50],
  ['1,999', '1,99', 199],
  ['-10', '-10', -1000],
  ['12,', '12,', 1200],
  ['dez', 'dez', undefined],
])('money typed as %s stands as %s', (text, shown, centavos) => {
  expect(typed(text, maskMoney)).toBe(shown)
  expect(readMoney(shown)).toBe(centavos)
})

test.each(['1.234,50', '1234.5', 'R$ 1.234,50', '1234,50', ' 1234.50 '])('money pasted as %s is understood', (text) =>
  expect(pastedMoney(text)).toBe('1.234,50'),
)

test('every amount is shown and read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }), (it) => {
      expect(readMoney(showMoney(it))).toBe(it)
    }),
  )
})

test.each([
  ['7:30', 7.5],
  ['1h20', 1.33],
  ['2,25', 2.25],
  ['8h', 8],
  ['7:60', undefined],
  ['', undefined],
])('hours typed as %s', (text, hours) => expect(readHours(text)).toBe(hours))

test.each([
  ['1.234', 0, 1234],
  ['1234', 0, 1234],
  ['-3', 0, -3],
  ['1,5', 0, undefined],
  ['1.234,5', 1, 1234.5],
  ['1.5', 1, 1.5],
  ['1e3', 2, undefined],
])('a number typed as %s with %s places', (text, places, value) => expect(readNumber(text, places)).toBe(value))

test('a number stands in the field as its language writes it', () => {
  expect(showNumber(1.5, 'pt')).toBe('1,5')
  expect(showNumber(1.5, 'en')).toBe('1.5')
})

test('a month is typed, pasted and stepped', () => {
  expect(typed('112026', maskMonth)).toBe('11/2026')
  expect(readMonth('11/2026')).toBe('2026-11')
  expect(readMonth('2026-11-20')).toBe('2026-11')
  expect(readMonth('13/2026')).toBeUndefined()
  expect(showMonth('2026-11')).toBe('11/2026')
  expect(stepMonth('2026-12', 1)).toBe('2027-01')
  expect(stepMonth('2026-01', -1)).toBe('2025-12')
})
