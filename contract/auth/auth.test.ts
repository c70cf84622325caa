import { describe, expect, test } from 'vitest'
import { authSchemas, emailField, newPassword } from '#contract/auth/auth.ts'

describe('a new password', () => {
  test.each([
    'Abcdefgh1j',
    'abcdefghI!',
    'Com espaço e 1',
    'Açúcar-Mascavo',
    'ÉéÉéÉéÉéÉ1',
    'ABCDEFGHIj_',
    `Aa1${'x'.repeat(197)}`,
  ])('may be %s', (it) => expect(newPassword.safeParse(it).success).toBe(true))

  test.each([
    ['nothing', ''],
    ['nine characters', 'Abcdefg1j'],
    ['no upper-case letter', 'abcdefgh1j'],
    ['no lower-case letter', 'ABCDEFGH1J'],
    ['no number and no sign', 'AbcdefghiJ'],
    ['a space for a sign', 'Abcdefghi J'],
    ['letters of another script for a sign', 'Abcdefghiж'],
    ['201 characters', `Aa1${'x'.repeat(198)}`],
    ['a number', 1_234_567_890],
  ])('may not be %s', (_name, it) => expect(newPassword.safeParse(it).success).toBe(false))

  test('says in one word what it must be', () => {
    const said = newPassword.safeParse('abc').error?.issues.map((it) => it.message)
    expect(new Set(said)).toEqual(new Set(['auth.passwordRule']))
  })
})

describe('an e-mail', () => {
  test.each(['a@b.co', 'nome.sobrenome+x@sub.exemplo.com.br', "o'brien@ipe.example"])('may be %s', (it) =>
    expect(emailField.safeParse(it).success).toBe(true),
  )

  test.each([
    '',
    'a',
    'a@',
    '@b.co',
    'a@b',
    'a b@c.de',
    'a@b.co\n',
    'a@b.co, c@d.ef',
    'Ana <a@b.co>',
    `${'x'.repeat(250)}@a.co`,
  ])('may not be %j', (it) => expect(emailField.safeParse(it).success).toBe(false))
})

describe('the code of the second factor', () => {
  const { input } = authSchemas.verify
  test('is six digits', () => expect(input.safeParse({ code: '012345' }).success).toBe(true))
  test.each(['', '12345', '1234567', '12345a', ' 123456', '123456\n', '１２３４５６', 123_456])('is not %j', (code) =>
    expect(input.safeParse({ code }).success).toBe(false),
  )
})
