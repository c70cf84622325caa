import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDuration, showDuration } from '#web/userConfig/duration.ts'

test.each([
  ['2 h', 7200],
  ['2h', 7200],
  ['1h30', 5400],
  ['1 h 30', 5400],
  ['1h30min', 5400],
  ['1 h 30 min 10 s', 5410],
  ['1 hora 30 minutos', 5400],
  ['1:30', 5400],
  ['1:30:15', 5415],
  ['1,5 h', 5400],
  ['90 min', 5400],
  ['90m', 5400],
  ['45 s', 45],
  ['45 segundos', 45],
  ['1 min 31 s', 91],
  ['', undefined],
  ['600', undefined],
  ['1:75', undefined],
  ['dois', undefined],
  ['-1 h', undefined],
  ['1 h 2 h', undefined],
])('%s is %s seconds', (text, seconds) => {
  expect(readDuration(text)).toBe(seconds)
})

test('every duration is read back as it is shown', () => {
  const seconds = fc.integer({ min: 0, max: 604_800 })
  fc.assert(
    fc.property(seconds, (it) => {
      expect(readDuration(showDuration(it))).toBe(it)
    }),
  )
})
