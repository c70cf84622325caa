import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { permissions } from '#contract/access/matrix.ts'
import { signedInRoles } from '#contract/access/roles.ts'
import { locales, type Words } from '#contract/kit/words.ts'
import { actWords } from '#contract/permission/act.words.ts'
import { meaningWords } from '#contract/permission/meaning.words.ts'
import { screensOf } from '#contract/permission/permission.areas.ts'
import {
  changesBetween,
  defaultsOf,
  groups,
  isFixed,
  partsOf,
  withChanges,
} from '#contract/permission/permission.rules.ts'
import { thingWords } from '#contract/permission/thing.words.ts'

const some = fc.subarray([...permissions])

test('the groups hold every permission once', () => {
  const ids = groups.flatMap(({ things }) => things.flatMap(({ acts }) => acts.map((it) => it.id)))
  expect(ids.toSorted()).toEqual([...permissions].toSorted())
})

test('a permission is its thing and its act', () => {
  expect(partsOf('loop.run')).toEqual({ id: 'loop.run', thing: 'loop', act: 'run' })
  for (const id of permissions) expect(`${partsOf(id).thing}.${partsOf(id).act}`).toBe(id)
})

describe('changes', () => {
  test('lead from the one set to the other, and none from a set to itself', () => {
    fc.assert(
      fc.property(some, some, (before, after) => {
        expect(new Set(withChanges(before, changesBetween(before, after)))).toEqual(new Set(after))
        expect(changesBetween(after, after)).toEqual({ grant: [], revoke: [] })
      }),
    )
  })

  test('made twice, or on a set that somebody else has brought there, change no more', () => {
    fc.assert(
      fc.property(some, some, some, (before, after, other) => {
        const changes = changesBetween(before, after)
        const once = withChanges(other, changes)
        expect(withChanges(once, changes)).toEqual(once)
        for (const id of changes.grant) expect(once).toContain(id)
        for (const id of changes.revoke) expect(once).not.toContain(id)
      }),
    )
  })
})

test('what is fixed belongs to role 1 and to nobody else', () => {
  const fixed = permissions.filter(isFixed)
  expect(fixed).toEqual(['permission.open', 'permission.edit'])
  for (const role of signedInRoles)
    expect([role, fixed.filter((id) => defaultsOf(role).includes(id))]).toEqual([role, role === 1 ? fixed : []])
})

test.each(locales)('no two acts of a thing, and no two things, are called the same in %s', (locale) => {
  const texts = ({ entries }: Words): Record<string, string> =>
    Object.fromEntries(Object.entries(entries).map(([key, [pt, en]]) => [key, locale === 'pt' ? pt : en]))
  const [act, thing, meaning] = [texts(actWords), texts(thingWords), texts(meaningWords)]
  for (const { things } of groups) {
    for (const { thing: key, acts } of things) {
      const names = acts.map((it) => act[it.act])
      expect([key, new Set(names).size]).toEqual([key, names.length])
    }
  }
  expect(new Set(Object.values(thing)).size).toBe(Object.values(thing).length)
  for (const text of Object.values(meaning)) expect(text).toMatch(/\.$/)
})

test('the screens around a thing are those of its area', () => {
  expect(screensOf('loop').map((it) => it.path)).toContain('/district/workstation/pontos')
  expect(screensOf('audit')).toEqual([])
})
