import { expect, test } from 'vitest'
import { ufs } from '#contract/kit/brazil/brazil.ts'
import { ufOfCep } from '#contract/kit/brazil/cep.ts'

test.each([
  ['01310-100', 'SP'],
  ['20040002', 'RJ'],
  ['30110005', 'MG'],
  ['69305010', 'RR'],
  ['69005010', 'AM'],
  ['69900064', 'AC'],
  ['72800000', 'GO'],
  ['73010522', 'DF'],
  ['76801059', 'RO'],
  ['78005000', 'MT'],
  ['90010150', 'RS'],
])('%s is in %s', (cep, uf) => {
  expect(ufOfCep(cep)).toBe(uf)
})

test('what no state has, or what is no CEP, is nowhere', () => {
  expect(['00999000', '78900000', '0131010', '', 'abcdefgh'].map(ufOfCep)).toEqual(Array.from({ length: 5 }))
})

test('every state has its CEPs', () => {
  const all = Array.from({ length: 1000 }, (_, at) => ufOfCep(`${String(at).padStart(3, '0')}00000`))
  expect(new Set(all.filter((it) => it !== undefined))).toEqual(new Set(ufs))
})
