import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root, run } from './run.ts'

/** A build target: its folder, its configuration, and all its sources. */
interface Target {
  readonly folder: string
  readonly config: string
  readonly sources: readonly string[]
}

const targets = {
  pages: { folder: 'dist/web', config: 'vite.config.ts', sources: ['web', 'contract', 'package-lock.json'] },
  server: {
    folder: 'dist/server',
    config: 'vite.server.config.ts',
    sources: ['server', 'contract', 'package-lock.json'],
  },
} as const satisfies Record<string, Target>

export type TargetName = keyof typeof targets
const names: readonly TargetName[] = ['pages', 'server']

const stampOf = (target: TargetName, base: string): string => join(base, targets[target].folder, '.built')

const filesOf = (base: string, name: string): string[] => {
  const path = join(base, name)
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [name]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((it) => it.isFile() && !/\.test\.tsx?$/.test(it.name))
    .map((it) => join(it.parentPath, it.name).slice(base.length + 1))
    .sort()
}

/** Hash over name and content of all sources of a target. */
export const fingerprint = (target: TargetName, base = root): string => {
  const hash = createHash('sha256')
  const { sources, config } = targets[target]
  for (const file of [...sources, config].flatMap((it) => filesOf(base, it)))
    hash.update(`${file}\0`).update(readFileSync(join(base, file)))
  return hash.digest('hex')
}

/** Builds a target into its folder; returns the exit code. */
export const build = (target: TargetName, args: readonly string[] = []): number => {
  const before = fingerprint(target)
  // Tests too build for production, as people run it.
  const code = run('vite', ['build', '--config', targets[target].config, ...args], { NODE_ENV: 'production' })
  if (code === 0) {
    mkdirSync(dirname(stampOf(target, root)), { recursive: true })
    writeFileSync(stampOf(target, root), before)
  }
  return code
}

/** True while a target's folder matches the sources. */
export const isBuilt = (target: TargetName, base = root): boolean =>
  existsSync(stampOf(target, base)) && readFileSync(stampOf(target, base), 'utf8') === fingerprint(target, base)

/** Builds the stale ones of the given targets; returns the exit code of the first that fails. */
export const buildWhenStale = (only: readonly TargetName[] = names, args: readonly string[] = []): number => {
  for (const target of only) {
    const code = isBuilt(target) ? 0 : build(target, args)
    if (code !== 0) return code
  }
  return 0
}

if (import.meta.main) process.exitCode = names.map((target) => build(target)).find((code) => code !== 0) ?? 0
