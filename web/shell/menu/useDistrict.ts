import { useLocation, useMatches } from 'react-router'
import type { Role } from '#contract/access/roles.ts'
import type { RouteName } from '#contract/routes/all.ts'
import { findRoute } from '#contract/routes/match.ts'
import { isJump } from '#web/kit/back/jump.ts'
import { useSession } from '#web/kit/session/session.ts'
import type { DistrictKey, DistrictMenu, MenuEntry } from '#web/screens/menu/entry.ts'
import { menuFor, personMenuFor } from '#web/screens/menu/menuFor.ts'
import { ledTo, type Led } from '#web/shell/menu/led.ts'
import { pages } from '#web/shell/menu/pages.ts'
import { entryOf, standOf } from '#web/shell/menu/stand.ts'

interface Here {
  /** Screens that the person's role may open, by district. */
  readonly districts: readonly DistrictMenu[]
  /** The district in whose menu the person is; the first where the screen is in none. */
  readonly here: DistrictMenu | undefined
  /** The entry that led to the screen, which is marked. */
  readonly entry: MenuEntry | undefined
  /** The view of the entry on show; undefined below it. */
  readonly view: RouteName | undefined
  /** The page of the menu that led here, with its search and filters. */
  readonly led: Led | undefined
  /** The district whose colour the page wears. */
  readonly accent: DistrictKey | undefined
}

const ownLed = (role: Role | undefined, route: RouteName | undefined, address: string): Led | undefined =>
  route !== undefined && entryOf(role, route) ? { route, address } : undefined

/** The district whose colour a page wears. */
const accentOf = (role: Role | undefined, name: RouteName | undefined, entry: MenuEntry | undefined) =>
  (personMenuFor(role).find((it) => name !== undefined && it.pages.includes(name)) ?? entry)?.district

/** The entry that is marked: none on a page that is in no district and has its own way below the menu. */
const markedOn = (name: RouteName | undefined, entry: MenuEntry | undefined): MenuEntry | undefined =>
  pages.some((it) => it.route === name) ? undefined : entry

/** Where the person is in their menu. */
export const useDistrict = (): Here => {
  const { role } = useSession()
  // The screen on show, while the next one is still being loaded.
  const path = useMatches().at(-1)?.pathname ?? '/'
  const { key, search, state } = useLocation()
  const name = findRoute(path)?.name
  const districts = menuFor(role)
  const led = ledTo({ key, path, own: ownLed(role, name, path + search), jumped: isJump(state) })
  const stand = standOf(role, name, led)
  const entry = markedOn(name, stand?.entry)
  const view = entry?.views.find(({ route }) => route === name)?.route
  const here = stand?.district ?? districts[0]
  return { districts, here, entry, view, led, accent: accentOf(role, name, stand?.entry) ?? here?.key }
}
