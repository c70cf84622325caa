import { describe, expect, it, test } from 'vitest'
import { signedInRoles } from '#contract/access/roles.ts'
import { faces } from '#contract/faces.ts'
import { byScreen } from '#contract/kit/face.ts'
import { routes } from '#contract/routes/all.ts'
import { menuWords } from '#contract/shell/menu.words.ts'
import type { DistrictKey, ListedEntry } from '#web/screens/menu/entry.ts'
import { districtMenus } from '#web/screens/menu/menu.ts'
import { menuFor, personMenuFor } from '#web/screens/menu/menuFor.ts'
import { allMenus, districtIcon } from '#web/screens/menu/menuToCome.ts'

/** Copied from the specification, section 2, "Menu labels". */
const listed = `Home, Hub, Lobby, Settings, Venture(s), Financial, Communication, Deliveries, Aura, Aura Indicators, \
Loopers, Atoms, Clients, Projects, Demands, Loop Control, Loop Center, Calendar, Work Orders, Payment Order, \
Aura Evaluation, Profile, Progression, Radar, Chat Aura/Warden/Essentia, Bastion, Decks, Users, Invitations, Remotica, \
Particles, Report Mails, Custom Host, Specifications, Playbooks, Academy, Courses, Library, Forum, Admin Settings, Rooms`

/** `Venture(s)` is the plural of one label, `Chat A/B/C` are three. */
const labels = listed.split(', ').flatMap((it) => {
  const [first = '', ...names] = it.replace('(s)', 's').split('/')
  return [first, ...names.map((name) => `Chat ${name}`)]
})

const viewsOf = (entry: ListedEntry) => [entry, ...(entry.views ?? [])]
const labelsOf = (entry: ListedEntry) => [
  ...viewsOf(entry).flatMap((it) => [it.label, ...(it.same ?? []).map(({ label }) => label)]),
  ...(entry.name ? [entry.name] : []),
  // The map names the district, and leads to its screens.
  ...(entry.district ? [`district_${entry.district}` as const] : []),
]

const english = (label: keyof typeof menuWords.entries): string => menuWords.entries[label][1]

test('every label of the specification leads somewhere', () => {
  expect(labels).toHaveLength(43)
  const ours = [...allMenus.map((it) => it.label), ...allMenus.flatMap((it) => it.entries.flatMap(labelsOf))].map(
    english,
  )
  expect(labels.filter((it) => !ours.includes(it))).toEqual([])
})

test('each entry has a route of its own, without parameters, and each letter after G one entry', () => {
  const views = allMenus.flatMap((it) => it.entries.flatMap(viewsOf))
  const pages = views.flatMap((it) => [it.route, ...(it.same ?? []).map(({ route }) => route)])
  const once = (all: readonly string[]) => expect(all).toEqual([...new Set(all)])
  once(pages)
  once(views.flatMap((it) => it.go ?? []))
  expect(pages.map((it) => routes[it].path).filter((it) => it.includes(':'))).toEqual([])
})

test('each entry of a noun stands behind the one that its face names, with its own icon', () => {
  const menus = districtMenus.map((it) => it.entries)
  const named = Object.entries(byScreen(faces, 'after'))
  expect(named.length).toBeGreaterThan(2)
  const lost = named.filter(([route, after]) => {
    const entries = menus.find((it) => it.some((entry) => entry.route === route)) ?? []
    const at = entries.findIndex((it) => it.route === route)
    const before = entries.slice(0, at).map((it) => it.route)
    // Another noun's entry may follow the same one.
    return !before.includes(after) || !('icon' in (entries[at] ?? {}))
  })
  expect(lost).toEqual([])
})

describe('of a role', () => {
  const roleEntries = signedInRoles.map((role) => ({ role, menus: menuFor(role) }))

  it('at most nine icons and twelve entries each, of the whole product too', () => {
    expect(allMenus.length).toBeLessThanOrEqual(9)
    expect(
      allMenus.filter((it) => it.entries.filter((entry) => !entry.personal).length > 12).map((it) => it.key),
    ).toEqual([])
    for (const { menus } of roleEntries) {
      expect(menus.length).toBeLessThanOrEqual(9)
      for (const { entries } of menus) expect(entries.length).toBeLessThanOrEqual(12)
    }
  })

  it('a thing stands once, by one name', () => {
    for (const { role, menus } of roleEntries) {
      const entries = [...menus.flatMap((it) => it.entries), ...personMenuFor(role)]
      const names = entries.map((it) => it.label)
      expect([role, names]).toEqual([role, [...new Set(names)]])
      const views = entries.flatMap((it) => it.views.map(({ route }) => route))
      expect(views).toEqual([...new Set(views)])
    }
  })

  it('a district with one entry gives it to another, or to the person', () => {
    const lone = roleEntries.flatMap(({ role, menus }) =>
      menus.filter((it) => it.entries.length < 2).map((it) => `${it.key} for role ${role}`),
    )
    expect(lone).toEqual([])
    expect(personMenuFor(4).map((it) => it.route)).toEqual(['profile', 'settings', 'fortress', 'warden'])
    expect(
      menuFor(4)
        .find((it) => it.key === 'workstation')
        ?.entries.map((it) => it.route),
    ).toContain('orderList')
    expect(menuFor(9).map((it) => it.key)).not.toContain('workstation')
  })

  it('what the specification calls a district has an icon', () => {
    const keys = Object.keys(menuWords.entries).flatMap((it) => it.match(/^district_(\w+)/)?.[1] ?? [])
    expect(keys.map((it) => districtIcon(it as DistrictKey)).filter((it) => it === undefined)).toEqual([])
  })
})
