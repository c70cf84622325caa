import type { Role } from '#contract/access/roles.ts'
import type { KeyOf } from '#contract/kit/words.ts'
import { routes, type RouteName } from '#contract/routes/all.ts'
import { mayOpen } from '#contract/routes/match.ts'
import type { menuWords } from '#contract/shell/menu.words.ts'
import { districtOf, menuFor } from '#web/menuFor.ts'
import { isSoon } from '#web/screens/all.ts'

interface Step {
  readonly label: KeyOf<typeof menuWords>
  readonly to?: string
}

/**
 * The way to a screen by the menu, without itself: its district, and the entry that it stands below. A district without a
 * home of its own for the role begins at the person's, and so does what is of no district. Nothing on a home.
 */
export const wayTo = (name: RouteName | undefined, role: Role | undefined): readonly Step[] => {
  const client = !mayOpen(routes.home, role)
  const start: Step = client
    ? { label: 'district_headquarter', to: routes.headquarter.path }
    : { label: 'home', to: routes.home.path }
  if (name === undefined || routes[name].area === 'session' || isSoon(name)) return [start]
  if (routes[name].area === 'home' && name !== 'lobby') return []
  if (name === 'headquarter') return client ? [] : [start]
  const key = districtOf(name)
  const entries = menuFor(role).find((it) => it.key === key)?.entries ?? []
  const door = entries.find((it) => it.label === 'home')
  const parent = entries.find((it) => it.above?.includes(name))
  return [
    ...(door ? [] : [start]),
    { label: `district_${key}`, ...(door && { to: routes[door.route].path }) },
    ...(parent ? [{ label: parent.label, to: routes[parent.route].path }] : []),
  ]
}
