import { expect, test } from 'vitest'
import { signalTimes, soundAlert } from '#web/kit/device/sound.ts'
import { plugIn } from '#web/testing/signals.ts'

test('an alert sounds every four seconds, and every second of its last fifteen', () => {
  const times = signalTimes(91)
  expect(times.slice(0, 4)).toEqual([0, 4, 8, 12])
  expect(times.filter((it) => 91 - it <= 15)).toEqual(Array.from({ length: 15 }, (_, at) => 76 + at))
  expect(signalTimes(0)).toEqual([])
})

test('a browser without audio stays silent', () => {
  expect(() => soundAlert(91)()).not.toThrow()
})

test('all of an alert is laid on the audio clock at once, and none of it is heard once it is silenced', async () => {
  const speaker = plugIn()
  const silence = soundAlert(20)
  await expect.poll(() => speaker.sounds()).toBe(true)
  // Two tones each time.
  expect(speaker.tones()).toHaveLength(2 * signalTimes(20).length)
  silence()
  expect(speaker.sounds()).toBe(false)
})

test('silenced before it could begin, it never does', async () => {
  const speaker = plugIn()
  soundAlert(20)()
  await Promise.resolve()
  expect([speaker.sounds(), speaker.tones()]).toEqual([false, []])
})
