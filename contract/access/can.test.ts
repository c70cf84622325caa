import { expect, test } from 'vitest'
import { can, defaultGrants, grantsOf, isPermission, permissionsOf } from './can.ts'
import { matrixGrants, permissions } from './matrix.ts'
import { isRole, roles, signedInRoles } from './roles.ts'

test('roles stand at their own number, with the names of the decisions', () => {
  expect(roles.map((it) => it.value)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(roles.map((it) => it.key).join(' ')).toBe(
    'pending admin manager client looper partner finance director supervisor commercial guest',
  )
  expect(signedInRoles).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect([-1, 0, 10, 11, 1.5, Number.NaN].map(isRole)).toEqual([false, true, true, false, false, false])
})

test('only pairs of the matrix are permissions', () => {
  expect(permissions.every(isPermission)).toBe(true)
  for (const name of [
    '',
    '.',
    'loop',
    'loop.',
    '.run',
    'loop.fly',
    'loop.run.run',
    'atom.run',
    'loop.toString',
    '__proto__.open',
  ]) {
    expect([name, isPermission(name)]).toEqual([name, false])
  }
})

test('grants follow the rows, not the matrix', () => {
  const grants = grantsOf([
    { thing: 'order', act: 'pay', role: 6 },
    { thing: 'order', act: 'pay', role: 1 },
  ])
  expect(signedInRoles.filter((role) => can(grants, role, 'order.pay'))).toEqual([1, 6])
  expect(permissionsOf(grants, 6)).toEqual(['order.pay'])
  expect(can(grants, 1, 'order.open')).toBe(false)
})

test('rows of an unknown act or role grant nothing and do not stop the start', () => {
  const grants = grantsOf([
    { thing: 'order', act: 'retired', role: 1 },
    { thing: 'order', act: 'pay', role: 11 },
    { thing: 'order', act: 'pay', role: 0 },
  ])
  expect(grants.size).toBe(0)
})

test('role 0 holds nothing, even when a row or a set says so', () => {
  expect(permissionsOf(defaultGrants, 0)).toEqual([])
  expect(can(new Map([['order.pay', new Set([0 as const])]]), 0, 'order.pay')).toBe(false)
})

test('each role gets its own list, in the order of the matrix', () => {
  for (const role of signedInRoles) {
    const held = matrixGrants.filter((it) => it.role === role).map((it) => `${it.thing}.${it.act}`)
    expect(permissionsOf(defaultGrants, role)).toEqual(held)
    expect(held.length).toBeGreaterThan(0)
  }
})
