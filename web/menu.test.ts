import { expect, test } from 'vitest'
import { routes } from '#contract/routes/all.ts'
import { menuWords } from '#contract/shell/menu.words.ts'
import { allDistricts } from '#web/menuToCome.ts'

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
