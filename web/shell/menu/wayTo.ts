import type { Role } from '#contract/access/roles.ts'
import type { KeyOf } from '#contract/kit/words.ts'
import { routes, type RouteName } from '#contract/routes/all.ts'
import { isSoon, type BuiltName } from '#contract/routes/built.ts'
import { mayOpen } from '#contract/routes/match.ts'
import type { menuWords } from '#contract/shell/menu.words.ts'
import { districtMenus } from '#web/screens/menu/menu.ts'
import { districtOf, menuFor } from '#web/screens/menu/menuFor.ts'

interface Step {
  readonly label: KeyOf<typeof menuWords>
  readonly to?: string
}

const homes: readonly RouteName[] = ['home', 'dashboard', 'hubHome']

const startOf = (role: Role | undefined): Step =>
  mayOpen(routes.home, role)
    ? { label: 'home', to: routes.home.path }
    : { label: 'district_headquarter', to: routes.headquarter.path }

const linkOf = ({ route }: { route: BuiltName }) => ({ to: routes[route].path })

const hasDistrict = (name: RouteName): name is BuiltName =>
  !isSoon(name) && routes[name].area !== 'session' && name !== 'headquarter'

/**
 * The way to a screen by the menu, without itself: its district, and the entry that it stands below. A district without a
 * home of its own for the role begins at the person's, and so does what is of no district. Nothing on a home.
 */
export const wayTo = (name: RouteName | undefined, role: Role | undefined): readonly Step[] => {
  const start = startOf(role)
  if (name !== undefined && (homes.includes(name) || routes[name].path === start.to)) return []
  if (name === undefined || !hasDistrict(name)) return [start]
  const key = districtOf(name)
  const district = menuFor(role).find((it) => it.key === key)
  // A district that is not in the person's menu is no step of their way; a client's own is all that they come from.
  if (!district || start.to === routes.headquarter.path) return [start]
  const { entries } = district
  const ownHome = entries.filter((it) => it.label === 'home')
  const parents = entries.filter((it) => it.above?.includes(name))
  return [
    ...(ownHome.length > 0 ? [] : [start]),
    ...districtMenus.filter((it) => it.key === key).map(({ label }) => ({ label, ...ownHome.map(linkOf)[0] })),
    ...parents.map((it) => ({ label: it.label, ...linkOf(it) })),
  ]
}
