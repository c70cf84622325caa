import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** Modules that a file loads at run time; `import type` loads nothing. */
const loadedBy = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type\b)[^']*'([^']+)'/gm)].map(([, name = '']) => {
    if (name.startsWith('.')) return join(dirname(file), name)
    return name.startsWith('#') ? name.slice(1) : name
  })

/** The way from a file to zod; undefined when it loads none. */
const wayToZod = (file: string, seen = new Set<string>()): string[] | undefined => {
  if (file === 'zod') return [file]
  if (seen.has(file) || !file.endsWith('.ts')) return undefined
  seen.add(file)
  for (const next of loadedBy(file)) {
    const way = wayToZod(next, seen)
    if (way) return [file, ...way]
  }
  return undefined
}

test('a page that makes the calls of a noun does not load their schemas', () => {
  const files = globSync('contract/*/*.calls.ts')
  expect(files.length).toBeGreaterThan(15)
  expect(files.flatMap((file) => wayToZod(file) ?? [])).toEqual([])
  expect(wayToZod('contract/home/home.ts')).toEqual(['contract/home/home.ts', 'zod'])
})
