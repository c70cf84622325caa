import { describe, expect, test } from 'vitest'
import { fromNative, maskDate, pastedDate, toNative } from '#web/kit/form/fields/dates/mask.ts'
import { shownDay, typedDay } from '#web/kit/form/fields/dates/typedDay.ts'

test.each([
  ['2', '2'],
  ['201', '20/1'],
  ['20112026', '20/11/2026'],
  ['201120261', '20/11/2026 1'],
  ['201120261405', '20/11/2026 14:05'],
  ['20/11/2026 14:0599', '20/11/2026 14:05'],
  ['', ''],
  ['abc', 'abc'],
  ['20 de', '20'],
])('typing "%s" shows "%s"', (typed, shown) => expect(maskDate(typed, 'dateTime')).toBe(shown))

test('a date alone ends after its year', () => expect(maskDate('201120261405', 'date')).toBe('20/11/2026'))

describe('what is pasted whole is understood', () => {
  test.each([
    ['2026-11-20T14:05:09Z', '20/11/2026 14:05'],
    ['20/11/2026 9:05', '20/11/2026 09:05'],
    ['20-11-2026 14:05:30', '20/11/2026 14:05'],
    ['1.2.2026, 14:05', '01/02/2026 14:05'],
    ['20/11/2026', '20/11/2026 '],
    ['amanhã', undefined],
  ])('%s', (text, shown) => expect(pastedDate(text, 'dateTime')).toBe(shown))
})

test('the browser’s own picker gets and gives the same', () => {
  expect(toNative('20/11/2026 14:05', 'dateTime')).toBe('2026-11-20T14:05')
  expect(fromNative('2026-11-20T14:05')).toBe('20/11/2026 14:05')
  expect(toNative('20/11/2026', 'date')).toBe('2026-11-20')
  expect(fromNative('2026-11-20')).toBe('20/11/2026')
  expect(toNative('20/11', 'date')).toBe('')
  expect(fromNative('')).toBe('')
})

test('a typed day is one of the calendar', () => {
  expect(typedDay('29/02/2028')).toBe('2028-02-29')
  expect(typedDay('29/02/2027')).toBeUndefined()
  expect(typedDay('2/2/2027')).toBeUndefined()
  expect(shownDay('2028-02-29')).toBe('29/02/2028')
  expect(shownDay(undefined)).toBe('')
})
