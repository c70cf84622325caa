import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isCnpj, isCpf, phoneOf, pixKeyOf, showCep, showCnpj, showCpf, showPhone, showPixKey, ufs } from './brazil.ts'
import { bankField, cepField, cnpjField, cpfField, phoneField, pixKeyField } from './fields.ts'

const rest = (sum: number): number => (sum % 11 < 2 ? 0 : 11 - (sum % 11))

/** The other way to say the rule: weights from the left. */
const cpfFrom = (base: readonly number[]): string => {
  const first = rest(base.reduce((sum, it, at) => sum + it * (10 - at), 0))
  const second = rest([...base, first].reduce((sum, it, at) => sum + it * (11 - at), 0))
  return [...base, first, second].join('')
}
const CNPJ_WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]
const cnpjFrom = (base: string): string => {
  const sum = (text: string, weights: readonly number[]) =>
    Array.from(text).reduce((all, it, at) => all + (it.charCodeAt(0) - 48) * (weights[at] ?? 0), 0)
  const first = rest(sum(base, CNPJ_WEIGHTS.slice(1)))
  return `${base}${first}${rest(sum(`${base}${first}`, CNPJ_WEIGHTS))}`
}

const nine = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 })
const twelve = fc
  .array(fc.constantFrom(...Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')), { minLength: 12, maxLength: 12 })
  .map((it) => it.join(''))

describe('a CPF', () => {
  test.each(['529.982.247-25', '52998224725', ' 529 982 247 25 '])('%s is one', (text) => {
    expect(cpfField.parse(text)).toBe('52998224725')
  })
  test.each(['52998224724', '11111111111', '5299822472', '529982247250', '', 'abc52998224725'])(
    '%s is none',
    (text) => {
      expect(isCpf(text)).toBe(false)
    },
  )
  test('follows from its nine digits, and is shown and read back', () => {
    fc.assert(
      fc.property(nine, (base) => {
        fc.pre(new Set(base).size > 1)
        const cpf = cpfFrom(base)
        const wrong = `${cpf.slice(0, -1)}${(Number(cpf.at(-1)) + 1) % 10}`
        expect(isCpf(cpf) && !isCpf(wrong) && cpfField.parse(showCpf(cpf)) === cpf).toBe(true)
      }),
    )
  })
})

describe('a CNPJ', () => {
  test.each([
    ['12ABC34501DE35', '12ABC34501DE35'],
    ['12.abc.345/01de-35', '12ABC34501DE35'],
    ['11.222.333/0001-81', '11222333000181'],
  ])('%s is one', (text, stored) => expect(cnpjField.parse(text)).toBe(stored))
  test.each(['LBNXQOB5000163', '12ABC34501DE3A', '00000000000000', '12ABC34501DE36', '', '11222333000180'])(
    '%s is none',
    (text) => expect(isCnpj(text)).toBe(false),
  )
  test('follows from its twelve signs, and is shown and read back', () => {
    fc.assert(
      fc.property(twelve, (base) => {
        const cnpj = cnpjFrom(base)
        fc.pre(new Set(cnpj).size > 1)
        const wrong = `${cnpj.slice(0, -1)}${(Number(cnpj.at(-1)) + 1) % 10}`
        expect(isCnpj(cnpj) && !isCnpj(wrong) && cnpjField.parse(showCnpj(cnpj)) === cnpj).toBe(true)
      }),
    )
  })
})

test('a CEP is eight digits', () => {
  expect(cepField.parse('01310-100')).toBe('01310100')
  expect(showCep('01310100')).toBe('01310-100')
  expect(showCep('013')).toBe('013')
  expect(cepField.safeParse('0131010').success).toBe(false)
})

describe('a telephone', () => {
  test.each([
    ['(11) 98765-4321', '+5511987654321', '(11) 98765-4321'],
    ['011987654321', '+5511987654321', '(11) 98765-4321'],
    ['+55 11 98765 4321', '+5511987654321', '(11) 98765-4321'],
    ['11 3456-7890', '+551134567890', '(11) 3456-7890'],
    ['+1 (202) 555-0123', '+12025550123', '+12025550123'],
  ])('%s', (text, stored, shown) => {
    expect(phoneField.parse(text)).toBe(stored)
    expect(showPhone(stored)).toBe(shown)
    expect(phoneOf(shown)).toBe(stored)
  })
  test.each(['98765-4321', '(10) 98765-4321', '11887654321', '+1', '+5510987654321', 'fone 11987654321'])(
    '%s is none',
    (text) => expect(phoneField.safeParse(text).success).toBe(false),
  )
})

describe('a PIX key', () => {
  test.each([
    ['529.982.247-25', 'cpf', '52998224725', '529.982.247-25'],
    ['12.ABC.345/01DE-35', 'cnpj', '12ABC34501DE35', '12.ABC.345/01DE-35'],
    ['11987654321', 'phone', '+5511987654321', '(11) 98765-4321'],
    ['Ana@Oficina.com', 'email', 'ana@oficina.com', 'ana@oficina.com'],
    [
      '123E4567-E89B-12D3-A456-426655440000',
      'random',
      '123e4567-e89b-12d3-a456-426655440000',
      '123e4567-e89b-12d3-a456-426655440000',
    ],
  ])('%s is a %s', (text, kind, key, shown) => {
    expect(pixKeyOf(text)).toEqual({ kind, key })
    expect(pixKeyField.parse(text)).toBe(key)
    expect(showPixKey(key)).toBe(shown)
  })
  test.each([
    '',
    'ana@',
    '123',
    '+12025550123',
    `${'a'.repeat(70)}@oficina.com`,
    'LBNXQOB5000163',
    'joão@oficina.com',
    'a\u0000@oficina.com',
    'ana@oficina..com',
  ])('%s is none', (it) => expect(pixKeyOf(it)).toBeUndefined())
  test('whatever is stored is stored the same again', () => {
    const keys = fc.oneof(
      nine.map(cpfFrom),
      twelve.map(cnpjFrom),
      fc.uuid(),
      fc.emailAddress(),
      fc.constant('+5511987654321'),
    )
    fc.assert(
      fc.property(keys, (it) => {
        const found = pixKeyOf(it)
        expect(found === undefined || pixKeyOf(found.key)?.key === found.key).toBe(true)
      }),
    )
  })
})

test('a bank is three digits; there are 27 states', () => {
  expect(bankField.parse('001')).toBe('001')
  expect(bankField.safeParse('1').success).toBe(false)
  expect(ufs).toHaveLength(27)
})
