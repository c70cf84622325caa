import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newPassword } from '#contract/auth/auth.ts'
import { passwordParts, passwordRule } from '#contract/auth/passwordRule.ts'
import { recoveryPattern, spelledRecovery } from '#contract/auth/recovery.ts'
import { preparePassword } from '#contract/kit/person/password.ts'
import { deviceOf } from '#contract/profile/device.ts'

test('the hints of a new password are met exactly when the rule is', () => {
  const sign = fc.constantFrom('a', 'A', 'é', 'É', '1', '-', ' ', 'ñ', 'ß', '日', '\u0301', '\u00A0')
  fc.assert(
    fc.property(fc.string({ unit: sign, minLength: 6, maxLength: 14 }), (text) => {
      expect(newPassword.safeParse(text).success).toBe(
        passwordParts.every((it) => passwordRule[it](preparePassword(text))),
      )
    }),
  )
})

test('a recovery code is read however it is typed', () => {
  for (const typed of ['7K2M X0QF 9DWA', '7k2m-xOqf-9dwa', '7k2mx0qf9dwa…'])
    expect(spelledRecovery(typed)).toBe('7k2m-x0qf-9dwa')
  expect(recoveryPattern.test(spelledRecovery('7K2MX0QF9DWA'))).toBe(true)
  expect([spelledRecovery('7k2'), spelledRecovery('7k2mx')]).toEqual(['7k2', '7k2m-x'])
})

test('a device is named by its browser and system', () => {
  const table = [
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
      'Edge',
      'Windows',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
      'Chrome',
      'Android',
    ],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1', 'Safari', 'iPhone'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14.1; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'macOS'],
    ['curl/8.5', null, null],
  ] as const
  expect(table.map(([agent]) => deviceOf(agent))).toEqual(table.map(([, browser, system]) => ({ browser, system })))
  expect(deviceOf(null)).toEqual({ browser: null, system: null })
})
