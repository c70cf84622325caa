import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fingerprint, isBuilt, type TargetName } from './build.ts'

let base: string
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(base, file)), { recursive: true })
  writeFileSync(join(base, file), text)
}
/** Those that are what their sources give. */
const built = (): TargetName[] => (['pages', 'server'] as const).filter((it) => isBuilt(it, base))

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'nucleo-build-'))
  for (const file of ['web/main.tsx', 'web/loop/Timer.tsx', 'web/loop/Timer.test.tsx', 'contract/loop/loop.ts'])
    write(file, `// ${file}`)
  for (const file of ['server/main.ts', 'vite.config.ts', 'vite.server.config.ts', 'package-lock.json'])
    write(file, `// ${file}`)
  write('dist/web/.built', fingerprint('pages', base))
  write('dist/server/.built', fingerprint('server', base))
})
afterEach(() => rmSync(base, { recursive: true, force: true }))

test('what comes from these very sources is not built again', () => {
  expect(built()).toEqual(['pages', 'server'])
  write('web/loop/Timer.test.tsx', 'nothing comes from a test')
  expect(built()).toEqual(['pages', 'server'])
})

test.each<[file: string, stale: TargetName[]]>([
  ['web/main.tsx', ['pages']],
  ['vite.config.ts', ['pages']],
  ['server/main.ts', ['server']],
  ['vite.server.config.ts', ['server']],
  ['contract/loop/loop.ts', ['pages', 'server']],
  ['package-lock.json', ['pages', 'server']],
])('a change of %s makes %j stale, and taking it back does not', (file, stale) => {
  write(file, 'something else')
  expect(built()).toEqual((['pages', 'server'] as const).filter((it) => !stale.includes(it)))
  write(file, `// ${file}`)
  expect(built()).toEqual(['pages', 'server'])
})

test('so does a file that came, went or has another name', () => {
  write('web/loop/New.tsx', '')
  expect(built()).toEqual(['server'])
  rmSync(join(base, 'web/loop/New.tsx'))
  expect(built()).toEqual(['pages', 'server'])
  renameSync(join(base, 'web/loop/Timer.tsx'), join(base, 'web/loop/Clock.tsx'))
  expect(built()).toEqual(['server'])
})

test('where nothing was built, nothing is', () => {
  rmSync(join(base, 'dist'), { recursive: true })
  expect(built()).toEqual([])
})
