import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isPermission } from '#contract/access/can.ts'
import { permissions } from '#contract/access/matrix.ts'
import { allCalls } from '#contract/calls.ts'
import { lists } from '#contract/lists.ts'
import { idlePermissions } from './withoutEffect.ts'

const root = join(import.meta.dirname, '../..')

/** Matches checks of a permission: of handlers, and of pages before they show something. */
const asked = /\b(?:(?:may|can)\(|(?:can|deleted|needs):)\s*'(\w+\.\w+)'/g

const inSources = (): string[] =>
  globSync('{contract,server,web}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$|[\\/]testing[\\/]/.test(file))
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(asked)].map((it) => it[1] ?? ''))

const inEffect = (): Set<string> =>
  new Set(
    [
      ...allCalls.map(({ call }) => call.can),
      ...lists.flatMap(({ deleted, columns }) => [deleted, ...Object.values(columns).map((it) => it.can)]),
      ...inSources(),
    ].filter((it) => it !== undefined && isPermission(it)),
  )

test('the list names exactly the permissions that no call, column or button asks', () => {
  const used = inEffect()
  expect([...idlePermissions].toSorted()).toEqual(permissions.filter((it) => !used.has(it)).toSorted())
})

test('how many act, of how many', () => {
  const used = permissions.length - idlePermissions.size
  expect(used).toBeGreaterThan(0)
  // oxlint-disable-next-line no-console
  console.info(`${used} of ${permissions.length} permissions have an effect`)
})

test.each([
  ["ctx.may('support.seeAll')", 'support.seeAll'],
  ["const loops = can('loop.run')", 'loop.run'],
  ["  can: 'area.open',", 'area.open'],
  ["  deleted: 'area.delete',", 'area.delete'],
  ["  needs: 'loop.list',", 'loop.list'],
])('a source that says %s asks it', (source, id) => {
  expect([...source.matchAll(asked)].map((it) => it[1])).toEqual([id])
})
