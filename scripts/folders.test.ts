import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run.ts'

/*
 * A folder holds at most 20 source files; past that it has subfolders, those of the pages named by what a person sees. Style
 * sheets count, tests do not, and neither do articles and pictures, which are content.
 */

const LIMIT = 20
const rooms = ['contract', 'server', 'web', 'e2e', 'bench', 'scripts']
const isSource = (name: string): boolean => /\.(?:tsx?|css)$/.test(name) && !/\.(?:test|spec)\.tsx?$/.test(name)

/** Every folder at or below `folder` with the number of source files that stand directly in it. */
const counted = (folder: string): { folder: string; files: number }[] => {
  const entries = readdirSync(folder, { withFileTypes: true })
  const below = entries.filter((it) => it.isDirectory()).flatMap((it) => counted(join(folder, it.name)))
  return [{ folder: relative(root, folder), files: entries.filter((it) => isSource(it.name)).length }, ...below]
}

const tooFull = (folders: readonly { folder: string; files: number }[]): string[] =>
  folders.filter((it) => it.files > LIMIT).map((it) => `${it.folder}: ${it.files} files`)

test('no folder holds more than 20 source files', () => {
  const folders = rooms.flatMap((room) => counted(join(root, room)))
  for (const folder of [join('web', 'kit', 'table'), join('server', 'kit'), 'bench'])
    expect(folders.find((it) => it.folder === folder)?.files, folder).toBeGreaterThan(5)
  expect(tooFull(folders)).toEqual([])
})

test('a folder of 21 source files is named, one of 20 is not', () => {
  const found = tooFull([
    { folder: 'web/full', files: 20 },
    { folder: 'web/over', files: 21 },
  ])
  expect(found).toEqual(['web/over: 21 files'])
})

test('style sheets are source files, tests and articles are not', () => {
  const names = ['Timer.tsx', 'timer.ts', 'Timer.module.css', 'Timer.test.tsx', 'timer.spec.ts', 'timer.pt.md']
  expect(names.filter(isSource)).toEqual(['Timer.tsx', 'timer.ts', 'Timer.module.css'])
})
