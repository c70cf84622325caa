import type { Role } from '#contract/access/roles.ts'
import type { KeyOf } from '#contract/kit/words.ts'
import { routes, type RouteName } from '#contract/routes/all.ts'
import type { menuWords } from '#contract/shell/menu.words.ts'
import type { DistrictMenu, MenuEntry } from '#web/screens/menu/entry.ts'
import { hasPlainMenu, menuFor } from '#web/screens/menu/menuFor.ts'
import { entryPath, firstPath } from '#web/shell/menu/entryPath.ts'
import type { Led } from '#web/shell/menu/led.ts'
import { entryOf, standOf } from '#web/shell/menu/stand.ts'

interface Step {
  readonly label: KeyOf<typeof menuWords>
  readonly to?: string
}

/** Who has one line of entries has no districts. */
const districtStep = (district: DistrictMenu, role: Role | undefined): readonly Step[] =>
  hasPlainMenu(role) ? [] : [{ label: district.label, to: firstPath(district) }]

const entryStep = ({ label, pages, route }: MenuEntry, led: Led | undefined): Step => ({
  label,
  to: led && pages.includes(led.route) ? led.address : routes[route].path,
})

/**
 * The way to a screen by the menu, without itself: its district, and the entry that led to it, with the search that it had.
 * Nothing on the first entry of all, where everybody starts; to there from what stands nowhere.
 */
export const wayTo = (name: RouteName | undefined, role: Role | undefined, led?: Led): readonly Step[] => {
  const [home] = menuFor(role)[0]?.entries ?? []
  if (!home || (name !== undefined && home.pages.includes(name))) return []
  const stand = standOf(role, name, led)
  const isOwn = entryOf(role, name) !== undefined
  const way = [
    ...(stand ? districtStep(stand.district, role) : []),
    ...(stand?.entry && !isOwn ? [entryStep(stand.entry, led)] : []),
  ]
  return way.length > 0 ? way : [{ label: home.label, to: entryPath(home) }]
}
