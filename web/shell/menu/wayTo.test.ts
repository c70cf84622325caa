import { expect, test } from 'vitest'
import { signedInRoles, type Role } from '#contract/access/roles.ts'
import { routes, type RouteName } from '#contract/routes/all.ts'
import { isSoon } from '#contract/routes/built.ts'
import { findRoute, mayOpen, routeNames } from '#contract/routes/match.ts'
import { frameOf } from '#web/screens/first.ts'
import { wayTo } from '#web/shell/menu/wayTo.ts'

const homes = ['home', 'dashboard', 'hubHome']

const isHome = (name: RouteName, role: Role): boolean => (role === 3 ? name === 'headquarter' : homes.includes(name))

/** True when a screen's crumbs lead somewhere, and only where the role may go; a home has none. */
const leadsBack = (name: RouteName, role: Role): boolean => {
  const way = wayTo(name, role)
  if (isHome(name, role)) return way.length === 0
  const links = way.flatMap((it) => it.to ?? []).map((to) => findRoute(to)?.name)
  return links.length > 0 && links.every((it) => it !== undefined && !isSoon(it) && mayOpen(routes[it], role))
}

test('for every role every screen in the shell but their home has a way back, which opens', () => {
  const opened = signedInRoles.flatMap((role) =>
    routeNames
      .filter((name) => mayOpen(routes[name], role) && frameOf(name) === 'shell')
      .map((name) => ({ name, role })),
  )
  const wrong = opened.filter(({ name, role }) => !leadsBack(name, role))
  expect(wrong.map(({ name, role }) => `${name} for role ${role}`)).toEqual([])
  expect(opened.length).toBeGreaterThan(500)
})

test('a screen below an entry has that entry on its way, where the role may open it', () => {
  expect(wayTo('lobby', 1)).toEqual([{ label: 'district_hub', to: '/' }])
  expect(wayTo('permissionShow', 1)).toEqual([
    { label: 'district_hub', to: '/' },
    { label: 'permissions', to: '/district/hub/permissions/roles' },
  ])
  const [home, loops] = [{ label: 'home', to: '/' }, '/district/workstation/pontos']
  const workstation = { label: 'district_workstation', to: loops }
  expect(wayTo('loopShow', 2)).toEqual([workstation, { label: 'loopCenter', to: loops }])
  expect(wayTo('demandaNew', 3)).toEqual([{ label: 'district_headquarter', to: '/district/headquarter' }])
  const ventures = { label: 'ventures', to: '/district/workstation/ventures' }
  for (const name of ['ventureShow', 'gateShow', 'cellShow', 'goalShow'] as const)
    expect([name, wayTo(name, 4)]).toEqual([name, [workstation, ventures]])
  expect(wayTo('help', 3)).toEqual([{ label: 'district_headquarter', to: '/district/headquarter' }])
  expect(wayTo(undefined, 4)).toEqual([home])
})

test('what led to a page is its way, with the search it had', () => {
  const led = { route: 'loopCenter', address: '/district/workstation/pontos?page=2' } as const
  expect(wayTo('ventureShow', 4, led).at(-1)).toEqual({ label: 'loopCenter', to: led.address })
  expect(wayTo('sectorShow', 1, { route: 'home', address: '/' })).toEqual([
    { label: 'district_hub', to: '/' },
    { label: 'home', to: '/' },
  ])
  // A page of the menu is its own.
  expect(wayTo('sectorList', 1, led)).toEqual([{ label: 'district_hub', to: '/' }])
})
