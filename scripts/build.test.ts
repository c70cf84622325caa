import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fingerprint, isBuilt } from './build.ts'

let base: string
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(base, file)), { recursive: true })
  writeFileSync(join(base, file), text)
}

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'nucleo-build-'))
  for (const file of ['web/main.tsx', 'web/loop/Timer.tsx', 'web/loop/Timer.test.tsx', 'contract/loop/loop.ts'])
    write(file, `// ${file}`)
  for (const file of ['server/main.ts', 'vite.config.ts', 'package-lock.json']) write(file, `// ${file}`)
  write('dist/web/.built', fingerprint(base))
})
afterEach(() => rmSync(base, { recursive: true, force: true }))

test('pages that come from these very sources are not built again', () => {
  expect(isBuilt(base)).toBe(true)
  write('server/main.ts', 'no page comes from here')
  write('web/loop/Timer.test.tsx', 'nor from a test')
  expect(isBuilt(base)).toBe(true)
})

test.each(['web/main.tsx', 'contract/loop/loop.ts', 'vite.config.ts', 'package-lock.json'])(
  'a change of %s makes them stale, and taking it back does not',
  (file) => {
    write(file, 'something else')
    expect(isBuilt(base)).toBe(false)
    write(file, `// ${file}`)
    expect(isBuilt(base)).toBe(true)
  },
)

test('so does a file that came, went or has another name', () => {
  write('web/loop/New.tsx', '')
  expect(isBuilt(base)).toBe(false)
  rmSync(join(base, 'web/loop/New.tsx'))
  expect(isBuilt(base)).toBe(true)
  renameSync(join(base, 'web/loop/Timer.tsx'), join(base, 'web/loop/Clock.tsx'))
  expect(isBuilt(base)).toBe(false)
})

test('where nothing was built, nothing is', () => {
  rmSync(join(base, 'dist'), { recursive: true })
  expect(isBuilt(base)).toBe(false)
})
