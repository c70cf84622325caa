import { expect, test } from 'vitest'
import { faces } from '#contract/faces.ts'
import { byScreen } from '#contract/kit/face.ts'
import { routes } from '#contract/routes/all.ts'
import { menuWords } from '#contract/shell/menu.words.ts'
import { districtMenus } from '#web/screens/menu/menu.ts'
import { allDistricts } from '#web/screens/menu/menuToCome.ts'

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

const english = (label: keyof typeof menuWords.entries): string => menuWords.entries[label][1]

test('every label of the specification leads somewhere', () => {
  expect(labels).toHaveLength(43)
  const ours = allDistricts.flatMap((it) => [english(it.label), ...it.entries.map((entry) => english(entry.label))])
  expect(labels.filter((it) => !ours.includes(it))).toEqual([])
})

test('each entry has a route of its own, without parameters, and each letter after G one entry', () => {
  const entries = allDistricts.flatMap((it) => it.entries)
  const once = (all: readonly string[]) => expect(all).toEqual([...new Set(all)])
  once(entries.map((it) => it.route))
  once(entries.flatMap((it) => it.go ?? []))
  expect(entries.map((it) => routes[it.route].path).filter((it) => it.includes(':'))).toEqual([])
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
