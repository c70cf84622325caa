import { expect, test } from 'vitest'
import { z } from 'zod'
import { issueWords } from '#contract/kit/issues.ts'

const newPassword = z.string().min(10, { error: 'auth.passwordRule' }).regex(/[A-Z]/, { error: 'auth.passwordRule' })

const wordsFor = (schema: z.ZodType, input: unknown, most?: number) => {
  const issues = schema.safeParse(input, { reportInput: true }).error?.issues ?? []
  return issueWords(issues, (text) => text.startsWith('auth.'), most).map(({ path, key }) => [path, key])
}

test('a fault that two checks of a field find is said once', () => {
  const both = z.object({ password: newPassword, other: newPassword })
  expect(wordsFor(both, { password: 'curta', other: 'Boa-senha-de-1' })).toEqual([['password', 'auth.passwordRule']])
  expect(wordsFor(both, { password: 'curta', other: 'curta' })).toEqual([
    ['password', 'auth.passwordRule'],
    ['other', 'auth.passwordRule'],
  ])
})

test('an empty field is missing and nothing else, whichever check comes first', () => {
  const code = z.object({ code: z.string().regex(/^\d+$/).min(1) })
  expect(wordsFor(code, { code: '' })).toEqual([['code', 'common.fieldRequired']])
  expect(wordsFor(code, { code: 'x' })).toEqual([['code', 'common.fieldInvalid']])
})

test('different faults of a field are all said, and no more than asked for', () => {
  const field = z.object({ code: z.string().max(2).regex(/^\d+$/) })
  expect(wordsFor(field, { code: 'xyz' })).toEqual([
    ['code', 'common.fieldTooLong'],
    ['code', 'common.fieldInvalid'],
  ])
  expect(wordsFor(z.strictObject({}), { a: 1, b: 2, c: 3 }, 2)).toEqual([
    ['a', 'common.fieldUnknown'],
    ['b', 'common.fieldUnknown'],
  ])
})
