import { expect, test } from 'vitest'
import { signalTimes, soundAlert } from '#web/kit/sound.ts'

test('an alert sounds every four seconds, and every second of its last fifteen', () => {
  const times = signalTimes(91)
  expect(times.slice(0, 4)).toEqual([0, 4, 8, 12])
  expect(times.filter((it) => 91 - it <= 15)).toEqual(Array.from({ length: 15 }, (_, at) => 76 + at))
  expect(signalTimes(0)).toEqual([])
})

test('a browser without audio stays silent', () => {
  expect(() => soundAlert(91)()).not.toThrow()
})
