import { expect, test } from 'vitest'
import { repeatRule } from '#web/kit/form/core/repeatRule.ts'

test('the second of two passwords is there and reads the same as the first, however its accents were typed', () => {
  const password = 'Caf\u00E9-da-manh\u00E3-1'
  expect(repeatRule({ password, again: '' })).toEqual([{ path: 'again', key: 'common.fieldRequired', missing: true }])
  expect(repeatRule({ password, again: password.normalize('NFD') })).toEqual([])
  expect(repeatRule({ password, again: `${password} ` })).toEqual([{ path: 'again', key: 'auth.passwordsDiffer' }])
})
