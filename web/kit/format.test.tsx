import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFormat } from '#web/kit/format.ts'
import { setLocale } from '#web/kit/words.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  setLocale('pt')
})

const inLocale = (locale: 'pt' | 'en') => {
  setLocale(locale)
  return renderHook(() => useFormat()).result.current
}
const at = '2026-11-09T11:05:09Z'

test('Portuguese writes dates as the specification does, and the time of day in the one form', () => {
  const f = inLocale('pt')
  expect([f.date(at), f.dateTime(at), f.time(at)]).toEqual(['09/11/2026', '09/11/2026 8:05', '8:05'])
  expect([f.longDay(at), f.weekday(at)]).toEqual(['segunda-feira, 9 de novembro', 'seg.'])
})

test('English writes them in the same form: the specification knows one', () => {
  const f = inLocale('en')
  expect([f.date(at), f.dateTime(at), f.time(at)]).toEqual(['09/11/2026', '09/11/2026 8:05', '8:05'])
  expect(f.date('2026-01-02')).toBe('02/01/2026')
  expect(f.date(null)).toBe('- - -')
})

test('one of them is made for all parts of a page, since its formatters are what takes long', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  const f = inLocale('pt')
  expect([f, f.longDay(at)]).toEqual([inLocale('pt'), inLocale('pt').longDay(at)])
  expect(inLocale('pt')).toBe(f)
  const before = made.mock.calls.length
  inLocale('pt').longDay(at)
  expect(made.mock.calls.length).toBe(before)
})
