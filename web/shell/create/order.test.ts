import { expect, test } from 'vitest'
import { findRoute } from '#contract/routes/match.ts'
import { creations } from '#web/shell/create/creations.ts'
import { hereOf } from '#web/shell/create/here.ts'
import { orderedFor } from '#web/shell/create/order.ts'
import { leadsTo } from '#web/shell/create/ways.ts'

const on = (path: string) => {
  const route = findRoute(path)
  return { here: hereOf(route), route: route?.name, district: route?.params['district_name'] }
}
const items = creations.map((of) => ({ of }))
const nearOn = (path: string) => orderedFor(items, on(path)).near.map((it) => it.of.key)

test('on a venture what stands in it comes first, its gate before all; on a gate its cell, on a cell its atom', () => {
  expect(nearOn('/project/show/5').slice(0, 4)).toEqual(['gate', 'cell', 'atom', 'particle'])
  expect(nearOn('/district/prolab/ventures/5/gate/7/show').slice(0, 3)).toEqual(['cell', 'atom', 'gate'])
  const cell = '/district/workstation/ventures/5/cell/9/show'
  expect(on(cell).here).toEqual({ venture: 5, cell: 9 })
  expect(nearOn(cell).slice(0, 2)).toEqual(['atom', 'cell'])
})

test('on a list what it lists comes first, and on a home nothing stands before the rest', () => {
  expect(nearOn('/district/hub/clientes')).toEqual(['client'])
  expect(nearOn('/cliente/show/3')).toEqual(['access', 'invoice'])
  expect(nearOn('/home')).toEqual([])
  expect(orderedFor(items, on('/home')).far).toHaveLength(creations.length)
})

const pathOn = (key: string, path: string, role: 1 | 2 | 4 = 1) => {
  const of = creations.find((it) => it.key === key)
  return of && leadsTo(of, { ...on(path), role })
}

test('a form opens within the page, in its district', () => {
  expect(pathOn('gate', '/district/prolab/ventures/5/show')).toEqual({ path: '/district/prolab/ventures/5/gate/new' })
  expect(pathOn('entrega', '/project/show/5')).toEqual({ path: '/project/entrega/new/5' })
  expect(pathOn('deploy', '/project/show/5')).toEqual({ path: '/district/workstation/deploys/new?venture_id=5' })
  expect(pathOn('invoice', '/cliente/show/3')).toEqual({ path: '/district/hub/invoices/new?client_id=3' })
})

test('an atom is made in the cell, in a cell of the venture, or in any; by the path that the role may open', () => {
  const cell = '/district/workstation/ventures/5/cell/9/show'
  expect(pathOn('atom', cell)).toEqual({ path: '/district/workstation/ventures/5/cell/9/atom/new' })
  expect(pathOn('atom', cell, 4)).toEqual({ path: '/district/workstation/atom/new/9' })
  expect(pathOn('atom', '/project/show/5', 4)).toEqual({ path: '/district/workstation/atom/new/0?venture_id=5' })
  expect(pathOn('atom', '/home', 4)).toEqual({ path: '/district/workstation/atom/new/0' })
})

test('a parent that the page does not say is asked for', () => {
  expect(pathOn('gate', '/home')).toEqual({ asks: 'venture' })
  expect(pathOn('cell', '/project/show/5')).toEqual({ asks: 'gate' })
  expect(pathOn('access', '/home')).toEqual({ asks: 'client' })
  expect(pathOn('gate', '/home', 4)).toBeUndefined()
})

test('a manager, who has no list of invitations, invites where people are added', () => {
  expect(pathOn('invitation', '/home')).toEqual({ path: '/district/hub/invitations?create=1' })
  expect(pathOn('invitation', '/home', 2)).toEqual({ path: '/looper/new' })
})
