import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root, run } from './run.ts'

const sources = ['web', 'contract', 'vite.config.ts', 'package-lock.json']
const stampOf = (base: string): string => join(base, 'dist/web/.built')

const filesOf = (base: string, name: string): string[] => {
  const path = join(base, name)
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [name]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((it) => it.isFile() && !/\.test\.tsx?$/.test(it.name))
    .map((it) => join(it.parentPath, it.name).slice(base.length + 1))
    .sort()
}

/** One hash over name and content of everything that the built pages come from. */
export const fingerprint = (base = root): string => {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((it) => filesOf(base, it)))
    hash.update(`${file}\0`).update(readFileSync(join(base, file)))
  return hash.digest('hex')
}

/** Builds the pages into dist/web; resolves to the exit code. */
export const build = (args: readonly string[] = []): number => {
  const before = fingerprint()
  const code = run('vite', ['build', ...args])
  if (code === 0) {
    mkdirSync(dirname(stampOf(root)), { recursive: true })
    writeFileSync(stampOf(root), before)
  }
  return code
}

/** True while dist/web is what the sources give. */
export const isBuilt = (base = root): boolean =>
  existsSync(stampOf(base)) && readFileSync(stampOf(base), 'utf8') === fingerprint(base)

/** Builds unless that is done; resolves to the exit code. */
export const buildWhenStale = (): number => (isBuilt() ? 0 : build())

if (import.meta.main) process.exitCode = build()
