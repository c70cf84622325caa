import { expect, test } from 'vitest'
import { cnpjRoot, companyDomain, mayApprove } from './client.rules.ts'

const access = { client_id: 7, role: 1, active: true }
const client = { id: 7, deleted_at: null }
const user = { role: 3, status: 1, access }

test('an admin access that is on approves for its own client, nothing else does', () => {
  expect(mayApprove(client, user)).toBe(true)
  for (const other of [
    { ...user, access: null },
    { ...user, role: 4 },
    { ...user, status: 3 },
    { ...user, access: { ...access, role: 0 } },
    { ...user, access: { ...access, active: false } },
    { ...user, access: { ...access, client_id: 8 } },
  ])
    expect(mayApprove(client, other)).toBe(false)
  expect(mayApprove({ ...client, deleted_at: '2026-03-01T12:00:00.000Z' }, user)).toBe(false)
})

test('a public host says nothing of a company', () => {
  expect(companyDomain(' Ana@Padaria.example ')).toBe('padaria.example')
  for (const email of ['ana@gmail.com', 'ana@UOL.com.br', 'ana', 'ana@', ''])
    expect(companyDomain(email)).toBeUndefined()
})

test('branches share the first eight signs', () => {
  expect(cnpjRoot('12ABC34501DE35')).toBe('12ABC345')
  expect(cnpjRoot('12ABC34')).toBeUndefined()
})
