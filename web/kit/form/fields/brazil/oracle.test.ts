import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj'
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCnpj, isCpf } from '#contract/kit/brazil/brazil.ts'

const digit = fc.constantFrom(...Array.from('0123456789'))
const sign = fc.constantFrom(...Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'))

/** All numbers of one base: of a hundred pairs of check digits one is right, and both sides must say which. */
const ends = Array.from({ length: 100 }, (_, at) => String(at).padStart(2, '0'))
const right = (base: string, check: (text: string) => boolean) => ends.filter((it) => check(base + it))

// The contract imports no package, so what it says of documents is held here to a library that many use.
test('our CPF and a library’s are the same', () => {
  fc.assert(
    fc.property(fc.array(digit, { minLength: 9, maxLength: 9 }), (signs) => {
      const base = signs.join('')
      expect(right(base, isCpf)).toEqual(right(base, (it) => isValidCpf(it)))
    }),
    { numRuns: 50 },
  )
})

test('so is our CNPJ, with letters too', () => {
  fc.assert(
    fc.property(fc.array(sign, { minLength: 12, maxLength: 12 }), (signs) => {
      const base = signs.join('')
      expect(right(base, isCnpj)).toEqual(right(base, (it) => isValidCnpj(it, { version: 2 })))
    }),
    { numRuns: 50 },
  )
})
