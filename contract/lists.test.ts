import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lists } from '#contract/lists.ts'

const root = join(import.meta.dirname, '..')

test('every list that is stated is registered, under an id of its own', () => {
  const stated = globSync('contract/**/*.ts', { cwd: root })
    .filter((file) => !/\.test\.ts$|kit\/list\//.test(file))
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(/listOf\(\{\s*id: '(\w+)'/g)])
    .map((it) => it[1])
  expect(stated.length).toBeGreaterThan(5)
  expect(lists.map((it) => it.id).toSorted()).toEqual(stated.map(String).toSorted())
  expect(new Set(stated).size).toBe(stated.length)
})
