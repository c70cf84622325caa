import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amount, brl, fromDecimal, MAX_CENTAVOS, parseMoney, toDecimal } from '#contract/kit/money.ts'

const centavos = fc.integer({ min: -MAX_CENTAVOS, max: MAX_CENTAVOS })
/** Up to 10,000 hours at up to R$ 10,000.00 an hour. */
const tenths = fc.nat(100_000)
const hourly = fc.nat(1_000_000)
const notCentavos = [
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  0.5,
  MAX_CENTAVOS + 1,
  -MAX_CENTAVOS - 1,
]

describe('amount', () => {
  test.each([
    [0, 5000, 0],
    [10, 5000, 5000],
    [13, 5000, 6500],
    [15, 3333, 5000],
    [1, 4, 0],
    [1, 5, 1],
    [3, 5, 2],
    [13, 4999, 6499],
    [15, 4999, 7499],
    [1600, 12_345, 1_975_200],
  ])('%d tenths at %d an hour are %d', (time, value, total) => expect(amount(time, value)).toBe(total))

  test.each([
    [-1, 5000],
    [10, -5000],
    [1.5, 5000],
    [10, 0.5],
    [Number.NaN, 1],
    [1, Number.POSITIVE_INFINITY],
    [Number.MAX_SAFE_INTEGER, 10],
    [10, MAX_CENTAVOS],
  ])('%d tenths at %d an hour are refused', (time, value) => expect(() => amount(time, value)).toThrow(RangeError))

  test('is the exact quotient rounded half up', () =>
    fc.assert(
      fc.property(tenths, hourly, (time, value) => {
        expect(BigInt(amount(time, value))).toBe((BigInt(time) * BigInt(value) + 5n) / 10n)
      }),
    ))

  test('of two times together differs from the two amounts by a centavo at most', () =>
    fc.assert(
      fc.property(tenths, tenths, hourly, (a, b, value) => {
        expect(Math.abs(amount(a + b, value) - amount(a, value) - amount(b, value))).toBeLessThanOrEqual(1)
      }),
    ))

  test('is exact over whole hours', () =>
    fc.assert(
      fc.property(fc.nat(10_000), hourly, (hours, value) => {
        expect(amount(hours * 10, value)).toBe(hours * value)
      }),
    ))
})

describe('decimal numbers', () => {
  test.each([
    [0, 0],
    [1, 0.01],
    [1050, 10.5],
    [-1234, -12.34],
    [MAX_CENTAVOS, 9_999_999_999_999.99],
  ])('%d centavos are %d', (whole, value) => {
    expect(toDecimal(whole)).toBe(value)
    expect(fromDecimal(value)).toBe(whole)
  })

  test.each([
    [1.005, 101],
    [8.345, 835],
    [1.115, 112],
    [0.995, 100],
    [0.005, 1],
    [0.0049, 0],
    [0.1 + 0.2, 30],
    [1e-7, 0],
    [-1.005, -101],
    [-0.005, -1],
    [-0.001, 0],
    [-0, 0],
    [9.999, 1000],
  ])('%d is %d centavos', (value, whole) => expect(fromDecimal(value)).toBe(whole))

  test.each([
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    1e21,
    1e13,
    -1e13,
    Number.MAX_SAFE_INTEGER,
  ])('%d reais are refused', (value) => expect(() => fromDecimal(value)).toThrow(RangeError))

  test.each(notCentavos)('%d centavos are refused', (value) => expect(() => toDecimal(value)).toThrow(RangeError))

  test('come back unchanged, with two places at most', () =>
    fc.assert(
      fc.property(centavos, (whole) => {
        expect(fromDecimal(toDecimal(whole))).toBe(whole)
        expect(String(toDecimal(whole))).toMatch(/^-?\d+(\.\d{1,2})?$/)
      }),
    ))

  test('a reversal mirrors its original', () =>
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 1e9, noNaN: true }), (value) => {
        expect(fromDecimal(-value)).toBe(-fromDecimal(value))
      }),
    ))

  test('rounds to the nearest centavo', () =>
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (value) => {
        expect(Math.abs(fromDecimal(value) - value * 100)).toBeLessThanOrEqual(0.5 + 1e-7)
      }),
    ))
})

describe('brl', () => {
  test.each([
    [0, 'R$ 0,00'],
    [5, 'R$ 0,05'],
    [50, 'R$ 0,50'],
    [100, 'R$ 1,00'],
    [99_999, 'R$ 999,99'],
    [123_450, 'R$ 1.234,50'],
    [-123_450, '-R$ 1.234,50'],
    [-1, '-R$ 0,01'],
    [-0, 'R$ 0,00'],
    [123_456_789_012, 'R$ 1.234.567.890,12'],
  ])('%d centavos show as %s', (whole, text) => expect(brl(whole)).toBe(text))

  test.each(notCentavos)('%d is refused', (value) => expect(() => brl(value)).toThrow(RangeError))

  test('is what Intl writes, with a plain space', () => {
    const intl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
    fc.assert(
      fc.property(centavos, (whole) => {
        expect(brl(whole)).toBe(intl.format(toDecimal(whole)).replaceAll('\u00a0', ' '))
      }),
    )
  })
})

describe('parseMoney', () => {
  test.each([
    ['1.234,56', 123_456],
    ['1234.56', 123_456],
    ['1234,56', 123_456],
    ['R$ 1.234,56', 123_456],
    ['R$\u00a01.234,56', 123_456],
    ['r$1.234,56', 123_456],
    ['  R$ 10 ', 1000],
    ['-R$ 1.234,56', -123_456],
    ['- 10', -1000],
    ['-0', 0],
    ['0,05', 5],
    ['1234,5', 123_450],
    ['1.234,5', 123_450],
    ['1.5', 150],
    ['1.234', 123_400],
    ['1.234.567', 123_456_700],
    ['007,10', 710],
    ['9999999999999,99', MAX_CENTAVOS],
  ])('%j is %d', (text, whole) => expect(parseMoney(text)).toBe(whole))

  test.each([
    '',
    ' ',
    'R$',
    '-',
    'abc',
    '1,234.56',
    '1,234',
    '0.123',
    '1.2345',
    '1.23,45',
    '12.34.567',
    '1,234,567',
    '1,',
    ',5',
    '1e5',
    '--1',
    'R$ R$ 1',
    '1 234,56',
    'US$ 1',
    '10000000000000',
    '٣',
  ])('%j is none', (text) => expect(parseMoney(text)).toBeUndefined())

  test('reads what brl writes', () =>
    fc.assert(
      fc.property(centavos, (whole) => {
        expect(parseMoney(brl(whole))).toBe(whole)
      }),
    ))

  test('reads a plain decimal number as fromDecimal does', () =>
    fc.assert(
      fc.property(centavos, (whole) => {
        expect(parseMoney(toDecimal(whole).toFixed(2))).toBe(whole)
      }),
    ))
})
