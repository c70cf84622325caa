import { expect, test } from 'vitest'
import { cnpjRoot, companyDomain } from './client.rules.ts'

test('a public host says nothing of a company', () => {
  expect(companyDomain(' Ana@Padaria.example ')).toBe('padaria.example')
  for (const email of ['ana@gmail.com', 'ana@UOL.com.br', 'ana', 'ana@', ''])
    expect(companyDomain(email)).toBeUndefined()
})

test('branches share the first eight signs', () => {
  expect(cnpjRoot('12ABC34501DE35')).toBe('12ABC345')
  expect(cnpjRoot('12ABC34')).toBeUndefined()
})
