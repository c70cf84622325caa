import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  clock,
  decimalHours,
  decimalTenths,
  padCount,
  parseClock,
  shortHours,
  shownClock,
  writeClock,
} from '#contract/kit/hours.ts'

const at = (hours: number, minutes = 0, seconds = 0) => hours * 3600 + minutes * 60 + seconds
/** Up to 100,000 hours. */
const worked = fc.nat(360_000_000)
const notNumbers = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]

describe('writeClock', () => {
  test.each([
    [0, '00:00:00'],
    [59, '00:00:59'],
    [60, '00:01:00'],
    [3599.99, '00:59:59'],
    [at(1, 20), '01:20:00'],
    [at(99, 59, 59), '99:59:59'],
    [at(100), '100:00:00'],
    [at(1234, 5, 6), '1234:05:06'],
    [-1, '00:00:00'],
    [-0.5, '00:00:00'],
  ])('%d s is %s', (seconds, text) => expect(writeClock(seconds)).toBe(text))

  test.each(notNumbers)('%d is refused', (seconds) => expect(() => writeClock(seconds)).toThrow(RangeError))

  test('parseClock undoes it, whole safe integers over', () =>
    fc.assert(
      fc.property(fc.maxSafeNat(), (seconds) => {
        expect(parseClock(writeClock(seconds))).toBe(seconds)
      }),
    ))
})

test.each([
  [0, '0:00:00'],
  [3599.99, '0:59:59'],
  [at(1, 2, 3), '1:02:03'],
  [at(100), '100:00:00'],
  [-1, '0:00:00'],
])('clock(%d) is %s', (seconds, text) => expect(clock(seconds)).toBe(text))

test.each(notNumbers)('clock refuses %d', (seconds) => expect(() => clock(seconds)).toThrow(RangeError))

test.each([
  ['01:02:03', '1:02:03'],
  ['10:00:00', '10:00:00'],
  ['', ''],
])('%j of a call is shown as %s', (text, shown) => expect(shownClock(text)).toBe(shown))

describe('parseClock', () => {
  test.each([
    '',
    '1:00:00',
    '001:00:00',
    '00:60:00',
    '00:00:60',
    '00:00',
    '-01:00:00',
    '01:00:00 ',
    '1h',
    '01:00:00.5',
    '٠١:٠٠:٠٠',
  ])('%j is not a clock', (text) => expect(parseClock(text)).toBeUndefined())

  test('past the safe integers is not a clock', () => expect(parseClock('9999999999999:00:00')).toBeUndefined())

  test('takes nothing that writeClock would write otherwise', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,4}:\d{1,2}:\d{1,2}$/), (text) => {
        const seconds = parseClock(text)
        if (seconds !== undefined) expect(writeClock(seconds)).toBe(text)
      }),
    ))
})

describe('decimal hours', () => {
  test.each([
    [0, 0],
    [59, 0],
    [at(0, 2, 59), 0],
    [at(0, 3), 0.1],
    [at(0, 8), 0.1],
    [at(0, 9), 0.2],
    [at(0, 33), 0.6],
    [at(0, 56, 59), 0.9],
    [at(0, 57), 1],
    [at(0, 59), 1],
    [at(0, 59, 59), 1],
    [at(1), 1],
    [at(1, 20), 1.3],
    [at(1, 30), 1.5],
    [at(1, 59), 2],
    [at(8, 6), 8.1],
    [at(24), 24],
  ])('%d s are %d h', (seconds, hours) => {
    expect(decimalHours(seconds)).toBe(hours)
    expect(decimalTenths(seconds)).toBe(Math.round(hours * 10))
  })

  test.each([-1, -0.001, ...notNumbers])('%d is refused', (seconds) => {
    expect(() => decimalTenths(seconds)).toThrow(RangeError)
    expect(() => decimalHours(seconds)).toThrow(RangeError)
  })

  test('exact tenths stay as they are', () =>
    fc.assert(
      fc.property(fc.nat(1_000_000), (tenths) => {
        expect(decimalTenths(tenths * 360)).toBe(tenths)
      }),
    ))

  test('more time is never fewer hours', () =>
    fc.assert(
      fc.property(worked, worked, (a, b) => {
        expect(decimalTenths(Math.min(a, b))).toBeLessThanOrEqual(decimalTenths(Math.max(a, b)))
      }),
    ))

  test('are within three minutes of the whole minutes worked, never short by that much', () =>
    fc.assert(
      fc.property(worked, (seconds) => {
        const gained = decimalTenths(seconds) * 6 - Math.floor(seconds / 60)
        expect(gained).toBeGreaterThan(-3)
        expect(gained).toBeLessThanOrEqual(3)
      }),
    ))

  test('do not see seconds', () =>
    fc.assert(
      fc.property(fc.nat(6_000_000), fc.nat(59), (minutes, seconds) => {
        expect(decimalTenths(minutes * 60 + seconds)).toBe(decimalTenths(minutes * 60))
      }),
    ))

  test('have at most one decimal when written', () =>
    fc.assert(
      fc.property(worked, (seconds) => {
        expect(String(decimalHours(seconds))).toMatch(/^\d+(\.\d)?$/)
      }),
    ))
})

test.each([
  [0, '0h 00m'],
  [59, '0h 00m'],
  [at(7, 5, 59), '7h 05m'],
  [at(123, 45), '123h 45m'],
  [-30, '0h 00m'],
])('shortHours(%d) is %s', (seconds, text) => {
  expect(shortHours(seconds, 'pt')).toBe(text)
  expect(shortHours(seconds, 'en')).toBe(text)
})

test('shortHours groups the hours of a long sum as the language does', () => {
  expect(shortHours(at(999, 59), 'pt')).toBe('999h 59m')
  expect(shortHours(at(10_454, 52), 'pt')).toBe('10.454h 52m')
  expect(shortHours(at(10_454, 52), 'en')).toBe('10,454h 52m')
})

test.each(notNumbers)('shortHours refuses %d', (seconds) => expect(() => shortHours(seconds, 'pt')).toThrow(RangeError))

test.each([
  [0, '00'],
  [7, '07'],
  [10, '10'],
  [123, '123'],
])('padCount(%d) is %s', (count, text) => expect(padCount(count)).toBe(text))
