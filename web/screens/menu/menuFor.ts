import type { Role } from '#contract/access/roles.ts'
import { routes, type RouteName } from '#contract/routes/all.ts'
import { isSoon } from '#contract/routes/built.ts'
import { mayOpen } from '#contract/routes/match.ts'
import { districtMenus, type DistrictKey, type DistrictMenu, type MenuEntry } from '#web/screens/menu/menu.ts'

type Listed = (typeof districtMenus)[number]['entries'][number]

export const isBuilt = (entry: Listed): entry is MenuEntry => !isSoon(entry.route)

/** The menu as a role sees it: no district without an entry. */
export const menuFor = (role: Role | undefined): readonly DistrictMenu[] =>
  districtMenus
    .map((it) => ({ ...it, entries: it.entries.filter(isBuilt).filter(({ route }) => mayOpen(routes[route], role)) }))
    .filter((it) => it.entries.length > 0)

const stands = (entries: readonly Listed[], name: RouteName): boolean =>
  entries.some((it) => it.route === name || ('above' in it && it.above?.some((below) => below === name) === true))

/** The district whose menu stands beside a route: the one that lists it or what it stands below, else the one its path names. */
export const districtOf = (name: RouteName | undefined): DistrictKey => {
  if (name === undefined) return 'hub'
  const listed = districtMenus.find((it) => stands(it.entries, name))
  if (listed) return listed.key
  const [, first, second = ''] = routes[name].path.split('/')
  const named = districtMenus.find((it) => it.key === second)
  if (first === 'district' && named) return named.key
  const area = routes[name].area
  const neighbour = districtMenus.find((it) => it.entries.some((entry) => routes[entry.route].area === area))
  return neighbour?.key ?? 'hub'
}
