import type { Icon } from '@tabler/icons-react'
import type { Role } from '#contract/access/roles.ts'
import { routes, type RouteName } from '#contract/routes/all.ts'
import { isBuilt, type BuiltName } from '#contract/routes/built.ts'
import { mayOpen } from '#contract/routes/match.ts'
import type { DistrictKey, DistrictMenu, ListedDistrict, ListedEntry, MenuEntry } from '#web/screens/menu/entry.ts'
import { districtMenus } from '#web/screens/menu/menu.ts'
import { screensBeside } from '#web/screens/menu/nounEntries.ts'

const viewsOf = (entry: ListedEntry) => [entry, ...(entry.views ?? [])]
const pagesOf = (entry: ListedEntry): readonly RouteName[] =>
  viewsOf(entry).flatMap((it) => [it.route, ...(it.same ?? []).map((page) => page.route)])
const belowOf = (entry: ListedEntry): readonly RouteName[] => {
  const pages = pagesOf(entry)
  return [...(entry.above ?? []), ...pages.flatMap(screensBeside)].filter((it) => !pages.includes(it))
}

/** True where some view of the entry has a screen. */
export const hasScreen = (entry: ListedEntry): entry is ListedEntry & { readonly icon: Icon } =>
  entry.icon !== undefined && pagesOf(entry).some((it) => isBuilt(it))

interface Opened {
  readonly route: RouteName
}
const opens =
  (role: Role | undefined) =>
  <P extends Opened>(page: P): page is P & { readonly route: BuiltName } =>
    isBuilt(page.route) && mayOpen(routes[page.route], role)

const entryFor = (listed: ListedEntry, key: DistrictKey, role: Role | undefined): MenuEntry | undefined => {
  if (!hasScreen(listed)) return undefined
  const views = viewsOf(listed).flatMap(({ route, label, go, same = [] }) => {
    const page = [{ route, label }, ...same].find(opens(role))
    return page ? [{ ...page, go }] : []
  })
  const [first] = views
  if (!first) return undefined
  return {
    ...first,
    label: views.length > 1 ? (listed.name ?? listed.label) : first.label,
    icon: listed.icon,
    views,
    pages: pagesOf(listed),
    above: belowOf(listed),
    group: listed.group,
    district: listed.district ?? key,
  }
}

interface Menus {
  readonly districts: readonly DistrictMenu[]
  /** Entries about the person, for the menu under their name. */
  readonly person: readonly MenuEntry[]
}

/** Entries of a district in which the person has no other go where they have more to do. */
const gathered = (all: readonly DistrictMenu[], listed: readonly ListedDistrict[]): Menus => {
  const has = new Map(all.map((it) => [it.key, it.entries]))
  const person: MenuEntry[] = []
  for (const { key, alone = [] } of listed) {
    const entries = has.get(key) ?? []
    const [only] = entries
    const to = alone.find((it) => it === 'person' || (has.get(it)?.length ?? 0) > 0)
    if (!only || entries.length > 1 || to === undefined) continue
    if (to === 'person') person.push(only)
    else has.set(to, [...(has.get(to) ?? []), only])
    has.set(key, [])
  }
  const districts = all.map((it) => ({ ...it, entries: has.get(it.key) ?? [] }))
  return { districts: districts.filter((it) => it.entries.length > 0), person }
}

/** The page that a role comes for stands first in its district. */
const startFirst = (entries: readonly MenuEntry[], role: Role | undefined): readonly MenuEntry[] => {
  const start = mayOpen(routes.home, role) ? 'home' : 'headquarter'
  return entries.toSorted((a, b) => Number(b.route === start) - Number(a.route === start))
}

const made = (role: Role | undefined): Menus => {
  const own = districtMenus.flatMap(({ key, entries }) =>
    entries.filter((it) => it.personal).flatMap((it) => entryFor(it, key, role) ?? []),
  )
  const all = districtMenus.map(({ key, label, icon, entries }) => ({
    key,
    label,
    icon,
    entries: entries.filter((it) => !it.personal).flatMap((it) => entryFor(it, key, role) ?? []),
  }))
  const { districts, person } = gathered(all, districtMenus)
  return {
    districts: districts.map((it) => ({ ...it, entries: startFirst(it.entries, role) })),
    person: [...own, ...person],
  }
}

const known = new Map<Role | undefined, Menus>()
/** The menus as a role has them; made once. */
const menusFor = (role: Role | undefined): Menus => {
  const menus = known.get(role) ?? made(role)
  known.set(role, menus)
  return menus
}

/** The districts as a role sees them, each with its entries: none is empty, and a thing stands in one of them. */
export const menuFor = (role: Role | undefined): readonly DistrictMenu[] => menusFor(role).districts

/** What stands in the menu under the person's name. */
export const personMenuFor = (role: Role | undefined): readonly MenuEntry[] => menusFor(role).person

/** Client and guest: their few entries stand in one line at the top. */
const plain: readonly Role[] = [3, 10]

/** True for a role whose menu is one line, without districts. */
export const hasPlainMenu = (role: Role | undefined): boolean => role !== undefined && plain.includes(role)
