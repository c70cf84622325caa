import type { Role } from '#contract/access/roles.ts'
import { routes, type RouteName } from '#contract/routes/all.ts'
import type { DistrictMenu, MenuEntry } from '#web/screens/menu/entry.ts'
import { menuFor } from '#web/screens/menu/menuFor.ts'
import type { Led } from '#web/shell/menu/led.ts'

/** Where a page stands in a person's menu. */
export interface Stand {
  readonly district: DistrictMenu
  readonly entry: MenuEntry | undefined
}

const found = (districts: readonly DistrictMenu[], has: (entry: MenuEntry) => boolean): Stand | undefined => {
  const district = districts.find((it) => it.entries.some(has))
  return district && { district, entry: district.entries.find(has) }
}

/** The entry whose page a route is, under any of its paths. */
export const entryOf = (role: Role | undefined, name: RouteName | undefined): Stand | undefined =>
  name === undefined ? undefined : found(menuFor(role), (it) => it.pages.includes(name))

/** Where a route stands that nothing of the menu led to: below the entry that says so, else in the district of its path. */
const ownStand = (role: Role | undefined, name: RouteName | undefined): Stand | undefined => {
  if (name === undefined) return undefined
  const districts = menuFor(role)
  const below = found(districts, (it) => it.above.includes(name))
  if (below) return below
  const { path, area } = routes[name]
  const [, , second] = path.split('/')
  const district =
    districts.find((it) => path.startsWith('/district/') && it.key === second) ??
    found(districts, (it) => it.pages.some((page) => routes[page].area === area))?.district
  return district && { district, entry: undefined }
}

/** Where a route stands in the menu of a role, when `led` led there. */
export const standOf = (role: Role | undefined, name: RouteName | undefined, led: Led | undefined): Stand | undefined =>
  entryOf(role, name) ?? entryOf(role, led?.route) ?? ownStand(role, name)
