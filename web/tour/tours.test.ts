import { describe, expect, test } from 'vitest'
import { defaultGrants, permissionsOf } from '#contract/access/can.ts'
import type { Permission } from '#contract/access/matrix.ts'
import { roles, signedInRoles, type Role } from '#contract/access/roles.ts'
import { routes } from '#contract/routes/all.ts'
import { tourNames } from '#contract/tour/tour.rules.ts'
import { tourCalls } from '#contract/tour/tour.ts'
import { tourWords } from '#contract/tour/tour.words.ts'
import { tourStepWords } from '#contract/tour/tourStep.words.ts'
import { districtMenus } from '#web/menu.ts'
import { mayTake } from '#web/tour/tour.ts'
import { tours } from '#web/tour/tours.ts'

const sources = import.meta.glob<string>(['/web/**/*.tsx', '!/web/**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** Names that some component puts on what it shows, said at once or by a condition. */
const marked = new Set(
  Object.values(sources).flatMap((source) =>
    [...source.matchAll(/data-tour=(?:"([^"]+)"|\{([^}]+)\})/g)].flatMap(([, plain, code = '']) =>
      plain === undefined ? [...code.matchAll(/'([^']+)'/g)].map((it) => it[1]) : plain.split(' '),
    ),
  ),
)

const entries: Readonly<Record<string, readonly [string, string]>> = tourStepWords.entries
const steps = tours.flatMap(({ name, steps: its }) => its.map((step, index) => ({ name, index, ...step })))

test('every tour of the contract is there, once', () => {
  expect(tours.map((it) => it.name)).toEqual(tourNames)
})

describe.each(steps)('$name, step $index ($element)', (step) => {
  test.each(['title', 'text'])('has a %s in both languages', (part) => {
    const words = entries[`${step.words}_${part}`]
    expect(words).toHaveLength(2)
    for (const text of words ?? []) expect(text.trim()).not.toBe('')
    expect(words?.[0]).not.toBe(words?.[1])
  })

  test('points at something that a component of the app shows', () => {
    expect(marked).toContain(step.element)
    for (const name of step.past ?? []) expect(marked).toContain(name)
  })

  test('stands on a screen without parameters, in a district that exists', () => {
    if (step.route !== undefined) expect(routes[step.route].path).toMatch(/^\/[^:]*$/)
    expect(districtMenus.map((it) => it.key)).toContain(step.district)
  })

  test('can be remembered', () => {
    const saved = { tour: step.name, step: step.index, status: 'running', version: 1 }
    expect(tourCalls.save.input.safeParse(saved).success).toBe(true)
  })
})

test('no words are left over', () => {
  const used = steps.flatMap(({ words }) => [`${words}_title`, `${words}_text`])
  expect(Object.keys(entries).toSorted()).toEqual(used.toSorted())
})

test('no name is put on anything for no step', () => {
  const used = new Set(steps.flatMap(({ element, past = [] }) => [element, ...past]))
  expect([...marked].filter((name) => name !== undefined && !used.has(name))).toEqual([])
})

describe.each(tours.map((tour) => ({ tour })))('$tour.name', ({ tour }) => {
  test('has its words', () => {
    for (const key of ['what', 'title', 'about'] as const)
      expect(tourWords.entries).toHaveProperty(`${key}_${tour.name}`)
  })

  test('is offered where it may be taken', () => {
    expect(tour.offeredOn.length).toBeGreaterThan(0)
    for (const route of tour.offeredOn) expect(routes).toHaveProperty(route)
  })

  test('names what comes after a step as what it may be behind, and nothing before', () => {
    const names = tour.steps.map((it) => it.element)
    for (const [index, { past = [] }] of tour.steps.entries())
      for (const name of past) expect(names.indexOf(name)).toBeGreaterThan(index)
  })
})

describe('who may take which', () => {
  const whoIs = (role: Role) => {
    const held: readonly Permission[] = permissionsOf(defaultGrants, role)
    return { role, can: (permission: Permission) => held.includes(permission) }
  }
  const taken = (role: Role) => tours.filter((it) => mayTake(it, whoIs(role))).map((it) => it.name)

  test.each(signedInRoles.map((role) => ({ role, key: roles[role].key })))('$key', ({ role }) => {
    const expected = {
      menu: true,
      loop: [1, 4, 7].includes(role),
      center: [1, 2, 4, 7].includes(role),
      table: [1, 2, 4, 7].includes(role),
    }
    expect(taken(role)).toEqual(tourNames.filter((name) => expected[name]))
  })

  test('nobody takes any', () => {
    expect(tours.filter((it) => mayTake(it, { role: undefined, can: () => true }))).toEqual([])
  })
})
