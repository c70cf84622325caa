import { expect, test } from 'vitest'
import { signedInRoles } from '#contract/access/roles.ts'
import { routes } from '#contract/routes/all.ts'
import { findRoute, mayOpen, routeNames } from '#contract/routes/match.ts'
import { isSoon, screens } from '#web/screens/all.ts'
import { wayTo } from '#web/shell/wayTo.ts'

const homes = ['home', 'dashboard', 'hubHome']

test.each(signedInRoles)('for role %d every screen in the shell but their home has a way back, which opens', (role) => {
  for (const name of routeNames) {
    if (!mayOpen(routes[name], role) || screens[name].frame !== 'shell') continue
    const way = wayTo(name, role)
    if (homes.includes(name) || (role === 3 && name === 'headquarter')) {
      expect([name, way]).toEqual([name, []])
      continue
    }
    const links = way.flatMap((it) => it.to ?? [])
    expect([name, links.length > 0]).toEqual([name, true])
    for (const to of links) {
      const found = findRoute(to)?.name
      expect([name, found !== undefined && !isSoon(found) && mayOpen(routes[found], role)]).toEqual([name, true])
    }
  }
})

test('a screen below an entry has that entry on its way, where the role may open it', () => {
  expect(wayTo('lobby', 1)).toEqual([{ label: 'district_hub', to: '/' }])
  expect(wayTo('permissionShow', 1)).toEqual([
    { label: 'district_hub', to: '/' },
    { label: 'permissions', to: '/district/hub/permissions/roles' },
  ])
  const [home, workstation] = [{ label: 'home', to: '/' }, { label: 'district_workstation' }]
  expect(wayTo('loopShow', 2)).toEqual([home, workstation, { label: 'loopCenter', to: '/district/workstation/pontos' }])
  expect(wayTo('loopShow', 6)).toEqual([home, workstation])
  expect(wayTo('help', 3)).toEqual([{ label: 'district_headquarter', to: '/district/headquarter' }])
  expect(wayTo(undefined, 4)).toEqual([home])
})
