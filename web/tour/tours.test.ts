import { describe, expect, test } from 'vitest'
import { defaultGrants, permissionsOf } from '#contract/access/can.ts'
import type { Permission } from '#contract/access/matrix.ts'
import { signedInRoles, type Role } from '#contract/access/roles.ts'
import { routes, type RouteName } from '#contract/routes/all.ts'
import { isBuilt } from '#contract/routes/built.ts'
import { menuWords } from '#contract/shell/menu.words.ts'
import { tourNames } from '#contract/tour/tour.rules.ts'
import { tourSchemas } from '#contract/tour/tour.ts'
import { tourWords } from '#contract/tour/tour.words.ts'
import { tourStepWords } from '#contract/tour/tourStep.words.ts'
import { screens } from '#web/screens/all.ts'
import { tourMarks } from '#web/testing/tourMarks.ts'
import { mayTake } from '#web/tour/tour.ts'
import { tours } from '#web/tour/tours.ts'

const sources = import.meta.glob<string>(['/web/**/*.{ts,tsx}', '!/web/**/*.test.*', '!/web/testing/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** Names that a component puts on what it shows, said at once or by a condition. */
const marksIn = (source = ''): (string | undefined)[] =>
  [...source.matchAll(/data-tour=(?:"([^"]+)"|\{([^}]+)\})/g)].flatMap(([, plain, code = '']) =>
    plain === undefined ? [...code.matchAll(/'([^']+)'/g)].map((it) => it[1]) : plain.split(' '),
  )
const marked = new Set(Object.values(sources).flatMap(marksIn))

/** Files that a file shows parts of, near and far, fetched at once or later. */
const filesOf = (entry: string, isOther: (file: string) => boolean, known = new Set<string>()): Set<string> => {
  if (known.has(entry) || isOther(entry)) return known
  known.add(entry)
  for (const [, file] of (sources[entry] ?? '').matchAll(/(?:from|import\()\s*'#(web\/[^']+)'/g))
    filesOf(`/${file}`, isOther, known)
  return known
}
const marksWithin = (entry: string, isOther: (file: string) => boolean): Set<string | undefined> =>
  new Set([...filesOf(entry, isOther)].flatMap((file) => marksIn(sources[file])))

/** The tables of nouns' screens. */
const tables = import.meta.glob<string>('/web/*/*.screens.{ts,tsx}', { query: '?raw', import: 'default', eager: true })

/** The file that a screen is fetched from, as its loader or the table of its noun names it. */
const fileOf = (route: RouteName): string => {
  const loader = isBuilt(route) ? String(screens[route]?.load) : ''
  const [table = '', text = ''] = Object.entries(tables).find(([, it]) => it.includes(`  ${route}: `)) ?? []
  const row = text.slice(text.indexOf(`  ${route}: `)).split(/,\n {2}\w/)[0] ?? ''
  if (table !== '' && !row.includes('import(')) return table.slice(1)
  return /['"](?:#|\/)(web\/[^'"]+\.tsx)/.exec(row + loader)?.[1] ?? `no file of ${route}`
}
const isOfNoScreen = (file: string) => /^\/web\/(?:screens|shell|tour)\//.test(file)
const isScreen = (file: string) => file.startsWith('/web/screens/')

const entries: Readonly<Record<string, readonly [string, string]>> = tourStepWords.entries
const steps = tours.flatMap(({ name, steps: its }) => its.map((step, index) => ({ name, index, ...step })))

test('every tour of the contract is there, once', () => {
  expect(tours.map((it) => it.name)).toEqual(tourNames)
})

const at = ({ name, index, element }: (typeof steps)[number]) => `${name}, step ${index} (${element})`

test('every step has a title and a text in both languages', () => {
  const wrong = steps.flatMap((step) =>
    ['title', 'text'].flatMap((part) => {
      const [pt = '', en = '', ...more] = entries[`${step.words}_${part}`] ?? []
      return pt.trim() !== '' && en.trim() !== '' && pt !== en && more.length === 0 ? [] : [`${at(step)}: ${part}`]
    }),
  )
  expect(wrong).toEqual([])
})

test('every step points at something that its screen shows, or that the frame of every screen does', () => {
  const frame = marksWithin('/web/shell/Shell.tsx', isScreen)
  const onScreen = (route: RouteName) => marksWithin(`/${fileOf(route)}`, isOfNoScreen)
  const lost = tourMarks.filter(
    ({ route, element }) => !frame.has(element) && !(route !== undefined && onScreen(route).has(element)),
  )
  expect(lost.map(({ tour, element, route }) => `${tour}: ${element} on ${route ?? 'the frame'}`)).toEqual([])
  const ways = steps.flatMap((step) => (step.past ?? []).map((name) => ({ name, step })))
  expect(ways.filter(({ name }) => !marked.has(name)).map(({ name, step }) => `${at(step)}: ${name}`)).toEqual([])
  // What a screen shows is told from its own files alone: few screens have a list, and none has another's parts.
  expect([
    onScreen('myWork').has('work-groups'),
    onScreen('myWork').has('table-rows'),
    frame.has('table-rows'),
  ]).toEqual([true, false, false])
})

test('every step stands on a screen without parameters, in a district that exists', () => {
  const districts = Object.keys(menuWords.entries).flatMap((it) => it.match(/^district_(\w+)/)?.[1] ?? [])
  const wrong = steps.filter(
    ({ route, district }) =>
      (route !== undefined && !/^\/[^:]*$/.test(routes[route].path)) || !districts.includes(district),
  )
  expect(wrong.map(at)).toEqual([])
})

test('every step can be remembered', () => {
  const savable = ({ name, index }: (typeof steps)[number]) =>
    tourSchemas.save.input.safeParse({ tour: name, step: index, status: 'running', version: 1 }).success
  expect(steps.filter((it) => !savable(it)).map(at)).toEqual([])
  expect(steps.length).toBeGreaterThan(10)
})

test('no words are left over', () => {
  const used = steps.flatMap(({ words }) => [`${words}_title`, `${words}_text`])
  expect(Object.keys(entries).toSorted()).toEqual(used.toSorted())
})

test('no name is put on anything for no step', () => {
  const used = new Set(steps.flatMap(({ element, past = [] }) => [element, ...past]))
  expect([...marked].filter((name) => name !== undefined && !used.has(name))).toEqual([])
})

test('every tour has its words', () => {
  const needed = tours.flatMap(({ name }) => ['what', 'title', 'about'].map((key) => `${key}_${name}`))
  expect(needed.filter((it) => !(it in tourWords.entries))).toEqual([])
})

test('every tour is offered where it may be taken', () => {
  expect(tours.filter((it) => it.offeredOn.length === 0).map((it) => it.name)).toEqual([])
  expect(tours.flatMap((it) => it.offeredOn.filter((route) => !(route in routes)))).toEqual([])
})

test('a step names what comes after it as what it may be behind, and nothing before', () => {
  const wrong = tours.flatMap(({ name, steps: its }) => {
    const names = its.map((it) => it.element)
    return its.flatMap(({ past = [] }, index) =>
      past.filter((it) => names.indexOf(it) <= index).map((it) => `${name}, step ${index}: ${it}`),
    )
  })
  expect(wrong).toEqual([])
})

describe('who may take which', () => {
  const whoIs = (role: Role) => {
    const held: readonly Permission[] = permissionsOf(defaultGrants, role)
    return { role, can: (permission: Permission) => held.includes(permission) }
  }
  const taken = (role: Role) => tours.filter((it) => mayTake(it, whoIs(role))).map((it) => it.name)

  test('each role', () => {
    const expected = (role: Role) => {
      const may = {
        menu: true,
        loop: [1, 4, 7].includes(role),
        center: [1, 2, 4, 7].includes(role),
        table: [1, 2, 4, 7].includes(role),
        people: [1, 2, 7].includes(role),
        person: [1, 7].includes(role),
        invitations: [1, 7].includes(role),
        registrations: [1, 7].includes(role),
        team: role !== 0,
        clients: [1, 7].includes(role),
        company: role === 3,
        ventures: [1, 4, 5, 7].includes(role),
        boards: [1, 4, 5, 7].includes(role),
        work: [1, 2, 4, 7].includes(role),
        hours: [1, 4, 7].includes(role),
        orders: [1, 6, 7].includes(role),
        pay: role === 4,
        invoices: [1, 7].includes(role),
        extract: role === 1,
        fortress: true,
        profile: true,
      }
      return tourNames.filter((name) => may[name])
    }
    expect(signedInRoles.map((role) => [role, taken(role)])).toEqual(
      signedInRoles.map((role) => [role, expected(role)]),
    )
  })

  test('nobody takes any', () => {
    expect(tours.filter((it) => mayTake(it, { role: undefined, can: () => true }))).toEqual([])
  })
})
